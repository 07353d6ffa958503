"""Tables for people: what an arena or a calibration has shown."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from ludiade.kernel import shelf
from ludiade.kernel.texts import Texts, language, texts
from ludiade.lab.contest.report import Failing, Report
from ludiade.lab.failings import failing
from ludiade.lab.figures import number, percent, table
from ludiade.lab.levels.calibration import Rung
from ludiade.lab.study import Study
from ludiade.lab.tally import Estimate

HERE = Path(__file__).parent


def told(report: Report, lang: str | None = None) -> list[str]:
    """Standings, duels and failings."""
    say = texts(language(lang), HERE, shelf.get(report.game).folder)
    lines = [
        say.say("arena-head", game=say.say("game-name"), players=report.players,
                deals=report.deals, seed=report.seed),
        "",
    ]  # fmt: skip
    rows = [[say.say(f"arena-column-{c}") for c in ("bot", "matches", "points", "interval")]]
    rated = any(standing.rating is not None for standing in report.standings)
    if rated:
        rows[0].append(say.say("arena-column-rating"))
    for standing in report.standings:
        row = [standing.bot, str(standing.matches), *_points(standing.points, say)]
        if standing.rating is not None:
            mu, sigma = standing.rating.mu, standing.rating.sigma
            row.append(f"{number(mu, say)} ± {number(2 * sigma, say)}")
        rows.append(row)
    lines += [*table(rows), ""]
    if not rated:
        lines += [say.say("arena-no-ratings"), ""]
    duels = [[f"{d.bot} – {d.other}", str(d.matches), *_points(d.points, say)]
             for d in report.duels]  # fmt: skip
    lines += [say.say("arena-duels"), *table(duels)]
    return [*lines, *_failings(report.failings, report.on_fault, say)]


def climbed(rungs: Iterable[Rung], lang: str | None = None) -> list[str]:
    """The steps between levels."""
    say = texts(language(lang), HERE)
    rows = [[say.say(f"arena-column-{c}") for c in ("step", "matches", "points", "interval")]]
    rows[0].append("")
    for rung in rungs:
        verdict = say.say(f"lab-verdict-{rung.verdict.replace('_', '-')}")
        rows.append([f"{rung.level} – {rung.below}", str(rung.matches), *_points(rung.points, say),
                     verdict])  # fmt: skip
    return table(rows)


def _failings(failings: Sequence[Failing], on_fault: str, say: Texts) -> list[str]:
    """Who was at fault, how often in which way, and the whole of what is known of the first."""
    lines = ["", say.say(f"arena-failings-{on_fault}")] if failings else []
    for one in failings:
        said = failing(one.bot, one.kind, one.times, one.said, say)
        lines += [f"  {said}", *(f"    {line}" for line in one.traceback.splitlines())]
    return lines


def _points(points: Estimate, say: Texts) -> list[str]:
    low, high = number(100 * points.low, say), number(100 * points.high, say)
    return [percent(points.mean, say), f"{low} – {high}"]


def studied(study: Study, lang: str | None = None) -> list[str]:
    """A simulation, seat by seat."""
    say = texts(language(lang), HERE, shelf.get(study.game).folder)
    name = say.say("game-name")
    head = say.say("simulate-head", game=name, games=study.games, decisions=study.decisions)
    rows = [[say.say(f"simulate-column-{c}") for c in ("seat", "score", "wins")]]
    for seat, bot in enumerate(study.bots):
        score, wins = study.mean_scores[seat], study.win_shares[seat]
        rows.append([f"{seat} {bot}", number(score, say), percent(wins, say)])
    return [head, "", *table(rows), *_failings(study.failings, study.on_fault, say)]

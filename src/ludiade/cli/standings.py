"""Tables for people: what an arena or a calibration has shown."""

from collections.abc import Iterable, Sequence

from ludiade.kernel.texts import Texts
from ludiade.lab.calibration import Rung
from ludiade.lab.report import Report
from ludiade.lab.tally import Estimate


def told(report: Report, say: Texts) -> list[str]:
    """Standings, duels and failings."""
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
            row.append(f"{_number(mu, say)} ± {_number(2 * sigma, say)}")
        rows.append(row)
    lines += [*_table(rows), ""]
    if not rated:
        lines += [say.say("arena-no-ratings"), ""]
    duels = [[f"{d.bot} – {d.other}", str(d.matches), *_points(d.points, say)]
             for d in report.duels]  # fmt: skip
    lines += [say.say("arena-duels"), *_table(duels)]
    if report.failings:
        lines += ["", say.say("arena-failings")]
    for failing in report.failings:
        fault = say.say(f"arena-fault-{failing.kind}", times=failing.times)
        lines.append(f"  {failing.bot}: {fault}{f' ({failing.said})' if failing.said else ''}")
    return lines


def climbed(rungs: Iterable[Rung], say: Texts) -> list[str]:
    """The steps between levels."""
    rows = [[say.say(f"arena-column-{c}") for c in ("step", "matches", "points", "interval")]]
    rows[0].append("")
    for rung in rungs:
        verdict = say.say(f"lab-verdict-{rung.verdict.replace('_', '-')}")
        rows.append([f"{rung.level} – {rung.below}", str(rung.matches), *_points(rung.points, say),
                     verdict])  # fmt: skip
    return _table(rows)


def _points(points: Estimate, say: Texts) -> list[str]:
    low, high = _number(100 * points.low, say), _number(100 * points.high, say)
    return [f"{_number(100 * points.mean, say)} %", f"{low} – {high}"]


def _number(value: float, say: Texts) -> str:
    shown = f"{value:.1f}"
    return shown.replace(".", ",") if say.lang == "fr" else shown


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns of one width each: the first to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join([f"  {row[0]:<{widths[0]}}",
                   *(f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))]
                  ).rstrip()
        for row in rows
    ]  # fmt: skip

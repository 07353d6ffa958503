"""Simulated evenings: how much luck does the same deal at every table take out?

`python -m tests.club.evenings 60` plays them and writes the table of `docs/duplicate.md`. Twelve
players of four known strengths (bots of the house, three of each level) sit six rounds at tables of
two, each evening once with the same deal at all tables of a round and once with a deal a table.
"""

import hashlib
import sys
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, pvariance, stdev
from typing import NamedTuple

from ludiade.club.matchpoints import matchpoints, table_points
from ludiade.club.pairing import RoundPlan, seat_round
from ludiade.club.rounds import Round, SeatResult
from ludiade.club.standings import standings
from ludiade.kernel import shelf
from ludiade.kernel.match import Match
from ludiade.lab.contest.matches import play_seated
from ludiade.lab.entrants import house
from ludiade.lab.pool import cores, spread
from ludiade.lab.program import Limits

LEVELS = ("beginner", "easy", "medium", "hard")
EACH, ROUNDS = 3, 6
PEOPLE = [f"{level} {number}" for level in LEVELS for number in range(EACH)]
STRENGTH = {name: float(LEVELS.index(name.split()[0])) for name in PEOPLE}
TITLES = {"diamoniak": 2, "diadingo": 2, "diego": 2, "diabolo": 2, "diamino": 2}
"""The quickest first, and the size of their tables."""
SAMPLES = 2000
PAGE = Path(__file__).parents[2] / "docs" / "duplicate.md"
BEGIN, END = "<!-- evenings -->\n", "<!-- /evenings -->\n"


class Evening(NamedTuple):
    """How one evening's marks follow the true strengths."""

    correlation: float
    between: float
    """The variance of the marks from one strength to another."""
    within: float
    """The variance of the marks among equals, which is luck."""


def play_evening(game: str, size: int, number: int, *, same: bool) -> list[Round]:
    """Six rounds, dealt alike at all tables of a round, or each by itself."""
    rounds: list[Round] = []
    plan = RoundPlan("apart", size, (size,), alike=True, seed=str(number))
    for turn in range(ROUNDS):
        tables = []
        for at, table in enumerate(seat_round(plan, PEOPLE, rounds).tables):
            deal = f"{game} {number} {turn}" if same else f"{game} {number} {turn} {at}"
            tables.append(play_table(game, table, hashlib.sha256(deal.encode()).digest()))
        rounds.append(Round(tables, []))
    return rounds


def play_table(game: str, people: tuple[str, ...], secret: bytes) -> tuple[SeatResult, ...]:
    """One match of the lab's."""
    found = shelf.get(game)
    match = Match(found, found.read_options({}, len(people)), len(people))
    bots = [house(name.split()[0]) for name in people]
    scores, _, _ = play_seated(match, bots, secret, Limits(), "loss")
    return tuple(SeatResult(name, score) for name, score in zip(people, scores, strict=True))


def judge(rounds: list[Round], worth) -> Evening:
    """The marks of an evening against the true strengths."""
    marks = {line.person: line.mark for line in standings(rounds, worth)}
    levels = [[marks[name] for name in PEOPLE if STRENGTH[name] == at] for at in range(4)]
    means = [fmean(level) for level in levels]
    within = fmean([pvariance(level) * EACH / (EACH - 1) for level in levels])
    between = pvariance(means) * 4 / 3 - within / EACH
    return Evening(correlation(marks), between, within)


def correlation(marks: dict[str, float]) -> float:
    """Of the order of the marks with that of the strengths (Spearman's, ties at their mean)."""
    one, other = ranks([marks[name] for name in PEOPLE]), ranks([STRENGTH[n] for n in PEOPLE])
    middle = fmean(one)
    top = sum((a - middle) * (b - middle) for a, b in zip(one, other, strict=True))
    below = sum((a - middle) ** 2 for a in one) * sum((b - middle) ** 2 for b in other)
    return top / below**0.5 if below else 0.0


def ranks(values: list[float]) -> list[float]:
    return [
        sum(other < value for other in values) + (values.count(value) - 1) / 2 for value in values
    ]


def signal(evenings: list[Evening]) -> float:
    """The part of the variance of marks that strength explains."""
    between = max(0.0, fmean([one.between for one in evenings]))
    return between / (between + fmean([one.within for one in evenings]))


def needed(same: list[Evening], other: list[Evening]) -> float:
    """How many rounds of ordinary deals say as much as one of the same deals."""
    clear = [signal(one) / max(1e-9, 1 - signal(one)) for one in (same, other)]
    return clear[0] / max(1e-9, clear[1])


def compare(game: str, size: int, number: int) -> tuple[Evening, Evening]:
    """An evening with the same deals, and one with ordinary ones."""
    same = play_evening(game, size, number, same=True)
    plain = play_evening(game, size, number, same=False)
    return judge(same, matchpoints), judge(plain, table_points)


def row(game: str, size: int, evenings: int) -> str:
    """One title's line of the table."""
    both_ways = list(spread(partial(compare, game, size), range(evenings), cores(0)))
    same, plain = ([one[at] for one in both_ways] for at in (0, 1))
    random = Random(game)
    drawn = []
    for _ in range(SAMPLES):
        at = [random.randrange(evenings) for _ in range(evenings)]
        both = [same[n] for n in at], [plain[n] for n in at]
        drawn.append((signal(both[0]), signal(both[1]), needed(*both)))
    cells = [shelf.get(game).name("en"), str(evenings), *map(told, (same, plain))]
    kinds = (signal(same), signal(plain), needed(same, plain))
    for at, (value, form) in enumerate(zip(kinds, (".0%", ".0%", ".1f"), strict=True)):
        order = sorted(one[at] for one in drawn)
        low, high = order[SAMPLES // 40], order[-1 - SAMPLES // 40]
        cells.append(f"{value:{form}} ({low:{form}}–{high:{form}})".replace("%", " %"))
    return f"| {' | '.join(cells)} |\n"


def told(evenings: list[Evening]) -> str:
    """The mean correlation with its interval of 95 %."""
    values = [one.correlation for one in evenings]
    reach = 1.96 * stdev(values) / len(values) ** 0.5
    return f"{fmean(values):.2f} ± {reach:.2f}"


HEAD = (
    "| title | evenings | order, same deals | order, ordinary | explained, same deals "
    "| explained, ordinary | one round is worth |\n|---|---|---|---|---|---|---|\n"
)


def main(evenings: int, *titles: str) -> None:
    """Write the table into its page, between its marks; with titles, their lines alone anew."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    table, _, after = rest.partition(END)
    lines = {line.split(" | ")[0]: line + "\n" for line in table.splitlines()[3:] if line}
    for game, size in TITLES.items():
        if titles and game not in titles:
            continue
        line = row(game, size, evenings)
        print(line, end="", flush=True)
        lines[line.split(" | ")[0]] = line
        made = BEGIN + "\n" + HEAD + "".join(lines.values()) + "\n" + END
        PAGE.write_text(before + made + after, encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])

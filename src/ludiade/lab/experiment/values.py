"""What one deal says: a number for each thing that is measured, a mean over its seatings.

Deals are independent, seatings of one deal are not, so a deal is one observation.
"""

from collections.abc import Iterable, Iterator
from statistics import fmean

from ludiade.lab.experiment.groups import Group
from ludiade.lab.experiment.plan import Measure
from ludiade.lab.experiment.rows import Row

SHARES = ("seat:", "start", "ties", "tied:", "fires:", "behind", "settled", "comeback", "forced",
          "wins:", "points")  # fmt: skip
"""Keys whose values lie between 0 and 1, and read as percentages."""
MARGINS = ("advantage", "margin", "twin")
"""Keys whose values lie between -1 and 1, or closer."""


def bounds_of(key: str, players: int) -> tuple[float, float] | None:
    """Between which numbers the values of a key lie, where that is known."""
    if key == "advantage":  # a share, less a fair one
        return (-1 / players, 1 - 1 / players)
    if key.startswith(MARGINS):
        return (-1.0, 1.0)
    return (0.0, 1.0) if key.startswith(SHARES) else None


KEYS: dict[Measure, tuple[str, ...]] = {
    "length": ("decisions", "turns"), "branching": ("branching", "forced"),
    "scores": ("score", "winning_score", "score_margin"), "start": ("start", "advantage"),
    "ties": ("ties",), "drama": ("lead_changes", "behind", "settled", "comeback"),
}  # fmt: skip
"""What each measure says where neither players, bots nor events name it."""


def keys_of(measures: Iterable[Measure], players: int, bots: list[str]) -> list[str]:
    """All that can be known before a match is played of what these measures say."""
    found: list[str] = []
    for measure in measures:
        if measure == "seats":
            found += [f"seat:{seat}" for seat in range(players)]
        elif measure == "skill":
            found += ["points"] if len(bots) == 2 else [f"wins:{bot}" for bot in bots]
        else:
            found += KEYS.get(measure, ())
    return found


def values_of(group: Group, played: list[Row]) -> dict[str, float]:
    """All that a deal says, by key."""
    found: dict[str, list[float]] = {}
    for row in played:
        for key, value in _of_match(group, row):
            found.setdefault(key, []).append(value)
    turns = len(played)
    means = {key: sum(values) / turns for key, values in found.items()}
    if "skill" in group.measures and len(group.bots) == 2:
        means |= _of_pair(group, played)
    return means


def win_shares(ranks: list[int]) -> list[float]:
    """A first place that several share counts in parts."""
    winners = ranks.count(1)
    return [(rank == 1) / winners for rank in ranks]


def _of_match(group: Group, row: Row) -> Iterator[tuple[str, float]]:
    shares = win_shares(row.ranks)
    for measure in group.measures:
        match measure:
            case "length":
                yield "decisions", row.decisions
                if row.turns:
                    yield "turns", row.turns
            case "branching":
                yield "branching", row.choices / row.decisions
                yield "forced", row.forced / row.decisions
            case "scores":
                yield "score", fmean(row.scores)
                if len(row.scores) > 1:
                    best, second, *_ = sorted(row.scores, reverse=True)
                    yield "winning_score", best
                    yield "score_margin", best - second
            case "seats":
                for seat, share in enumerate(shares):
                    yield f"seat:{seat}", share
            case "start":
                yield "start", shares[row.first]
                yield "advantage", shares[row.first] - 1 / group.players
            case "ties":
                yield "ties", row.ranks.count(1) > 1
            case "rules":
                for event, times in row.events.items():
                    yield f"event:{event}", times
                    yield f"fires:{event}", 1.0
            case "drama":
                if row.behind is not None:
                    yield "lead_changes", row.lead_changes or 0
                    yield "behind", row.behind
                    yield "settled", row.settled or 0.0
                    yield "comeback", bool(row.comeback)
            case "skill":
                if len(group.bots) > 2:
                    for bot, share in zip(row.bots, shares, strict=True):
                        yield f"wins:{bot}", share


def _of_pair(group: Group, played: list[Row]) -> dict[str, float]:
    """Two bots on one deal: the first one's margin, its square, and how twin seatings agree.

    Twins are two seatings in which the bots have changed places: what a deal gives one of them in
    the first, it gives the other in the second. A margin is +1 for a win, -1 for a loss.
    """
    tables = group.tables
    margins = [_margin(row.ranks, table) for row, table in zip(played, tables, strict=True)]
    twins = [tables.index([1 - bot for bot in table]) for table in tables]
    return {
        "points": fmean((1 + margin) / 2 for margin in margins),
        "margin": fmean(margins),
        "margin_square": fmean(margin * margin for margin in margins),
        "twin": fmean(margins[turn] * margins[twin] for turn, twin in enumerate(twins)),
    }


def _margin(ranks: list[int], table: list[int]) -> float:
    """Of all pairs of a seat of each bot, those won less those lost, -1 to 1."""
    own = [rank for rank, bot in zip(ranks, table, strict=True) if bot == 0]
    others = [rank for rank, bot in zip(ranks, table, strict=True) if bot == 1]
    duels = [(a < b) - (a > b) for a in own for b in others]
    return sum(duels) / len(duels)

"""Keeps a rack that makes words: vowels and consonants in balance, an S and the jokers."""

from ludiade import Action, Seen
from ludiade.games.diamino.material import VALUES
from tests.bots.heuristics.diamino import VOWELS, ends, points, turn, value

BY = value(tile=20, red=2_000, green=-1_000, joker=-30)
SHARE = 0.42


def quality(rack: str) -> float:
    """How well what stays in hand goes on, in points."""
    if not rack:
        return 0.0
    vowels = sum(tile in VOWELS for tile in rack)
    doubles = len(rack) - len(set(rack))
    return (
        4.0 * rack.count("*") + 1.0 * min(2, rack.count("S"))
        - 3.0 * abs(vowels / len(rack) - SHARE) - 0.25 * doubles
        - 0.1 * sum(VALUES[tile] for tile in rack)
    )  # fmt: skip


def choose(seen: Seen) -> Action:
    def rank(table, place, squares, left) -> float:
        keeps = quality(left) if table.reserve else -sum(VALUES[tile] for tile in left)
        return points(squares) + 0.5 * len(squares) + keeps + 1000.0 * ends(table, left)

    return turn(seen, BY, rank, lambda rack: "".join(t for t in rack if t not in "*ES"))

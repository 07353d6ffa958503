"""Waits for the red devils: exchanges a poor rack rather than open the board for nothing."""

from ludiade import Action, Seen
from tests.bots.heuristics.diamino import VOWELS, ends, points, turn, value

BY = value(tile=5, red=10_000, green=-5_000, joker=-20)
BALANCED = 0.45
"""The part of vowels in a good rack."""


def poor(rack: str) -> str:
    """What it gives back: the rare letters, and the vowels or consonants there are too many of."""
    vowels = [tile for tile in rack if tile in VOWELS]
    others = [tile for tile in rack if tile not in VOWELS and tile != "*"]
    many = vowels if len(vowels) > BALANCED * len(rack) + 1 else others
    rare = [tile for tile in rack if tile in "JKQWXYZVBHFG"]
    return "".join(dict.fromkeys([*rare, *many[: len(many) // 2]]))


def choose(seen: Seen) -> Action:
    late = seen.view.reserve < 20 or seen.view.idle >= seen.players

    def rank(table, place, squares, left) -> float:
        jokers = left.count("*")
        return points(squares) + 0.4 * len(squares) + 3.0 * jokers + 1000.0 * ends(table, left)

    return turn(seen, BY, rank, poor, least=-1e9 if late else 2.0)

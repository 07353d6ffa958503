"""Diamoniak: the cards and their numbers (rules 4.1 and 4.7)."""

from typing import Final

from ludiade.games.diamoniak import types as t

CARDS: Final[list[t.Card]] = ["pink", "blue", "green", "violet", "diamond", "witch", "fairy"]
COLOURS: Final[list[t.Colour]] = ["pink", "blue", "green", "violet"]
COUNTS: Final = [6, 6, 6, 6, 20, 7, 3]
INDEX: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}
KINDS: Final = 7
DIAMOND: Final = 4
WITCH: Final = 5
FAIRY: Final = 6
NO_COLOUR: Final = -1

CASTLE: Final = 6
PRICE: Final = 3
TOLL: Final = 3
PAYABLE: Final = [0, 1, 2, 3, DIAMOND, FAIRY]
PAYABLE_NAMES: Final[list[t.Payable]] = ["pink", "blue", "green", "violet", "diamond", "fairy"]


def counted(counts: list[int], without: int) -> dict[t.Card, int]:
    """Counts by name; kinds of which there are none, and the colour `without`, left out."""
    return {CARDS[c]: counts[c] for c in range(KINDS) if counts[c] > 0 and c != without}

"""Diamino: the moves of the menu, ready made."""

from typing import Final

from ludiade.games.diamino.material import LISTING
from ludiade.games.diamino.types import Accept, Contest, Pass, Shed
from ludiade.kernel.inputs import SEATS, Move

PASSES: Final = [[Move(seat, Pass())] for seat in range(SEATS)]
ANSWERS: Final = [[Move(seat, Accept()), Move(seat, Contest())] for seat in range(SEATS)]
SHEDS: Final = [{tile: Move(seat, Shed(tile)) for tile in LISTING} for seat in range(SEATS)]

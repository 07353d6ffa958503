"""Every play of a rack on a board: counted, streamed, listed, the best of them, or one by lot."""

from ludiade.games.diamino.words.plays.board import Board
from ludiade.games.diamino.words.plays.errors import BadPosition
from ludiade.games.diamino.words.plays.generator import TILES_LAID, Play, Plays, Value

__all__ = ["TILES_LAID", "BadPosition", "Board", "Play", "Plays", "Value"]

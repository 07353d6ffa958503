"""A patience solved by trial: place, and where nothing more fits, take back a little and go on."""

import time
from random import Random

from ludiade.games.diamino import types as t
from ludiade.games.diamino import words
from ludiade.games.diamino.lots import plays, rack_for_plays, written
from ludiade.games.diamino.material import BAG, EMPTY, JOKER, SQUARES, VALUES, minus
from ludiade.games.diamino.placement import put, read
from ludiade.games.diamino.rules import Table
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Move, Over
from ludiade.kernel.match import Match
from ludiade.kernel.record import Document

OPTIONS = t.Options(formula="patience")
HANDFUL = 7
FEW = 9
"""Tiles left from which on all of them, jokers too, are tried together."""


class Attempt:
    """Words laid one after the other, each of which can be taken back."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.table = Table(OPTIONS, 1)
        self.laid: list[tuple[t.Place, str, str]] = []
        """Each placement, with the board and the rack before it."""

    @property
    def rack(self) -> str:
        return self.table.racks[0]

    def go_on(self) -> None:
        """Lay words until nothing more fits."""
        while self.rack:
            place = self._choose()
            if place is None:
                return
            self.laid.append((place, self.table.board, self.rack))
            placement = read(self.table.board, place.at, place.word)
            self.table.board = put(self.table.board, placement, place.word)
            self.table.racks[0] = minus(self.rack, placement.tiles)

    def take_back(self, count: int) -> None:
        """Take back the last words."""
        _, self.table.board, self.table.racks[0] = self.laid[-count]
        del self.laid[-count:]

    def _choose(self) -> t.Place | None:
        """A word of a few tiles, the awkward ones rather than the others; jokers are kept."""
        finder = plays(self.table)
        if len(self.rack) > FEW:
            letters = self.rack.replace(JOKER, "")
            for _ in range(3):
                handful = self._handful(letters)
                play = finder.random(handful, self.rng)
                if play is not None:
                    return written(self.table, play)
        play = finder.random(rack_for_plays(self.rack), self.rng)
        return None if play is None else written(self.table, play)

    def _handful(self, letters: str) -> str:
        drawn = sorted(letters, key=lambda tile: self.rng.random() ** (1 / (1 + VALUES[tile])))
        return "".join(drawn[-HANDFUL:])

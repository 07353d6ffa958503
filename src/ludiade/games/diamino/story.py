"""Diamino: what the whole table sees happen, told where somebody listens."""

from ludiade.games.diamino import types as t
from ludiade.games.diamino.scoring import value_of
from ludiade.kernel.inputs import NOBODY
from ludiade.kernel.state import State
from ludiade.kernel.types import Seat


class Telling(State):
    """A table that tells; in a playout nobody listens, and no event is made."""

    def tell_drew_for_start(self, draws: list[tuple[int, str]]) -> None:
        if self.story is not None:
            for seat, tile in draws:
                self.tell(t.DrewForStart(Seat(seat), tile))

    def tell_began(self, seat: int, number: int) -> None:
        if self.story is not None:
            self.tell(t.Began(Seat(seat), number))

    def tell_placed(self, seat: int, at: str, word: str) -> None:
        if self.story is not None:
            self.tell(t.Placed(Seat(seat), at, word))

    def tell_accepted(self, seat: int) -> None:
        if self.story is not None:
            self.tell(t.Accepted(Seat(seat)))

    def tell_contested(self, seat: int, mover: int, wrong: list[str]) -> None:
        if self.story is not None:
            self.tell(t.Contested(Seat(seat), Seat(mover), len(wrong) > 0, tuple(wrong)))

    def tell_stood(self, seat: int, word: str) -> None:
        if self.story is not None:
            self.tell(t.Stood(Seat(seat), word))

    def tell_covered(self, seat: int, greens: int, reds: int) -> None:
        if self.story is not None and (greens or reds):
            self.tell(t.Covered(Seat(seat), greens, reds))

    def tell_scored(self, seat: int, points: int, cause: t.Cause) -> None:
        if self.story is not None and points:
            self.tell(t.Scored(Seat(seat), points, cause))

    def tell_drew(self, seat: int, tiles: int) -> None:
        if self.story is not None:
            self.tell(t.Drew(Seat(seat), tiles))

    def tell_put_back(self, seat: int) -> None:
        if self.story is not None:
            self.tell(t.PutBack(Seat(seat)))

    def tell_exchanged(self, seat: int, tiles: int) -> None:
        if self.story is not None:
            self.tell(t.Exchanged(Seat(seat), tiles))

    def tell_passed(self, seat: int) -> None:
        if self.story is not None:
            self.tell(t.Passed(Seat(seat)))

    def tell_deal_ended(self, number: int, finisher: int, black: bool, racks: list[str]) -> None:
        """Who finished, or that nobody can, and what the others could not place."""
        if self.story is None:
            return
        if finisher == NOBODY:
            self.tell(t.Blocked(number))
        else:
            self.tell(t.Finished(Seat(finisher), black))
        for seat, rack in enumerate(racks):
            if seat != finisher:
                self.tell(t.Left(Seat(seat), rack, value_of(rack)))

    def tell_solved(self, placed: int) -> None:
        if self.story is not None:
            self.tell(t.Solved(placed))

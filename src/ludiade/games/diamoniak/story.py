"""Diamoniak: what the whole table sees happen, told where somebody listens."""

from typing import Literal

from mypy_extensions import i64

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import CARDS, COLOURS
from ludiade.kernel.state import State
from ludiade.kernel.types import Seat


class Telling(State):
    """A table that tells; in a playout nobody listens, and no event is made."""

    def tell_began(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.Began(Seat(seat)))

    def tell_drew(self, seat: i64, card: i64, to: Literal["castle", "side", "witch"]) -> None:
        if self.story is not None:
            self.tell(t.Drew(Seat(seat), CARDS[card], to))

    def tell_chose_colour(self, seat: i64, colour: i64) -> None:
        if self.story is not None:
            self.tell(t.ChoseColour(Seat(seat), COLOURS[colour]))

    def tell_stopped(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.Stopped(Seat(seat)))

    def tell_bought(self, seat: i64, seller: i64, colour: i64, to: t.SaleGoesTo) -> None:
        if self.story is not None:
            self.tell(t.Bought(Seat(seat), Seat(seller), COLOURS[colour], to))

    def tell_paid(self, seat: i64, cards: tuple[t.Payable, ...]) -> None:
        if self.story is not None:
            self.tell(t.Paid(Seat(seat), cards))

    def tell_spared(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.Spared(Seat(seat)))

    def tell_sent_away(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.SentAway(Seat(seat)))

    def tell_released(self, seat: i64, colour: i64) -> None:
        if self.story is not None:
            self.tell(t.Released(Seat(seat), COLOURS[colour]))

    def tell_reshuffled(self, cards: int) -> None:
        if self.story is not None:
            self.tell(t.Reshuffled(cards))

    def tell_won(self, seat: i64, colour: i64) -> None:
        if self.story is not None:
            self.tell(t.Won(Seat(seat), COLOURS[colour]))

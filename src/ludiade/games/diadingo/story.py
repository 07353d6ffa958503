"""Diadingo: what the whole table sees happen, told where somebody listens."""

from abc import abstractmethod

from mypy_extensions import i64

from ludiade.games.diadingo import types as t
from ludiade.kernel.state import State
from ludiade.kernel.types import Seat


class Telling(State):
    """A table that tells; in a playout nobody listens, and no event is made."""

    @abstractmethod
    def card(self, card: i64) -> t.Card:
        """A card's name."""

    @abstractmethod
    def ring(self, value: i64) -> t.Ring:
        """The name of a ring card."""

    def tell_began(self, seat: i64, game: int, games: int) -> None:
        if self.story is not None:
            self.tell(t.Began(Seat(seat), game, games))

    def tell_drew(self, seat: i64, card: i64) -> None:
        if self.story is not None:
            self.tell(t.Drew(Seat(seat), self.card(card)))

    def tell_found_fixed(self, seat: i64, place: int, ring: i64) -> None:
        if self.story is not None:
            self.tell(t.FoundFixed(Seat(seat), place, self.ring(ring)))

    def tell_took(self, seat: i64, place: int, ring: i64, left: i64) -> None:
        if self.story is not None:
            self.tell(t.Took(Seat(seat), place, self.ring(ring), left))

    def tell_stole(self, seat: i64, victim: i64, value: i64, ring: int, onto: int) -> None:
        if self.story is not None:
            self.tell(t.Stole(Seat(seat), Seat(victim), self.ring(value), ring, onto))

    def tell_resumed(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.Resumed(Seat(seat)))

    def tell_declined(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.Declined(Seat(seat)))

    def tell_put_aside(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.PutAside(Seat(seat)))

    def tell_ended(self, game: int, left: i64, fixed: list[int]) -> None:
        if self.story is not None:
            self.tell(t.Ended(game, "no_cards" if left else "no_loose_diamonds", fixed))

    def tell_earnings(self, game: int, before: list[int], after: list[int]) -> None:
        if self.story is not None:
            for seat, total in enumerate(after):
                self.tell(t.Earned(Seat(seat), game, total - before[seat], total))

    def tell_winners(self, scores: list[int]) -> None:
        """Those with most dollars, who share the victory (C15)."""
        if self.story is not None:
            most = max(scores)
            for seat, total in enumerate(scores):
                if total == most:
                    self.tell(t.Won(Seat(seat), total, scores.count(most) > 1))

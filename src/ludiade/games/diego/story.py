"""Diego: what the whole table sees happen, told where somebody listens."""

from abc import abstractmethod

from mypy_extensions import i64

from ludiade.games.diego import types as t
from ludiade.games.diego.scoring import Tally
from ludiade.kernel.state import State
from ludiade.kernel.types import Seat


class Telling(State):
    """A table that tells; in a playout nobody listens, and no event is made."""

    @abstractmethod
    def tally(self, seat: int) -> Tally:
        """A player's pairs, judged."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Everybody's points."""

    @abstractmethod
    def seen(self, card: i64) -> t.Card:
        """A card as whoever sees it sees it."""

    def tell_began(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.Began(Seat(seat)))

    def tell_claimed(self, seat: i64, card: i64, target: i64, from_hand: bool) -> None:
        if self.story is not None:
            self.tell(t.Claimed(Seat(seat), self.seen(card), self.seen(target), from_hand))

    def tell_passed(self, seat: i64, hand: list[int]) -> None:
        if self.story is not None:
            self.tell(t.Passed(Seat(seat), tuple([self.seen(card) for card in hand])))

    def tell_passed_empty(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.PassedEmpty(Seat(seat)))

    def tell_accepted(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.Accepted(Seat(seat)))

    def tell_won(self, seat: i64, card: i64, target: i64) -> None:
        if self.story is not None:
            self.tell(t.Won(Seat(seat), self.seen(card), self.seen(target)))

    def tell_contested(self, seat: i64, against: i64, card: i64, target: i64) -> None:
        if self.story is not None:
            seen, beside = self.seen(card), self.seen(target)
            self.tell(t.Contested(Seat(seat), Seat(against), seen, beside))

    def tell_caught(self, seat: i64, against: i64, card: i64, target: i64, side: t.Side) -> None:
        if self.story is not None:
            seen, beside = self.seen(card), self.seen(target)
            self.tell(t.Caught(Seat(seat), Seat(against), seen, beside, side))

    def tell_stood(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.Stood(Seat(seat)))

    def tell_judged(self, seat: i64, match: bool, points: int) -> None:
        if self.story is not None:
            self.tell(t.Judged(Seat(seat), match, points))

    def tell_refilled(self, seat: i64, drawn: i64, turned: bool, last: i64) -> None:
        """So many cards were drawn, the last of them turned up as a target or not."""
        if self.story is not None and drawn > 0:
            if turned:
                self.tell(t.Refilled(Seat(seat), drawn - 1, self.seen(last)))
            else:
                self.tell(t.Refilled(Seat(seat), drawn, None))

    def tell_ended(self, reason: t.Reason) -> None:
        if self.story is not None:
            self.tell(t.Ended(reason))

    def tell_scores(self, players: i64, capital: int, teams: bool) -> None:
        """What everybody's pairs were worth in the end."""
        if self.story is None:
            return
        for seat in range(players):
            found = self.tally(seat)
            self.tell(
                t.Scored(
                    Seat(seat),
                    found.diego_right,
                    found.diego_wrong,
                    found.pas_diego_right,
                    found.pas_diego_wrong,
                    found.families,
                    capital,
                    capital + found.points(),
                )
            )
        if teams:
            scores = self.scores()
            for seat in range(2):
                self.tell(t.TeamScored(Seat(seat), Seat(seat + 2), scores[seat]))

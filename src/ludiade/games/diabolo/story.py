"""Diabolo: what the whole table sees happen, told where somebody listens."""

from mypy_extensions import i64

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import CARDS, COLOURS, hand_of, total, values
from ludiade.kernel.seats import seats_in
from ludiade.kernel.state import State
from ludiade.kernel.types import Seat


class Telling(State):
    """A table that tells; in a playout nobody listens, and no event is made."""

    def tell_unofficial(self) -> None:
        if self.story is not None:
            self.tell(t.Unofficial())

    def tell_round_began(self, number: int, dealer: i64, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.RoundBegan(number, Seat(dealer), Seat(seat)))

    def tell_drew(self, seat: i64) -> None:
        if self.story is not None:
            self.tell(t.Drew(Seat(seat)))

    def tell_played(
        self, seat: i64, kind: i64, side: t.Side, demons: list[int], angels: list[int]
    ) -> None:
        if self.story is not None:
            self.tell(t.Played(Seat(seat), CARDS[kind], side, total(demons), total(angels)))

    def tell_locked(self, colour: i64) -> None:
        if self.story is not None:
            self.tell(t.Locked(COLOURS[colour]))

    def tell_blocked(self, seat: i64, hands: list[int]) -> None:
        if self.story is not None:
            self.tell(t.Blocked(Seat(seat), tuple(hand_of(hands, seat))))

    def tell_discarded(self, seat: i64, kind: i64) -> None:
        if self.story is not None:
            self.tell(t.Discarded(Seat(seat), CARDS[kind]))

    def tell_round_closed(self, number: int, lines: int) -> None:
        if self.story is not None:
            self.tell(t.RoundClosed(number, lines))

    def tell_weighed(self, colour: i64, demons: list[int], angels: list[int]) -> None:
        if self.story is not None:
            demon = total(demons)
            angel = total(angels)
            self.tell(
                t.Weighed(
                    COLOURS[colour], tuple(demons), demon, tuple(angels), angel,
                    "equal" if angel == demon else "angel" if angel > demon else "demon",
                )
            )  # fmt: skip

    def tell_decided(self, seat: i64, spend: bool, aloud: bool) -> None:
        if self.story is not None:
            self.tell(t.Answered(Seat(seat), spend) if aloud else t.Decided(Seat(seat)))

    def tell_revealed(self, colour: i64, spent: i64, players: i64) -> None:
        if self.story is not None:
            if spent:
                self.tell(t.Revealed(COLOURS[colour], seats_in(spent, players)))
            else:
                self.tell(t.NobodyDoubles(COLOURS[colour]))

    def tell_showed(self, seat: i64, colour: i64, held: i64, worth: i64) -> None:
        if self.story is not None:
            self.tell(t.Showed(Seat(seat), COLOURS[colour], tuple(values(held)), worth))

    def tell_gained(self, seat: i64, colour: i64, most: i64, doubled: bool, points: i64) -> None:
        if self.story is not None:
            self.tell(t.Gained(Seat(seat), COLOURS[colour], most, doubled, points))

    def tell_lost(self, seat: i64, colour: i64, points: i64) -> None:
        if self.story is not None:
            self.tell(t.Lost(Seat(seat), COLOURS[colour], points))

    def tell_nobody_holds(self, colour: i64) -> None:
        if self.story is not None:
            self.tell(t.NobodyHolds(COLOURS[colour]))

    def tell_wasted(self, doubles: i64, players: i64) -> None:
        if self.story is not None:
            self.tell(t.Wasted(seats_in(doubles, players)))

    def tell_totals(self, number: int, scores: list[int]) -> None:
        if self.story is not None:
            for seat, points in enumerate(scores):
                self.tell(t.Totalled(Seat(seat), number, points))

    def tell_won(self, scores: list[int]) -> None:
        if self.story is not None:
            best = max(scores)
            winners = [Seat(seat) for seat, points in enumerate(scores) if points == best]
            self.tell(t.Won(tuple(winners), best))

"""Diamino: where every seat's points come from, deal by deal and in the whole match."""
# Not compiled: it sums up what was told when points are scored, never in a playout.

from collections import Counter
from collections.abc import Sequence
from typing import get_args

from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import TILES
from ludiade.kernel.types import Event, Seat, best_first

ORIGINS: tuple[t.Origin, ...] = get_args(t.Origin)


class Ledger:
    """What a seat has done and got, while a deal or a match is gone through."""

    def __init__(self) -> None:
        self.words = 0
        self.counts: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.left = ""
        self.left_value = 0

    @property
    def total(self) -> int:
        return self.points.total()

    def account(self) -> t.Account:
        gains = [
            t.Gain(origin, self.counts[origin], self.points[origin])
            for origin in ORIGINS
            if self.points[origin]
        ]
        return t.Account(self.words, gains, self.left, self.left_value)


class Book:
    """The ledgers of all seats."""

    def __init__(self, players: int) -> None:
        self.ledgers = [Ledger() for _ in range(players)]

    def hear(self, event: Event) -> None:
        """Enter what was told."""
        match event:
            case t.Placed():
                self.ledgers[event.seat].words += 1
            case t.Contested(justified=True):
                self.ledgers[event.mover].words -= 1
                self._count_others(event.mover, "contest", 1)
            case t.Contested():
                self.ledgers[event.seat].counts["wrong_contest"] += 1
            case t.Covered():
                self.ledgers[event.seat].counts["red"] += event.reds
                self._count_others(event.seat, "green", event.greens)
            case t.Finished():
                self.ledgers[event.seat].counts["finish"] += 1
                self.ledgers[event.seat].left, self.ledgers[event.seat].left_value = "", 0
            case t.Left():
                own = self.ledgers[event.seat]
                own.left, own.left_value = event.tiles, event.value
                own.counts["left"] += len(event.tiles)
                self._count_others(event.seat, "taken", len(event.tiles))
            case t.Scored():
                self._score(event)

    def _score(self, event: t.Scored) -> None:
        """Leftovers are lost by whoever has them and won by whoever finished (1.9)."""
        ledger = self.ledgers[event.seat]
        origin: str = event.cause
        if event.cause == "leftovers":
            origin = "taken" if event.points > 0 else "left"
        if origin == "words":
            ledger.counts["words"] += 1
        ledger.points[origin] += event.points

    def _count_others(self, seat: int, origin: t.Origin, count: int) -> None:
        for other, ledger in enumerate(self.ledgers):
            if other != seat:
                ledger.counts[origin] += count

    def accounts(self) -> list[t.Account]:
        return [ledger.account() for ledger in self.ledgers]


def sheet(options: t.Options, players: int, told: Sequence[Event], view: t.View) -> t.Sheet:
    """The deals that have ended, and the match so far."""
    deals: list[t.Deal] = []
    whole, deal = Book(players), Book(players)
    end: t.Finished | t.Blocked | None = None
    for event in told:
        if isinstance(event, t.Began) and end is not None:
            deals.append(_deal(len(deals) + 1, end, deal, deals))
            deal, end = Book(players), None
        elif isinstance(event, t.Finished | t.Blocked):
            end = event
        whole.hear(event)
        deal.hear(event)
    if end is not None:
        deals.append(_deal(len(deals) + 1, end, deal, deals))
    alone = options.formula == "patience"
    finished = [int(bool(deals) and deals[-1].finisher == seat) for seat in range(players)]
    return t.Sheet(
        order=best_first(finished, view.scores) if _is_race(options) else best_first(view.scores),
        rounds=deals,
        accounts=whole.accounts(),
        words=sum(ledger.words for ledger in whole.ledgers),
        placed=view.scores[0] if alone else None,
        tiles=TILES,
    )


def _is_race(options: t.Options) -> bool:
    """A single race is won by its end, whatever the points (1.14)."""
    return options.formula == "race" and options.rounds == 1


def _deal(number: int, end: t.Finished | t.Blocked, book: Book, before: list[t.Deal]) -> t.Deal:
    points = [ledger.total for ledger in book.ledgers]
    stood = before[-1].totals if before else [0] * len(points)
    totals = [one + other for one, other in zip(stood, points, strict=True)]
    finisher, black = (Seat(end.seat), end.black) if isinstance(end, t.Finished) else (None, False)
    return t.Deal(number, points, totals, finisher, black, book.accounts())

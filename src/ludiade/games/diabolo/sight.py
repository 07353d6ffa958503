"""Diabolo: what some eyes see of the table, built field by field."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import CARDS, COLOURS, LINES, hand_of, named, size, total
from ludiade.games.diabolo.stages import Stage
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.seats import seats_in
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diabolo.rules import Table


def view(table: "Table", eyes: Eyes) -> t.View:
    """The table as these eyes see it."""
    seats = range(table.players)
    return t.View(
        lines=[_line(table, colour) for colour in range(LINES)],
        hands=[_hand(table, seat, eyes) for seat in seats],
        shown=[hand_of(table.shown, seat) for seat in seats],
        doubles=[table.doubles >> seat & 1 == 1 for seat in seats],
        scores=table.scores[:],
        round=table.round,
        dealer=Seat(table.dealer),
        turn=Seat(table.turn) if table.stage in (Stage.PLAYING, Stage.BLOCKED) else None,
        pile=len(table.pile),
        discard=[CARDS[kind] for kind in table.beside],
        scoring=_scoring(table, eyes),
        revealed=[_revealed(table, seat) for seat in seats],
    )


def _line(table: "Table", colour: i64) -> t.Line:
    demon, angel = table.laid[2 * colour], table.laid[2 * colour + 1]
    return t.Line(COLOURS[colour], demon[:], angel[:], table.is_locked(colour))


def _hand(table: "Table", seat: int, eyes: Eyes) -> list[t.Card] | int:
    if eyes.see(seat):
        return hand_of(table.hands, seat)
    count: i64 = 0
    for colour in range(LINES):
        count += size(table.hands[seat * LINES + colour])
    return count


def _scoring(table: "Table", eyes: Eyes) -> t.Scoring | None:
    if table.stage != Stage.DOUBLING:
        return None
    decided = list(seats_in(table.decided, table.players))
    answers = [_answer(table, seat, eyes) for seat in range(table.players)]
    return t.Scoring(COLOURS[table.line], decided, answers)


def _answer(table: "Table", seat: int, eyes: Eyes) -> bool | None:
    if not table.decided >> seat & 1 or not (table.sequential or eyes.see(seat)):
        return None
    return table.announced >> seat & 1 == 1


def _revealed(table: "Table", seat: int) -> list[t.Card]:
    """The cards of the lines scored so far; an equal line showed none (B13)."""
    cards: list[t.Card] = []
    for colour in range(table.line):
        if total(table.laid[2 * colour]) != total(table.laid[2 * colour + 1]):
            cards += named(colour, table.hands[seat * LINES + colour])
    return cards

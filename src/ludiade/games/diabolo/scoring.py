"""Diabolo: what a line is worth to the hands, and the Doubles asked for meanwhile (rule 2.5)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludiade.games.diabolo.cards import LINES, total, worth
from ludiade.games.diabolo.moves import ASKED
from ludiade.kernel.inputs import TURNS, Awaiting
from ludiade.kernel.seats import left_of

if TYPE_CHECKING:
    from ludiade.games.diabolo.rules import Table


def score_lines(table: "Table") -> bool:
    """Score line after line; say whether all are done, or Doubles must be asked for first."""
    while table.line < LINES:
        colour = table.line
        demons = table.laid[2 * colour]
        angels = table.laid[2 * colour + 1]
        table.tell_weighed(colour, demons, angels)
        demon = total(demons)
        angel = total(angels)
        if angel > demon and table.doubles:
            return False
        if angel > demon:
            bless(table, colour)
        elif demon > angel:
            punish(table, colour)
        table.line += 1
    return True


def bless(table: "Table", colour: i64) -> None:
    """The angels win: who holds most of the colour gains it, twice with a Double."""
    most = dearest(table, colour)
    wasted = table.announced
    if most > 0:
        for seat in range(table.players):
            if worth(table.hands[seat * LINES + colour]) == most:
                doubled = table.announced >> seat & 1 == 1
                points: i64 = 2 * most if doubled else most
                table.scores[seat] += points
                wasted &= ~(1 << seat)
                table.tell_gained(seat, colour, most, doubled, points)
    else:
        table.tell_nobody_holds(colour)
    if wasted:
        table.tell_wasted(wasted, table.players)


def punish(table: "Table", colour: i64) -> None:
    """The demons win: who holds most of the colour loses it."""
    most = dearest(table, colour)
    if most > 0:
        for seat in range(table.players):
            if worth(table.hands[seat * LINES + colour]) == most:
                table.scores[seat] -= most
                table.tell_lost(seat, colour, most)
    else:
        table.tell_nobody_holds(colour)


def dearest(table: "Table", colour: i64) -> i64:
    """All show their cards of a colour: the highest sum."""
    most: i64 = 0
    for seat in range(table.players):
        held: i64 = table.hands[seat * LINES + colour]
        points = worth(held)
        most = points if points > most else most
        table.tell_showed(seat, colour, held, points)
    return most


def asked(table: "Table") -> Awaiting:
    """Who has yet to decide about a Double: all at once, or one after another (B3)."""
    undecided = table.doubles & ~table.decided
    if not table.sequential:
        return ASKED[undecided]
    seat = left_of(table.dealer, table.players)
    while not undecided >> seat & 1:
        seat = left_of(seat, table.players)
    return TURNS[seat]

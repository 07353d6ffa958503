"""Diabolo: what a line is worth to the hands, and the Doubles asked for meanwhile (rule 2.5)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import COLOURS, LINES, values, worth
from ludiade.games.diabolo.moves import ASKED
from ludiade.games.diabolo.stages import DOUBLING
from ludiade.kernel.errors import Illegal
from ludiade.kernel.inputs import TURNS, Awaiting
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diabolo.rules import Table


def score(table: "Table", tell: Story) -> None:
    """Score line after line, until Doubles must be asked for or the round is done."""
    while table.line < LINES:
        colour = table.line
        demons = table.laid[2 * colour]
        angels = table.laid[2 * colour + 1]
        demon = total(demons)
        angel = total(angels)
        if tell is not None:
            tell.append(weighed(colour, demons, angels))
        if angel > demon and table.doubles:
            table.stage = DOUBLING
            return
        if angel != demon:
            score_line(table.hands, colour, angel > demon, 0, table.scores, tell)
        table.line += 1
    table.end_round(tell)


def decide(table: "Table", seat: i64, spend: bool, tell: Story) -> None:
    """Announce a Double or keep it; the last to decide has the line scored."""
    if table.stage != DOUBLING:
        raise Illegal("no_double_now", "B5")
    table.decided |= 1 << seat
    if spend:
        table.announced |= 1 << seat
    if tell is not None:
        if table.sequential:
            tell.append(t.Answered(Seat(seat), spend))
        else:
            tell.append(t.Decided(Seat(seat)))
    if table.decided != table.doubles:
        if not table.sequential:
            table.hold()
        return
    if tell is not None and not table.sequential:
        if table.announced:
            spent = seats_of(table.announced, table.players)
            tell.append(t.Revealed(COLOURS[table.line], spent))
        else:
            tell.append(t.NobodyDoubles(COLOURS[table.line]))
    score_line(table.hands, table.line, True, table.announced, table.scores, tell)
    table.doubles &= ~table.announced  # B4: spent, whatever it brought
    table.decided = 0
    table.announced = 0
    table.line += 1
    score(table, tell)


def asked(table: "Table") -> Awaiting:
    """Who has yet to decide about a Double (B3)."""
    undecided = table.doubles & ~table.decided
    if not table.sequential:
        return ASKED[undecided]
    seat = table.left_of(table.dealer)
    while not undecided >> seat & 1:
        seat = table.left_of(seat)
    return TURNS[seat]


def total(side: list[int]) -> i64:
    """The sum of the values on one side of a line."""
    points: i64 = 0
    for value in side:
        points += value
    return points


def weighed(colour: i64, demons: list[int], angels: list[int]) -> t.Weighed:
    """The comparison of the two sides, as it is told."""
    demon = total(demons)
    angel = total(angels)
    return t.Weighed(
        COLOURS[colour], tuple(demons), demon, tuple(angels), angel,
        "equal" if angel == demon else "angel" if angel > demon else "demon",
    )  # fmt: skip


def score_line(
    hands: list[int], colour: i64, angel: bool, announced: i64, scores: list[int], tell: Story
) -> None:
    """Add the points of one line to the scores: all who hold the most of it win or lose them."""
    players: i64 = len(scores)
    most: i64 = 0
    for seat in range(players):
        held = worth(hands[seat * LINES + colour])
        most = held if held > most else most
        if tell is not None:
            shown = tuple(values(hands[seat * LINES + colour]))
            tell.append(t.Showed(Seat(seat), COLOURS[colour], shown, held))
    wasted = announced
    if most > 0:
        for seat in range(players):
            if worth(hands[seat * LINES + colour]) < most:
                continue
            doubled = announced >> seat & 1 == 1
            wasted &= ~(1 << seat)
            points = (2 * most if doubled else most) if angel else -most
            scores[seat] += points
            if tell is None:
                continue
            if angel:
                tell.append(t.Gained(Seat(seat), COLOURS[colour], most, doubled, points))
            else:
                tell.append(t.Lost(Seat(seat), COLOURS[colour], most))
    if tell is not None:
        if most == 0:
            tell.append(t.NobodyHolds(COLOURS[colour]))
        if wasted:
            tell.append(t.Wasted(seats_of(wasted, players)))


def seats_of(bits: i64, players: i64) -> tuple[Seat, ...]:
    """The seats whose bit is set."""
    return tuple([Seat(seat) for seat in range(players) if bits >> seat & 1])

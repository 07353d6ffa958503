"""Diabolo: a turn, from the card drawn to the card laid or given up (rules 2.3 and 2.4)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import (
    COLOUR,
    COLOURS,
    FULL_LINE,
    FULL_SIDE,
    INDEX,
    LINES,
    ONE,
    ONES,
    VALUES,
    hand_of,
)
from ludiade.games.diabolo.moves import SEATS
from ludiade.games.diabolo.scoring import score, total
from ludiade.games.diabolo.stages import BLOCKED, DOUBLING, PLAYING
from ludiade.games.diabolo.types import Play
from ludiade.kernel.errors import Illegal
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diabolo.rules import Table


def draw(table: "Table", tell: Story) -> None:
    """The turn begins with a card, and ends there for whoever can lay none (2.3, B10)."""
    base = table.turn * LINES
    kind: i64 = table.pile.pop()
    table.hands[base + COLOUR[kind]] += ONE[kind]
    table.stage = PLAYING
    if tell is not None:
        tell.append(t.Drew(Seat(table.turn)))
    if table.can_play():
        return
    table.stage = BLOCKED
    table.shown[base : base + LINES] = table.hands[base : base + LINES]
    if tell is not None:
        tell.append(t.Blocked(Seat(table.turn), tuple(hand_of(table.hands, table.turn))))


def play(table: "Table", seat: i64, action: Play, tell: Story) -> None:
    """Lay a card on a side of the line of its colour."""
    if table.stage == DOUBLING:
        raise Illegal("double_asked", "2.5")
    name = action.card
    kind: i64 = INDEX[name]
    colour: i64 = COLOUR[kind]
    one: i64 = ONE[kind]
    held: i64 = table.hands[seat * LINES + colour]
    if held & ONES * one == 0:
        raise Illegal("not_held", "2.3", card=name)
    demons = table.laid[2 * colour]
    angels = table.laid[2 * colour + 1]
    if len(demons) + len(angels) == FULL_LINE:
        raise Illegal("line_locked", "B16", colour=COLOURS[colour])
    side = demons if action.side == "demon" else angels
    if len(side) == FULL_SIDE:
        raise Illegal("side_full", "2.3", colour=COLOURS[colour], side=action.side)
    table.hands[seat * LINES + colour] = held - one
    side.append(kind % VALUES + 1)
    if tell is not None:
        told = t.Played(Seat(seat), name, action.side, total(demons), total(angels))
        tell.append(told)
    if len(demons) + len(angels) == FULL_LINE:
        if tell is not None:
            tell.append(t.Locked(COLOURS[colour]))
        if _closes(table, tell):
            score(table, tell)
            return
    _end_turn(table, tell)


def _closes(table: "Table", tell: Story) -> bool:
    """Whether enough lines are locked to end the round (2.4)."""
    locked: i64 = 0
    for colour in range(LINES):
        if table.is_locked(colour):
            locked += 1
    if locked < (3 if table.players == SEATS else 2):
        return False
    if tell is not None:
        tell.append(t.RoundClosed(table.round, locked))
    return True


def discard(table: "Table", seat: i64, name: t.Card, tell: Story) -> None:
    """Give up a card, since none can be laid."""
    if table.stage == DOUBLING:
        raise Illegal("double_asked", "2.5")
    if table.stage != BLOCKED:
        raise Illegal("can_still_play", "B9")
    kind: i64 = INDEX[name]
    one: i64 = ONE[kind]
    at = seat * LINES + COLOUR[kind]
    if table.hands[at] & ONES * one == 0:
        raise Illegal("not_held", "2.3", card=name)
    # B8: shown cards lie in locked colours, so this is the only way one leaves the hand.
    table.hands[at] -= one
    table.shown[at] -= one
    table.beside.append(kind)
    if tell is not None:
        tell.append(t.Discarded(Seat(seat), name))
    _end_turn(table, tell)


def _end_turn(table: "Table", tell: Story) -> None:
    table.turn = table.left_of(table.turn)
    draw(table, tell)

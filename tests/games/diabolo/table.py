"""Diabolo tables set up as a test likes them."""

import pytest

from ludiade.games.diabolo import game
from ludiade.games.diabolo.cards import COLOUR, COLOURS, DECK, INDEX, LINES, ONE
from ludiade.games.diabolo.stages import Stage
from ludiade.games.diabolo.types import Double, Options, Play
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import EVERY_EYE
from ludiade.kernel.inputs import Awaiting, Move, Shuffled


def stacked(*cards):
    """An order that brings these cards first, the rest as listed."""
    left = list(enumerate(DECK))
    order = []
    for card in cards:
        found = next(item for item in left if item[1] == INDEX[card])
        left.remove(found)
        order.append(found[0])
    return order + [entry for entry, _ in left]


def start(players=3, dealer=None, **options):
    """A table that awaits its first deal; seat 0 is to begin unless a dealer is named."""
    table = game.start(Options(**options), players)
    first = players - 1 if dealer is None else dealer
    table.apply(Shuffled([first, *(seat for seat in range(players) if seat != first)]))
    return table


def deal(*cards, players=3, **options):
    """Seat 0 has drawn: six of these cards are hers, the next six her neighbour's, and so on."""
    table = start(players, **options)
    table.apply(Shuffled(stacked(*cards)))
    return table


def set_lines(table, **lines):
    """Lay these values, (demon, angel), whatever the rules say."""
    for colour, (demon, angel) in lines.items():
        at = COLOURS.index(colour)
        table.laid[2 * at : 2 * at + 2] = [list(demon), list(angel)]


def set_hand(table, seat, cards):
    """Hold these cards and no others, whatever the rules say."""
    put(table.hands, seat, cards)


def put(hands, seat, cards):
    for colour in range(LINES):
        hands[seat * LINES + colour] = 0
    for card in cards.split():
        hands[seat * LINES + COLOUR[INDEX[card]]] += ONE[INDEX[card]]


def closed(lines, hands, players=3, dealer=None, told=None, shown=None, **options):
    """A round just closed, with these lines and these hands at the count.

    Where the lines do not close it themselves, further ones are filled to a draw, which scores
    nothing (2.5), from the bottom up; the last card of all is laid by seat 0.
    """
    table = start(players, dealer, **options)
    table.apply(Shuffled(stacked()))
    set_lines(table, **lines)
    table.turn, table.stage = 0, Stage.PLAYING
    shown = shown or {}
    locked = sum(len(demon) + len(angel) == 5 for demon, angel in lines.values())
    spare = [colour for colour in reversed(COLOURS) if colour not in lines]
    for colour in spare[1 : (3 if players == 5 else 2) - locked]:
        set_lines(table, **{colour: ([1, 2, 1], [2, 2])})
    set_lines(table, **{spare[0]: ([1, 2, 1], [2])})
    for seat in range(players):
        cards = hands[seat] if seat < len(hands) else ""
        set_hand(table, seat, f"{cards} {spare[0]}-2" if seat == 0 else cards)
        put(table.shown, seat, shown.get(seat, ""))
    table.apply(Move(0, Play(f"{spare[0]}-2", "angel")), told)
    return table


def do(table, *actions):
    """The seats in turn do this, one after another; answers what was told."""
    told = []
    for action in actions:
        table.apply(Move(table.waiting().only, action), told)
    return told


def answer(table, *answers):
    """Each of the seats awaited now says whether it spends its Double; answers what was told."""
    told = []
    asked = list(table.waiting().seats)
    assert len(asked) == len(answers)
    for seat, spend in zip(asked, answers, strict=True):
        table.apply(Move(seat, Double(spend)), told)
    return told


def keep_doubles(table):
    """Nobody spends a Double until the round is scored."""
    while isinstance(table.waiting(), Awaiting) and table.view(EVERY_EYE).scoring:
        table.apply(Move(table.waiting().seats[0], Double(False)))


def line(table, colour):
    return table.view(EVERY_EYE).lines[COLOURS.index(colour)]


def menu(table):
    return table.actions(table.waiting().only)


def of_kind(told, kind):
    return [event for event in told if isinstance(event, kind)]


def refusal(table, action, seat=None):
    """The code and rule of a refusal that changed nothing."""
    before = table.truth()
    with pytest.raises(Illegal) as caught:
        table.apply(Move(table.waiting().only if seat is None else seat, action))
    assert table.truth() == before
    return caught.value.code, caught.value.rule

"""Diabolo: imagined truths come in their right proportions."""

from collections import Counter
from itertools import permutations

import pytest

from ludiade.games.diabolo import game
from ludiade.games.diabolo.cards import CARDS, DECK, INDEX, LINES, size, values, worth
from ludiade.games.diabolo.imagine import imagine
from ludiade.games.diabolo.rules import Table
from ludiade.games.diabolo.stages import Stage
from ludiade.games.diabolo.types import Options, Play
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting, Move, Shuffled
from tests.games.diabolo.table import put, set_hand, set_lines, start

DRAWS = 12_000
ROUNDS = 2_000


def small(players, hands, pile, turn=0, lines=None, shown=()):
    """A table of very few cards, for which every truth can be listed; answers its deck too."""
    table = Table(Options(), players)
    table.doubles = (1 << players) - 1
    table.turn, table.stage = turn, Stage.PLAYING
    set_lines(table, **(lines or {}))
    for seat, cards in enumerate(hands):
        set_hand(table, seat, cards)
    for seat, cards in dict(shown).items():
        put(table.shown, seat, cards)
    table.pile = [INDEX[card] for card in pile.split()]
    return table, [INDEX[card] for card, count in table.census().items() for _ in range(count)]


def truth(table):
    """What is secret at a table: every hand, the pile, the sealed answers."""
    return tuple(table.hands), tuple(table.pile), table.announced


def listed(table, hidden, known, fits, answers=(0,)):
    """How often each truth occurs when the unseen cards are put down in every order."""
    unseen = list(table.pile)
    for seat in hidden:
        unseen += kinds_of(table.hands, seat)
        for kind in known.get(seat, []):
            unseen.remove(kind)
    found = Counter()
    for order in permutations(unseen):
        twin = table.copy()
        left = list(order)
        for seat in hidden:
            hand = list(known.get(seat, []))
            while len(hand) < len(kinds_of(table.hands, seat)):
                hand.append(left.pop())
            put(twin.hands, seat, " ".join(CARDS[kind] for kind in hand))
        twin.pile = left
        if fits(twin):
            for announced in answers:
                twin.announced = announced
                found[truth(twin)] += 1
    return found


def kinds_of(hands, seat):
    return [
        colour * 5 + value - 1
        for colour in range(LINES)
        for value in values(hands[seat * LINES + colour])
    ]


def assert_same(table, deck, eyes, expected):
    """Imagine often, and compare with the list by chi-square."""
    dice = Dice(5)
    view = table.view(eyes)
    found = Counter(
        truth(imagine(Options(), table.players, view, dice, deck)) for _ in range(DRAWS)
    )
    assert set(found) <= set(expected)
    total = sum(expected.values())
    chi = sum(
        (found[each] - count * DRAWS / total) ** 2 / (count * DRAWS / total)
        for each, count in expected.items()
    )
    freedom = len(expected) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5, (chi, freedom)


def test_imagine_by_enumeration_in_play():
    table, deck = small(3, ["red-1", "red-2 blue-3", "blue-1"], "red-2 blue-1 red-5")
    expected = listed(table, [1, 2], {}, lambda twin: True)
    assert_same(table, deck, Eyes(0), expected)


def test_imagine_by_enumeration_for_a_spectator():
    table, deck = small(2, ["red-1", "red-2"], "red-2 blue-1 blue-1")
    assert_same(table, deck, SPECTATOR, listed(table, [0, 1], {}, lambda twin: True))


def test_imagine_by_enumeration_with_cards_shown():
    """B8: the card shown is held, and the other may be its equal."""
    table, deck = small(
        2, ["blue-5", "red-3 red-3"], "red-3 blue-1 blue-2",
        lines={"red": ([1, 1, 1], [1, 2])}, shown={1: "red-3"},
    )  # fmt: skip
    expected = listed(table, [1], {1: [INDEX["red-3"]]}, lambda twin: True)
    assert_same(table, deck, Eyes(0), expected)


def test_imagine_by_enumeration_of_an_unblocked_player_in_turn():
    """2.3: whoever is in turn and has shown nothing can lay a card."""
    table, deck = small(
        2, ["blue-5", "red-3 blue-1"], "red-3 red-4 red-5 blue-2",
        turn=1, lines={"red": ([1, 1, 1], [1, 2])},
    )  # fmt: skip
    expected = listed(table, [1], {}, lambda twin: twin.can_play())
    assert_same(table, deck, Eyes(0), expected)


def test_imagine_by_enumeration_while_scoring():
    """B13: of the colour scored above, all hands are known; a sealed answer may be either."""
    table, deck = small(
        3, ["red-1", "red-2 blue-1", "green-1"], "red-2 blue-2 blue-2",
        lines={"red": ([3], []), "yellow": ([1], [1]), "green": ([], [1])},
    )  # fmt: skip
    table.stage, table.line, table.decided = Stage.DOUBLING, 2, 0b011
    reds = [table.hands[seat * LINES] for seat in range(3)]
    expected = listed(
        table, [1, 2], {}, lambda twin: [twin.hands[s * LINES] for s in range(3)] == reds,
        answers=(0b00, 0b10),
    )  # fmt: skip
    assert_same(table, deck, Eyes(0), expected)


def real(lines, hands, dice, shown=()):
    """A table of three with the whole deck, seat 0 to play; hands are filled up at random."""
    table = start(3)
    table.apply(Shuffled(dice.order(70)))
    set_lines(table, **lines)
    left = Counter(DECK)
    left.subtract(at // 2 * 5 + value - 1 for at, side in enumerate(table.laid) for value in side)
    left.subtract(INDEX[card] for cards in hands for card in cards.split())
    loose = list(left.elements())
    loose = [loose[entry] for entry in dice.order(len(loose))]
    for seat, cards in enumerate(hands):
        hand = cards.split()
        while len(hand) < (7 if seat == 0 else 6):
            hand.append(CARDS[loose.pop()])
        set_hand(table, seat, " ".join(hand))
    for seat, cards in dict(shown).items():
        put(table.shown, seat, cards)
    table.pile = loose
    return table


def redealt(before, given, view, dice):
    """A truth that leads to what seat 0 sees: redeal what is unseen until the input does."""
    while True:
        twin = before.copy()
        unseen = list(twin.pile)
        for seat in (1, 2):
            unseen += (Counter(kinds_of(twin.hands, seat)) - shown_by(twin, seat)).elements()
        unseen = [unseen[entry] for entry in dice.order(len(unseen))]
        for seat in (1, 2):
            hand = list(shown_by(twin, seat).elements())
            while len(hand) < 6:
                hand.append(unseen.pop())
            set_hand(twin, seat, " ".join(CARDS[kind] for kind in hand))
        twin.pile = unseen
        twin.apply(given)
        if twin.view(Eyes(0)) == view:
            return twin


def shown_by(table, seat):
    return Counter(kinds_of(table.shown, seat))


def assert_alike(before, given):
    """Imagined truths and redealt ones have the same colours in hand and on the pile."""
    dice = Dice(8)
    now = before.copy()
    now.apply(given)
    view = now.view(Eyes(0))
    assert isinstance(now.waiting(), Awaiting)
    truths = [redealt(before, given, view, dice) for _ in range(ROUNDS)]
    imagined = [game.imagine(Options(), 3, Eyes(0), view, dice) for _ in range(ROUNDS)]
    looks = [lambda table: table.pile[-1] // 5]
    for at in range(LINES, 3 * LINES):
        looks.append(lambda table, at=at: size(table.hands[at]))
        looks.append(lambda table, at=at: worth(table.hands[at]))
    for look in looks:
        ours, theirs = Counter(map(look, imagined)), Counter(map(look, truths))
        cells = [cell for cell in ours | theirs if ours[cell] + theirs[cell] >= 10]
        chi = sum((ours[c] - theirs[c]) ** 2 / (ours[c] + theirs[c]) for c in cells)
        freedom = max(1, len(cells) - 1)
        assert chi < freedom + 5 * (2 * freedom) ** 0.5, (ours, theirs)


@pytest.mark.slow
def test_imagine_by_rejection_in_play():
    dice = Dice(41)
    table = real({"red": ([1], [2]), "blue": ([5, 4], [3])}, ["red-3", "", ""], dice)
    assert_alike(table, Move(0, Play("red-3", "angel")))


@pytest.mark.slow
def test_imagine_by_rejection_beside_a_hand_once_shown():
    """Seat 1 holds six cards known to all, and has just drawn one that it can lay."""
    dice = Dice(42)
    blues = "blue-1 blue-1 blue-1 blue-2 blue-2 blue-4"
    table = real({"blue": ([5, 5, 3], [3, 3])}, ["red-3", blues, ""], dice, shown={1: blues})
    table.pile.append(table.pile.pop(table.pile.index(INDEX["green-1"])))
    assert_alike(table, Move(0, Play("red-3", "angel")))


@pytest.mark.slow
def test_imagine_by_rejection_while_scoring():
    """Seat 0 closes the round, and the red line has shown its cards when Doubles are asked for."""
    dice = Dice(43)
    lines = {
        "red": ([3, 3], [1]), "yellow": ([], [4]),
        "violet": ([1, 2, 1], [2, 2]), "blue": ([1, 2, 1], [2]),
    }  # fmt: skip
    mine = "red-1 red-1 red-1 red-3 red-4 red-4 blue-2"
    seat_1 = "red-2 yellow-1 yellow-2 green-2 green-5 blue-3"
    seat_2 = "yellow-3 yellow-3 green-3 green-4 blue-4 blue-5"
    table = real(lines, [mine, seat_1, seat_2], dice)
    assert_alike(table, Move(0, Play("blue-2", "angel")))

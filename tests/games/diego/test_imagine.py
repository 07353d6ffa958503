"""Diego: imagined truths are exactly those that agree with the view, each as often."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from ludiade.games.diego import game
from ludiade.games.diego.decks import standard
from ludiade.games.diego.material import Deck
from ludiade.games.diego.types import Accept, Diego, Options, Pass
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Expired, Move, Shuffled
from tests.games.diego.table import deal

LITTLE = Options(
    deck=Deck(standard().families[:3]), affiliations=("decimal", "bracket"), hand=2, targets=2
)
LESS_LITTLE = Options(
    deck=Deck(standard().families[:4]), affiliations=("words", "area"), hand=2, targets=2
)
OPENING = ()
CLAIMED = (Move(0, Diego(1, 4)),)
TAKEN = (*CLAIMED, Move(1, Accept()))
PASSED = (Move(0, Pass()),)
AFTER_A_PASS = (*PASSED, Expired())
CAUGHT = (*PASSED, Move(1, Diego(0, 5)))


def follow(options, order, inputs):
    """The table to which this order and these inputs lead."""
    table = game.start(options, 2)
    for given in (Shuffled([0, 1]), Shuffled(list(order)), *inputs):
        table.apply(given)
    return table


def fair(counts, cells):
    """Whether so many draws over equally likely cells are no more uneven than chance is."""
    assert len(counts) == cells, "something possible is never imagined, or something else is"
    expected = counts.total() / cells
    squares = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = cells - 1
    return abs(squares - freedom) <= 4 * sqrt(2 * freedom) if freedom else True


def imagined(options, table, eyes, draws, dice):
    view = table.view(eyes)
    return Counter(tuple(game.imagine(options, 2, eyes, view, dice).deck) for _ in range(draws))


@pytest.mark.parametrize("eyes", [Eyes(0), Eyes(1), SPECTATOR], ids=["0", "1", "spectator"])
@pytest.mark.parametrize(
    "inputs", [OPENING, CLAIMED, TAKEN, PASSED, AFTER_A_PASS, CAUGHT],
    ids=["opening", "claimed", "taken", "passed", "after a pass", "caught"],
)  # fmt: skip
def test_every_agreeing_truth_is_as_likely(inputs, eyes):
    table = follow(LITTLE, [3, 0, 5, 1, 4, 2], inputs)
    view = table.view(eyes)
    agreeing = {
        order for order in permutations(range(6))
        if follow(LITTLE, order, inputs).view(eyes) == view
    }  # fmt: skip
    counts = imagined(LITTLE, table, eyes, 60 * len(agreeing), Dice(11))
    assert set(counts) == agreeing
    assert fair(counts, len(agreeing))


@pytest.mark.parametrize(("inputs", "truths"), [(OPENING, 24), (TAKEN, 2), (AFTER_A_PASS, 24)])
def test_hands_and_pile_are_imagined_together(inputs, truths):
    table = follow(LESS_LITTLE, [6, 3, 0, 5, 1, 7, 4, 2], inputs)
    counts = imagined(LESS_LITTLE, table, Eyes(0), 100 * truths, Dice(12))
    assert fair(counts, truths)


def test_like_rejection_sampling_on_the_real_deck():
    options = Options(affiliations=("percent",), hand=2, targets=2)
    table = follow(options, [5, 0, 3, 1, 4, 2], OPENING)
    view, dice = table.view(SPECTATOR), Dice(13)
    kept = Counter()
    while kept.total() < 1200:
        order = dice.order(6)
        if order[4:] == [4, 2] and follow(options, order, OPENING).view(SPECTATOR) == view:
            kept[tuple(order)] += 1
    drawn = imagined(options, table, SPECTATOR, kept.total(), dice)
    assert set(kept) == set(drawn)
    apart = sum((kept[each] - drawn[each]) ** 2 / (kept[each] + drawn[each]) for each in kept)
    assert apart <= 23 + 4 * sqrt(2 * 23)


def test_unseen_faces_fall_evenly_on_unseen_places():
    table = deal(players=3)
    view, dice = table.view(Eyes(1)), Dice(14)
    unseen = sorted(set(range(48)) - {card.card for card in view.seen})
    assert len(unseen) == 36
    at_first, at_last = Counter(), Counter()
    for _ in range(7200):
        deck = game.imagine(Options(), 3, Eyes(1), view, dice).deck
        at_first[deck[unseen[0]]] += 1
        at_last[deck[unseen[-1]]] += 1
    assert fair(at_first, 36)
    assert fair(at_last, 36)


def test_with_every_eye_open_only_the_pile_is_imagined():
    table = deal(players=4)
    view = table.view(EVERY_EYE)
    truth = game.imagine(Options(), 4, EVERY_EYE, view, Dice(15))
    assert truth.deck[:30] == table.deck[:30]
    assert truth.view(EVERY_EYE) == view


def test_a_view_is_imagined_only_while_a_seat_is_awaited():
    with pytest.raises(ValueError, match="awaited"):
        game.imagine(Options(), 2, SPECTATOR, game.start(Options(), 2).view(SPECTATOR), Dice(1))


def test_what_was_shown_on_a_pass_is_remembered_as_shown_to_all():
    table = deal()
    for given in AFTER_A_PASS:
        table.apply(given)
    truth = game.imagine(Options(), 2, Eyes(0), table.view(Eyes(0)), Dice(16))
    assert truth.view(SPECTATOR).seen == table.view(SPECTATOR).seen

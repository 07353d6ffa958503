"""Diego's bots read cards as pupils do: by arithmetic, and some writings badly."""

from collections import Counter

import pytest

from ludiade.bots import seen
from ludiade.bots.levels import LEVELS, numbers
from ludiade.bots.thinker import Thinker
from ludiade.games.diego import game
from ludiade.games.diego.decks import material
from ludiade.games.diego.decks.check import AFFILIATIONS
from ludiade.games.diego.knowledge.known import Known
from ludiade.games.diego.knowledge.misreadings import misread
from ludiade.games.diego.knowledge.readings import read, together
from ludiade.games.diego.knowledge.words import said
from ludiade.games.diego.material import Material
from ludiade.games.diego.rules import Table
from ludiade.games.diego.types import Accept, Contest, Diego, Options, Pass
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting, Move, Over
from ludiade.kernel.match import Match
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.testing.walk import next_input
from tests.games.diego.table import claim, deal, diego, do, pass_by

DECKS = ["standard", *(f"cycle{cycle}:{seed}" for cycle in (3, 4) for seed in range(4))]
EXPERT = Known({}, 1)


def play(table, seat=0, known=EXPERT):
    return known.play(table, seat, Dice(1)).action


@pytest.mark.parametrize("deck", DECKS)
def test_reading_finds_the_pairs_of_the_control_sheet_by_arithmetic_alone(deck):
    faces = material(deck, AFFILIATIONS).faces
    readings = [read(face) for face in faces]
    wide = len(AFFILIATIONS)
    for one, reading in enumerate(readings):
        for other, beside in enumerate(readings):
            if one != other:
                assert together(reading, beside) is (one // wide == other // wide)


def test_every_card_of_the_standard_deck_has_its_mistakes():
    assert all(misread(face) for face in material("standard", AFFILIATIONS).faces)


@pytest.mark.parametrize("deck", DECKS)
def test_a_mistake_never_reads_a_card_well(deck):
    for face in material(deck, AFFILIATIONS).faces:
        assert read(face) not in misread(face)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("deux cinquièmes", "2/5"), ("trois tiers", "1"), ("la moitié", "1/2"),
        ("une demie", "1/2"),
        ("un et trois cinquièmes", "8/5"), ("zéro virgule vingt-cinq", "1/4"),
        ("zéro virgule zéro cinq", "1/20"), ("moins trois quarts", "-3/4"), ("two halves", "1"),
        ("one and a half", "3/2"), ("zero point four", "2/5"),
        ("trois unités et un dixième", "31/10"),
    ],
)  # fmt: skip
def test_words_are_read_as_a_teacher_writes_them(text, number):
    assert str(said(text)) == number


def test_words_that_say_no_number_are_neither_claimed_nor_contested():
    assert said("le nombre du jour") is None
    assert not together(None, None)


def test_the_bot_does_not_look_at_the_listing_order():
    """The same faces listed so that the order tells nonsense: the same decision."""
    table = deal([["2/5", "cinq demis"]], ["2,5", "0,4", "25/100"])
    true = table.material
    order = Dice(3).order(len(true.faces))
    listed = Material(true.affiliations, true.numbers, tuple(true.faces[entry] for entry in order))
    places = {entry: place for place, entry in enumerate(order)}
    twin = Table(listed, Options(), 2)
    twin.stage, twin.hands, twin.targets = table.stage, table.hands, table.targets
    twin.deck = [places[entry] for entry in table.deck]
    twin.next = table.next
    assert EXPERT.menu(table, 0) == Known({}, 1).menu(twin, 0)


def test_a_right_pair_is_laid_and_without_one_the_bot_passes():
    table = deal([["2/5"], []], ["0,4"])
    assert diego(table, "2/5", "0,4") in [move.action for move in EXPERT.menu(table, 0)]
    poor = deal([["2/5", "3/4"]], ["0,25", "1,6"], hand=2, targets=2)
    assert play(poor) == Pass()


def test_a_false_pair_is_contested_and_a_right_one_let_go():
    table = deal([["2/5"]], ["2,5", "0,4"])
    claim(table, "2/5", "2,5")
    assert play(table, 1) == Contest()
    table = deal([["2/5"]], ["2,5", "0,4"])
    claim(table, "2/5", "0,4")
    assert play(table, 1) == Accept()


def test_a_pair_that_the_passer_missed_is_caught():
    table = deal([["2/5", "3/4"]], ["0,4", "1,6"], hand=2, targets=2)
    do(table, Pass())
    assert play(table, 1) == diego(table, "2/5", "0,4")
    poor = deal([["2/5", "3/4"]], ["0,25", "1,6"], hand=2, targets=2)
    do(poor, Pass())
    assert play(poor, 1) == Accept()


def test_an_expert_lays_what_leaves_it_a_card_for_more_of_the_other_targets():
    """After two fifths both quarters can be answered; after a quarter, only two fifths."""
    table = deal([["1/4", "2/5", "4/10"]], ["0,25", "un quart", "0,4"], hand=3, targets=3)
    foresighted = Known({"keeps": 1.0}, 1)
    assert play(table) == diego(table, "1/4", "0,25")
    assert play(table, known=foresighted) == diego(table, "2/5", "0,4")
    assert numbers("diego", "expert")["keeps"] > 0
    assert "keeps" not in numbers("diego", "hard")


def test_the_last_pair_of_a_rivals_family_is_contested_though_it_is_right():
    """Four points are paid so that ten are not (5.6)."""
    kinds = ("decimal", "fraction", "decimal_fraction", "words")
    table = deal([["1/4", "un quart"]], ["0,25", "25/100"], hand=2, targets=2, affiliations=kinds)
    claim(table, "1/4", "0,25")
    do(table, Accept(), 1)
    pass_by(table)
    claim(table, "un quart", "25/100")
    assert play(table, 1) == Contest()


def test_a_pair_in_hand_is_laid_only_where_the_table_plays_so():
    hand, row = [["2/5", "0,4"]], ["0,25", "1,6"]
    assert play(deal(hand, row, hand=2, targets=2)) == Pass()
    assert play(deal(hand, row, hand=2, targets=2, pair_in_hand=True)) == Diego(0, 1)


def test_what_is_misread_stays_so_for_a_match_and_differs_between_pupils():
    table = deal()
    pairs = [(card, target) for card in range(48) for target in range(card)]

    def believed(seed):
        known = Known(numbers("diego", "beginner"), seed)
        known.menu(table, 0)
        return [known._pupil.match(table, *pair) for pair in pairs]

    assert believed(5) == believed(5)
    assert len({tuple(believed(seed)) for seed in range(20)}) > 5


def test_in_training_a_mistake_that_was_judged_is_made_less_often():
    all_wrong = dict.fromkeys(AFFILIATIONS, 1.0)
    known = Known(all_wrong, 2)
    table = deal([["2/5"]], ["0,4"], training=True)
    claim(table, "2/5", "0,4")
    known.menu(table, 1)
    assert not known._pupil._lessons
    do(table, Accept(), 1)
    known.menu(table, 1)
    assert known._pupil._lessons == {"fraction": 1, "decimal": 1}


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_option_by_the_rules_from_views_alone(level):
    dice = Dice(LEVELS.index(level) + 1)
    done = Counter()
    for number in range(12):
        players = 2 + number % 3
        options = game.any_options(players, dice)
        match = Match(game, options, players)
        few = {**numbers("diego", level), "playouts": min(3, numbers("diego", level)["playouts"])}
        bots = [Thinker(level, 10 * number + seat, few) for seat in range(players)]
        while not isinstance(waiting := match.state.waiting(), Over):
            if isinstance(waiting, Awaiting):
                seat = waiting.seats[dice.below(len(waiting.seats))]
                action = bots[seat].choose(seen(match, seat))
                match.apply(Move(seat, action))
                done[type(action)] += 1
            else:
                match.apply(next_input(match, dice))
    assert set(done) == {Diego, Pass, Accept, Contest}


def test_every_reason_is_a_sentence_in_every_language():
    dice = Dice(9)
    told = set()
    for number in range(6):
        match = Match(game, game.any_options(2, dice), 2)
        while (given := next_input(match, dice)) is not None:
            waiting = match.state.waiting()
            if isinstance(waiting, Awaiting):
                seat = waiting.seats[0]
                view = match.state.view(Eyes(seat))
                truth = game.imagine(match.options, 2, Eyes(seat), view, dice)
                known = Known({}, number)
                for move in known.menu(truth, seat):
                    reason = known.reason(truth, seat, move)
                    if reason is not None:
                        told.add(reason[0])
                        for lang in LANGUAGES:
                            assert texts(lang, game.folder).explain(*reason)
            match.apply(given)
    assert len(told) >= 7

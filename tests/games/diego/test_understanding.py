"""Diego in class: what decisions say of how somebody reads, and of a class as a whole."""

from collections import Counter
from random import Random

import msgspec
import pytest

from ludiade.games.diego import game
from ludiade.games.diego.decks import material
from ludiade.games.diego.knowledge import Known
from ludiade.games.diego.knowledge.misreadings import MISREADINGS
from ludiade.games.diego.knowledge.pupil import Pupil
from ludiade.games.diego.school.class_map import stands_out
from ludiade.games.diego.school.evidence import decisions_of
from ludiade.games.diego.school.inference import Belief, name
from ludiade.games.diego.school.likelihood import EXPLANATIONS, MANNERS, seeming, weigh
from ludiade.games.diego.types import Accept, Contest, Diego, Options, Pass
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.fairness.chance import Chance
from ludiade.kernel.game import insight_of
from ludiade.kernel.inputs import Expired, Move, Over, Shuffle, Shuffled
from ludiade.kernel.insight import Sitting
from ludiade.kernel.match import Match, sitting_of
from ludiade.kernel.record import read, write
from ludiade.kernel.texts import LANGUAGES, texts
from tests.games.diego.classes import PUPILS, STATED, Child, play_class, study

INSIGHT = insight_of(game)
CARDS = material("diagnostic", msgspec.UNSET)
OPTIONS = Options(deck="diagnostic")
WIDE = len(CARDS.affiliations)


def entry(number, affiliation):
    return CARDS.numbers.index(number) * WIDE + CARDS.affiliations.index(affiliation)


def sitting(hands, row, *moves, people=("ann", "bob"), options=OPTIONS):
    """A match with these cards first in hands and row, and what was said in it."""
    named = [*hands[0], *hands[1], *row]
    others = [at for at in range(len(CARDS.faces)) if at not in named]
    order = []
    for cards in (*hands, row):
        order += [*cards, *[others.pop() for _ in range(6 - len(cards))]]
    given = [Shuffled([0, 1]), Shuffled([*order, *others]), *moves]
    match = Match(game, options, 2)
    for one in given:
        match.apply(one)
    return Sitting(options, match.inputs, people)


def understood(*sittings, by_person=True):
    return INSIGHT.understand(list(sittings), by_person=by_person)


FALSE = sitting(
    [[entry("1/4", "fraction")], []], [entry("2/5", "decimal")],
    Move(0, Diego(0, 12)), Move(1, Accept()),
)  # fmt: skip


def test_nothing_is_inferred_of_anybody_from_a_single_claim():
    told = understood(FALSE)
    assert [one.verdict for one in told.persons] == ["not_enough", "not_enough"]
    assert told.not_enough == told.people == 2
    again = understood(*[FALSE] * 5)
    assert again.persons[0].verdict == "misreads", "but from many"


def test_not_even_where_the_odds_are_all_for_it():
    claim = weigh(next(d for d in decisions_of([FALSE]) if d.what == "claimed"))
    place = [one.id for one in MISREADINGS].index("bottom_after_comma") + 1
    odds = [0.0] * EXPLANATIONS
    odds[place] = 1.0
    assert name([claim], Belief(odds, 0, 1.0)) is None
    assert name([claim] * 2, Belief(odds, 0, 1.0)).misreadings == ["bottom_after_comma"]


def test_two_cards_taken_for_equal_are_told_with_who_said_it():
    told = understood(FALSE)
    [at] = told.taken_for_equal
    pair = told.judgements[at]
    assert (pair.first.number, pair.second.number) == ("1/4", "2/5")
    assert (pair.equal, pair.wrong, pair.of) == (False, 2, 2)
    assert [(one.person, one.what, one.at) for one in pair.behind] == [
        ("ann", "claimed", 2), ("bob", "accepted", 3),
    ]  # fmt: skip
    assert told.claims == 1
    [talk] = told.talk
    assert (talk.judgement, talk.people, talk.said.what) == (at, 2, "claimed")
    assert talk.said.person is None, "what is projected names nobody"


def test_a_pair_that_is_objected_to_or_passed_over_was_not_seen():
    hand, row = [entry("3/4", "fraction")], [entry("3/4", "percent")]
    doubted = sitting([hand, []], row, Move(0, Diego(0, 12)), Move(1, Contest()))
    passed = sitting([hand, []], row, Move(0, Pass()), Move(1, Accept()))
    told = understood(doubted, passed)
    pair = next(
        told.judgements[at] for at in told.not_seen_equal
        if {told.judgements[at].first.affiliation, told.judgements[at].second.affiliation}
        == {"fraction", "percent"} and told.judgements[at].first.number == "3/4"
    )  # fmt: skip
    assert (pair.equal, pair.wrong, pair.of) == (True, 3, 4)
    assert Counter(one.what for one in pair.behind) == {"contested": 1, "passed": 1, "let_pass": 1}


def test_delays_and_bots_say_nothing_and_a_match_broken_off_is_read_as_far_as_it_goes():
    silent = sitting(
        [[entry("1/4", "fraction")], []], [entry("2/5", "decimal")],
        Move(0, Diego(0, 12)), Expired(), people=(None, "bob"),
    )  # fmt: skip
    told = understood(silent)
    assert (told.people, told.decisions, told.judgements) == (0, 0, [])
    assert understood().matches == 0


def test_names_are_told_only_where_they_are_asked_for():
    _, sittings = play_class(STATED, 1)
    named = [Sitting(one.options, one.inputs, tuple(f"zoé-{p}" for p in one.people))
             for one in sittings[:4]]  # fmt: skip
    kept = msgspec.json.encode(INSIGHT.understand(named, by_person=False)).decode()
    assert "zoé" not in kept
    told = INSIGHT.understand(named, by_person=True)
    assert {one.person for one in told.persons} == {p for one in named for p in one.people}
    assert "zoé" not in msgspec.json.encode(told.talk).decode()


def test_the_maps_count_every_judgement():
    _, sittings = play_class(STATED, 1)
    told = INSIGHT.understand(sittings[:6], by_person=False)
    of = sum(one.of for one in told.crossings)
    assert sum(cell.of for cell in told.cells) == 2 * of, "each judgement is on two cards"
    wrong = sum(one.wrong for one in told.judgements)
    assert sum(one.wrong for one in told.crossings) == wrong
    assert sum(cell.wrong for cell in told.cells) == 2 * wrong
    places = sorted(at for one in told.crossings for at in one.pairs)
    assert places == list(range(len(told.judgements)))
    assert len(told.talk) == 3
    assert told.spread == sorted(told.spread, key=lambda one: (-one.people, -one.expected))


def test_the_likelihoods_of_all_that_could_be_said_add_up_to_one():
    turn = next(d for d in decisions_of([FALSE]) if d.what == "claimed")
    every = [turn._replace(chosen=pair) for pair in turn.offered]
    every.append(turn._replace(chosen=None, what="passed"))
    weighed = [weigh(one).likely for one in every]
    answers = [
        turn._replace(offered=[turn.chosen], what=what) for what in ("accepted", "contested")
    ]
    answered = [weigh(one).likely for one in answers]
    for manner in range(len(MANNERS)):
        for explanation in range(EXPLANATIONS):
            assert sum(one[manner][explanation] for one in weighed) == pytest.approx(1)
            assert sum(one[manner][explanation] for one in answered) == pytest.approx(1)


@pytest.mark.parametrize(
    "planted", ["bar_as_comma", "same_gap", "longer_is_larger", "ends_included"]
)
def test_a_pupil_with_a_misreading_pairs_as_the_model_says(planted):
    """The pupils of the bots and the inference are written apart: they must mean the same."""
    place = [one.id for one in MISREADINGS].index(planted) + 1
    pupil = Pupil({"misreading": place}, 1)
    table = game.start(OPTIONS, 2)
    table.apply(Shuffled([0, 1]))
    table.apply(Shuffled(list(range(len(CARDS.faces)))))
    pupil.look(table)
    masks, size = seeming(CARDS), len(CARDS.faces)
    for one in range(size):
        for other in range(one + 1, size):
            said = bool(masks[one * size + other] >> place & 1)
            assert pupil.match(table, one, other) is said
            assert MISREADINGS[place - 1].pairs(CARDS.faces[one], CARDS.faces[other]) is said


def test_a_pupil_without_one_reads_well():
    assert Known({}, 1)._pupil._habit is None


def test_simulated_pupils_look_at_nothing_that_they_do_not_see():
    for seed in range(3):
        one, other = (
            Child(seed + 3, STATED._replace(notices=0.8, objects=0.7), Random(seed))
            for _ in range(2)
        )
        match = Match(game, OPTIONS, 2)
        chance = Chance(bytes([seed] * 32), [b"", b""])
        while not isinstance(waiting := match.state.waiting(), Over):
            if isinstance(waiting, Shuffle):
                match.apply(Shuffled(chance.order(waiting.size)))
                continue
            seat = waiting.seats[0]
            view = match.state.view(Eyes(seat))
            imagined = game.imagine(OPTIONS, 2, Eyes(seat), view, Dice(len(match.inputs)))
            action = one.choose(match.state, seat)
            assert other.choose(imagined, seat) == action
            match.apply(Move(seat, action))


def test_planted_misreadings_are_found_in_a_few_classes():
    told = study(STATED, 4)
    assert told["with"] + told["without"] == 4 * PUPILS
    assert told["right"] >= 0.8 * told["with"]
    assert told["false alarm"] <= 0.1 * told["without"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_for_a_spreadsheet_is_whole_and_holds_no_formula(lang):
    told = understood(*[FALSE] * 5)
    rows = INSIGHT.tabulate(texts(lang, game.folder), told, {"ann": "=2+2", "bob": "Bob"})
    assert {len(row) for row in rows} == {8}
    assert {"'=2+2", "Bob"} <= {row[1] for row in rows}
    assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)
    kinds = {row[0] for row in rows[1:]}
    assert len(kinds) == 4 + (len(told.not_seen_equal) > 0)


def test_a_record_is_read_with_who_sat_where():
    data = write(replay_of(FALSE).document())
    told = understood(sitting_of(read(data, shelf.find), ["ann", "bob"]))
    assert told == understood(FALSE)


def replay_of(one):
    match = Match(game, one.options, 2)
    for given in one.inputs:
        match.apply(given)
    return match


def test_other_games_say_that_they_do_not_tell():
    with pytest.raises(BadRecord, match="nothing_to_understand"):
        insight_of(shelf.find("diabolo"))


def test_what_stands_out_is_surely_more_than_usual():
    assert stands_out(8, 10, 0.2)
    assert not stands_out(2, 2, 0.2), "two are too few"
    assert not stands_out(30, 100, 0.28)

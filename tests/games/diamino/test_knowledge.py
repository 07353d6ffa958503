"""Diamino's bots: the words they know, what they contest, how they end a deal, why they say so."""

from itertools import islice
from random import Random
from time import monotonic

import pytest

from lexicon.familiarity import familiar
from ludiade.bots import bot, seen
from ludiade.bots.coach.advice import advise
from ludiade.bots.knowledge import knowledge_of
from ludiade.bots.levels import LEVELS, numbers
from ludiade.bots.thinker import Thinker
from ludiade.games.diamino import types as t
from ludiade.games.diamino.box import game
from ludiade.games.diamino.knowledge.known import action_of
from ludiade.games.diamino.knowledge.sketch import Sketch
from ludiade.games.diamino.knowledge.tries import habitual
from ludiade.games.diamino.lists.word_lists import graph, judge
from ludiade.games.diamino.material import BAG, JOKER
from ludiade.games.diamino.placement import words_formed
from ludiade.games.diamino.plays.legal import plays
from ludiade.games.diamino.words.plays import board
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.texts import texts
from tests.games.diamino.greedy import greedy
from tests.games.diamino.pace import middle_games, seconds
from tests.games.diamino.solver import value
from tests.games.diamino.tables import SEED, table

COMPILED = not board.__file__.endswith(".py")
EVERYDAY = 4
ENDGAMES = 4
MOST_INPUTS = 250
"""What a match of two bots takes at most, acceptances and shuffles included."""


def known(level):
    return knowledge_of("diamino", numbers("diamino", level), 1)


def go(it, level, seed=1):
    """What a level does at a table of which it sees everything."""
    return known(level).decide(it, it.turn, Dice(seed), lambda: False).action


def small_endgames(number):
    """Boards of a few words, two or three tiles each, nothing to draw."""
    rng = Random(7)
    found = []
    while len(found) < number:
        tiles = "".join(rng.sample("AEIULNRSTZO*", 6))
        half = rng.choice((2, 3))
        racks = [tiles[:half], tiles[half : 2 * half]]
        it = table(racks, "", SEED, scores=[rng.randrange(30), rng.randrange(30)],
                   auto_validate=True)  # fmt: skip
        if plays(it).count(it.racks[0]) > 1:
            found.append(it)
    return found


@pytest.mark.slow
def test_an_open_endgame_is_played_as_well_as_it_can_be():
    lost, low, high = 0, 0, 0
    for it in small_endgames(ENDGAMES):
        best = value(it)
        low, high = min(low, best), max(high, best)
        while not isinstance(it.waiting(), Over):
            if it.turn == 0:
                it.apply(Move(0, go(it, "expert")))
                now = value(it)
                lost += best - now
                best = now
            else:
                it.apply(Move(1, min(it.all_actions(1), key=lambda a: value(after(it, 1, a)))))
    assert high > low
    assert lost / ENDGAMES <= 0.02 * (high - low)


def after(it, seat, action):
    twin = it.copy()
    twin.apply(Move(seat, action))
    return twin


def opening(rack, **options):
    return table([rack, "AEINRST"], "EEEE" * 5, lexicon="fr", **options)


def test_a_beginner_lays_only_words_of_every_day():
    rng = Random(3)
    laid = []
    for seed in range(12):
        it = opening("".join(rng.sample(BAG.replace(JOKER, ""), 7)))
        action = go(it, "beginner", seed)
        if isinstance(action, t.Place):
            laid.append(action.word.upper())
    assert len(laid) > 6
    assert set(laid) <= familiar(EVERYDAY)


def test_who_knows_all_words_lays_some_that_a_beginner_does_not_know():
    it = opening("WAXKZY")
    assert isinstance(go(it, "beginner"), t.Exchange)
    assert isinstance(go(it, "expert"), t.Place)


def contested(level, word, tiles):
    it = opening(tiles)
    it.apply(Move(0, t.Place("8H", word)))
    return isinstance(known(level).play(it, 1, Dice(1)).action, t.Contest)


@pytest.mark.parametrize("level", LEVELS)
def test_a_word_that_looks_like_none_is_contested(level):
    assert contested(level, "XZQ", "XZQAEIR")


@pytest.mark.parametrize("level", LEVELS)
def test_a_word_of_every_day_is_accepted(level):
    assert not contested(level, "MAISON", "MAISONE")


def test_a_made_up_word_that_looks_well_deceives_a_beginner_and_not_an_expert():
    assert not judge(t.Options())("MAISONER")
    assert not contested("beginner", "MAISONER", "MAISONER")
    assert contested("expert", "MAISONER", "MAISONER")


@pytest.mark.parametrize("level", ["beginner", "expert"])
@pytest.mark.parametrize("options", [
    {"word_filter": "sport"}, {"word_filter": "verbs", "lemmas_only": True},
])  # fmt: skip
def test_a_bot_lays_only_what_the_table_admits(level, options):
    it = opening("BALREUT", **options)
    action = go(it, level)
    if isinstance(action, t.Place):
        it.apply(Move(0, action))
        admitted = judge(it.options)
        assert all(admitted(word.upper()) for word in words_formed(it.board, it.fresh))
    else:
        assert level == "beginner"


def test_a_bot_knows_the_list_a_table_brings_along():
    it = table(["ZESTEAB", "KEPI"], "", auto_validate=True)
    for level in LEVELS:
        assert isinstance(go(it, level), t.Place)


def test_who_overlooks_nothing_takes_the_red_devil_by_habit():
    it = table(["HATEAUXC", "AEINRST"], "EE", auto_validate=True)
    action = knowledge_of("diamino", {}, 1).play(it, 0, Dice(5)).action
    assert action in (t.Place("8H", "CHATEAUX"), t.Place("H8", "CHATEAUX"))


def test_by_habit_a_black_square_is_covered_with_the_whole_rack_and_not_without_a_joker_of_it():
    for rack, finishes in (("CHATEAUX", True), ("CHATEAUX*", False)):
        it = table([rack, "RE"], "EE", [("C1", "EN")], formula="race", auto_validate=True)
        action = action_of(it, habitual(Sketch(it, graph(it.options))))
        assert (action == t.Place("3A", "CHATEAUX")) == finishes
        it.apply(Move(0, action))


@pytest.mark.parametrize("formula", ["score", "race"])
@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_whole_matches_end_soon_and_every_reason_can_be_said(formula, level):
    if not COMPILED and formula == "race":
        pytest.skip("not compiled: racks of forty take plain Python too long")
    match = Match(game, t.Options(formula=formula), 2)
    dice = Dice(4)
    it = known(level)
    says = [texts(lang, game.folder) for lang in ("fr", "en")]
    said = set()
    while not isinstance(waiting := match.state.waiting(), Over):
        if isinstance(waiting, Shuffle):
            match.apply(Shuffled(dice.order(waiting.size)))
            continue
        assert isinstance(waiting, Awaiting)
        seat = waiting.seats[0]
        action = bot(level, 4).choose(seen(match, seat))
        if reason := it.reason(match.state, seat, Move(seat, action)):
            said.add(reason[0])
            assert all(say.say(reason[0], **reason[1]) for say in says)
        match.apply(Move(seat, action))
    assert len(said) > 2
    assert len(match.inputs) < MOST_INPUTS


@pytest.mark.parametrize("formula", ["score", "race"])
def test_twelve_tiles_are_thought_over_within_three_seconds(formula):
    if not COMPILED:
        pytest.skip("not compiled: the search for plays is what takes the time")
    middles = list(islice(middle_games(formula), 3))
    assert len(middles) == 3
    assert all(seconds(it) < 3 for it in middles)


def test_twelve_tiles_with_both_jokers_are_thought_over_within_three_seconds():
    if not COMPILED:
        pytest.skip("not compiled: the search for plays is what takes the time")
    it = table(["AEINRST**LOU", "AEINRSTLOUDE"], "AEINRSTLOUDE" * 3, SEED, lexicon="fr")
    assert seconds(it) < 3


class Patience:
    """Is over after so many looks at it."""

    def __init__(self, looks):
        self.left = looks
        self.late = 0

    def __call__(self):
        self.left -= 1
        self.late += self.left < 0
        return self.left < 0


@pytest.mark.parametrize("it", [
    table(["AEINRST", "AEINRSTLOUDE"], "AEINRSTLOUDE" * 3, SEED, lexicon="fr"),
    table(["AEINRST", "AEINRST"], "", SEED, lexicon="fr"),
], ids=["middle", "end"])  # fmt: skip
def test_a_thought_that_is_cut_short_ends_soon_and_in_a_play(it):
    expert = known("expert")
    habit = knowledge_of("diamino", {}, 1).play(it, 0, Dice(1)).action
    assert expert.decide(it, 0, Dice(1), lambda: True).action == habit
    for looks in (2, 9):
        patience = Patience(looks)
        move = expert.decide(it, 0, Dice(1), patience)
        assert isinstance(move.action, t.Place)
        assert 0 < patience.late <= numbers("diamino", "expert")["tries"] + 2


def test_a_bot_at_a_table_watches_its_deadline():
    match = Match(game, t.Options(auto_validate=True), 2)
    while isinstance(waiting := match.state.waiting(), Shuffle):
        match.apply(Shuffled(Dice(4).order(waiting.size)))
    it = seen(match, match.state.turn)
    late, called_off = Thinker("expert", 4), Thinker("expert", 4)
    at_once = late.choose(it, deadline=monotonic())
    assert at_once == called_off.choose(it, stopped=lambda: True)
    match.apply(Move(it.seat, at_once))


def test_the_greedy_player_of_the_measurements_finishes_when_it_can():
    it = table(["S", "RE"], "", [("8H", "KEPI")])
    it.apply(Move(0, greedy(it, 0)))
    it.apply(Move(1, t.Accept()))
    assert it.waiting().scores == [25 + 2, -2]


def test_in_a_patience_the_coach_lays_a_word_rather_than_end_it():
    alone = Match(game, game.read_options({"formula": "patience"}, 1), 1)
    advice = advise(seen(alone, 0), seed=1, playouts=1)
    assert isinstance(advice.action, t.Place)
    assert advice.why is None  # devils and contests are no reason here
    alone.apply(Move(0, advice.action))

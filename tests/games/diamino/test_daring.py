"""Bots of a middling level now and then lay a word they do not know: contesting means something."""

import pytest

from ludiade.bots.knowledge import knowledge_of
from ludiade.bots.levels import LEVELS, numbers
from ludiade.games.diamino import types as t
from ludiade.games.diamino.box import game
from ludiade.games.diamino.knowledge.daring import dare, is_believed
from ludiade.games.diamino.knowledge.vocabulary import Vocabulary
from ludiade.games.diamino.lists.word_lists import own_list
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move
from ludiade.kernel.texts import texts
from tests.games.diamino.tables import KEPI, table

BOOK = own_list(["KEPI", "PORTEES", "SORTIES"]).name
MADE_UP = t.Place("I3", "PORTIES")
"""PORTÉES without its É, and no piece of it that other words lack."""
TRIES = 40


def asked(rack="PORTIS", **options):
    return table([rack, "AEINRST"], "EEEE", KEPI, lexicon=BOOK, **options)


def words(it):
    return Vocabulary(it.options, 0)


def chosen(level, it):
    known = knowledge_of("diamino", numbers("diamino", level), 1)
    return {known.decide(it, 0, Dice(seed), lambda: False).action for seed in range(TRIES)}


def test_a_word_known_but_for_a_letter_is_dared():
    it = asked()
    assert dare(it, words(it)) == MADE_UP
    it.apply(Move(0, MADE_UP))
    told = []
    it.apply(Move(1, t.Contest()), told)
    assert [e.words for e in told if isinstance(e, t.Contested)] == [("PORTIES",)]


def test_what_looks_wrong_or_is_known_or_is_not_allowed_is_no_word_to_dare():
    it = asked("PORTEIS")
    assert not is_believed(it, t.Place("I3", "PORTEES"), words(it))
    assert not is_believed(it, t.Place("I3", "PISTROE"), words(it))
    assert not is_believed(it, t.Place("A1", "PORTIES"), words(it))
    assert is_believed(it, MADE_UP, words(it))


def test_nothing_is_dared_where_a_word_known_is_worth_more():
    it = table(["PORTISXHATEAUC", "AEINRST"], "EEEE", KEPI)
    assert dare(it, words(it)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_only_middling_levels_dare_and_not_every_time(level):
    found = chosen(level, asked())
    assert (MADE_UP in found) == (level in ("medium", "hard"))
    assert len(found) > (MADE_UP in found)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_why_a_word_was_dared_can_be_said(lang):
    it = asked()
    key, named = knowledge_of("diamino", {}, 1).reason(it, 0, Move(0, MADE_UP))
    assert key == "reason-dares"
    assert "PORTIES" in texts(lang, game.folder).say(key, **named)


def test_where_nobody_can_contest_nobody_dares():
    assert MADE_UP not in chosen("medium", asked(auto_validate=True))

"""A class's own words (rules 1.5): looked through one by one, played with, kept on record."""

import json

import pytest

from ludiade import Illegal, Match, load
from ludiade.games.diamino import game
from ludiade.games.diamino import types as t
from ludiade.games.diamino.lists.class_lists import MOST_BYTES, MOST_TOLD, MOST_WORDS, examine
from ludiade.games.diamino.lists.word_lists import graph, judge
from ludiade.games.diamino.words.graph import reader
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.texts import texts

FR = texts("fr", game.folder)
WEEK = "le chat, la souris ; Courir\nl’école\ns’amuser • CHAT"


def codes(text, **how):
    return {one.word: one.code for one in examine(FR, text, **how).problems}


def test_words_of_a_week_are_found_with_their_articles_and_accents_once_each():
    found = examine(FR, WEEK)
    assert found.words == ["AMUSER", "CHAT", "COURIR", "ECOLE", "SOURIS"]
    assert (found.problems, found.given) == ([], 5)


def test_what_does_not_count_is_told_word_by_word():
    assert codes("chta, x, anticonstitutionnellement, pomme de terre, arc-en-ciel, H2O, chat") == {
        "chta": "not_in_list", "x": "too_short", "anticonstitutionnellement": "too_long",
        "pomme de terre": "not_one_word", "arc-en-ciel": "bad_letters", "H2O": "bad_letters",
    }  # fmt: skip
    [wrong] = examine(FR, "chta").problems
    assert "CHAT" in wrong.said


def test_only_verbs_and_only_head_words_count_where_that_is_agreed():
    assert codes("courir, chat, courons", verbs=True) == {"chat": "not_a_verb"}
    assert codes("courir, chats, courons", lemmas=True) == {
        "chats": "not_a_head_word", "courons": "not_a_head_word",
    }  # fmt: skip


def test_words_of_no_lexicon_count_where_the_table_wants_them():
    found = examine(FR, "wesh, chat, 3x", unknown=True)
    assert (found.words, [one.code for one in found.problems]) == (
        ["CHAT", "WESH"],
        ["bad_letters"],
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty_list"), (" ,\n;", "empty_list"), ("chat\u202egnorw", "list_not_text"),
        ("\x00\x01", "list_not_text"), ("chat\ufffd", "list_not_text"),
        ("<b>chat</b>", "list_markup"), ("chat &amp; souris", "list_markup"),
        ("A" * (MOST_BYTES + 1), "list_too_large"),
    ],
)  # fmt: skip
def test_what_is_no_list_is_refused_in_one_sentence(text, code):
    with pytest.raises(BadRecord) as caught:
        examine(FR, text)
    assert caught.value.code == code
    assert FR.refuse(caught.value).endswith(".")


def test_a_list_is_bounded_and_a_hopeless_one_soon_told():
    two = [a + b + c for a in "BCDF" for b in "BCDFGHJKLM" for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    many = [f"{word}{end}" for word in two for end in "XZ"]
    assert len(examine(FR, "\n".join(many[:MOST_WORDS])).problems) == MOST_TOLD
    with pytest.raises(BadRecord, match="too_many_words"):
        examine(FR, "\n".join(many[: MOST_WORDS + 1]))


def test_a_table_plays_with_its_list_and_the_record_carries_it(tmp_path):
    options = {"formula": "patience", "word_filter": ["RATS", "RAT", "LA", "RAT"]}
    match = Match("diamino", players=1, seed=1, options=options)
    with pytest.raises(Illegal):
        match.play(0, {"type": "place", "at": "8H", "word": "CHAT"})
    match.play(0, {"type": "place", "at": "8H", "word": "RATS"})
    match.play(0, {"type": "pass"})
    file = tmp_path / "match.json"
    match.save(file)
    assert json.loads(file.read_text())["options"]["word_filter"] == ["LA", "RAT", "RATS"]
    again = load(file)
    assert (again.scores, again.over) == (match.scores, True)


def test_a_list_within_the_lexicon_and_one_instead_of_it():
    within = t.Options(word_filter=("CHAT", "CHATS", "WESH"))
    assert [judge(within)(word) for word in ("CHAT", "WESH", "RAT")] == [True, False, False]
    assert list(reader.words(graph(within))) == ["CHAT", "CHATS"]
    lemmas = t.Options(word_filter=("CHAT", "CHATS"), lemmas_only=True)
    assert list(reader.words(graph(lemmas))) == ["CHAT"]
    instead = t.Options(lexicon=("WESH", "CHAT"))
    assert [judge(instead)(word) for word in ("CHAT", "WESH", "RAT")] == [True, True, False]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"word_filter": ["WESHH", "ZXQV"]}, "no_known_word"),
        ({"lexicon": ["WESH"], "word_filter": "verbs"}, "list_has_no_marks"),
        ({"lexicon": ["WESH"], "lemmas_only": True}, "list_has_no_marks"),
        ({"word_filter": []}, "empty_list"),
        ({"word_filter": ["chat"]}, "bad_form"),
        ({"word_filter": ["CHAT"] * (MOST_WORDS + 1)}, "bad_length"),
    ],
)
def test_lists_that_cannot_be_played_are_refused(options, code):
    with pytest.raises(BadRecord) as caught:
        game.read_options(options, 2)
    assert caught.value.code == code

"""A hint comes from what a seat sees, and its reason from what is known of the game."""

import re

import msgspec
import pytest

from ludiade.bots import Seen
from ludiade.bots.coach.advice import advise, think, why
from ludiade.bots.coach.types import Why
from ludiade.bots.coach.words import reason, speech
from ludiade.games.diabolo import game as diabolo
from ludiade.games.diadingo import game as diadingo
from ludiade.games.diadingo import types as ding
from ludiade.games.diamino import types as words
from ludiade.games.diego import game as diego
from ludiade.games.diego import types as d
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.shelf import get, names
from ludiade.kernel.texts import LANGUAGES
from ludiade.kernel.texts.french import french
from tests.bots.positions import position
from tests.games.diadingo.table import deal as dealt
from tests.games.diadingo.table import do as dealt_do
from tests.games.diego.table import claim, deal

QUICK = [name for name in names() if name != "diamino"]


def seen_of(table, seat):
    return Seen(diego, d.Options(), 2, seat, table.view(Eyes(seat)), table.actions(seat))


@pytest.mark.parametrize("game", QUICK)
def test_truths_that_look_the_same_to_a_seat_get_it_the_same_hint(game):
    here = position(game, 2, 3, 9)
    truths = [
        here.game.imagine(here.options, 2, Eyes(here.seat), here.view, Dice(seed))
        for seed in (77, 78)
    ]
    assert truths[0] != truths[1]
    others = [
        Seen(here.game, here.options, 2, here.seat, truth.view(Eyes(here.seat)),
             truth.actions(here.seat))
        for truth in truths
    ]  # fmt: skip
    hints = {msgspec.json.encode(advise(each, 5, 12)) for each in (here, *others)}
    assert len(hints) == 1


@pytest.mark.parametrize("game", QUICK)
def test_a_hint_is_legal_and_its_reason_a_sentence_in_every_language(game):
    here = position(game, 2, 4, 12)
    advice = advise(here, 5, 12)
    assert advice.action in here.actions
    assert 0 <= advice.chance <= 1
    for lang in LANGUAGES:
        said = reason(advice.why, speech(here.game, lang), ["Ana", "Luc"])
        assert said is None if advice.why is None else said


def test_a_pair_that_does_not_go_together_is_to_be_contested():
    table = deal([["2/5"]], ["2,5"])
    claim(table, "2/5", "2,5")
    advice = advise(seen_of(table, 1), 1, 60)
    assert advice.action == d.Contest()
    assert advice.why is not None
    assert advice.why.key == "reason-not-same"
    said = reason(advice.why, speech(diego, "fr"), [])
    assert said == french("2/5 et 2,5 ne vont pas ensemble : contrer rapporte 4 points.")


def test_a_theft_names_who_is_robbed_and_no_ring_by_its_number():
    table = dealt("ring-1000", "ring-1000", "ring-2000", "theft", players=2)
    for place in (0, 30, 1):
        dealt_do(table, ding.Take(place))
    steal = ding.Steal(0, 0, 0)
    view = table.view(Eyes(1))
    seen = Seen(diadingo, ding.Options(), 2, 1, view, table.actions(1))
    for lang in LANGUAGES:
        say = speech(diadingo, lang)
        said = say.describe(steal, diadingo.naming(view, steal), ["Ana", "Luc"])
        because = reason(why(seen, steal, 1), say, ["Ana", "Luc"])
        assert "Ana" in said
        assert "Ana" in because
        assert "1" in said.replace("\N{NARROW NO-BREAK SPACE}", "")


def test_a_word_is_named_as_the_board_names_it_and_not_as_a_terminal_reads_it():
    diamino = get("diamino")
    view = diamino.start(words.Options(), 2).view(Eyes(0))
    told = {
        ("8H", "TAXeR"): "Poser TAXER en H8, vers la droite (diable : E)",
        ("H8", "CHAT"): "Poser CHAT en H8, vers le bas",
    }
    say = speech(diamino, "fr")
    for (at, word), expected in told.items():
        place = words.Place(at, word)
        assert say.describe(place, diamino.naming(view, place)) == french(expected)


@pytest.mark.parametrize("game", names())
def test_a_reason_speaks_to_nobody_for_it_is_told_of_bots_too(game):
    spoken = {"fr": r"\b(tu|te|toi|ton|ta|tes)\b|\bt’", "en": r"\b(you|your|yours)\b"}
    for lang, second_person in spoken.items():
        catalogue = (get(game).folder / f"texts.{lang}.ftl").read_text(encoding="utf-8")
        reasons = re.findall(r"^reason-.*(?:\n[ }].*)*", catalogue, re.M)
        assert reasons
        for sentence in reasons:
            assert not re.search(second_person, sentence, re.I), sentence


@pytest.mark.parametrize("key", ["heaven", "hell", "spend", "keep"])
def test_a_reason_names_the_line_of_its_colour(key):
    why = Why(f"reason-{key}", {"colour": "red", "held": 3, "percent": 40})
    assert "ligne rouge" in reason(why, speech(diabolo, "fr"), []).lower()
    assert "red line" in reason(why, speech(diabolo, "en"), [])


def test_a_seat_that_is_not_awaited_has_chances_and_no_choice():
    table = deal([["3/4"]], ["0,75"])
    idle = Seen(diego, d.Options(), 2, 1, table.view(Eyes(1)), [])
    thought = think(idle, 10, 1)
    assert thought.choices == []
    assert sum(thought.hopes) == pytest.approx(1)

"""Diabolo: what people read, in the story, the rules and the terminal."""

import re

import pytest
from rich.console import Console

from ludiade.games.diabolo import game
from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import CARDS
from ludiade.games.diabolo.terminal import draw
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.match import Match
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.kernel.texts.french import french
from ludiade.testing.walk import walk
from tests.games.diabolo.table import answer, closed, deal

NAMES = ["Ana", "Bao", "Chloé", "Driss", "Élise"]


def drawn(view, players, lang="fr", seat=0):
    screen = Console(width=120)
    with screen.capture() as shown:
        screen.print(draw(view, texts(lang, game.folder), NAMES[:players], seat))
    return shown.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_number_every_section_ruling_and_example(lang):
    rules = game.rules_text(lang)
    assert re.findall(r"^## (2\.\d)", rules, re.M) == [f"2.{n}" for n in range(1, 10)]
    assert re.findall(r"^- \*\*(B\d+)\*\*", rules, re.M) == [f"B{n}" for n in range(1, 17)]
    examples = rules[rules.index("## 2.8") : rules.index("## 2.9")]
    assert re.findall(r"^(\d+)\. ", examples, re.M) == [str(n) for n in range(1, 14)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_words(lang):
    say = texts(lang, game.folder)
    words = {say.word(card) for card in CARDS}
    assert len(words) == 25
    assert not words & set(CARDS)
    for card in CARDS:
        assert "3" in say.say(f"count-{card}", n=3)


def test_a_line_is_told_so_that_a_child_can_follow():
    told = []
    table = closed({"violet": ([5, 1], [4, 2, 1])}, ["violet-5", "violet-4 violet-2"], told=told)
    told += answer(table, True, True, False)
    say = texts("fr", game.folder)
    sentences = [say.tell(event, NAMES) for event in told]
    first = next(n for n, said in enumerate(sentences) if said.startswith("La ligne violette"))
    assert sentences[first : first + 10] == [french(line) for line in (
        "La ligne violette : côté démon 5 et 1, total 6 ; côté ange 4, 2 et 1, total 7. "
        "L’ange est le plus fort : le violet rapporte des points.",
        "Ana a choisi en secret.",
        "Bao a choisi en secret.",
        "Chloé a choisi en secret.",
        "Révélation : Double annoncé par Ana et Bao !",
        "Ana montre en violet : 5, total 5.",
        "Bao montre en violet : 2 et 4, total 6.",
        "Chloé n’a pas de violet.",
        "Bao a la plus forte somme, et son Double la compte deux fois : 2 × 6 = 12 points gagnés.",
        "Double dépensé pour rien par Ana.",
    )]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_is_drawn(lang):
    for players in game.seats:
        dice = Dice(players)
        match = Match(game, t.Options(rounds=1), players)
        for _ in walk(match, dice):
            assert NAMES[0] in drawn(match.state.view(Eyes(0)), players, lang)


def test_a_drawing_names_own_cards_and_counts_the_others():
    table = deal("red-1", "red-1", "green-2", "green-3", "blue-5", "blue-5", "violet-4")
    lines = drawn(table.view(Eyes(0)), 3).splitlines()
    assert "rouge 1 1" in next(line for line in lines if "En main" in line)
    assert "6 cartes" in next(line for line in lines if "Bao" in line)
    assert not any("violet 4" in line for line in lines)


def test_two_players_are_told_that_it_is_unofficial():
    assert "non officiel" in drawn(deal(players=2).view(SPECTATOR), 2)
    assert "unofficial" in drawn(deal(players=2).view(SPECTATOR), 2, "en")
    assert "officiel" not in drawn(deal(players=3).view(SPECTATOR), 3)


def test_the_line_being_scored_is_marked():
    view = closed({"red": ([], [1])}, ["red-3", "", ""]).view(SPECTATOR)
    assert "◀ rouge ▶" in drawn(view, 3)
    assert "qui dépense son Double" in drawn(view, 3)

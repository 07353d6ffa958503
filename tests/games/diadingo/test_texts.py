"""Diadingo: what people read, in the story, the rules and the terminal."""

import re

import pytest
from rich.console import Console

from ludiade.games.diadingo import game
from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.material import TRAY
from ludiade.games.diadingo.terminal import draw
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.kernel.texts.french import french
from ludiade.kernel.types import Seat
from tests.games.diadingo.table import deal, lay, see, steal, take

NAMES = ["Ana", "Bao", "Chloé", "Driss"]


def drawn(view: t.View, lang: str = "fr") -> str:
    screen = Console(width=120)
    with screen.capture() as shown:
        screen.print(draw(view, texts(lang, game.folder), NAMES, 0))
    return shown.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_are_named_row_by_row(lang: str) -> None:
    say = texts(lang, game.folder)
    named = [say.say("place", place=place) for place in range(42)]
    rows = zip("ABCDEFG", TRAY.rows, strict=True)
    assert named == [f"{row}{number}" for row, size in rows for number in range(1, size + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_number_every_section_ruling_and_example(lang: str) -> None:
    rules = game.rules_text(lang)
    assert re.findall(r"^## (3\.\d)", rules, re.M) == [f"3.{n}" for n in range(1, 9)]
    assert re.findall(r"^- \*\*(C\d+)\*\*", rules, re.M) == [f"C{n}" for n in range(1, 19)]
    assert re.findall(r"^(\d+)\. ", rules, re.M) == [str(n) for n in range(1, 13)]
    assert rules.count("*Reconstruction.*") == 2


def test_menu_counts_rings_from_one() -> None:
    offered = texts("fr", game.folder).offer(t.Steal(Seat(2), 0, 3), NAMES)
    said = "Voler à Chloé le diamant de sa bague n° 1, pour sa propre bague n° 4"
    assert offered == french(said)


def test_C6_terminal_marks_tried_places_only_with_the_option() -> None:
    for show_stuck in (False, True):
        table = deal("ring-1000", show_stuck=show_stuck)
        take(table, 41)
        assert ("✕ G4" in drawn(see(table))) == show_stuck


def test_terminal_draws_tray_rings_and_turn() -> None:
    table = deal("ring-1000", "theft", "ring-2000", starts=3, after_theft="back_to_thief_left")
    lay(table, 0, (3000, False))
    lay(table, 2, (1000, False), (3000, True))
    take(table, 0)
    for lang in LANGUAGES:
        shown = drawn(see(table), lang)
        assert "◆ A1" not in shown
        assert "◆ A2" in shown
        assert "▶ Ana" in shown
        heads, chloe = (
            next(line for line in shown.splitlines() if word in line) for word in ("1000", "Chloé")
        )
        assert [chloe[heads.index(value)] for value in ("1000", "3000")] == ["○", "◆"]
        assert "★" in chloe
    steal(table, 2, 1, 0)
    assert "reprend avec Bao" in drawn(see(table))


def test_terminal_draws_the_end() -> None:
    table = deal("ring-1000")
    table.left = 1
    take(table, 0)
    assert "▶" not in drawn(see(table))

"""The terminal table: a board that can be read, and words typed by hand."""

import io

import pytest
from rich.console import Console

from ludiade.games.diamino import game
from ludiade.games.diamino import types as t
from ludiade.games.diamino.terminal import draw, parse
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.texts import LANGUAGES, texts
from tests.games.diamino.tables import SEED, act, place, table


def drawn(it, seat, lang="fr"):
    screen = Console(file=io.StringIO(), width=100)
    names = ["Ana", "Bao", "Chloé"][: it.players]
    screen.print(draw(it.view(Eyes(seat)), texts(lang, game.folder), names, seat))
    return screen.file.getvalue()


def test_the_board_has_coordinates_devils_black_squares_and_jokers():
    shown = drawn(table(["AI*", "QZ"], reserve="EE", board=[("8H", "kEPI")]), 0)
    lines = shown.splitlines()
    assert lines[0].split()[:15] == list("ABCDEFGHIJKLMNO")
    assert lines[8].split()[:17] == ["8", *"◆······kEPI···◆", "8"]
    assert lines[2].split()[:17] == ["2", *"·◆···■···■···◆·", "2"]
    assert "A1 I1 *0" in shown
    assert "QZ" not in shown
    assert "2 carrés" in next(line for line in lines if "Bao" in line)


def test_the_start_is_marked_while_it_is_free():
    assert "★" in drawn(table(["AI", "QZ"]), 0).splitlines()[8]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_has_a_guide(lang):
    it = table(["RISEE", "QZ"], board=SEED, formula="race")
    assert "Ana" in drawn(it, 0, lang)
    act(it, t.Place("K8", "IRIS"))
    assert "IRIS" in drawn(it, 1, lang)
    act(it, t.Accept(), seat=1)
    assert drawn(it, 0, lang)
    lone = table(["KEPIS"], formula="patience")
    assert drawn(lone, 0, lang)
    place(lone, "8H", "KEPIS")
    assert drawn(lone, 0, lang)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("8H KEPI", t.Place("8H", "KEPI")),
        ("h8 KEPi", t.Place("H8", "KEPi")),
        ("echange AEI*", t.Exchange("AEI*")),
        ("Échange a e i", t.Exchange("AEI")),
        ("exchange Q", t.Exchange("Q")),
        ("passe", t.Pass()),
        ("PASS", t.Pass()),
        ("", None),
        ("echange", None),
        ("KEPI", None),
        ("8H KEPI S", None),
        ("bonjour à tous", None),
    ],
)
def test_what_is_typed(typed, action):
    it = table(["KEPI", "A"])
    assert parse(typed, it.view(Eyes(0)), 0) == action

"""Diego in the terminal: every moment of a match can be drawn, and hides what is hidden."""

import io

import pytest
from rich.console import Console

from ludiade.games.diego import game
from ludiade.games.diego.faces import drawing
from ludiade.games.diego.material import Area, Bracket, Decimal, Fraction, Line, Percent, Sum, Words
from ludiade.games.diego.terminal import draw
from ludiade.games.diego.types import Pass
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.match import Match
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.kernel.texts.french import french
from ludiade.testing.walk import walk
from tests.games.diego.table import deal, do

NAMES = ["Ana", "Bao", "Chloé", "Driss"]


def printed(view, seat, lang="fr"):
    screen = Console(file=io.StringIO(), width=160)
    screen.print(draw(view, texts(lang, game.folder), NAMES[: len(view.sorters)], seat))
    return screen.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", game.seats)
def test_every_moment_can_be_drawn(players, lang):
    dice = Dice(players)
    match = Match(game, game.any_options(players, dice), players)
    for _ in walk(match, dice):
        if match.state.hands:
            assert printed(match.state.view(Eyes(0)), 0, lang)
    assert NAMES[0] in printed(match.state.view(SPECTATOR), None, lang)


def test_a_hand_is_drawn_only_for_its_owner():
    table = deal([["huit cinquièmes"], ["deux cinquièmes"]])
    assert "huit cinquièmes" in printed(table.view(Eyes(0)), 0)
    assert "deux cinquièmes" not in printed(table.view(Eyes(0)), 0)
    do(table, Pass())
    assert "huit cinquièmes" in printed(table.view(Eyes(1)), 1)


@pytest.mark.parametrize(
    ("face", "fr", "en"),
    [
        (Decimal("1", "25"), "1,25", "1.25"),
        (Decimal("-2", None), "-2", "-2"),
        (Fraction(1250, 1000), "1250/1000", "1250/1000"),
        (Words("un quart", "one quarter"), "un quart", "one quarter"),
        (Area("disc", 2, 4, 5), "●●●● ●○○○", "●●●● ●○○○"),
        (Area("bar", 1, 5, 2), "■■□□□", "■■□□□"),
        (Area("bar", 3, 20, 45), "■20 ■20 ■5□15", "■20 ■20 ■5□15"),
        (Area("disc", 3, 20, 20), "●20 ○20 ○20", "●20 ○20 ○20"),
        (Line(-2, 0, 2, 0), "-2 ▼·|·| 0", "-2 ▼·|·| 0"),
        (Line(0, 2, 4, 5), "0 |···|▼··| 2", "0 |···|▼··| 2"),
        (
            Line(0, 60, 2, 5),
            "0 → 60 par 1/2, ▼ au n° 5",
            "0 → 60 by 1/2, ▼ at no. 5",
        ),
        (Sum(Decimal("1", None), True, Fraction(1, 4)), "1 − 1/4", "1 − 1/4"),
        (
            Sum(Sum(Decimal("1", None), False, Fraction(2, 10)), False, Decimal("0", "05")),
            "1 + 2/10 + 0,05",
            "1 + 2/10 + 0.05",
        ),
        (Bracket(Decimal("0", "3"), Decimal("0", "5")), "0,3 < … < 0,5", "0.3 < … < 0.5"),
        (Percent(Decimal("12", "5")), "12,5 %", "12.5%"),
    ],
)
def test_faces(face, fr, en):
    assert drawing(face, texts("fr", game.folder)) == french(fr)
    assert drawing(face, texts("en", game.folder)) == en

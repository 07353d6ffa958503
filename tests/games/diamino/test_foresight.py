"""What a placement would bring, told before it is laid."""

import pytest

from ludiade.games.diamino import types as t
from ludiade.games.diamino.plays.foresight import foresee
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from tests.games.diamino.tables import KEPI, SEED, place, table

BOARDS = {
    "opening": ((), [("8H", "KEPI"), ("H8", "KEPI"), ("H8", "NEZ")]),
    "crossing": (KEPI, [("8H", "KEPIS"), ("K8", "IRIS"), ("I7", "ZE"), ("L8", "SOIES")]),
    "more": (SEED, [("I7", "ZESTES"), ("12I", "SOIES"), ("8H", "KEPIS")]),
}


@pytest.mark.parametrize("scoring", ["none", "placed", "main_word"])
@pytest.mark.parametrize("case", BOARDS)
def test_what_is_foreseen_is_what_comes(case, scoring):
    board, moves = BOARDS[case]
    for at, word in moves:
        it = table(["KEPIZSOIESNRIS", "AE"], board=board, word_scoring=scoring, reserve="A" * 40)
        told = foresee(it.options, it.view(Eyes(0)), 0, t.Place(at, word))
        before = list(it.points)
        events = place(it, at, word)
        gained = [now - then for now, then in zip(it.points, before, strict=True)]
        assert gained == [told.points, told.others]
        covered = next((event for event in events if isinstance(event, t.Covered)), None)
        assert (told.red, told.green) == ((covered.reds, covered.greens) if covered else (0, 0))


def test_all_words_are_named_and_none_is_judged():
    it = table(["SQXZ", "AE"], board=KEPI)
    real = foresee(it.options, it.view(Eyes(0)), 0, t.Place("8H", "KEPIS"))
    false = foresee(it.options, it.view(Eyes(0)), 0, t.Place("8H", "KEPIX"))
    assert (real.words, false.words) == (["KEPIS"], ["KEPIX"])
    checked = t.Options(lexicon=it.options.lexicon, auto_validate=True)
    assert foresee(checked, it.view(Eyes(0)), 0, t.Place("8H", "KEPIX")) == false


def test_what_the_board_or_the_rack_is_against_is_said_before():
    it = table(["SQXZ", "AE"], board=KEPI)
    view = it.view(Eyes(0))
    for at, word, code in (("1A", "SQ", "touches_nothing"), ("8H", "KEPIE", "not_in_rack"),
                           ("8H", "KXPI", "other_tile_there")):  # fmt: skip
        with pytest.raises(Illegal) as refused:
            foresee(it.options, view, 0, t.Place(at, word))
        assert refused.value.code == code
    assert foresee(it.options, view, 0, t.Pass()) is None
    assert foresee(it.options, it.view(Eyes(1)), 0, t.Place("8H", "KEPIS")) is None

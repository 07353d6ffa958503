"""Diego on paper: fronts and backs in register, marks that can be cut by, text that is text."""

import time
from itertools import pairwise

import msgspec
import pytest

from ludiade.games.diego import game
from ludiade.games.diego.decks import material
from ludiade.games.diego.printing import PARTS, document, of_material
from ludiade.kernel.errors import Refusal
from ludiade.kernel.texts import texts
from ludiade.print import Options, compile_pdf
from tests.games.diego.pdf import Pdf

pytest.importorskip("typst", reason="the extra `print` is not installed")
FR = texts("fr", game.folder)
CARD = (63, 44)
NEAR_MM = 0.1


def printed(part="cards", deck="diagnostic", **options):
    return Pdf(compile_pdf(document(FR, part, deck, Options(**options))))


def cuts(pdf, page):
    """Where the marks outside the block say to cut: the places across, and those down."""
    wide, high = pdf.size(page)
    across, down = set(), set()
    for x, y, to_x, to_y, width in pdf.strokes(page):
        length = abs(to_x - x) + abs(to_y - y)
        if abs(length - 5) > 0.01:
            continue
        assert width >= 0.25
        if abs(x - to_x) < 1e-3 and (min(y, to_y) < 20 or max(y, to_y) > high - 32):
            across.add(round(x, 3))
        elif abs(y - to_y) < 1e-3 and (min(x, to_x) < 20 or max(x, to_x) > wide - 20):
            down.add(round(y, 3))
    return sorted(across), sorted(down)


@pytest.mark.parametrize(("paper", "rows"), [("a4", 6), ("letter", 5)])
def test_cards_share_their_cut_lines_and_backs_lie_behind_fronts(paper, rows):
    pdf = printed(paper=paper)
    across, down = cuts(pdf, 0)
    assert (len(across), len(down)) == (4, rows + 1)
    assert [round(b - a, 2) for a, b in pairwise(across)] == [CARD[0]] * 3
    assert {round(b - a, 2) for a, b in pairwise(down)} == {CARD[1]}
    behind, below = cuts(pdf, 1)
    wide = pdf.size(0)[0]
    for front, back in zip(across, reversed(behind), strict=True):
        assert abs(front - (wide - back)) <= NEAR_MM
    for front, back in zip(down, below, strict=True):
        assert abs(front - back) <= NEAR_MM


def test_the_offset_moves_the_backs_and_nothing_else():
    plain, moved = printed(), printed(dx=1.5, dy=-0.5)
    assert cuts(plain, 0) == cuts(moved, 0)
    (across, down), (to, up) = cuts(plain, 1), cuts(moved, 1)
    assert {round(b - a, 2) for a, b in zip(across, to, strict=True)} == {1.5}
    assert {round(b - a, 2) for a, b in zip(down, up, strict=True)} == {-0.5}


def test_marks_begin_outside_the_block_and_some_are_left_after_the_first_cut():
    strokes = printed().strokes(0)
    left = min(min(x, to_x) for x, _, to_x, _, _ in strokes)
    assert round(10.5 - 3.5 - 5, 2) == round(left, 2)
    inside = [one for one in strokes if abs(one[2] - one[0]) + abs(one[3] - one[1]) < 2.01
              and 12 < one[0] < 198 and abs(one[0] - one[2]) in (0, 2)]  # fmt: skip
    assert inside


@pytest.mark.parametrize("options", [{"duplex": "short"}, {"duplex": "none"}, {"duplex": "fold"},
                                     {"large": True}, {"grey": True}])  # fmt: skip
def test_every_way_to_print_makes_pages(options):
    pages = len(printed(**options).pages)
    assert pages >= (4 if options.get("duplex") == "none" else 7)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_part_is_set_in_both_languages_with_its_fonts(part, lang):
    say = texts(lang, game.folder)
    pdf = compile_pdf(document(say, part, "cycle4:7", Options(link="http://10.0.0.1/join#A")))
    assert b"/FontFile" in pdf or b"/FontFile" in b"".join(Pdf(pdf).objects.values())
    assert len(Pdf(pdf).pages) == (1 if part == "rules" else len(Pdf(pdf).pages))


def test_the_rules_are_tagged_for_readers_of_all_kinds():
    data = compile_pdf(document(FR, "rules", "", Options()))
    assert b"pdfuaid" in data
    assert len(Pdf(data).pages) == 1


def test_sixty_cards_take_less_than_three_seconds():
    cards = of_material(FR, ("cards",), material("diagnostic", msgspec.UNSET), Options())
    began = time.process_time()
    compile_pdf(cards)
    assert time.process_time() - began < 3


def test_an_unknown_part_is_refused_with_those_there_are():
    with pytest.raises(Refusal) as caught:
        document(FR, "poster", "", Options())
    assert caught.value.details["among"] == list(PARTS)

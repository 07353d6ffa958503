"""Every game on paper: fronts and backs in register, marks one can cut by, text that is text."""

import time
from itertools import combinations, pairwise

import pytest

from ludiade.games.diego.decks.check import AFFILIATIONS
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord, Refusal
from ludiade.print import Layout, compile_pdf, document, parts
from tests.print.pdf import Pdf

pytest.importorskip("typst", reason="the extra `print` is not installed")
NEAR_MM = 0.1
MARK, GAP = 5, 3.5
TO_CUT = {"diabolo": "cards", "diadingo": "cards", "diamino": "tiles", "diamoniak": "cards",
          "diego": "cards"}  # fmt: skip
CARDS = {"diabolo": 80, "diadingo": 49, "diamino": 112, "diamoniak": 54, "diego": 48}


def printed(game, *wanted, lang="fr", options=None, **layout):
    return Pdf(
        compile_pdf(document(shelf.get(game), lang, wanted, options or {}, Layout(**layout)))
    )


def cuts(pdf, page):
    """Where the marks outside the block say to cut: the places across, and those down."""
    across, down = set(), set()
    for x, y, to_x, to_y, width in pdf.strokes(page):
        if abs(abs(to_x - x) + abs(to_y - y) - MARK) < 0.01:
            assert width >= 0.25
            if abs(x - to_x) < 1e-3:
                across.add(round(x, 2))
            elif abs(y - to_y) < 1e-3:
                down.add(round(y, 2))
    return sorted(across), sorted(down)


def cells(pdf, page, size):
    """The cards of a page by their upper left corners."""
    near = [c for c in pdf.clips(page) if abs(c[2] - c[0] - size[0]) < NEAR_MM
            and abs(c[3] - c[1] - size[1]) < NEAR_MM]  # fmt: skip
    return sorted({(round(c[0], 2), round(c[1], 2)) for c in near})


def near(one, other):
    return len(one) == len(other) and all(
        abs(a - b) <= NEAR_MM for a, b in zip(one, other, strict=True)
    )


@pytest.mark.parametrize(("paper", "duplex"), [("a4", "long"), ("a4", "short"), ("letter", "long")])
@pytest.mark.parametrize("game", TO_CUT)
def test_cards_share_their_cuts_and_every_back_lies_behind_its_front(game, paper, duplex):
    pdf = printed(game, TO_CUT[game], paper=paper, duplex=duplex)
    seen = 0
    for front in range(0, len(pdf.pages), 2):
        (across, down), (behind, below) = cuts(pdf, front), cuts(pdf, front + 1)
        size = (across[1] - across[0], down[1] - down[0])
        assert {round(b - a - size[0], 1) for a, b in pairwise(across)} == {0}
        assert {round(b - a - size[1], 1) for a, b in pairwise(down)} == {0}
        wide, high = pdf.size(front)
        if duplex == "long":  # turned over the long edge left and right change places
            behind = sorted(wide - x for x in behind)
        else:
            below = sorted(high - y for y in below)
        assert near(across, behind)
        assert near(down, below)
        fronts, backs = cells(pdf, front, size), cells(pdf, front + 1, size)
        turned = [(wide - x - size[0], y) if duplex == "long" else (x, high - y - size[1])
                  for x, y in backs]  # fmt: skip
        for one, other in zip(fronts, sorted(turned), strict=True):
            assert near(one, other)
        seen += len(fronts)
    assert seen == CARDS[game]


def test_the_offset_moves_the_backs_and_nothing_else():
    plain, moved = printed("diego", "cards"), printed("diego", "cards", dx=1.5, dy=-0.5)
    assert cuts(plain, 0) == cuts(moved, 0)
    (across, down), (to, up) = cuts(plain, 1), cuts(moved, 1)
    assert {round(b - a, 1) for a, b in zip(across, to, strict=True)} == {1.5}
    assert {round(b - a, 1) for a, b in zip(down, up, strict=True)} == {-0.5}


def test_marks_begin_outside_the_block_and_some_are_left_after_the_first_cut():
    pdf = printed("diego", "cards")
    strokes, (across, _) = pdf.strokes(0), cuts(pdf, 0)
    left = min(min(x, to_x) for x, _, to_x, _, _ in strokes)
    assert abs(left - (across[0] - GAP - MARK)) < 0.01
    crossing = [one for one in strokes if abs(abs(one[2] - one[0]) - 2) < 0.01
                and any(abs((one[0] + one[2]) / 2 - x) < 0.01 for x in across[1:-1])]  # fmt: skip
    assert crossing


@pytest.mark.parametrize("game", TO_CUT)
def test_every_way_to_print_makes_whole_sheets_in_both_languages(game):
    for lang, layout in (("fr", {"grey": True}), ("en", {"large": True, "paper": "letter"}),
                         ("en", {"duplex": "fold", "link": "http://10.0.0.1/join#A"})):  # fmt: skip
        pdf = printed(game, lang=lang, **layout)
        assert b"/FontFile" in pdf.data or b"/FontFile" in b"".join(pdf.objects.values())


@pytest.mark.parametrize("game", TO_CUT)
def test_rules_are_tagged_for_readers_of_all_kinds(game):
    for lang in ("fr", "en"):
        pdf = printed(game, "rules", lang=lang)
        assert b"pdfuaid" in pdf.data
    assert (len(pdf.pages) == 1) is (game == "diego")


def test_a_deck_is_printed_under_its_own_title():
    deck = {"title": "Lundi\u202e\n9 h", **WIDEST}
    sheets = document(shelf.get("diego"), "fr", ["cards"], {"deck": deck}, Layout())
    assert sheets.data["title"] == "Diego · Lundi9 h"
    unnamed = document(
        shelf.get("diego"), "fr", ["cards"], {"deck": {**WIDEST, "title": 7}}, Layout()
    )
    assert unnamed.data["title"] == "Diego · à découper"


WIDEST = {
    "families": [
        {"number": "1/64", "cards": {
            "decimal": "0,015625", "fraction": "1/64", "decimal_fraction": "15625/1000000",
            "words": {"fr": "une seule part sur soixante-quatre parts égales entre elles"},
            "sum": "1/128+1/256+1/512+1/512", "bracket": ["0,0156", "0,0157"],
            "amplified": "1562500/100000000", "percent": "1,5625 %"}},
        {"number": "9/2", "cards": {
            "decimal": "4,5", "fraction": "9/2", "decimal_fraction": "45/10",
            "words": {"fr": "quatre-unités-et-demie-en-un-seul-mot-qui-ne-finit-pas"},
            "sum": "1+1+1+3/2", "bracket": ["4,4", "4,6"],
            "amplified": "900000000/200000000", "percent": "450 %"}},
    ]
}  # fmt: skip
"""Cards as wide as one can write them."""


@pytest.mark.parametrize("large", [False, True])
def test_whatever_is_written_on_a_card_stays_on_it(large):
    pdf = printed("diego", "cards", options={"deck": WIDEST}, duplex="none", large=large)
    written = 0
    for page in range(len(pdf.pages)):
        across, down = cuts(pdf, page)
        for left, top, right, line in pdf.texts(page):
            row = [at for at in down if at < (top + line) / 2]
            if not row:  # what the sheet itself says, above the block
                continue
            column = max(at for at in across if at < (left + right) / 2)
            assert left > column + 1
            assert right < column + (across[1] - across[0]) - 1
            assert row[-1] < top < line < row[-1] + (down[1] - down[0])
            written += 1
    assert written > 30


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("deck", ["standard", "diagnostic", WIDEST])
def test_the_cards_of_a_control_sheet_keep_apart(deck, paper):
    every = {} if deck is WIDEST else {"affiliations": list(AFFILIATIONS)}
    pdf = printed("diego", "control", options={"deck": deck, **every}, paper=paper)
    assert len(pdf.pages) == 1
    runs = pdf.texts(0)
    assert len(runs) > 30
    wide, high = pdf.size(0)
    assert all(0 < left < right < wide and 0 < top < line < high for left, top, right, line in runs)
    for one, other in combinations(runs, 2):
        beside = min(one[2], other[2]) - max(one[0], other[0]) < NEAR_MM
        assert beside or min(one[3], other[3]) - max(one[1], other[1]) < NEAR_MM, (one, other)


def test_sixty_cards_take_less_than_three_seconds():
    began = time.process_time()
    printed("diego", "cards", options={"deck": "diagnostic"})
    assert time.process_time() - began < 3


def test_an_unknown_part_is_refused_with_those_there_are():
    diego = shelf.get("diego")
    with pytest.raises(Refusal) as caught:
        document(diego, "fr", ["poster"], {}, Layout())
    assert caught.value.details["among"] == list(parts(diego))


def test_options_that_are_none_are_refused_as_at_a_table():
    with pytest.raises(BadRecord) as caught:
        document(shelf.get("diamoniak"), "fr", ["cards"], {"deck": "x"}, Layout())
    assert caught.value.code == "unknown_key"

"""On a phone, upright or held across: what is looked for is in sight, and can be read."""

from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.climaxes import CLIMAXES, Climax, see
from tests.web.conftest import ACROSS, COMMON, SIZES, NewPage, Site
from tests.web.players import Player
from tests.web.scenes import (
    Scene,
    button,
    contested,
    doubling,
    middle,
    mine,
    over,
    purchase,
    thefts,
)
from tests.web.screenshots import sit
from tests.web.table.test_still import SETTLED_MS
from tests.web.tables import sit_down

PHONES = {"small-phone": COMMON["small-phone"], "phone": SIZES["phone"], "across": ACROSS["across"]}
SMALLEST_TEXT_PX = 14
SLOT_PX = 28
"""How wide a place for a card is at least, in the lowest window."""
CASTLE_PX = 100
"""How wide a castle of somebody else is at least on a laptop."""
MANY_RINGS = 8
LEDGE = """() => {
  const tiles = [...document.querySelectorAll(".rack .tl")].map((tile) =>
    tile.getBoundingClientRect());
  const words = document.querySelector(".words").getBoundingClientRect();
  const { opacity } = getComputedStyle(document.querySelector(".rack"));
  return [opacity, new Set(tiles.map(({ top }) => Math.round(top))).size,
    tiles.every(({ top, left, right }) =>
      top >= words.bottom && left >= 0 && right <= innerWidth)];
}"""
"""How my tiles stand while words are judged: how clearly, in how many rows, whether all of them
are in the window and below the words."""
VALUES = """() => [...document.querySelectorAll(".bg b")].filter((value) =>
  value.checkVisibility()).map((value) => {
    const range = document.createRange();
    range.selectNodeContents(value);
    const [said, card] = [range, value.closest(".bg")].map((one) => one.getBoundingClientRect());
    return [parseFloat(getComputedStyle(value).fontSize), said.width <= card.width];
  })"""
BROKEN = """() => [...document.querySelectorAll(".stage .person b")].filter((name) => {
  const lines = new Set([...name.childNodes].flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ top }) => Math.round(top));
  }));
  return lines.size > name.textContent.split(" ").length;
}).map((name) => name.textContent)"""
LINES = """() => [
  Math.min(...[...document.querySelectorAll(".arena :is(.slot, .dc)")].map((place) =>
    place.getBoundingClientRect().width)),
  Math.min(...[...document.querySelectorAll(".arena :is(.hub, .dc)")].map((place) =>
    parseFloat(getComputedStyle(place).fontSize))),
]"""
CASTLES = """() => [...document.querySelectorAll(".land .castle")].map((castle) =>
  castle.getBoundingClientRect().width)"""
UNDER = """() => {
  const { bottom } = document.querySelector("button.lines").getBoundingClientRect();
  return [...document.querySelectorAll(".arena .ln :is(.dc, .slot, .hub)")].map((place) =>
    Math.round(place.getBoundingClientRect().top - bottom));
}"""
"""How far below the button each place of the lines begins."""
HELD = """() => [...document.querySelectorAll(".hands .held .cards")].map((hand) =>
  new Set([...hand.querySelectorAll(".fiche")].map((card) =>
    Math.round(card.getBoundingClientRect().left))).size)"""


def sized(page: Page, window: str) -> None:
    width, height = PHONES[window]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(SETTLED_MS)


def four_of_a_colour() -> Any:
    """A line was counted of which somebody shows four cards at least."""
    most = 0

    def wanted(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
        nonlocal most
        if view.scoring is not None:
            colour = view.scoring.colour
            most = max([most, *(sum(str(card).startswith(colour) for card in hand)
                                for hand in view.hands if not isinstance(hand, int))])  # fmt: skip
        elif view.round == 2:
            return most > 3
        else:
            most = 0
        return False

    return wanted


@pytest.mark.parametrize("window", PHONES)
def test_one_goes_on_from_a_count_without_scrolling_and_reads_every_name(
    window: str, new_page: NewPage, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLIMAXES, "four", Climax("diabolo", 5, four_of_a_colour))
    page = new_page("/", staged=True)
    sized(page, window)
    broken: list[str] = []
    with ExitStack() as room:
        see(page, site, "four", room)
        while page.locator(".stage").count():
            expect(page.locator(".stage .btn")).to_be_in_viewport(ratio=1)
            broken += page.evaluate(BROKEN)
            page.locator(".stage .btn").click()
            page.wait_for_timeout(SETTLED_MS)
    assert broken == []


@pytest.mark.parametrize("touched", ["judged", "verdict"])
@pytest.mark.parametrize("window", PHONES)
def test_my_tiles_stand_small_on_the_ledge_while_words_are_judged(
    window: str, touched: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    touch = button("^Contest") if touched == "verdict" else None
    scene = Scene("contest", "diamino", 3, contested, touch=touch)
    with sit(page, site, scene, PHONES[window], untimed=True):
        page.locator(".words .wd").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        assert page.evaluate(LEDGE) == ["1", 1, True]


def test_a_verdict_says_under_what_a_dictionary_has_the_word(new_page: NewPage, site: Site) -> None:
    page = new_page("/")
    scene = Scene("verdict", "diamino", 3, contested, touch=button("^Contest"))
    with sit(page, site, scene, PHONES["small-phone"], untimed=True):
        said = page.locator(".words .vd").first
        said.wait_for()
        size = said.evaluate("(element) => parseFloat(getComputedStyle(element).fontSize)")
        assert size >= SMALLEST_TEXT_PX


@pytest.mark.parametrize("players", [4, 8])
@pytest.mark.parametrize("window", [*PHONES, "low-laptop"])
def test_what_a_ring_is_worth_can_be_read_and_stands_on_its_card(
    window: str, players: int, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("theft", "diadingo", players, thefts), (PHONES | COMMON)[window]):
        page.locator(".heist .bg.go").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        values = page.evaluate(VALUES)
        assert len(values) > 3
        assert [value for value in values if value[0] < SMALLEST_TEXT_PX or not value[1]] == []


@pytest.mark.parametrize("window", PHONES)
def test_the_ring_to_be_filled_is_in_sight_however_many_there_are(
    window: str, new_page: NewPage, site: Site
) -> None:
    def late(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
        many = len(view.players[0].rings) >= MANY_RINGS
        return awaited == (0,) and many and view.drawn not in (None, "theft")

    page = new_page("/")
    with sit(page, site, Scene("late", "diadingo", 3, late), PHONES[window]):
        page.locator(".hand .bg.now").wait_for()
        page.wait_for_timeout(SETTLED_MS)
        expect(page.locator(".hand .bg.now")).to_be_in_viewport(ratio=1)


def test_rings_that_nobody_has_are_said_to_be_none(new_page: NewPage) -> None:
    page = new_page("/")
    sized(page, "small-phone")
    sit_down(page, "diadingo", ["me", "bot"], Player(page).named("deal"))
    page.get_by_role("button", name="Les bagues des autres").click()
    expect(page.get_by_text("Personne d’autre n’a encore de bague.")).to_be_visible()


@pytest.mark.parametrize("window", PHONES)
def test_the_pile_stays_in_sight_beside_a_strip_of_many_seats(
    window: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("five", "diabolo", 5, mine(16)), PHONES[window]):
        page.locator(".stock button").wait_for()
        page.wait_for_timeout(SETTLED_MS)
        for left in (0, 9999):
            page.locator(".seats").evaluate("(seats, left) => seats.scrollTo({left})", left)
            expect(page.locator(".stock button")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("window", PHONES)
def test_cards_and_sums_of_the_lines_can_be_read(
    window: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("five", "diabolo", 5, mine(16)), PHONES[window]):
        page.locator(".arena .dc").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        wide, text = page.evaluate(LINES)
        assert wide >= SLOT_PX
        assert text >= SMALLEST_TEXT_PX - 1


@pytest.mark.parametrize("window", PHONES)
def test_no_button_lies_on_the_lines_looked_at_before_one_doubles(
    window: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("double", "diabolo", 4, doubling), PHONES[window], untimed=True):
        page.locator(".sc1").wait_for()
        if not page.locator("button.lines").is_visible():
            return  # all five are in sight beside the choice
        page.get_by_role("button", name="Les cinq lignes").click()
        page.locator(".arena .dc").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        places = page.evaluate(UNDER)
        assert len(places) >= 5 * 6
        assert min(places) >= 0


@pytest.mark.parametrize("window", ["laptop", "low-laptop"])
def test_castles_of_the_others_are_seen_while_one_may_buy(
    window: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("buy", "diamoniak", 4, purchase), COMMON[window]):
        page.locator(".land .buy").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        castles = page.evaluate(CASTLES)
        assert len(castles) == 3
        assert min(castles) >= CASTLE_PX


def test_hands_of_a_match_seen_again_lie_side_by_side(new_page: NewPage, site: Site) -> None:
    page = new_page("/")
    scene = Scene("replay", "diego", 4, over, touch=middle)
    with sit(page, site, scene, PHONES["small-phone"]):
        page.locator(".hands .fiche").first.wait_for()
        beside = page.evaluate(HELD)
        assert len(beside) == 4
        assert max(beside) > 1


def test_a_match_seen_again_held_across_has_board_and_scrubber_in_sight(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("replay", "diego", 4, over, touch=middle), PHONES["across"]):
        page.wait_for_timeout(SETTLED_MS)
        page.evaluate("scrollTo(0, 0)")
        for part in (
            ".again .guide p",
            ".again .seats",
            ".scrub",
            ".again .board .fiche >> nth=-1",
        ):
            expect(page.locator(part).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("window", ["small-phone", "across"])
def test_another_match_is_under_the_thumb_on_any_phone(
    window: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("end", "diabolo", 4, over), PHONES[window]):
        expect(page.get_by_role("button", name="Revanche")).to_be_in_viewport(ratio=1)

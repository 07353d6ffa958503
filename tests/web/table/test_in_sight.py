"""What lies on a table is seen whole: nothing covers it, nothing moves it, nothing cuts it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import COMMON, SIZES, NewPage, Site
from tests.web.players import Player
from tests.web.scenes import Scene, middle, mine, over, standing
from tests.web.screenshots import sit
from tests.web.table.test_still import FRAME, SETTLED_MS
from tests.web.tables import sit_down

COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const things = [...document.querySelectorAll(".arena :is(.slot, .dc)")].map(box);
  return [...document.querySelectorAll(".arena .tag")].filter((tag) => things.some((thing) =>
    thing.left < box(tag).right && thing.right > box(tag).left
    && thing.top < box(tag).bottom && thing.bottom > box(tag).top)).map((tag) => tag.textContent);
}"""
OUT = """() => {
  const { top, bottom, left, right } = document.querySelector(".others").getBoundingClientRect();
  const rings = [...document.querySelectorAll(".others .bg")].map((ring) =>
    ring.getBoundingClientRect());
  const out = rings.filter((ring) =>
    ring.top < top - 1 || ring.bottom > bottom + 1 || ring.left < left || ring.right > right + 1);
  return [rings.length, out.length];
}"""
CUT = """() => {
  const said = document.querySelector(".again .guide p");
  return said.scrollHeight > said.clientHeight + 1 ? said.textContent : "";
}"""
APART = """() => {
  const centres = [...document.querySelectorAll(".tray .stone")].map((stone) => {
    const { x, y, width, height } = stone.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  return Math.min(...centres.slice(1).map(([x, y], at) =>
    Math.min(...centres.slice(0, at + 1).map(([left, top]) => Math.hypot(x - left, y - top)))));
}"""
SPILT = """() => [...document.querySelectorAll(".others .bg")].filter((ring) => {
  const range = document.createRange();
  range.selectNodeContents(ring.querySelector("b"));
  const [value, card] = [range, ring].map((one) => one.getBoundingClientRect());
  return value.left < card.left || value.right > card.right;
}).map((ring) => ring.textContent)"""
LINES = """() => {
  const words = [...document.querySelectorAll(".wd .ts")].map((word) => [...word.children]);
  const tiles = words.toSorted((one, other) => other.length - one.length)[0];
  return [tiles.length, new Set(tiles.map((tile) => tile.getBoundingClientRect().top)).size];
}"""
LONG_WORD = 8
BURIED = """() => [...document.querySelectorAll(".guide button, .peek")].filter((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [[left, top], [right, top], [left, bottom], [right, bottom]].some(([x, y]) =>
    !button.contains(document.elementFromPoint(
      Math.min(Math.max(x, left + 6), right - 6), Math.min(Math.max(y, top + 6), bottom - 6))));
}).map((button) => button.ariaLabel || button.textContent)"""
RIBBON = """() => {
  const [name, ribbon] = [".nm", ".flag"].map((part) =>
    document.querySelector(`.seat[aria-current=true] ${part}`));
  const range = document.createRange();
  range.selectNodeContents(name);
  return ribbon.getBoundingClientRect().top - range.getBoundingClientRect().bottom;
}"""
UNDER = """() => [...document.querySelectorAll(".seat:has(.flag)")].flatMap((seat) => {
  const ribbon = seat.querySelector(".flag").getBoundingClientRect();
  return [...seat.querySelectorAll(".nm, .sc, .st")].filter((said) => {
    const range = document.createRange();
    range.selectNodeContents(said);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
      left < ribbon.right - 2 && right > ribbon.left + 2
      && top < ribbon.bottom - 2 && bottom > ribbon.top + 2);
  }).map((said) => said.textContent.trim());
})"""
SPILT = """() => [...document.querySelectorAll(".land .dom")].filter((land) => {
  const { left, right, bottom } = land.getBoundingClientRect();
  return [...land.querySelectorAll(".castle, .kc")].some((thing) => {
    const box = thing.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1;
  });
}).map((land) => land.textContent.trim())"""
TOP = "document.querySelector('.board .bd').getBoundingClientRect().top"
PODIUM = """() => [...document.querySelectorAll(".podium .pod")].map((place) =>
  [".rk", ".tt"].map((part) => place.querySelector(part).textContent.trim()))"""
FINGER_PX = {"small-phone": 26, "phone": 31, "large-phone": 39}
"""How far apart the stones are at least, beside the coach."""
LEADING_PX = 2
"""What a line has above and below its letters."""
LATE = 33
"""Moves after which three players of Diadingo have a dozen rings each."""


def long_word(view: Any, awaited: tuple[int, ...], moves: int) -> bool:
    """Somebody's long word that I may contest."""
    standing = view.standing
    return bool(standing and standing.seat and 0 in awaited and len(standing.word) >= LONG_WORD)


@pytest.mark.parametrize("size", ["laptop", "low-laptop"])
def test_no_card_lies_on_the_names_of_the_sides(size: str, new_page: NewPage, site: Site) -> None:
    page = new_page("/")
    with sit(page, site, Scene("turn", "diabolo", 4, mine(16)), COMMON[size]):
        page.locator(".arena .dc").first.wait_for()
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("players", [3, 8])
def test_the_rings_of_all_others_are_in_sight_on_a_low_screen(
    players: int, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("late", "diadingo", players, mine(LATE)), COMMON["low-laptop"]):
        page.locator(".others .bg").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        count, out = page.evaluate(OUT)
        assert count > LATE / 2
        assert out == 0


def test_what_a_small_ring_is_worth_stays_on_its_card(new_page: NewPage, site: Site) -> None:
    page = new_page("/", lang="en")
    with sit(page, site, Scene("late", "diadingo", 8, mine(LATE)), COMMON["low-laptop"]):
        page.locator(".others .bg").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        assert page.evaluate(SPILT) == []


def test_a_long_word_that_is_judged_stands_on_one_line(new_page: NewPage, site: Site) -> None:
    page = new_page("/")
    with sit(page, site, Scene("long", "diamino", 2, long_word), COMMON["laptop"], untimed=True):
        page.locator(".words .wd").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        letters, lines = page.evaluate(LINES)
        assert letters >= LONG_WORD
        assert lines == 1


@pytest.mark.parametrize("size", FINGER_PX)
def test_the_tray_is_large_beside_the_coach_and_covers_no_button(
    size: str, new_page: NewPage
) -> None:
    page = new_page("/")
    page.set_viewport_size(dict(zip(("width", "height"), (SIZES | COMMON)[size], strict=True)))
    sit_down(page, "diadingo", ["me", "bot"], Player(page).named("deal"))
    page.locator(".guide .ask").wait_for()
    page.locator(".guide .why").wait_for()
    page.wait_for_timeout(SETTLED_MS)
    assert page.evaluate(BURIED) == []
    assert page.evaluate(APART) >= FINGER_PX[size]


def test_the_board_stays_when_a_delay_runs_beside_the_coach(new_page: NewPage) -> None:
    page = new_page("/")
    page.set_viewport_size(dict(zip(("width", "height"), COMMON["small-phone"], strict=True)))
    player = Player(page)
    sit_down(page, "diego", ["me", "bot"], player.named("deal"))
    player.act("pass").wait_for()
    page.locator(".guide .ask").wait_for()
    page.wait_for_timeout(SETTLED_MS)
    before = page.evaluate(FRAME)
    player.press("pass")
    page.locator(".guide .ringtime").wait_for()
    page.get_by_role("region", name=player.names["acts"]).get_by_role(
        "button", name=re.compile("D’accord|Rien à dire")
    ).wait_for()
    page.wait_for_timeout(SETTLED_MS)
    now = page.evaluate(FRAME)
    assert [part for part in now if part.startswith((".guide", ".hand"))] == [
        part for part in before if part.startswith((".guide", ".hand"))
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", FINGER_PX)
def test_the_ribbon_of_whose_turn_it_is_leaves_the_name_to_be_read(
    size: str, players: int, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("turn", "diamoniak", players, mine(6)), (SIZES | COMMON)[size]):
        page.locator(".seat .flag").wait_for()
        page.wait_for_timeout(SETTLED_MS)
        assert page.evaluate(RIBBON) > -LEADING_PX


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_ribbon_of_whose_turn_it_is_lies_on_no_words_of_a_seat(
    lang: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/", lang=lang)
    with sit(page, site, Scene("claim", "diego", 3, standing("diego")), COMMON["laptop"],
             untimed=True):  # fmt: skip
        page.locator(".seat .flag").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        assert page.evaluate(UNDER) == []


def test_the_board_stays_while_the_coach_thinks(new_page: NewPage) -> None:
    page = new_page("/")
    page.set_viewport_size(dict(zip(("width", "height"), COMMON["large-phone"], strict=True)))
    sit_down(page, "diamino", ["me", "bot"], Player(page).named("deal"))
    page.locator(".ask[aria-disabled=false]").wait_for()
    page.wait_for_timeout(SETTLED_MS)
    before = page.evaluate(TOP)
    page.locator(".ask").click()
    page.locator(".counsel").wait_for()
    assert page.evaluate(TOP) == before


def test_nobody_shares_a_place_with_somebody_who_came_further(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("end", "diamoniak", 3, over), SIZES["phone"]):
        places = [place for place in page.evaluate(PODIUM) if place[0]]
        assert places[0][0] == "1"
        assert len({rank for rank, _ in places}) == len({tuple(place) for place in places})


def test_another_match_is_under_the_thumb_however_long_the_end_is(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("end", "diego", 3, over), COMMON["small-phone"]):
        again = page.get_by_role("button", name="Revanche")
        expect(again).to_be_in_viewport(ratio=1)
        page.locator(".whole").scroll_into_view_if_needed()
        expect(again).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", ["laptop", "large-phone"])
def test_every_castle_stands_on_its_own_land_where_a_match_is_seen_again(
    size: str, players: int, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    scene = Scene("replay", "diamoniak", players, over, touch=middle)
    with sit(page, site, scene, COMMON[size]):
        page.locator(".land .dom").nth(players - 1).wait_for()
        page.wait_for_timeout(SETTLED_MS)
        assert page.evaluate(SPILT) == []


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_a_replay_says_of_a_moment_is_read_whole(
    size: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("replay", "diabolo", 4, over, touch=middle), SIZES[size]):
        cut = [said for said in spoken(page) if said]
        assert cut == []


def spoken(page: Page) -> list[str]:
    """What is cut of the sentence above the board, at each moment of the match."""
    slider = page.get_by_role("slider")
    found: list[str] = []
    for at in range(int(slider.get_attribute("max") or 0) + 1):
        slider.fill(str(at))
        found.append(page.evaluate(CUT))
    return found

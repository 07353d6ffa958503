"""The keyboard alone: focus is never lost, Escape takes back, letters are typed as one writes."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import SIZES, NewPage, Site
from tests.web.players import Player
from tests.web.scenes import SCENES, Scene
from tests.web.screenshots import sit

pytestmark = pytest.mark.full
FOCUS = """() => {
  const at = document.activeElement;
  return at === document.body ? "" : at.ariaLabel || at.textContent.trim();
}"""
SEEN = """() => {
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  const spots = [[box.left + 4, box.bottom - 4], [box.left + 4, box.top + 4],
    [box.left + box.width / 2, box.top + box.height / 2]];
  const hidden = spots.every(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return !top || !(at.contains(top) || top.contains(at) || top.closest("svg")?.contains(at));
  });
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  const ring = at.matches(":focus-visible") && (outlineStyle !== "none" && outlineWidth !== "0px");
  const drawn = at.closest("svg, label, .seg") || at.querySelector("circle");
  return [hidden && "hidden", !ring && !drawn && "no ring"].filter(Boolean).map(
    (why) => `${why}: ${at.getAttribute("class")} ${at.textContent.trim().slice(0, 30)}`);
}"""


def scene(game: str, name: str) -> Scene:
    return next(one for one in SCENES if (one.game, one.name) == (game, name))


@pytest.mark.parametrize(
    ("game", "name"),
    [("diego", "aimed"), ("diabolo", "aimed"), ("diabolo", "doubled"), ("diadingo", "turn"),
     ("diadingo", "stealing"), ("diamoniak", "paying"), ("diamino", "trial")],
)  # fmt: skip
def test_escape_takes_back_what_was_aimed_at(
    game: str, name: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, scene(game, name), SIZES["desk"]):
        aimed = page.locator("[aria-pressed=true], [aria-selected=true]")
        expect(aimed).not_to_have_count(0)
        page.keyboard.press("Escape")
        expect(aimed).to_have_count(0)


def test_a_drawer_is_named_closes_by_escape_and_gives_the_focus_back(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    for name in ("turn", "claim"):  # while a delay runs, a drawer stands beside the table
        with sit(page, site, scene("diego", name), SIZES["desk"]):
            button = page.get_by_role("button", name="Règle", exact=True)
            button.focus()
            page.keyboard.press("Enter")
            drawer = page.get_by_role("dialog", name="Règle", exact=True)
            expect(drawer).to_be_visible()
            page.keyboard.press("Escape")
            expect(drawer).to_have_count(0)
            expect(button).to_be_focused()


def test_single_letters_open_rule_and_story_and_can_be_switched_off(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, scene("diabolo", "turn"), SIZES["desk"]):
        drawers = page.get_by_role("dialog")
        for key, name in (("r", "Règle"), ("j", "Récit"), ("Alt+r", "Règle"), ("Alt+j", "Récit")):
            page.keyboard.press(key)
            expect(page.get_by_role("dialog", name=name, exact=True)).to_be_visible()
            page.keyboard.press("Escape")
            expect(drawers).to_have_count(0)
        page.get_by_role("button", name="Réglages").click()
        page.get_by_role("checkbox", name=re.compile("Touches d’une lettre")).uncheck()
        page.keyboard.press("Escape")
        page.keyboard.press("r")
        page.keyboard.press("j")
        expect(drawers).to_have_count(0)
        option = {"key": "®", "code": "KeyR", "altKey": True, "bubbles": True}
        page.locator(".table").dispatch_event("keydown", option)  # as a Mac writes Alt+R
        expect(page.get_by_role("dialog", name="Règle", exact=True)).to_be_visible()


def test_the_first_stop_of_a_table_leads_to_what_can_be_done(new_page: NewPage, site: Site) -> None:
    page = new_page("/")
    with sit(page, site, scene("diego", "turn"), SIZES["desk"]):
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Aller au jeu")).to_be_focused()
        page.keyboard.press("Enter")
        expect(Player(page).hand().first).to_be_focused()


def test_another_room_is_told_by_its_heading(new_page: NewPage) -> None:
    page = new_page("/")
    link = page.get_by_role("link", name="Règles des cinq jeux")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_deal_leaves_the_focus_at_the_table(new_page: NewPage) -> None:
    page = new_page("/new/diamoniak")
    deal = page.get_by_role("button", name="Distribuer")
    deal.focus()
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()
    page.wait_for_function(FOCUS)


def test_the_devil_takes_a_letter_with_its_accent(new_page: NewPage, site: Site) -> None:
    page = new_page("/")
    with sit(page, site, scene("diamino", "joker"), SIZES["phone"]):
        page.get_by_role("dialog").dispatch_event("keydown", {"key": "é"})
        expect(page.get_by_role("gridcell", name=re.compile(", E, un diable, à l’essai"))
               ).to_have_count(1)  # fmt: skip


@pytest.mark.parametrize("size", ["phone", "twice"])
@pytest.mark.parametrize("game", ["diego", "diamino", "diabolo", "diadingo", "diamoniak"])
def test_the_focus_is_always_in_sight(game: str, size: str, new_page: NewPage, site: Site) -> None:
    page = new_page("/", size=size)
    shape = page.viewport_size or {"width": 0, "height": 0}
    with sit(page, site, scene(game, "turn"), (shape["width"], shape["height"])):
        assert [wrong for _ in range(70) for wrong in stop(page)] == []


def stop(page: Page) -> list[str]:
    page.keyboard.press("Tab")
    if not page.evaluate(FOCUS):
        return []
    found: list[str] = page.evaluate(SEEN)
    return found

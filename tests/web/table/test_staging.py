"""The moments that matter: everybody at the table is shown them before anything else appears."""

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.climaxes import see
from tests.web.conftest import COMMON, NewPage, Site
from tests.web.openings import lay, lead
from tests.web.players import Player
from tests.web.scenes import contested, over
from tests.web.tables import sit_down

HOLD = """
const wait = window.setTimeout;
window.setTimeout = (what, ms, ...rest) =>
  wait(what, ms > 1200 && ms < 20000 ? 600000 : ms, ...rest);
"""
"""A clock on which what is shown for a while stays until somebody goes on."""

BROKEN = """(list) => [...list.querySelectorAll(".person b")].filter((name) =>
  name.getClientRects().length > 1 || name.offsetHeight > 1.5 * parseFloat(
    getComputedStyle(name).fontSize)).map((name) => name.textContent)"""

LONGER = "(scene) => scene.scrollHeight - scene.clientHeight"


def looking(new_page: NewPage, size: str = "desk") -> Page:
    page = new_page("/", staged=True, size=size)
    page.add_init_script(HOLD)
    return page


def test_the_next_round_of_diabolo_waits_until_its_count_has_been_seen(
    new_page: NewPage, site: Site
) -> None:
    page = looking(new_page, "phone")
    with ExitStack() as room:
        see(page, site, "count", room)
        stage = page.locator(".stage")
        expect(stage.get_by_role("heading")).to_have_text(re.compile("La ligne"))
        expect(stage.locator(".hands li")).to_have_count(4)
        expect(page.get_by_role("log")).to_contain_text("Manche 2")
        assert violations(page) == []
        for _ in range(6):
            assert page.locator(".arena").count() == 0
            if "Après la manche" in stage.inner_text():
                break
            page.keyboard.press("Enter")
        expect(stage.locator(".totals li")).to_have_count(4)
        stage.click()
        expect(page.locator(".arena")).to_be_visible()
        expect(stage).to_have_count(0)


def test_the_account_between_two_games_leaves_every_name_whole_on_a_phone(
    new_page: NewPage, site: Site
) -> None:
    page = looking(new_page, "phone")
    with ExitStack() as room:
        see(page, site, "account", room)
        names = page.locator(".stage .totals .person b")
        expect(names).to_have_count(4)
        assert page.locator(".stage .totals").evaluate(BROKEN) == []


@pytest.mark.parametrize("climax", ["count-of-five", "account-of-eight"])
def test_the_fullest_scene_holds_in_a_low_window(
    climax: str, new_page: NewPage, site: Site
) -> None:
    page = looking(new_page)
    width, height = COMMON["low-laptop"]
    page.set_viewport_size({"width": width, "height": height})
    with ExitStack() as room:
        see(page, site, climax, room)
        stage = page.locator(".stage")
        expect(stage.locator(".hands, .totals").first).to_be_visible()
        while not stage.locator(".totals").count():
            assert stage.locator(".scene").evaluate(LONGER) == 0, stage.inner_text()
            title = stage.get_by_role("heading").inner_text()
            page.keyboard.press("Enter")
            expect(stage.get_by_role("heading")).not_to_have_text(title)
        assert stage.locator(".scene").evaluate(LONGER) == 0


def test_whoever_is_contested_sees_it(new_page: NewPage, site: Site) -> None:
    page = looking(new_page)
    with ExitStack() as room:
        see(page, site, "contest", room)
        stage = page.locator(".stage")
        expect(stage.get_by_role("heading")).to_have_text(re.compile("PAS DIEGO"))
        expect(stage.locator(".fiche")).to_have_count(2)
        expect(stage.locator(".passing")).to_contain_text("Léa")
        page.keyboard.press("Escape")
        expect(stage).to_have_count(0)
        page.reload()
        page.locator(".table").wait_for()
        expect(stage).to_have_count(0)


def test_a_theft_is_staged_and_a_castle_before_the_end(new_page: NewPage, site: Site) -> None:
    page = looking(new_page)
    with ExitStack() as room:
        see(page, site, "theft", room)
        stage = page.locator(".stage")
        expect(stage).to_contain_text("vole à Léa")
        expect(stage.locator(".robbery .person")).to_have_count(2)
    with ExitStack() as room:
        see(page, site, "castle", room)
        expect(stage.locator(".castle")).to_be_visible()
        expect(page.locator(".endwrap")).to_have_count(0)
        stage.click()
        expect(page.locator(".endwrap")).to_be_visible()


def test_the_fixed_stones_and_the_last_word_are_seen_on_the_board(
    new_page: NewPage, site: Site
) -> None:
    page = looking(new_page)
    with ExitStack() as room:
        see(page, site, "fixed", room)
        expect(page.locator(".stage")).to_contain_text("La partie est finie")
        expect(page.locator(".tray .stone path")).to_have_count(16)
        page.locator(".stage").click()
        expect(page.locator(".endwrap")).to_be_visible()
    with ExitStack() as room:
        see(page, site, "last-word", room)
        expect(page.locator(".bd .tl.last").first).to_be_visible()
        page.locator(".stage").click()
        expect(page.locator(".endwrap")).to_be_visible()


def test_nothing_is_told_twice_and_a_stopless_table_never_waits(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with ExitStack() as room:
        see(page, site, "count", room)
        expect(page.locator(".arena")).to_be_visible()
        assert page.locator(".stage").count() == 0
        lines = page.get_by_role("log").locator("p").all_inner_texts()
        assert sum("Après la manche 1, Léa" in line for line in lines) == 1


def test_a_verdict_stays_until_it_has_been_read(new_page: NewPage, site: Site) -> None:
    page = looking(new_page)
    with ExitStack() as room:
        table = lay(site.address, page.request, lead("diamino", 3, {}, contested), room)
        page.goto(f"/t/{table}")
        page.get_by_role("button", name="Contester").click()
        expect(page.get_by_role("heading", name="Le verdict")).to_be_visible()
        page.get_by_role("button", name="Continuer").click()
        expect(page.get_by_role("heading", name="Le verdict")).to_have_count(0)


def test_what_is_to_be_remembered_is_not_left_to_be_read(new_page: NewPage) -> None:
    page = new_page("/")
    player = Player(page)
    sit_down(page, "diadingo", ["me", "here"], player.named("deal"))
    page.locator(".stone").last.click()
    player.act("take").click()
    story = page.get_by_role("complementary", name="Récit")
    expect(story).to_contain_text("la garde vide")
    expect(page.locator(".guide")).to_contain_text("À Zoé 1 de jouer")
    page.locator(".stone").first.click()
    player.act("take").click()
    expect(page.locator(".guide")).to_contain_text("À Zoé 0 de jouer")
    expect(page.locator("body")).not_to_contain_text("ne bouge pas")


def test_a_replay_goes_on_by_itself_and_stages_what_was_staged(
    new_page: NewPage, site: Site
) -> None:
    page = looking(new_page)
    with ExitStack() as room:
        table = lay(site.address, page.request, lead("diamoniak", 2, {}, over), room)
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) - 1))
    page.get_by_role("button", name="Lecture").click()
    expect(page.locator(".stage .castle")).to_be_visible()
    page.keyboard.press("Enter")
    expect(slider).to_have_value(slider.get_attribute("max") or "")

"""After the game: the link to share, the whole story, and the match again."""

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import NewPage, Site
from tests.web.fitting import fits
from tests.web.openings import lay, lead
from tests.web.players import Player
from tests.web.scenes import over
from tests.web.server import NETWORK
from tests.web.table.test_together import propose
from tests.web.tables import open_table

KEEP = """(opened) =>
  localStorage.setItem(`ludiade.ways.${opened.table}`, JSON.stringify(opened))"""
SHARED = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"


def play_to_the_end(page: Page, site: Site, game: str = "diamoniak") -> str:
    """A table whose match has just ended, before its host."""
    with ExitStack() as room:
        table = lay(site.address, page.request, lead(game, 2, {}, over), room)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Revoir la partie").wait_for()
    return table


def test_the_match_again_is_shared_with_somebody_who_was_not_there(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    opened = open_table(page, "diamoniak", ["me", "bot"])
    page.evaluate(KEEP, opened)
    page.goto(f"/t/{opened['table']}")
    page.get_by_role("button", name="Distribuer").click()
    propose(page, "Arrêter la partie")
    page.get_by_role("button", name="Oui, arrêter").click()
    page.context.grant_permissions(["clipboard-read"])
    page.get_by_role("button", name="Partager le lien").click()
    page.get_by_role("button", name="Lien copié").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"http://{NETWORK}:{site.port}/replay/{opened['table']}#{opened['watch']}"
    page.evaluate(SHARED)
    page.get_by_role("button", name="Lien copié").click()
    assert page.evaluate("window.shared.url") == link
    other = new_page("/", size="phone")
    other.goto(link)
    other.get_by_role("slider").wait_for()
    other.get_by_role("link", name="Retour à l’étagère").click()
    other.get_by_role("list", name="Les jeux").wait_for()


def test_a_rematch_brings_both_people_to_the_same_new_table(new_page: NewPage) -> None:
    host = Player(new_page("/"))
    opened = open_table(host.page, "diamoniak", ["me", "link"])
    host.page.goto(f"/t/{opened['table']}")
    guest = Player(new_page(f"/join#{opened['join']}", size="phone"))
    guest.page.get_by_role("button", name=guest.names["sit"]).click()
    host.page.get_by_role("button", name=host.named("deal")).click()
    host.act("draw").wait_for()
    host.page.get_by_role("button", name="Réglages").click()
    host.page.get_by_role("button", name="Proposer d’arrêter là").click()
    guest.page.get_by_role("button", name="D’accord").click()
    host.page.get_by_role("button", name="Revanche").click()
    host.page.get_by_role("button", name=host.named("deal")).click()
    guest.page.get_by_role("link", name="Aller à la revanche").click()
    host.act("draw").wait_for()
    guest.page.get_by_role("region", name=guest.names["hand"]).wait_for()
    assert host.page.url == guest.page.url


def test_the_end_holds_the_whole_story(new_page: NewPage, site: Site) -> None:
    page = new_page("/", size="phone", theme="night")
    play_to_the_end(page, site, "diabolo")
    page.get_by_text("Tout le récit").click()
    told = page.get_by_role("list", name="Le récit").get_by_role("listitem")
    assert re.match(r"1\s", told.last.inner_text())
    assert violations(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert fits(page)


def test_the_score_sheet_is_printed_on_white_without_what_is_only_for_the_screen(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/", theme="night")
    play_to_the_end(page, site, "diego")
    page.evaluate("window.print = () => (window.printed = true)")
    page.get_by_role("button", name="Feuille de score").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    expect(page.get_by_role("list", name="Les scores")).to_be_visible()
    expect(page.get_by_role("heading", name="Ce qui a décidé")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
    assert (
        page.evaluate("getComputedStyle(document.querySelector('main'), '::before').display")
        == "none"
    )
    expect(page.locator("body")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(page.locator("h1")).to_have_css("color", "rgb(36, 31, 26)")


def test_the_totals_of_diabolo_are_those_before_the_last_round_and_what_it_brought(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    play_to_the_end(page, site, "diabolo")
    brought = page.get_by_text(re.compile(r"Manche\s:")).first.inner_text()  # the newest
    for row in page.get_by_role("list", name="Les scores").get_by_role("listitem").all():
        _, _, name, added, total = row.inner_text().replace("−", "-").split("\n")
        before, last = (int(term) for term in re.findall(r"[+-]?\d+", re.sub(r"\s", "", added)))
        assert before + last == int(total)
        assert re.search(rf"{name}[^,]*\s{re.escape(f'{last:+}')}[,.]", brought.replace("−", "-"))


def test_the_story_of_a_replay_follows_the_moment_and_leads_to_it(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    table = play_to_the_end(page, site)
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    story = page.get_by_role("region", name="Le récit")
    here = story.locator("[aria-current=step]")
    line = story.get_by_role("button").nth(4)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    at = int(line.inner_text().split()[0])
    expect(slider).to_have_value(str(at))
    page.get_by_role("button", name="Un coup en avant").focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(at + 1))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(at))
    page.keyboard.press("End")
    last = story.get_by_role("button").last
    expect(last).to_have_attribute("aria-current", "step")
    expect(last).to_be_in_viewport()
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(here).to_have_count(1)


@pytest.mark.full
def test_the_end_of_the_longest_name_does_not_scroll_sideways_on_a_phone(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/", size="phone")
    play_to_the_end(page, site, "diamoniak")
    assert fits(page)


@pytest.mark.full
@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
def test_a_replay_has_no_violation_and_does_not_scroll_sideways(
    size: str, new_page: NewPage, site: Site
) -> None:
    page = new_page("/", size=size, theme="night" if size == "tablet" else "day")
    table = play_to_the_end(page, site, "diego")
    page.goto(f"/replay/{table}")
    page.get_by_role("slider").wait_for()
    assert violations(page) == []
    if size == "phone":
        page.set_viewport_size({"width": 320, "height": 640})
    assert fits(page)

"""The line cut, the page left and found again, another device, a wrong clock: nothing is lost."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import NewPage, Site
from tests.web.matches import GAMES
from tests.web.players import Player
from tests.web.tables import open_table, sit_down

pytestmark = pytest.mark.full
GONE_MS = 90_000
"""A line that was cut without a word is found silent after thirty seconds at the latest."""

KEPT = f"""() => Promise.race([
  navigator.serviceWorker.ready, new Promise((_, never) => setTimeout(never, {GONE_MS}))
]).then(() => true)"""


def drawing(page: Page, **wish: object) -> Player:
    """Diamoniak, and it is my turn to draw."""
    player = Player(page)
    sit_down(page, "diamoniak", ["me", "bot"], player.named("deal"), **wish)
    player.act("draw").wait_for()
    return player


def drawn(page: Page) -> int:
    """How often the story says that I drew."""
    told = page.get_by_role("complementary", name="Récit").get_by_role("listitem")
    return sum(len(re.findall("pioche", one)) for one in told.all_inner_texts() if "Zoé 0" in one)


def test_a_move_made_while_the_line_is_cut_leaves_on_return(new_page: NewPage) -> None:
    player = drawing(new_page("/"))
    page = player.page
    before = drawn(page)
    page.context.set_offline(True)
    player.act("draw").click()
    expect(player.act("draw")).to_have_count(0)
    assert drawn(page) == before
    expect(page.get_by_role("banner")).not_to_contain_text("Enregistré")
    page.context.set_offline(False)
    expect(player.act("stop")).to_be_visible(timeout=GONE_MS)
    expect(page.get_by_role("banner")).to_contain_text("Enregistré")
    assert drawn(page) == before + 1


def test_a_move_whose_moment_has_gone_is_refused_in_words(
    new_page: NewPage, browser: Browser
) -> None:
    player = drawing(new_page("/"))
    page = player.page
    context = browser.new_context(
        storage_state=page.context.storage_state(), locale="fr-FR", reduced_motion="reduce"
    )
    other = Player(context.new_page())
    other.page.goto(page.url)
    other.act("draw").wait_for()
    page.context.set_offline(True)
    player.act("draw").click()
    other.act("draw").click()
    other.act("stop").wait_for()
    page.context.set_offline(False)
    expect(page.locator(".refus")).to_contain_text("Rien n’a changé.", timeout=GONE_MS)
    expect(player.act("stop")).to_be_visible()
    assert drawn(page) == drawn(other.page)
    context.close()


def test_a_restart_in_the_middle_of_a_turn_loses_nothing(new_page: NewPage, site: Site) -> None:
    player = drawing(new_page("/"))
    player.act("draw").click()
    player.act("stop").wait_for()
    before = drawn(player.page)
    site.stop()
    expect(player.page.get_by_role("banner")).to_contain_text("Hors ligne")
    player.act("draw").click()
    site.start()
    expect(player.page.get_by_role("banner")).to_contain_text("Enregistré", timeout=GONE_MS)
    assert drawn(player.page) == before + 1


def test_who_waits_for_others_hears_that_the_line_is_cut(new_page: NewPage, site: Site) -> None:
    page = new_page("/")
    page.goto(f"/t/{open_table(page, 'diamoniak', ['me', 'link'])['table']}")
    status = page.get_by_role("main").get_by_role("status").first
    expect(status).to_contain_text("attend")
    site.stop()
    expect(status).to_contain_text("Hors ligne")
    site.start()
    expect(status).to_contain_text("attend", timeout=GONE_MS)


def test_another_device_takes_the_seat_over(new_page: NewPage) -> None:
    player = drawing(new_page("/"))
    player.act("draw").click()
    player.act("stop").wait_for()
    before = drawn(player.page)
    player.page.get_by_role("button", name="Réglages").click()
    player.page.get_by_role("button", name="Continuer sur un autre appareil").click()
    told = player.page.get_by_role("dialog").get_by_text("entre le code")
    expect(told).to_be_focused()
    code = re.search(r"[a-z0-9]{4}-[a-z0-9]{4}", told.inner_text(), re.I)
    assert code is not None, told
    phone = Player(new_page(f"/join#{code.group()}", size="phone"))
    phone.page.get_by_role("button", name="Continuer ici").click()
    phone.act("stop").click()
    expect(phone.act("stop")).to_have_count(0)
    phone.page.set_viewport_size({"width": 1440, "height": 900})
    assert drawn(phone.page) == before


def known(page: Page) -> list[str]:
    """Where the table stands, as its player hears it: the story, the board, the hand, the acts."""
    page.set_viewport_size({"width": 1440, "height": 900})
    regions = [page.get_by_role("complementary", name="Récit"), page.get_by_role("main"),
               page.get_by_role("region", name="Mon jeu"),
               page.get_by_role("region", name="Que faire")]  # fmt: skip
    return [region.aria_snapshot() for region in regions]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_table_after_a_cut_a_reload_a_restart_and_on_a_second_device(
    game: str, new_page: NewPage, site: Site, browser: Browser
) -> None:
    page = new_page("/")
    player = Player(page)
    untimed = {"untimed": True}  # so that no delay runs out meanwhile
    sit_down(page, game, ["me", "here"], player.named("deal"), settings=untimed)
    for _ in range(6):
        player.play(game)
    curtain = page.get_by_role("dialog").get_by_role("button", name=player.named("iam"))
    acts = page.get_by_role("region", name="Que faire").get_by_role("button")
    curtain.or_(acts).first.wait_for()
    saved = page.get_by_role("banner").get_by_text("Enregistré").first
    saved.wait_for()
    page.reload()
    saved.wait_for()
    before = known(page)
    gone = page.get_by_role("banner").get_by_text("Hors ligne").first
    page.context.set_offline(True)
    gone.wait_for(timeout=GONE_MS)
    assert known(page)[:2] == before[:2]
    page.context.set_offline(False)
    saved.wait_for(timeout=GONE_MS)
    assert known(page) == before
    site.stop()
    gone.wait_for(timeout=GONE_MS)
    site.start()
    saved.wait_for(timeout=GONE_MS)
    assert known(page) == before
    context = browser.new_context(
        storage_state=page.context.storage_state(), locale="fr-FR", reduced_motion="reduce"
    )
    second = context.new_page()
    second.goto(page.url)
    second.get_by_role("banner").get_by_text("Enregistré").first.wait_for()
    assert known(second) == before
    context.close()


def test_a_clock_off_by_an_hour_leaves_the_delay_as_long_as_it_is(new_page: NewPage) -> None:
    page = new_page("/")
    page.add_init_script("Date.now = ((now) => () => now() + 3_600_000)(Date.now)")
    player = Player(page)
    sit_down(page, "diego", ["me", "here", "here"], player.named("deal"))
    page.get_by_role("button", name=player.named("iam")).click()
    player.act("pass").click()
    left = page.get_by_role("timer")
    seconds = int(re.sub(r"\D", "", left.inner_text()))
    assert 0 < seconds <= 15


def test_the_shelf_opens_without_network_and_says_what_needs_the_server(
    new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.goto(site.address + "/")
    expect(page.get_by_role("list", name="Les jeux").get_by_role("link")).to_have_count(5)
    page.goto(site.address + "/rules/diego")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(site.address + "/box")
    page.get_by_label("Le mot").fill("chat")
    page.get_by_role("button", name="Demander au juge").click()
    expect(page.get_by_text("Le serveur ne répond pas.")).to_be_visible()

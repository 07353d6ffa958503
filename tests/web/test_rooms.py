"""The rooms around the table: shelf, rules, joining, and what happens when the line is cut."""

import re

import pytest

from tests.web.axe import violations
from tests.web.conftest import SIZES, NewPage, Site
from tests.web.fitting import fits
from tests.web.players import Player


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/", "/new/diabolo", "/rules/diego", "/join", "/box"])
def test_a_room_has_no_violation_and_does_not_scroll_sideways(
    path: str, size: str, new_page: NewPage
) -> None:
    page = new_page(path, size=size, theme="night" if size == "tablet" else "day")
    page.get_by_role("heading", level=1).wait_for()
    assert violations(page) == []
    assert fits(page)


def test_three_clicks_from_the_shelf_to_a_first_card(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("list", name="Les jeux").get_by_role(
        "link", name=re.compile("Diamoniak")
    ).click()
    page.get_by_role("button", name="Distribuer").click()
    page.get_by_role("button", name="Tirer une carte").click()
    told = page.get_by_text(re.compile("pioche")).first
    told.wait_for(state="attached")  # whatever the first card is


def test_a_wrong_code_is_said_in_one_sentence(new_page: NewPage) -> None:
    page = new_page("/join#NULLE 99")
    page.get_by_role("button", name="M’asseoir").click()
    assert "ne mène nulle part" in page.get_by_role("alert").inner_text()


def test_a_table_survives_reloading_and_a_restart_of_the_server(
    new_page: NewPage, site: Site
) -> None:
    player = Player(new_page("/new/diabolo"))
    player.page.get_by_role("button", name="Distribuer").click()
    player.page.get_by_text("Choisis une carte, puis un côté.").wait_for()
    before = [card.get_attribute("aria-label") for card in player.hand().all()]
    player.page.reload()
    player.hand().first.wait_for()
    assert [card.get_attribute("aria-label") for card in player.hand().all()] == before
    site.stop()
    player.page.get_by_text("Hors ligne").first.wait_for()
    site.start()
    player.page.get_by_text("Enregistré").first.wait_for()
    assert [card.get_attribute("aria-label") for card in player.hand().all()] == before


def test_one_screen_for_two_hides_a_hand_behind_the_curtain(new_page: NewPage) -> None:
    page = new_page("/new/diabolo")
    page.get_by_role("button", name="Changer la place 2").click()
    page.get_by_role("radio", name="Sur cet écran").check()
    page.get_by_role("button", name="Distribuer").click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    player = Player(page)
    assert player.hand().count() == 0
    assert violations(page) == []
    dialog.get_by_role("button", name=re.compile("^Je suis")).click()
    player.hand().first.wait_for()
    assert player.hand().count() == 7


def test_the_page_works_over_plain_http_from_another_host(new_page: NewPage, site: Site) -> None:
    page = new_page("/")
    page.goto(f"http://ludotheque.example:{site.port}/new/diamoniak")
    assert page.evaluate("isSecureContext") is False
    page.get_by_role("button", name="Distribuer").click()
    page.get_by_role("button", name="Tirer une carte").wait_for()

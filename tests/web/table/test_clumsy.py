"""Hands that tremble: a double click and a key held down are one move."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.players import Player
from tests.web.tables import sit_down

HAND_MS = 150
"""Between two clicks of a hand: time enough for the server to answer the first."""


@pytest.fixture
def player(new_page: NewPage) -> Player:
    """Diamoniak, and it is my turn to draw."""
    player = Player(new_page("/"))
    sit_down(player.page, "diamoniak", ["me", "bot"], player.named("deal"))
    player.act("draw").wait_for()
    return player


def one_card_is_drawn(page: Page) -> None:
    drawn = page.get_by_role("group", name="Piochées à ce tour").get_by_role("img")
    expect(drawn).to_have_count(1)
    page.wait_for_timeout(HAND_MS)
    expect(drawn).to_have_count(1)


def test_a_double_click_is_one_move(player: Player) -> None:
    player.act("draw").hover()
    for click in (1, 2):
        player.page.mouse.down(click_count=click)
        player.page.mouse.up(click_count=click)
        player.page.wait_for_timeout(HAND_MS)
    one_card_is_drawn(player.page)


def test_a_double_click_opens_one_table(new_page: NewPage) -> None:
    for path, name in (("/", "Jouer tout de suite"), ("/new/diamoniak", "Distribuer")):
        page = new_page(path)
        page.get_by_role("button", name=name).dblclick()
        page.locator(".table").wait_for()
        page.get_by_role("link", name="Retour à l’étagère").click()
        kept = page.get_by_role("region", name="Reprendre").locator("a[href^='/t/']")
        expect(kept).to_have_count(1)


def test_a_key_held_down_is_one_move(player: Player) -> None:
    player.act("draw").focus()
    for _ in range(5):
        player.page.keyboard.down("Enter")
        player.page.wait_for_timeout(HAND_MS)
    player.page.keyboard.up("Enter")
    one_card_is_drawn(player.page)

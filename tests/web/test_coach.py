"""The coach in a real browser: a hint at the table, and the match looked back on."""

import re
import time

from ludiade.games.diamoniak.cards import CARDS, COUNTS, listed
from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.players import Player
from tests.web.tables import open_table, order

SIX_STOREYS = order([CARDS[card] for card in listed(COUNTS)], ["pink"] * 6)
MATCH_S = 60
REVIEW_MS = 120_000
"""A review has a process of its own, which a busy machine may keep waiting."""


def test_the_coach_advises_at_the_table_and_looks_back_in_the_replay(new_page: NewPage) -> None:
    player = Player(new_page("/", lang="en"), "en")
    page = player.page
    opened = open_table(page, "diamoniak", ["me", "bot"], practice=[SIX_STOREYS])
    page.goto(f"/t/{opened['table']}")
    page.get_by_role("button", name=player.named("deal")).click()
    player.act("draw").wait_for()
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("status").filter(has_text="The coach: Draw")
    advice.wait_for(timeout=REVIEW_MS)
    assert re.search(r"chances? (in|of)|almost sure", advice.inner_text())
    page.locator("[data-wished]").filter(has_text="Draw a card").wait_for()
    asked = page.get_by_role("list", name="The story").get_by_text("asks the coach")
    assert asked.count() == 1
    assert violations(page) == []
    told = page.get_by_role("list", name="The story").inner_text()
    page.reload()
    asked.wait_for()
    assert page.get_by_role("list", name="The story").inner_text() == told
    end = time.monotonic() + MATCH_S
    while not player.ended:
        assert time.monotonic() < end
        player.press("draw")
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("img", name=re.compile("^Everybody’s chances")).wait_for(timeout=REVIEW_MS)
    page.get_by_text("Read the curve as figures").click()
    page.get_by_role("columnheader", name="Zoé 0").wait_for()
    page.get_by_role("definition").filter(has_text=re.compile("lucky.*played")).first.wait_for()
    assert violations(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


def test_where_two_people_sit_the_coach_is_not_asked(new_page: NewPage) -> None:
    player = Player(new_page("/", lang="en"), "en")
    opened = open_table(player.page, "diamoniak", ["me", "here"])
    player.page.goto(f"/t/{opened['table']}")
    player.page.get_by_role("button", name=player.named("deal")).click()
    player.act("draw").wait_for()
    assert player.page.get_by_role("button", name="Hint").count() == 0

"""The coach in a real browser: a hint at the table, and the match looked back on."""

import re

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.matches import play_out
from tests.web.players import Player
from tests.web.tables import open_table

REVIEW_MS = 120_000
"""A review has a process of its own, which a busy machine may keep waiting."""


def test_the_coach_advises_at_the_table_and_looks_back_in_the_replay(new_page: NewPage) -> None:
    player = Player(new_page("/", lang="en"), "en")
    page = player.page
    opened = open_table(page, "diamoniak", ["me", "bot"])
    page.goto(f"/t/{opened['table']}")
    page.get_by_role("button", name=player.named("deal")).click()
    player.act("draw").wait_for()
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("status").filter(has_text="The coach: Draw")
    advice.wait_for(timeout=REVIEW_MS)
    assert re.search(r"chances? (in|of)|almost sure", advice.inner_text())
    assert page.locator("[data-wished]").inner_text() == "Draw a card"
    assert page.get_by_role("list", name="The story").get_by_text("asks the coach").count() == 1
    assert violations(page) == []
    assert play_out("diamoniak", [player], moments=0) == []
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("img", name=re.compile("^Everybody’s chances")).wait_for(timeout=REVIEW_MS)
    page.get_by_text("Read the curve as figures").click()
    page.get_by_role("columnheader", name="Zoé 0").wait_for()
    turn = page.get_by_role("button", name=re.compile(r"^Move \d+, ")).first
    wanted = re.search(r"\d+", turn.inner_text())
    turn.click()
    assert wanted and page.get_by_role("slider").input_value() == str(int(wanted[0]) - 1)
    assert violations(page) == []


def test_where_two_people_sit_the_coach_is_not_asked(new_page: NewPage) -> None:
    player = Player(new_page("/", lang="en"), "en")
    opened = open_table(player.page, "diamoniak", ["me", "here"])
    player.page.goto(f"/t/{opened['table']}")
    player.page.get_by_role("button", name=player.named("deal")).click()
    player.act("draw").wait_for()
    assert player.page.get_by_role("button", name="Hint").count() == 0

"""The coach in a real browser: a hint at the table, and the match looked back on."""

import re
import time
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from ludiade.games.diamoniak.cards import CARDS, COUNTS
from ludiade.kernel.piles import listed
from tests.web.axe import violations
from tests.web.conftest import NewPage, Site
from tests.web.fitting import fits
from tests.web.matches import SECONDS
from tests.web.openings import lay, lead
from tests.web.players import Player
from tests.web.scenes import over
from tests.web.tables import open_table, order, sit_down

SIX_STOREYS = order([CARDS[card] for card in listed(COUNTS)], ["pink"] * 6)
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
    end = time.monotonic() + SECONDS
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
    assert fits(page)


def test_the_coach_changes_its_language_with_the_page(new_page: NewPage) -> None:
    page = new_page("/")
    sit_down(page, "diadingo", ["me", "bot"], re.compile("Distribuer"))
    page.locator(".table").wait_for()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("status").filter(has_text="The coach:")
    expect(advice).to_contain_text("loose diamonds are left", timeout=REVIEW_MS)


def test_where_two_people_sit_the_coach_is_not_asked(new_page: NewPage) -> None:
    player = Player(new_page("/", lang="en"), "en")
    opened = open_table(player.page, "diamoniak", ["me", "here"])
    player.page.goto(f"/t/{opened['table']}")
    player.page.get_by_role("button", name=player.named("deal")).click()
    player.act("draw").wait_for()
    assert player.page.get_by_role("button", name="Hint").count() == 0


@pytest.mark.full
def test_a_turning_point_of_the_review_leads_to_its_moment(new_page: NewPage, site: Site) -> None:
    page = new_page("/")
    opening = lead("diamoniak", 2, {}, over)
    with ExitStack() as room:
        table = lay(site.address, page.request, opening, room)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Revoir la partie").click()
    turns = page.get_by_role("button", name=re.compile(r"^Coup \d+, "))
    turns.first.wait_for(timeout=REVIEW_MS)
    # as the review grows, worse decisions come before those that were told first
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=REVIEW_MS)
    slider = page.get_by_role("slider")
    moments = set()
    for turn in turns.all():
        number = re.search(r"\d+", turn.inner_text())
        assert number is not None
        turn.click()
        expect(turn).to_have_attribute("aria-pressed", "true")
        expect(slider).to_have_attribute(
            "aria-valuetext", re.compile(rf"^Coup {number.group()} sur")
        )
        moments.add(slider.input_value())
    assert len(moments) == turns.count()
    assert violations(page) == []


@pytest.mark.full
@pytest.mark.parametrize("wanted", [True, False])
def test_the_table_agrees_before_the_deal_whether_the_coach_may_be_asked(
    wanted: bool, new_page: NewPage
) -> None:
    page = new_page("/new/diamoniak")
    switch = page.get_by_role("checkbox", name="Le coach peut donner des conseils")
    expect(switch).to_be_checked()
    switch.set_checked(wanted)
    assert violations(page) == []
    page.get_by_role("button", name="Distribuer").click()
    page.get_by_role("button", name="Piocher une carte").wait_for()
    assert page.get_by_role("button", name="Conseil").count() == wanted

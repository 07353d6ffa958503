"""The fullest tables in windows that many people have, with what may come on top of them."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import ACROSS, COMMON, NEVER_STOPPING, PATIENCE_MS, SIZES, NewPage, Site
from tests.web.fitting import BEYOND, COVERED, settles
from tests.web.players import Player
from tests.web.scenes import (
    Scene,
    contested,
    doubling,
    middle,
    mine,
    over,
    purchase,
    standing,
    thefts,
    witch,
)
from tests.web.screenshots import COACH_MS, LONG, sit
from tests.web.tables import sit_down

pytestmark = pytest.mark.full
SETTLED_MS = 150
TOUCHED = {"large-phone", "small-phone", "phone", "across", "short-across"}
"""Windows that have a thumb before them, not a mouse."""
WINDOWS = SIZES | ACROSS | COMMON
MOST = {"diabolo": 5, "diadingo": 8, "diamino": 8, "diamoniak": 4, "diego": 4}
RACE = {"formula": "race"}
FULLEST = [
    Scene("claim", "diego", MOST["diego"], standing("diego")),
    Scene("pass", "diego", MOST["diego"], standing("pass"), {"teams": True}),
    Scene("turn", "diamino", MOST["diamino"], mine(16), RACE),
    Scene("contest", "diamino", MOST["diamino"], contested, RACE),
    Scene("turn", "diabolo", MOST["diabolo"], mine(16)),
    Scene("double", "diabolo", MOST["diabolo"], doubling),
    Scene("turn", "diadingo", MOST["diadingo"], mine(24), {"show_stuck": True}),
    Scene("theft", "diadingo", MOST["diadingo"], thefts),
    Scene("buy", "diamoniak", MOST["diamoniak"], purchase),
    Scene("witch", "diamoniak", MOST["diamoniak"], witch),
]
SHOTS = os.environ.get("SHOTS")
"""A folder for pictures of what is tried, if one is named."""


@pytest.fixture(params=["mouse", "thumb"])
def device(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Page]:
    """A laptop or a phone, and nothing goes wrong in its page."""
    thumb = request.param == "thumb"
    context = browser.new_context(
        has_touch=thumb, is_mobile=thumb, locale="fr-FR", reduced_motion="reduce",
        base_url=site.address,
    )  # fmt: skip
    context.add_init_script(NEVER_STOPPING)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto("/")
    assert page.evaluate("matchMedia('(pointer: coarse)').matches") == thumb
    yield page
    context.close()
    assert wrong == []


def short_of(page: Page, name: str) -> list[str]:
    """Windows of that device in which the table does not hold, or an act is out of reach."""
    thumb = page.evaluate("matchMedia('(pointer: coarse)').matches")
    found = []
    for window, (width, height) in WINDOWS.items():
        if (window in TOUCHED) != thumb:
            continue
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLED_MS)
        if SHOTS:
            page.screenshot(path=Path(SHOTS) / f"{name}-{window}.png")
        if not settles(page, f"() => !({LONG})"):
            found.append(f"does not hold at {width} by {height}")
        lost = page.evaluate(BEYOND) + page.evaluate(COVERED)
        found += [f"at {width} by {height}: {one}" for one in lost]
    return found


@pytest.mark.parametrize("scene", FULLEST, ids=lambda scene: f"{scene.game}-{scene.name}")
def test_the_fullest_table_holds_and_keeps_its_acts_within_reach_under_a_proposal(
    scene: Scene, device: Page, site: Site
) -> None:
    shape = WINDOWS["laptop"]
    pause = {"type": "vote", "on": "pause", "yes": True}
    with sit(device, site, scene, shape, untimed=True, then=pause):
        expect(device.locator(".notes").get_by_role("button", name="D’accord")).to_be_visible()
        found = short_of(device, f"{scene.game}-{scene.name}-asked")
        assert found == []


@pytest.mark.parametrize("game", sorted(MOST))
def test_the_fullest_table_holds_and_keeps_its_acts_within_reach_under_the_coach(
    game: str, device: Page
) -> None:
    device.set_viewport_size({"width": 1366, "height": 768})
    kinds = ["me", *["bot"] * (MOST[game] - 1)]
    deal = Player(device).named("deal")
    wish = {"options": RACE} if game == "diamino" else {}
    sit_down(device, game, kinds, deal, **wish)
    device.locator(".ask[aria-disabled=false]").click()
    device.locator(".advice strong").wait_for(timeout=COACH_MS)
    assert short_of(device, f"{game}-coach") == []


SEATED = """[...document.querySelectorAll(".seats .seat")].map((seat) => {
  const [list, { top, bottom }] = [seat.parentElement, seat.getBoundingClientRect()];
  const around = list.getBoundingClientRect();
  return top >= around.top - 1 && bottom <= around.bottom + 1;
})"""


@pytest.mark.parametrize(("game", "players"), [("diamoniak", 3), ("diadingo", MOST["diadingo"])])
def test_everybody_is_seen_where_a_match_is_seen_again(
    game: str, players: int, new_page: NewPage, site: Site
) -> None:
    page = new_page("/")
    with sit(page, site, Scene("replay", game, players, over, touch=middle), WINDOWS["laptop"]):
        page.locator(".seats .seat").first.wait_for()
        assert page.evaluate(SEATED) == [True] * players

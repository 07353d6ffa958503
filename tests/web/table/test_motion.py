"""Movement tells where a thing went, and changes nothing but transform and opacity."""

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Site
from tests.web.openings import lay, lead
from tests.web.scenes import mine

WATCH = """
window.flown = []; window.shift = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  flown.push([this.dataset.thing ?? this.className, Object.keys(frames)]);
  return animate.call(this, frames, how);
};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


def table(page: Page, site: Site, game: str, room: ExitStack) -> None:
    opening = lead(game, 2, {}, mine(2))
    page.add_init_script(WATCH)
    page.goto(f"{site.address}/t/{lay(site.address, page.request, opening, room)}")
    page.locator(".table").wait_for()


def lay_a_card(page: Page) -> list[tuple[str, list[str]]]:
    """Lay a card of Diabolo, and tell what moved."""
    page.locator(".hand button:not([aria-disabled=true])").first.click()
    page.locator(".slot.go").first.click()
    page.locator(".acts .btn").last.click()
    for _ in range(1200):
        flown: list[tuple[str, list[str]]] = page.evaluate("flown")
        if any(thing.startswith("line-") for thing, _ in flown):
            return flown
        page.wait_for_timeout(50)
    raise AssertionError("no card was seen going to a line")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_card_glides_from_the_hand_to_its_line(motion: str, browser: Browser, site: Site) -> None:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="fr-FR",
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
    )  # fmt: skip
    page = context.new_page()
    with ExitStack() as room:
        table(page, site, "diabolo", room)
        changed = {what for _, frames in lay_a_card(page) for what in frames} - {"offset"}
        assert changed <= {"opacity", "transform"}
        assert ("transform" in changed) == (motion != "reduce")
        assert page.evaluate("shift") == 0
    context.close()

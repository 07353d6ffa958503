"""What moves by itself while a match is played, in every window that many people have."""

import time

from playwright.sync_api import Browser
from tests.web.conftest import ACROSS, COMMON, NEVER_STOPPING, SIZES, Site
from tests.web.players import STEPS, Player
from tests.web.tables import open_table

PLAYED_S = 25
"""So long in each window, all games together."""
THINKING_MS = 700
"""Longer than what a browser puts down to the touch before."""
WATCH = """window.shift = 0; window.shifted = [];
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    shift += value;
    shifted.push(...sources.map(({ node }) => node?.className ?? node?.parentElement?.className));
  }
}).observe({type: "layout-shift", buffered: true});"""


def shifts(browser: Browser, site: Site) -> dict[str, float]:
    """The layout shift of each window, and on the way what shifted."""
    found = {}
    for window, (width, height) in (SIZES | ACROSS | COMMON).items():
        context = browser.new_context(
            base_url=site.address, locale="fr-FR", viewport={"width": width, "height": height},
            service_workers="block", has_touch=min(width, height) < 500,
        )  # fmt: skip
        context.add_init_script(NEVER_STOPPING)
        context.add_init_script(WATCH)
        total = 0.0
        for game in STEPS:
            page = context.new_page()
            page.goto("/")
            opened = open_table(page, game, ["me", "bot", "bot"])
            page.goto(f"/t/{opened['table']}")
            player = Player(page, draws=2)
            page.get_by_role("button", name=player.named("deal")).click()
            page.locator(".table .acts").wait_for()
            end = time.monotonic() + PLAYED_S / len(STEPS)
            while time.monotonic() < end and not player.ended:
                player.play(game)
                page.wait_for_timeout(THINKING_MS)
            shift = page.evaluate("shift")
            if shift:
                print(f"{game} in {width} by {height}: {shift:.4f} {page.evaluate('shifted')}")
            total += shift
            page.close()
        found[window] = round(total, 4)
        context.close()
    return found

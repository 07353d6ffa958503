"""The page measured in a real Chromium: sizes, the first screen, a move, shifts, long tasks.

Written to bench/out/page.json; a figure over its limit ends with an error.
"""

import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.web.conftest import FLAGS, Site, chromium, missing
from tests.web.tables import open_table

from ludiade.server.pages import FOLDER

OUT = Path(__file__).parent / "out" / "page.json"
LIMITS = {
    "shelf_kB": 120, "largest_board_kB": 60, "shelf_ms": 1000, "move_ms": 100, "layout_shift": 0,
    "longest_task_ms": 50, "too_wide_at_320": 0,
}  # fmt: skip
ROOMS = ["/", "/new/diabolo", "/rules/diego", "/join", "/box"]
WATCH = """
window.shift = 0; window.longest = 0; window.since = 0;
new PerformanceObserver((list) => {
  for (const e of list.getEntries()) if (!e.hadRecentInput) window.shift += e.value;
}).observe({type: "layout-shift", buffered: true});
new PerformanceObserver((list) => {
  for (const e of list.getEntries())
    if (e.startTime >= since) window.longest = Math.max(window.longest, e.duration);
}).observe({type: "longtask", buffered: true});
"""
PAINTED = """() => new Promise((painted) => {
  const button = [...document.querySelectorAll(".acts .btn")].at(-1);
  const story = document.querySelector(".story");
  const start = performance.now();
  new MutationObserver((_, watcher) => {
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => painted(performance.now() - start)));
  }).observe(story, {subtree: true, childList: true});
  button.click();
})"""
PRESSED = """() => {
  longest = 0; since = performance.now();
  setTimeout(() => [...document.querySelectorAll(".acts .btn")].at(-1).click());
}"""  # by the page itself: a driver's search for the button would count as its tasks
ANSWERED = """() => new Promise((answered) => {
  const knock = () => {
    document.querySelector(".shelfcase a")?.click();
    if (location.pathname === "/") requestAnimationFrame(knock);
    else answered(performance.now());
  };
  knock();
})"""
GAMES = ("diabolo", "diadingo", "diamino", "diamoniak", "diego")
MOVES = 5  # a table each: the first two cards are always drawn


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def sent(page: Page, address: str) -> list[str]:
    """The scripts and styles a place in the page asks for."""
    names: list[str] = []
    page.on("response", lambda response: names.append(response.url.rsplit("/", 1)[-1]))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return [name for name in names if name.endswith((".js", ".css"))]


def kilobytes(names: list[str]) -> float:
    return sum(packed(FOLDER / "assets" / name) for name in set(names)
               if (FOLDER / "assets" / name).exists()) / 1000  # fmt: skip


def board_sizes(context: Any) -> list[float]:
    """What each game's table asks for beyond what the tables of all other games ask for too."""
    asked = {}
    for game in GAMES:
        page = context.new_page()
        page.goto("/")
        opened = open_table(page, game, ["me", "bot"])
        names = set(sent(page, f"/t/{opened['table']}"))
        page.get_by_role("button", name="Distribuer").click()
        page.locator(".board").wait_for()
        page.wait_for_load_state("networkidle")
        asked[game] = names | set(loaded(page))
        page.close()
    common = set.intersection(*asked.values())
    return [kilobytes(list(names - common)) for names in asked.values()]


def loaded(page: Page) -> list[str]:
    """Everything this page has loaded, by its name."""
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return [name.rsplit("/", 1)[-1] for name in names if name.endswith((".js", ".css"))]


def first_answer(page: Page) -> float:
    """Milliseconds from asking for the shelf until a click on a box is answered."""
    page.goto("/", wait_until="commit")
    return float(page.evaluate(ANSWERED))


def measure(browser: Any, site: Site) -> dict[str, Any]:
    found: dict[str, Any] = {}
    context = browser.new_context(
        base_url=site.address, locale="fr-FR", reduced_motion="reduce",
        viewport={"width": 1440, "height": 900}, service_workers="block",
    )  # fmt: skip
    context.add_init_script(WATCH)
    page = context.new_page()
    found["shelf_kB"] = round(kilobytes(sent(page, "/")), 1)
    found["largest_board_kB"] = round(max(board_sizes(context)), 1)
    ready = [first_answer(page) for _ in range(3)]
    found["shelf_ms"] = round(statistics.median(ready))
    found["layout_shift"] = round(page.evaluate("shift"), 4)
    moves, longest = [], []
    slow = context.new_cdp_session(page)
    for _ in range(MOVES):
        opened = open_table(page, "diamoniak", ["me", "bot"])
        page.goto(f"/t/{opened['table']}")
        page.get_by_role("button", name="Distribuer").click()
        page.get_by_role("button", name="Tirer une carte").wait_for()
        moves.append(page.evaluate(PAINTED))
        found["layout_shift"] = max(found["layout_shift"], round(page.evaluate("shift"), 4))
        page.get_by_role("button", name="Encore une carte").wait_for()
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.evaluate(PRESSED)
        page.wait_for_timeout(1500)
        longest.append(page.evaluate("longest"))
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    found["move_ms"] = round(statistics.median(moves))
    found["longest_task_ms"] = round(statistics.median(longest))
    page.set_viewport_size({"width": 320, "height": 640})
    wide = 0
    for room in ROOMS:
        page.goto(room)
        page.get_by_role("heading", level=1).wait_for()
        wide += page.evaluate("document.documentElement.scrollWidth > innerWidth")
    found["too_wide_at_320"] = wide
    return found


def main() -> None:
    if why := missing():
        sys.exit(f"ludiade: {why}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "tables.sqlite3")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            found = measure(browser, site)
        finally:
            browser.close()
            site.stop()
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    over = [name for name, limit in LIMITS.items() if found[name] > limit]
    for name, limit in LIMITS.items():
        print(f"{name:18} {found[name]:>8}  at most {limit}{'  OVER' if name in over else ''}")
    sys.exit(1 if over else 0)


if __name__ == "__main__":
    main()

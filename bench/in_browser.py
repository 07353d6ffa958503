"""The page measured in a real Chromium: sizes, the first screen, moves of every game; and reviews.

Prints a table beside the limits, and writes bench/out/page.json.
"""

import gzip
import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.web.conftest import FLAGS, Site, chromium, missing
from tests.web.tables import open_table

from canary import canary
from ludiade.server.http.routes.pages import FOLDER
from reviewing import review_times
from stillness import shifts

OUT = Path(__file__).parent / "out" / "page.json"
LIMITS = {
    "shelf_kB": 75, "largest_board_kB": 25, "shelf_ms": 1000, "move_ms": 50, "layout_shift": 0,
    "longest_task_ms": 50, "moved_otherwise": 0, "too_wide_at_320": 0, "deal_task_ms": 100,
    "layout_shift_in_play": 0, "review_first_s": 3, "review_whole_s": 15,
}  # fmt: skip
ROOMS = ["/", "/new/diabolo", "/rules/diego", "/join", "/box"]
ACT = (".acts .btn", -1)
MOVES = {
    "diabolo": [(".hand .cards button", 0), ACT],
    "diadingo": [(".stone", 3), ACT],
    "diamino": [("[role=gridcell][data-sq='112']", 0), *[(".rack button", 0)] * 4, ACT],
    "diamoniak": [ACT],
    "diego": [(".hand .cards button", 0), (".board button.fiche", 0), ACT],
}
"""What is touched for a first move, by the page itself: a driver's search would count as a task."""

TABLES = 5
SLOWED = 4
WATCH = """
window.shift = 0; window.longest = 0; window.since = 0; window.moved = new Set();
new PerformanceObserver((list) => {
  for (const e of list.getEntries()) if (!e.hadRecentInput) window.shift += e.value;
}).observe({type: "layout-shift", buffered: true});
new PerformanceObserver((list) => {
  for (const e of list.getEntries())
    if (e.startTime >= since) window.longest = Math.max(window.longest, e.duration);
}).observe({type: "longtask", buffered: true});
"""
LOOK = """() => {
  const each = () => {
    for (const one of document.getAnimations())
      for (const frame of one.effect.getKeyframes())
        Object.keys(frame).forEach((what) => moved.add(what));
    requestAnimationFrame(each);
  };
  each();
}"""
STILL = {"transform", "translate", "scale", "rotate", "opacity", "offset", "computedOffset",
         "easing", "composite"}  # fmt: skip
PLAY = """async ([touches, pause]) => {
  longest = 0; since = performance.now();
  const wait = (ms) => new Promise((over) => setTimeout(over, ms));
  const touch = ([selector, nth]) => {
    const free = [...document.querySelectorAll(selector)].filter(
      (one) => one.getAttribute("aria-disabled") !== "true");
    free.at(nth).dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
  };
  for (const one of touches.slice(0, -1)) {
    touch(one);
    await wait(pause);
  }
  const painted = new Promise((seen) => {
    const start = performance.now();
    new MutationObserver((_, watcher) => {
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => seen(performance.now() - start)));
    }).observe(document.querySelector(".story"), {subtree: true, childList: true});
  });
  touch(touches.at(-1));
  const took = await painted;
  await wait(pause);
  return [took, longest];
}"""
DEAL = """() => {
  longest = 0; since = performance.now();
  const buttons = [...document.querySelectorAll("button")];
  buttons.find((one) => /Distribuer/.test(one.textContent)).click();
}"""
ANSWERED = """() => new Promise((answered) => {
  const knock = () => {
    document.querySelector(".shelfcase a")?.click();
    if (location.pathname === "/") requestAnimationFrame(knock);
    else answered(performance.now());
  };
  knock();
})"""


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


def board_sizes(context: BrowserContext) -> list[float]:
    """What each game's table asks for beyond what the tables of all other games ask for too."""
    asked = {}
    for game in MOVES:
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


def seated(page: Page, game: str) -> None:
    """At a new table of that game, the cards dealt and everything at rest."""
    opened = open_table(page, game, ["me", "bot"])
    page.goto(f"/t/{opened['table']}")
    page.get_by_role("button", name="Distribuer").click()
    page.locator(".table .acts").wait_for()
    page.wait_for_timeout(1500)


def sizes(context: BrowserContext, page: Page) -> dict[str, float]:
    return {
        "shelf_kB": round(kilobytes(sent(page, "/")), 1),
        "largest_board_kB": round(max(board_sizes(context)), 1),
        "shelf_ms": round(statistics.median(first_answer(page) for _ in range(TABLES))),
    }


def shift_by_hand(page: Page, game: str) -> float:
    """What moves by itself from the first paint of a table to the answer to a first move.

    As everywhere, what moves within half a second after a touch is that touch's doing.
    """
    seated(page, game)
    for selector, nth in MOVES[game]:
        free = page.locator(f"{selector}:not([aria-disabled=true])")
        (free.last if nth < 0 else free.nth(nth)).click()
        page.wait_for_timeout(700)
    return float(page.evaluate("shift"))


def moves(page: Page) -> dict[str, float]:
    """First moves at new tables of every game, and what they cost on a slowed machine."""
    slow = page.context.new_cdp_session(page)
    took, shift, otherwise = [], float(page.evaluate("shift")), set()
    longest, worst = {}, 0.0
    for game, touches in MOVES.items():
        slowed = []
        shift = max(shift, shift_by_hand(page, game))
        for _ in range(TABLES):
            seated(page, game)
            page.evaluate(LOOK)
            took.append(page.evaluate(PLAY, [touches, 700])[0])
            otherwise |= set(page.evaluate("[...moved]")) - STILL
            seated(page, game)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            slowed.append(page.evaluate(PLAY, [touches, 1500])[1])
            slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        longest[f"longest_task_ms_{game}"] = round(statistics.median(slowed))
        worst = max(worst, *slowed)
    return {
        "move_ms": round(statistics.median(took)),
        "layout_shift": round(shift, 4),
        "moved_otherwise": len(otherwise),
        "longest_task_ms": max(longest.values()),
        **longest,
        "worst_task_ms": round(worst),
    }


def arrivals(page: Page) -> dict[str, float]:
    """The longest tasks while a room is built, slowed too; nothing moves yet."""
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto("/")
    page.wait_for_timeout(2000)
    shelf, dealt = page.evaluate("longest"), []
    for game in MOVES:
        opened = open_table(page, game, ["me", "bot"])
        page.goto(f"/t/{opened['table']}")
        page.wait_for_timeout(2000)
        page.evaluate(DEAL)
        page.wait_for_timeout(3000)
        dealt.append(page.evaluate("longest"))
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return {"shelf_task_ms": round(shelf), "deal_task_ms": round(max(dealt))}


def too_wide(page: Page) -> int:
    """How many rooms scroll sideways on the narrowest phone."""
    page.set_viewport_size({"width": 320, "height": 640})
    wide = 0
    for room in ROOMS:
        page.goto(room)
        page.get_by_role("heading", level=1).wait_for()
        wide += page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


def measure(browser: Browser, site: Site) -> dict[str, float]:
    context = browser.new_context(
        base_url=site.address, locale="fr-FR", viewport={"width": 1440, "height": 900},
        service_workers="block",
    )  # fmt: skip
    context.add_init_script(WATCH)
    page = context.new_page()
    return {
        **sizes(context, page),
        **moves(page),
        **arrivals(page),
        "too_wide_at_320": too_wide(page),
        "layout_shift_in_play": max(shifts(browser, site).values()),
        **review_times(),
    }


def main() -> None:
    if why := missing():
        raise SystemExit(f"ludiade: {why}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "tables.sqlite3")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            figures = measure(browser, site)
        finally:
            browser.close()
            site.stop()
    canary_s = round(canary(), 4)
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps({"canary_s": canary_s, "figures": figures}, indent=2) + "\n", "utf-8")
    print(f"canary {canary_s:.3f} s")
    for name, figure in figures.items():
        limit = LIMITS.get(name)
        beside = "" if limit is None else f"  at most {limit}{'  OVER' if figure > limit else ''}"
        print(f"{name:28} {figure:>8}{beside}")


if __name__ == "__main__":
    main()

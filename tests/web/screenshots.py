"""Every screen, and every moment of every game, at all sizes, by day and by night.

`python -m tests.web.screenshots FOLDER [WORD …]` takes only those whose name holds a word.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from ludiade.kernel import shelf
from ludiade.kernel.match import Match
from tests.web.conftest import ACROSS, FLAGS, PATIENCE_MS, SIZES, Site, chromium, missing
from tests.web.fitting import fits
from tests.web.openings import lay
from tests.web.scenes import SCENES, Scene, lead_to
from tests.web.tables import sit_down

ROOMS = {"shelf": "/", "setup": "/new/diabolo", "rules": "/rules/diego", "join": "/join",
         "box": "/box", "waiting": "/new/diabolo", "curtain": "/new/diabolo", "hint": "/",
         **{f"learn-{game}": f"/learn/{game}" for game in shelf.names()}}  # fmt: skip
NARROW = (320, 568)
READ = {"end", "replay"}
"""What is read after the game, longer than a screen."""
DEAL = re.compile("Distribuer")
COACH_MS = 120_000
LONG = """document.documentElement.scrollHeight > innerHeight + 1
  || [...document.querySelectorAll(".table, .table *")].some((element) =>
    element.scrollHeight > element.clientHeight + 1
    && /auto|scroll/.test(getComputedStyle(element).overflowY)
    && !element.closest(".story, .seats, .others, .zoomed, dialog"))"""
READINGS = {
    "english": ("en-GB", "normal", SIZES["phone"]),
    "larger": ("fr-FR", "larger", SIZES["phone"]),
    "zoomed": ("fr-FR", "normal", (720, 450)),
}


def shoot(page: Page, folder: Path, name: str, whole: bool = False) -> None:
    """One moment at all sizes, and at night on a desk; nothing may scroll sideways."""
    views = [(size, shape, "light") for size, shape in (SIZES | ACROSS).items()]
    for size, (width, height), theme in [*views, ("night", SIZES["desk"], "dark")]:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(250)
        page.screenshot(path=folder / f"{name}-{size}.png", full_page=whole)
        if not whole and page.evaluate(LONG):
            print(f"{name} does not hold in {width} by {height}")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    if not fits(page):
        print(f"{name} scrolls sideways at {NARROW[0]}")


def rooms(page: Page, site: Site, folder: Path, words: list[str]) -> None:
    for room, path in ROOMS.items():
        if any(word in room for word in words) or not words:
            page.goto(site.address + path)
            page.get_by_role("heading", level=1).wait_for()
            enter(page, room)
            shoot(page, folder, room, whole=not room.startswith(("learn", "hint")))


def enter(page: Page, room: str) -> None:
    """What is done in a room before it is looked at."""
    if room == "waiting":
        seat(page, "Par lien")
        page.get_by_role("button", name="Dresser la table").click()
        page.get_by_role("img", name="QR").wait_for()
    elif room == "curtain":
        seat(page, "Sur cet écran")
        page.get_by_role("button", name="Distribuer").click()
        page.get_by_role("dialog").wait_for()
    elif room == "hint":
        sit_down(page, "diamoniak", ["me", "bot"], DEAL)
        page.get_by_role("button", name="Conseil").click()
        page.locator(".advice strong").wait_for(timeout=COACH_MS)
    elif room.startswith("learn"):
        page.locator(".table").wait_for()


def seat(page: Page, kind: str) -> None:
    page.get_by_role("button", name="Changer la place 2").click()
    page.get_by_role("radio", name=kind).check()


@contextmanager
def sit(
    page: Page, site: Site, scene: Scene, shape: tuple[int, int], opening: Match | None = None,
    *, untimed: bool = False, then: Mapping[str, Any] | None = None,
) -> Iterator[None]:  # fmt: skip
    """At the table, in that moment; untimed, it stays. Somebody else asks for what comes `then`."""
    opening = opening or lead_to(scene)
    page.set_viewport_size({"width": shape[0], "height": shape[1]})
    with ExitStack() as room:
        table = lay(site.address, page.request, opening, room, untimed=untimed, then=then)
        page.goto(f"{site.address}/t/{table}")
        page.locator(".table, .endwrap").wait_for()
        if scene.touch:
            scene.touch(page)
        yield


def moment(page: Page, site: Site, folder: Path, scene: Scene) -> None:
    with sit(page, site, scene, SIZES[scene.size]):
        name = f"{scene.game}-{scene.name}"
        shoot(page, folder, name, whole=scene.name in READ)


def readings(browser: Browser, site: Site, folder: Path, words: list[str]) -> None:
    """A turn of each game in English, in larger letters, and at twice the size on a desk."""
    for name, (locale, text, shape) in READINGS.items():
        context = browser.new_context(locale=locale, reduced_motion="reduce")
        context.add_init_script(f"localStorage['ludiade.settings'] = '{{\"text\": \"{text}\"}}'")
        page = context.new_page()
        for scene in SCENES:
            picture = f"{scene.game}-turn-{name}"
            if scene.name == "turn" and (not words or any(word in picture for word in words)):
                with sit(page, site, scene._replace(touch=None), shape):
                    page.wait_for_timeout(120)
                    page.screenshot(path=folder / f"{picture}.png")
        context.close()


def take(browser: Browser, site: Site, folder: Path, words: list[str]) -> None:
    context = browser.new_context(base_url=site.address, locale="fr-FR", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    rooms(page, site, folder, words)
    for scene in SCENES:
        if not words or any(word in f"{scene.game}-{scene.name}" for word in words):
            moment(page, site, folder, scene)
    context.close()
    readings(browser, site, folder, words)


def main() -> None:
    if why := missing():
        sys.exit(f"ludiade: {why}")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    site = Site(folder / "tables.sqlite3")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            take(browser, site, folder, sys.argv[2:])
            browser.close()
    finally:
        site.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()

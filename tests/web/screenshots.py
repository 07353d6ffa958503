"""Every screen, and every moment of every game, at three sizes, by day and by night.

`python -m tests.web.screenshots FOLDER [WORD …]` takes only those whose name holds a word.
"""

import sys
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import FLAGS, SIZES, Site, chromium, missing
from tests.web.openings import lay, lead
from tests.web.scenes import SCENES, Scene

ROOMS = {"shelf": "/", "setup": "/new/diabolo", "rules": "/rules/diego", "join": "/join",
         "box": "/box"}  # fmt: skip
NARROW = (320, 568)


def shoot(page: Page, folder: Path, name: str, whole: bool = False) -> None:
    """One moment at all sizes, and at night on a desk; nothing may scroll sideways."""
    views = [(size, shape, "light") for size, shape in SIZES.items()]
    for size, (width, height), theme in [*views, ("night", SIZES["desk"], "dark")]:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(120)
        page.screenshot(path=folder / f"{name}-{size}.png", full_page=whole)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    page.wait_for_timeout(60)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        print(f"{name} scrolls sideways at {NARROW[0]}")


def rooms(page: Page, site: Site, folder: Path, words: list[str]) -> None:
    for room, path in ROOMS.items():
        if any(word in room for word in words) or not words:
            page.goto(site.address + path)
            page.get_by_role("heading", level=1).wait_for()
            shoot(page, folder, room, whole=True)


def moment(page: Page, site: Site, folder: Path, scene: Scene) -> None:
    name = f"{scene.game}-{scene.name}"
    opening = lead(scene.game, scene.players, dict(scene.options), scene.wanted)
    width, height = SIZES["desk"]
    page.set_viewport_size({"width": width, "height": height})
    with ExitStack() as room:
        page.goto(f"{site.address}/t/{lay(site.address, page.request, opening, room)}")
        page.locator(".table, .endwrap").wait_for()
        if scene.touch:
            scene.touch(page)
        shoot(page, folder, name, whole=scene.name == "end")


def take(browser: Browser, site: Site, folder: Path, words: list[str]) -> None:
    context = browser.new_context(locale="fr-FR", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(10_000)
    rooms(page, site, folder, words)
    for scene in SCENES:
        if not words or any(word in f"{scene.game}-{scene.name}" for word in words):
            moment(page, site, folder, scene)
    context.close()


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

"""Every screen, and every kind of moment of a game against bots, at three sizes, day and night."""

import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import FLAGS, SIZES, Site, chromium, missing
from tests.web.matches import moment_of
from tests.web.players import STEPS, Player

ROOMS = {"shelf": "/", "setup": "/new/diabolo", "rules": "/rules/diego", "join": "/join",
         "box": "/box"}  # fmt: skip
SEATS = {"diabolo": 4, "diadingo": 8, "diamino": 3, "diamoniak": 3, "diego": 3}
SECONDS = 45


def rooms(page: Page, site: Site, folder: Path, name: str) -> None:
    for room, path in ROOMS.items():
        page.goto(site.address + path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{room}-{name}.png", full_page=True)


def match(page: Page, site: Site, folder: Path, game: str, name: str) -> None:
    page.goto(f"{site.address}/new/{game}")
    player = Player(page)
    for _ in range(SEATS[game] - 2):
        page.get_by_role("button", name="Ajouter une place").click()
    page.get_by_role("button", name="Distribuer").click()
    page.get_by_role("region", name="Mes cartes").wait_for()
    seen: dict[str, int] = {}
    end = time.monotonic() + SECONDS
    while not player.ended and time.monotonic() < end:
        moment = moment_of(page)
        if moment not in seen and len(seen) < 10:
            seen[moment] = len(seen)
            page.wait_for_timeout(150)
            page.screenshot(path=folder / f"{game}-{name}-{seen[moment]}.png")
        player.play(game)
    if player.ended:
        page.screenshot(path=folder / f"{game}-{name}-end.png", full_page=True)


def take(browser: Browser, site: Site, folder: Path) -> None:
    for size, (width, height) in SIZES.items():
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height}, locale="fr-FR",
                reduced_motion="reduce", color_scheme="dark" if theme == "dark" else "light",
            )  # fmt: skip
            page = context.new_page()
            rooms(page, site, folder, f"{size}-{theme}")
            if theme == "light" or size == "desk":
                for game in STEPS:
                    match(page, site, folder, game, f"{size}-{theme}")
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
            take(browser, site, folder)
            browser.close()
    finally:
        site.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()

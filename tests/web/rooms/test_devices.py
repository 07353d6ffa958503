"""People's browsers: large letters, nothing kept, a page older than its server."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.web.conftest import FLAGS, PATIENCE_MS, NewPage, Site, chromium
from tests.web.server import NETWORK

ZOOM = "document.body.currentCSSZoom"
KEEPS_NOTHING = """for (const what of ["getItem", "setItem", "removeItem"])
  Storage.prototype[what] = () => { throw new DOMException("", "SecurityError"); };"""
SETUP = "/assets/Setup-*.js"


Told = Callable[[dict[str, Any]], Page]


@pytest.fixture
def told(browser: Browser, site: Site, tmp_path: Path) -> Iterator[Told]:
    """A page in a browser whose preferences are those."""
    contexts = []

    def tell(wish: dict[str, Any]) -> Page:
        (tmp_path / "Default").mkdir()
        (tmp_path / "Default" / "Preferences").write_text(json.dumps(wish))
        context = browser.browser_type.launch_persistent_context(
            tmp_path, executable_path=chromium(), args=FLAGS, base_url=site.address,
            locale="fr-FR",
        )  # fmt: skip
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto("/")
        page.get_by_role("heading", level=1).wait_for()
        return page

    yield tell
    for context in contexts:
        context.close()


def test_letters_are_as_large_as_the_browser_was_told(told: Told) -> None:
    page = told({"webkit": {"webprefs": {"default_font_size": 20}}})
    assert page.evaluate(ZOOM) == 1.25


@pytest.mark.parametrize("path", ["/new/diamoniak", "/learn/diego"])
def test_a_browser_that_refuses_cookies_is_told_what_to_allow(path: str, told: Told) -> None:
    page = told({"profile": {"default_content_setting_values": {"cookies": 2}}})
    page.goto(path)
    if path.startswith("/new"):
        page.get_by_role("button", name="Distribuer").click()
    expect(page.get_by_role("alert")).to_contain_text("Autorise les cookies de ce site")


def test_a_device_that_keeps_nothing_is_led_through_a_lesson_and_shows_its_link(
    new_page: NewPage,
) -> None:
    page = new_page("/")
    page.add_init_script(KEEPS_NOTHING)
    page.goto("/learn/diego")
    guide = page.get_by_role("region", name=re.compile("^Où en est"))
    expect(guide).to_contain_text("1 sur ")
    page.goto("/new/diabolo")
    page.get_by_role("button", name="Changer la place 2").click()
    page.get_by_role("radio", name="Par lien").check()
    page.get_by_role("button", name="Dresser la table").click()
    expect(page.get_by_role("img", name="QR")).to_be_visible()


def test_a_tab_older_than_the_server_loads_itself_anew(new_page: NewPage, site: Site) -> None:
    """Over plain http there is no worker that would keep the parts of the page."""
    page = new_page("/")
    page.goto(f"http://{NETWORK}:{site.port}/")
    page.get_by_role("heading", level=1).wait_for()
    renewed = False

    def gone(route: Route) -> None:
        if renewed:
            route.continue_()
        else:
            route.fulfill(status=404)

    def look(request: Request) -> None:
        nonlocal renewed
        renewed = renewed or request.is_navigation_request()

    page.route(f"**{SETUP}", gone)
    page.on("request", look)
    page.locator('a[href="/new/diabolo"]').first.click()
    expect(page.get_by_role("button", name="Distribuer")).to_be_visible()
    assert renewed


def test_a_part_that_does_not_come_is_said_and_the_page_is_not_blank(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("heading", level=1).wait_for()
    page.context.set_offline(True)
    page.route(f"**{SETUP}", lambda route: route.abort())
    page.locator('a[href="/new/diabolo"]').first.click()
    expect(page.get_by_role("alert")).to_contain_text("Ludiade a été mis à jour, ou le réseau")
    expect(page.get_by_role("button", name="Recharger la page")).to_be_visible()

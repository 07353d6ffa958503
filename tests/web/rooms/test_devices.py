"""People's browsers: letters as large as they asked for, a page older than its server."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Request, Route, expect

from tests.web.conftest import FLAGS, NewPage, Site, chromium
from tests.web.server import NETWORK

ZOOM = "document.body.currentCSSZoom"
SETUP = "/assets/Setup-*.js"


def test_letters_are_as_large_as_the_browser_was_told(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    (tmp_path / "Default").mkdir()
    wish = {"webkit": {"webprefs": {"default_font_size": 20}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(wish))
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=chromium(), args=FLAGS
    )
    page = context.new_page()
    page.goto(site.address)
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate(ZOOM) == 1.25
    context.close()


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

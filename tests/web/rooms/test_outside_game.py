"""A game of another package, which the page was not built with, on the plain board."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.contract.outside import environment, install, write_project
from tests.web.conftest import NewPage, Site, missing


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server where the game of docs/add-a-game.md is installed."""
    if why := missing():
        pytest.skip(why)
    project, folder = tmp_path_factory.mktemp("project"), tmp_path_factory.mktemp("packages")
    write_project(project)
    install(project, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "PYTHONPATH", environment(folder)["PYTHONPATH"])
        running = Site(tmp_path_factory.mktemp("site") / "tables.sqlite3")
    yield running
    running.stop()


def test_it_stands_on_the_shelf_and_is_played_to_its_end(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("list", name="Les jeux").get_by_role(
        "link", name=re.compile("Bataille")
    ).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bataille")
    page.get_by_text("Régler plus finement").click()
    expect(page.get_by_text("Cartes en main")).to_be_visible()
    page.get_by_role("button", name="Distribuer").click()
    for _ in range(3):  # as many cards as a hand has
        page.get_by_role("button", name=re.compile(r"^Poser le \d+$")).last.click()
    page.get_by_role("heading", name=re.compile("gagne|Égalité|égalité")).first.wait_for()


def test_its_rules_can_be_read_from_an_address_of_its_own(new_page: NewPage) -> None:
    page = new_page("/rules/bataille")
    expect(page.get_by_text("Chacun reçoit trois cartes sur vingt.")).to_be_visible()

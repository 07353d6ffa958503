"""A club evening in real browsers: the same deal at every table, to the printed standings."""

import csv
import io
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.guests import Guest, play_round
from tests.web.rooms.test_class import begin_round

SHOTS = os.environ.get("CLASS_SHOTS")


@pytest.mark.parametrize(
    ("people", "size", "rounds"), [(4, 2, 1), pytest.param(12, 4, 3, marks=pytest.mark.full)]
)
def test_a_club_plays_the_same_deals_and_prints_its_standings(
    people: int, size: int, rounds: int, new_page: NewPage
) -> None:
    host = new_page("/seance#club")
    host.get_by_label("Titre").fill("Le club du jeudi")
    game = host.get_by_label(re.compile("À quoi joue"))
    game.select_option("diamino")  # nobody comes to a club to play alone
    expect(host.get_by_label("Joueurs par table")).to_have_value("2")
    game.select_option("diabolo")
    host.get_by_role("radio", name=re.compile("Vite fait")).check()
    host.get_by_label("Joueurs par table").select_option(str(size))
    host.get_by_role("spinbutton", name="Parties prévues").fill(str(rounds))
    host.get_by_role("spinbutton", name="Parties prévues").press("Tab")
    expect(host.get_by_label(re.compile("Les mêmes cartes à toutes les tables"))).to_be_checked()
    assert violations(host) == []
    host.get_by_role("button", name="Ouvrir la soirée").click()
    code = host.locator(".wayin b")
    expect(code).to_be_visible()
    wall = host.context.new_page()
    wall.goto(f"{host.url}#ecran")
    expect(wall.get_by_text(code.inner_text())).to_be_visible()
    assert violations(wall) == []

    guests = [Guest(new_page(), at) for at in range(people)]
    for guest in guests:
        guest.come(code.inner_text())
    names = [guest.name for guest in guests]
    for number in range(1, rounds + 1):
        begin_round(host)
        play_round(host, guests, number)
        seen = {len(one.told["lobby"]["fairness"]["commitments"]) for one in guests}
        assert seen == {people}  # all devices have a share in the one deal
    # what a device was promised before the first card is what it finds after the last
    guests[0].page.get_by_role("button", name="Vérifier les mélanges").click()
    kept = guests[0].page.get_by_role("status").filter(has_text="promesse faite avant la partie")
    expect(kept).to_be_visible()
    guests[0].page.get_by_role("button", name="Le classement").click()
    expect(guests[0].page.get_by_role("cell", name=re.compile("1"))).not_to_have_count(0)
    assert violations(guests[0].page) == []

    host.get_by_role("link", name="Le classement").click()
    rows = host.locator(".standings tbody tr")
    expect(rows).to_have_count(people)
    assert sorted(rows.locator("th").all_inner_texts()) == sorted(names)
    assert violations(host) == []
    if SHOTS:
        host.screenshot(path=Path(SHOTS) / "standings.png")
        guests[0].page.screenshot(path=Path(SHOTS) / "standings-guest.png")
    with host.expect_download() as saved:
        host.get_by_role("link", name="Tableau CSV").click()
    table = Path(saved.value.path()).read_text("utf-8-sig")
    told = list(csv.reader(io.StringIO(table), delimiter=";"))
    assert sorted(row[1] for row in told[1:]) == sorted(names)
    pytest.importorskip("typst")
    with host.expect_download() as made:
        host.get_by_role("button", name="Imprimer").click()
    assert Path(made.value.path()).read_bytes().startswith(b"%PDF")

"""Fair shuffles at the page: what was promised, what became of it, and who did not keep up."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludiade.kernel import shelf
from ludiade.kernel.fairness.promises import read_promise
from ludiade.kernel.fairness.verification import compare, verify
from ludiade.kernel.record import read
from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.fitting import fits
from tests.web.table.test_together import DEAL, notes, propose
from tests.web.tables import open_table


def two_at_a_fair_table(new_page: NewPage) -> tuple[Page, Page]:
    """Zoé 0 on a desk and Bao on a phone, both seated, nothing dealt yet."""
    zoe, bao = new_page("/"), new_page("/", size="phone")
    opened = open_table(zoe, "diamoniak", ["me", "link"], practice=None)
    zoe.goto(f"/t/{opened['table']}")
    bao.goto(f"/join#{opened['join']}")
    bao.get_by_role("textbox").fill("Bao")
    bao.get_by_role("button", name="M’asseoir").click()
    zoe.get_by_text("Bao").first.wait_for()
    expect(bao.get_by_role("status").first).to_contain_text("on va distribuer")
    return zoe, bao


def close(zoe: Page, bao: Page) -> None:
    propose(zoe, "Proposer d’arrêter là")
    notes(bao).get_by_role("button", name="D’accord").click()


def save(page: Page, name: str, folder: Path) -> bytes:
    """What a button hands to the device's downloads."""
    with page.expect_download() as handed:
        page.get_by_role("button", name=name).click()
    handed.value.save_as(folder / handed.value.suggested_filename)
    return (folder / handed.value.suggested_filename).read_bytes()


def test_both_devices_find_the_shuffles_as_they_were_promised(
    new_page: NewPage, tmp_path: Path
) -> None:
    zoe, bao = two_at_a_fair_table(new_page)
    zoe.get_by_role("button", name=DEAL).click()
    zoe.get_by_role("button", name="Piocher une carte").wait_for()
    close(zoe, bao)
    for page in (zoe, bao):
        page.get_by_role("button", name="Vérifier les mélanges").click()
        expect(page.get_by_text("suit la promesse faite avant la partie.")).to_be_visible()
        assert violations(page) == []
        assert fits(page)
        record = read(save(page, "Garder la partie", tmp_path), shelf.find)
        promise = read_promise(save(page, "Garder la promesse dans un fichier", tmp_path))
        assert verify(record) == 1
        compare(record, promise)
        assert promise.commitments[0] != promise.commitments[1] != ""


def test_a_record_that_is_not_what_was_promised_is_found_out(new_page: NewPage) -> None:
    zoe, bao = two_at_a_fair_table(new_page)
    zoe.get_by_role("button", name=DEAL).click()
    close(zoe, bao)
    bent = """() => localStorage.setItem("ludiade.promises",
      localStorage.getItem("ludiade.promises").replace('"beginnings":1', '"beginnings":2'))"""
    zoe.get_by_role("heading", name="La partie s’arrête là").wait_for()
    zoe.evaluate(bent)
    zoe.reload()
    zoe.get_by_role("button", name="Vérifier les mélanges").click()
    said = zoe.get_by_text("La partie n’est pas celle qui était promise à cet appareil !")
    expect(said).to_contain_text("pas été commencée aussi souvent qu’annoncé")


@pytest.mark.full
def test_who_sends_no_share_loses_the_seat_is_told_so_and_sits_down_again(
    new_page: NewPage,
) -> None:
    zoe, bao = two_at_a_fair_table(new_page)
    table = bao.url
    bao.goto("/box")  # away, with a share promised
    zoe.get_by_role("button", name=DEAL).click()
    expect(zoe.get_by_role("status").first).to_contain_text("Chacun mélange les cartes")
    named = "Bao n’a pas envoyé sa part du mélange à temps"
    expect(zoe.get_by_role("group", name=named)).to_be_visible()
    assert violations(zoe) == []
    bao.goto(table)
    mine = bao.get_by_role("group", name="Ta part du mélange n’est pas arrivée à temps")
    expect(mine).to_contain_text("ta place est libre.")
    assert violations(bao) == []
    assert fits(bao)
    bao.get_by_role("link", name="Me rasseoir").click()
    bao.get_by_role("button", name="M’asseoir").click()
    expect(mine).to_have_count(0)
    zoe.get_by_role("button", name=DEAL).click()
    zoe.get_by_role("button", name="Piocher une carte").wait_for()
    close(zoe, bao)
    zoe.get_by_role("button", name="Vérifier les mélanges").click()
    expect(zoe.get_by_text("La partie a été commencée 2 fois")).to_be_visible()


def test_a_lost_answer_opens_no_second_table(new_page: NewPage) -> None:
    page = new_page("/new/diamoniak")
    page.route("**/api/tables?*", lambda route: (route.fetch(), route.abort()), times=1)
    deal = page.get_by_role("button", name=DEAL)
    deal.click()
    expect(page.get_by_role("status")).to_contain_text("Le serveur ne répond pas.")
    deal.click()
    page.get_by_role("button", name="Piocher une carte").wait_for()
    page.goto("/")
    mine = page.get_by_role("region", name="Reprendre").locator("a[href^='/t/']")
    expect(mine).to_have_count(1)


def test_a_spectator_sees_the_match_again_and_a_stranger_is_told_why_not(
    new_page: NewPage,
) -> None:
    zoe = new_page("/")
    opened = open_table(zoe, "diamoniak", ["me", "bot"], practice=None)
    zoe.goto(f"/t/{opened['table']}")
    watcher = new_page(f"/t/{opened['table']}#{opened['watch']}", size="phone")
    watcher.get_by_text("Zoé").first.wait_for()  # it is there before anything is promised
    zoe.get_by_role("button", name=DEAL).click()
    propose(zoe, "Arrêter la partie")
    zoe.get_by_role("button", name="Oui, arrêter").click()
    watcher.get_by_role("button", name="Vérifier les mélanges").click()
    expect(watcher.get_by_text(re.compile("suit la promesse"))).to_be_visible()
    watcher.get_by_role("link", name="Revoir la partie").click()
    watcher.get_by_role("slider").wait_for()
    stranger = new_page(f"/replay/{opened['table']}", size="phone")
    expect(stranger.get_by_role("alert")).to_contain_text(re.compile("lien"))
    assert violations(stranger) == []

"""What people look for first: their matches, the way in and out, and on a phone all there is."""

import re

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.tables import open_table, sit_down

DEAL = re.compile("Distribuer")
REACHED = """button => {
    const box = button.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return button.contains(at);
}"""
FIRST_SQUARE_SEEN = """() => {
    const frame = document.querySelector('.zoomed .win0');
    frame.scrollTo(0, 0);
    const [square, seen] = [document.querySelector('[data-sq="0"]'), frame]
        .map(one => one.getBoundingClientRect());
    return square.left >= seen.left - 1 && square.top >= seen.top - 1;
}"""


def carry(page: Page, card: str, to: str) -> None:
    """Drag something from the hand to a place on the board."""
    page.locator(card).first.hover()
    page.mouse.down()
    x, y, wide, high = (page.locator(".board").bounding_box() or {}).values()
    page.mouse.move(x + wide / 2, y + high / 2, steps=4)
    place = page.locator(to).first.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    page.mouse.up()


def test_a_match_that_was_stopped_is_found_again_and_taken_off_the_list(new_page: NewPage) -> None:
    page = new_page("/new/diamoniak")
    page.get_by_role("button", name="Distribuer").click()
    page.get_by_role("region", name="Mon jeu").wait_for()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("button", name="Quitter la table").click()  # alone: it waits as it is
    page.get_by_role("link", name=re.compile("Toutes mes tables")).click()
    expect(page.get_by_role("heading", name="En cours")).to_be_visible()
    page.get_by_role("link", name="Reprendre").click()
    page.get_by_role("region", name="Mon jeu").wait_for()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("button", name="Arrêter la partie").click()
    page.get_by_role("button", name="Oui, arrêter").click()
    page.get_by_role("link", name="Retour à l’étagère").first.click()
    page.get_by_role("link", name=re.compile("une partie finie")).click()
    expect(page.get_by_text(re.compile("Arrêtée avant la fin"))).to_be_visible()
    assert violations(page) == []
    with page.expect_download():
        page.get_by_role("button", name="Garder", exact=True).click()
    page.get_by_role("button", name=re.compile("Retirer de la liste")).click()
    expect(page.get_by_role("button", name="La garder")).to_be_focused()
    page.get_by_role("button", name="La retirer").click()
    expect(page.get_by_text("Aucune partie finie")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Aucune partie finie")).to_be_visible()


def test_a_guest_learns_who_invites_and_how_it_is_played_then_leaves(new_page: NewPage) -> None:
    host = new_page("/")
    opened = open_table(
        host, "diabolo", ["me", "link", "bot"], options={"rounds": 2}, practice=None
    )
    host.goto(f"/t/{opened['table']}")
    guest = new_page(f"/join#{opened['join']}")
    expect(guest.get_by_text("Zoé 0 t’invite à jouer à Diabolo.")).to_be_visible()
    expect(guest.get_by_text("Nombre de manches")).to_be_visible()
    guest.get_by_role("textbox").fill("Bao")
    guest.get_by_role("button", name="M’asseoir").click()
    expect(guest.get_by_text("C’est la table de Zoé 0.")).to_be_visible()
    expect(guest.get_by_text("Nombre de manches")).to_be_visible()
    expect(host.get_by_text("Tout le monde est là : à toi de distribuer.")).to_be_visible()
    guest.goto("/")
    expect(host.get_by_text(re.compile("Il manque Bao"))).to_be_visible()
    guest.goto(f"/t/{opened['table']}")
    guest.get_by_role("button", name="Quitter la table").click()
    guest.get_by_role("button", name="Oui, quitter").click()
    expect(guest.get_by_role("heading", name="Reprendre")).to_be_visible()
    expect(host.get_by_text("On attend encore quelqu’un.")).to_be_visible()


def test_on_a_phone_nothing_hides_the_coach_nor_the_first_columns(new_page: NewPage) -> None:
    page = new_page("/", size="phone")
    sit_down(page, "diamino", ["me", "bot"], DEAL, settings={"hints": True})
    ask = page.get_by_role("button", name="Conseil", exact=True)
    page.get_by_role("button", name=re.compile("Agrandir")).click()
    assert ask.evaluate(REACHED)
    assert page.evaluate(FIRST_SQUARE_SEEN)
    page.get_by_role("button", name=re.compile("Voir les joueurs")).click()
    drawer = page.get_by_role("dialog")
    expect(drawer).to_contain_text("carrés en réserve")
    expect(drawer).to_contain_text("Hasard")


def test_a_card_is_carried_to_its_line_by_mouse_and_a_waiting_button_says_why(
    new_page: NewPage,
) -> None:
    page = new_page("/")
    sit_down(page, "diabolo", ["me", "bot", "bot"], DEAL)
    send = page.locator(".acts .btn").last
    expect(send).to_have_attribute("aria-disabled", "true")
    carry(page, ".hand .cards button[aria-pressed]", ".board .slot.go")
    expect(page.locator(".board .slot.sure")).to_have_count(1)
    expect(send).to_have_attribute("aria-disabled", "false")

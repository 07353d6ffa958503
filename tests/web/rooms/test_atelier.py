"""The workshop: a deck is begun, spoilt, mended, shared, opened again and played."""

import json
import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import NewPage

SHOTS = os.environ.get("ATELIER_SHOTS")


def shot(page: Page, name: str) -> None:
    """A picture for whoever looks at it."""
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def test_a_teacher_makes_a_deck_mends_a_mistake_and_plays_it(new_page: NewPage) -> None:
    page = new_page("/atelier")
    page.set_viewport_size({"width": 1440, "height": 900})
    status = page.get_by_role("status").filter(has=page.get_by_role("heading"))
    expect(status).to_contain_text("Ce paquet se joue : 48 cartes")
    shot(page, "atelier-1440")

    page.get_by_role("button", name="Rien", exact=True).click()
    for number in ("0,4", "1 + 1/4", "75 %"):
        page.get_by_label(re.compile("Un nombre")).fill(number)
        page.get_by_role("button", name=re.compile("Ajouter")).click()
        expect(page.get_by_label(re.compile("Un nombre"))).to_have_value("")
    expect(status).to_contain_text("Ce paquet se joue : 12 cartes")
    for writing in ("aire", "droite graduée", "encadrement", "pourcentage"):
        page.get_by_role("checkbox", name=writing).check()
    expect(status).to_contain_text("24 cartes")

    card = page.get_by_role("button", name=re.compile("^décimal, 2.5"))
    card.click()
    page.get_by_label("Ce qui est écrit").fill("2,5")
    expect(status).to_contain_text("Une chose à revoir")
    expect(status).to_contain_text("« 2,5 » n’est pas égal à 2/5")
    expect(page.get_by_role("button", name=re.compile("^À revoir.*décimal, 2.5"))).to_be_visible()
    shot(page, "atelier-wrong")
    assert violations(page) == []
    page.get_by_role("button", name="Voilà").click()
    page.get_by_role("button", name="Annuler").click()
    expect(status).to_contain_text("Ce paquet se joue")

    page.get_by_role("button", name=re.compile("^droite graduée, 5.4")).click()
    arrow = page.get_by_role("slider")
    arrow.focus()
    arrow.press("ArrowRight")
    expect(status).to_contain_text("5/4")
    arrow.press("ArrowLeft")
    expect(status).to_contain_text("Ce paquet se joue")

    page.get_by_label("Titre du paquet").fill("Lundi")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.shared = text }")
    page.get_by_role("button", name="Partager").click()
    page.get_by_role("button", name=re.compile("Copier")).click()
    link = page.evaluate("window.shared")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Enregistrer").click()
    text = Path(saved.value.path()).read_text()

    assert "/atelier#" in link
    by_link = new_page("/" + link.split("/", 3)[3])
    expect(by_link.get_by_label("Titre du paquet")).to_have_value("Lundi")
    expect(by_link.get_by_role("button", name=re.compile("^droite graduée, 5.4"))).to_be_visible()
    broken = new_page("/atelier#" + "x" * 40)
    expect(broken.get_by_text("Ce lien est abîmé")).to_be_visible()

    other = new_page("/atelier", size="phone")
    other.get_by_label("Un fichier").set_input_files(
        {"name": "lundi.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    expect(other.get_by_label("Titre du paquet")).to_have_value("Lundi")
    other.get_by_label("Un fichier").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{"}
    )
    expect(other.get_by_text("Ce fichier ne contient pas de paquet")).to_be_visible()
    unread = json.loads(text)
    unread["families"][1]["cards"]["line"] = [1]
    other.get_by_label("Un fichier").set_input_files(
        {"name": "y.json", "mimeType": "application/json", "buffer": json.dumps(unread).encode()}
    )
    told = other.get_by_role("status").filter(has=other.get_by_role("heading"))
    expect(told).to_contain_text("La carte de la famille 3/4 (droite graduée) ne se lit pas.")
    expect(other.get_by_role("button", name="Jouer")).to_have_attribute("aria-disabled", "true")
    shot(other, "atelier-phone")
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(other) == []

    # a way to play is chosen for one's own cards, and does not take them away
    page.get_by_role("button", name="Ouvrir une classe").click()
    page.get_by_role("radio", name=re.compile("Cycle 3")).check()
    expect(page.get_by_label("Le paquet de cartes")).to_have_value(re.compile("own:"))
    expect(page.get_by_role("radio", name=re.compile("Cycle 3"))).to_be_checked()
    page.go_back()

    page.get_by_role("button", name="Jouer").click()
    expect(page).to_have_url(re.compile("/new/diego"))
    page.get_by_text("Régler plus finement").click()
    expect(page.get_by_label("Le paquet de cartes")).to_have_value(re.compile("own:"))

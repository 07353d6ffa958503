"""The drawer for the real box, on the smallest phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import NewPage

pytestmark = pytest.mark.full


def test_the_score_pad_counts_lines_doubles_ties_and_rounds(new_page: NewPage) -> None:
    page = new_page("/box")
    page.set_viewport_size({"width": 320, "height": 640})
    pad = page.get_by_role("region", name="Feuille de score de Diabolo")
    pad.get_by_text("Rouge", exact=True).click()
    pad.get_by_role("radio", name="Ange").check()
    for name, held in (("Joueur 1", "5"), ("Joueur 2", "5"), ("Joueur 3", "2")):
        pad.get_by_label(f"Rouge, main de {name}").fill(held)
    totals = pad.get_by_role("row", name="Total").get_by_role("cell")
    expect(totals).to_have_text(["5", "5", "0"])
    expect(pad.get_by_role("status")).to_have_text("En tête à égalité : Joueur 1 et Joueur 2.")
    pad.get_by_role("checkbox", name="Double de Joueur 1").check()
    expect(totals).to_have_text(["10", "5", "0"])
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    pad.get_by_role("button", name="Manche suivante").click()
    pad.get_by_text("Bleu", exact=True).click()
    pad.get_by_role("group").filter(has_text="Bleu").get_by_role("radio", name="Démon").check()
    pad.get_by_label("Bleu, main de Joueur 1").fill("7")
    expect(totals).to_have_text(["3", "5", "0"])
    expect(pad.get_by_role("status")).to_have_text("En tête : Joueur 2.")
    page.reload()
    expect(totals).to_have_text(["3", "5", "0"])


def test_a_slip_on_the_score_pad_is_put_right(new_page: NewPage) -> None:
    page = new_page("/box", size="phone")
    pad = page.get_by_role("region", name="Feuille de score de Diabolo")
    totals = pad.get_by_role("row", name="Total").get_by_role("cell")
    pad.get_by_text("Rouge", exact=True).click()
    pad.get_by_role("radio", name="Ange").check()
    pad.get_by_label("Rouge, main de Joueur 3").fill("4")
    pad.get_by_role("button", name="Manche suivante").click()
    expect(pad.get_by_label("Rouge, main de Joueur 3")).to_have_count(0)
    pad.get_by_role("button", name="Manche 1").click()
    pad.get_by_label("Rouge, main de Joueur 3").fill("6")
    expect(totals).to_have_text(["0", "0", "6"])
    pad.get_by_text("3 joueurs").click()
    pad.get_by_role("button", name="Un joueur de moins").click()
    expect(totals).to_have_text(["0", "0"])
    pad.get_by_role("button", name="Un joueur de plus").click()
    expect(totals).to_have_text(["0", "0", "6"])
    pad.get_by_role("textbox", name="Joueur 3").fill(" ")
    pad.get_by_role("textbox", name="Joueur 1").fill("Zoé")
    pad.get_by_role("button", name="Manche suivante").click()
    expect(pad.get_by_role("columnheader")).to_have_text(["Manche", "Zoé", "Joueur 2", "Joueur 3"])
    assert violations(page) == []


def test_the_judge_gives_the_verdict_and_the_reason(new_page: NewPage) -> None:
    page = new_page("/box")
    page.set_viewport_size({"width": 320, "height": 640})
    for word, said in (("été", "oui"), ("XQZW", "non"), ("W" * 40, "trop long pour la piste")):
        page.get_by_label("Le mot").fill(word)
        page.get_by_role("button", name="Demander au juge").click()
        expect(page.get_by_role("status").filter(has_text=word)).to_contain_text(said)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_chance_names_who_begins_and_the_delay_runs_out(new_page: NewPage) -> None:
    page = new_page("/box")
    page.get_by_role("button", name="Tirer au sort").click()
    expect(page.get_by_role("status").filter(has_text="commence")).to_be_visible()
    page.get_by_label("Secondes").fill("1")
    page.get_by_role("button", name="Partir").click()
    expect(page.get_by_role("timer")).to_have_text("C’est fini !")


def test_whatever_number_is_typed_the_dealer_and_the_delay_hold_it(new_page: NewPage) -> None:
    page = new_page("/box")
    players, seconds = page.get_by_label("Combien de joueurs"), page.get_by_label("Secondes")
    for typed, held in (("0", "2"), ("", "2"), ("2.5", "2"), ("1000", "12")):
        players.fill(typed)
        page.get_by_role("button", name="Tirer au sort").click()
        expect(players).to_have_value(held)
    expect(page.get_by_role("status").filter(has_text="commence")).to_have_text(
        re.compile(r"^Le joueur \d+ commence\.$")
    )
    for typed, held in (("-5", "1"), ("", "1"), ("9999", "600")):
        seconds.fill(typed)
        page.get_by_role("button", name="Partir").click()
        expect(seconds).to_have_value(held)

"""The teachers' page, in both languages, by day and night, and what is printed from the page."""

import pytest
from playwright.sync_api import expect

from ludiade.games.diego.knowledge.misreadings import MISREADINGS
from tests.web.axe import violations
from tests.web.conftest import NewPage


@pytest.mark.parametrize(
    ("lang", "size", "theme"), [("fr", "desk", "day"), ("en", "phone", "night")]
)
def test_a_teacher_reads_what_to_do_what_helps_and_what_is_kept(
    lang: str, size: str, theme: str, new_page: NewPage
) -> None:
    page = new_page("/enseigner", lang=lang, size=size, theme=theme)
    cards = page.locator(".wrongs > li")
    expect(cards).to_have_count(len(MISREADINGS))
    expect(cards.locator(".fiche")).to_have_count(2 * len(MISREADINGS))
    assert page.locator(".lesson").count() == 3
    minutes = page.locator(".lesson").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('.strip i')]"
        ".reduce((sum, part) => sum + Number(part.style.flexGrow), 0))"
    )
    assert minutes == [45, 45, 45]
    assert "-" not in page.locator("h2, h3").first.inner_text()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.get_by_role("button", name="Copier le texte" if lang == "fr" else "Copy the text").click()
    page.wait_for_function("window.copied")
    assert "RGPD" in page.evaluate("copied") or "GDPR" in page.evaluate("copied")


def test_any_box_is_printed_from_its_set_up(new_page: NewPage) -> None:
    pytest.importorskip("typst")
    page = new_page("/new/diabolo")
    page.get_by_role("button", name="L’imprimer").click()
    drawer = page.get_by_role("dialog", name="Imprimer Diabolo")
    drawer.get_by_label("Quoi").select_option(label="Réglage du recto verso")
    drawer.get_by_label("En noir et blanc").check()
    drawer.get_by_label("Dos décalés vers la droite (mm)").fill("1.5")
    with page.expect_download() as made, page.expect_request("**/api/print*") as asked:
        drawer.get_by_role("button", name="Préparer le PDF").click()
    wish = asked.value.post_data_json
    assert (wish["layout"]["dx"], wish["layout"]["dy"], wish["layout"]["grey"]) == (1.5, 0, True)
    assert made.value.suggested_filename == "diabolo-calibration.pdf"
    assert violations(page) == []

"""A lesson from the deck to forgetting it, in the browsers of a teacher and of her pupils."""

import csv
import io
import os
import re
import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import NewPage, Site
from tests.web.guests import Guest, Pupil, play_round

SHOTS = os.environ.get("CLASS_SHOTS")
PLANTED = "bar_as_comma"
TOLD = "La barre de fraction lue comme une virgule"
NUMBERS = ("1/5", "1/4", "2/5", "3/4", "3/2", "5/2")
WISH = "Xylophonique"
"""A name that is looked for in the file's bytes."""


def shot(page: Page, name: str) -> None:
    """A picture for whoever looks at it."""
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def make_deck(page: Page) -> None:
    """Six numbers in all ten ways, with a mistake on the way that is named and mended."""
    status = page.get_by_role("status").filter(has=page.get_by_role("heading"))
    expect(status).to_contain_text("Ce paquet se joue : 48 cartes")
    page.get_by_role("button", name="Rien", exact=True).click()
    for number in NUMBERS:
        page.get_by_label(re.compile("Un nombre")).fill(number)
        page.get_by_role("button", name=re.compile("Ajouter")).click()
        expect(page.get_by_label(re.compile("Un nombre"))).to_have_value("")
    for writing in ("aire", "droite graduée", "somme", "encadrement", "fraction amplifiée",
                    "pourcentage"):  # fmt: skip
        page.get_by_role("checkbox", name=writing, exact=True).check()
    expect(status).to_contain_text("60 cartes")
    page.get_by_role("button", name=re.compile("^décimal, 2.5")).click()
    page.get_by_label("Ce qui est écrit").fill("2,5")
    expect(status).to_contain_text("« 2,5 » n’est pas égal à 2/5")
    page.get_by_label("Ce qui est écrit").fill("0,4")
    expect(status).to_contain_text("Ce paquet se joue")


def print_deck(page: Page) -> None:
    """The whole deck as a PDF, where it can be made here."""
    pytest.importorskip("typst")
    page.get_by_role("button", name="Imprimer").click()
    page.get_by_label("Dos des cartes").select_option("fold")
    with page.expect_download() as made:
        page.get_by_role("button", name="Préparer le PDF").click()
    assert Path(made.value.path()).read_bytes().startswith(b"%PDF")
    assert violations(page) == []
    page.get_by_role("button", name="Fermer").click()


def open_class(page: Page) -> str:
    """From the workshop to the code that is told to the pupils."""
    page.get_by_role("button", name="Ouvrir une classe").click()
    page.get_by_label("Titre").fill("La classe de Mme Roy")
    assert violations(page) == []
    page.get_by_role("button", name="Ouvrir la classe").click()
    code = page.locator(".wayin b")
    expect(code).to_be_visible()
    return code.inner_text()


def begin_round(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Première partie|Partie suivante")).click()
    page.get_by_role("button", name=re.compile("Commencer la partie")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def ask_for_help(host: Page, pupil: Guest) -> None:
    """A raised hand is seen at its table, and lowered once the teacher has been there."""
    pupil.page.get_by_role("button", name="Demander de l’aide").click()
    card = host.get_by_role("article").filter(has_text=pupil.name)
    expect(card).to_contain_text("demande de l’aide")
    shot(host, "class-help")
    card.get_by_role("button", name=re.compile("^Agir")).click()
    drawer = host.get_by_role("dialog")
    drawer.locator("summary").filter(has_text=pupil.name).click()
    assert violations(host) == []
    drawer.get_by_role("button", name="C’est réglé").click()
    expect(card).not_to_contain_text("demande de l’aide")
    drawer.get_by_role("button", name="Fermer").click()


def rest(host: Page, pupil: Guest) -> None:
    """Everybody pauses, and goes on."""
    host.get_by_role("button", name="Pause").click()
    expect(pupil.page.get_by_text("Tout le monde fait une pause")).to_be_visible()
    host.get_by_role("button", name="Reprendre").click()
    expect(pupil.page.get_by_text("Tout le monde fait une pause")).to_have_count(0)


def look_at_the_map(host: Page, planted: list[str], others: list[str]) -> None:
    """The planted misreading is named for the class and by name, and nobody else is accused."""
    host.get_by_role("link", name="Ce qui résiste").click()
    expect(host.get_by_role("heading", name="Pris pour égaux")).to_be_visible()
    expect(host.locator(".readings")).to_contain_text(TOLD)
    host.get_by_text("Un par un").click()
    people = {
        row.locator("b").first.inner_text(): row.inner_text()
        for row in host.locator(".byname li").all()
    }
    assert any(TOLD in people[name] for name in planted)
    assert not [name for name in others if "robable" in people[name]]
    assert violations(host) == []
    shot(host, "map")
    host.get_by_role("button", name="Projeter la paire 1").click()
    slide = host.get_by_role("dialog")
    expect(slide).to_contain_text("DIEGO ou PAS DIEGO")
    slide.get_by_role("button", name="Montrer").click()
    assert not [name for name in planted + others if name in slide.inner_text()]
    assert violations(host) == []
    slide.get_by_role("button", name="Fermer").click()
    with host.expect_download() as saved:
        host.get_by_role("link", name="Tableau CSV").click()
    print_map(host)
    text = Path(saved.value.path()).read_text("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text), delimiter=";"))
    assert len({len(row) for row in rows}) == 1
    assert len(rows) > len(planted) + len(others)


def print_map(host: Page) -> None:
    """The map as a PDF."""
    if find_spec("typst") is None:
        return
    with host.expect_download() as made:
        host.get_by_role("button", name="Imprimer").click()
    assert made.value.suggested_filename == "carte.pdf"
    assert Path(made.value.path()).read_bytes().startswith(b"%PDF")
    if SHOTS:
        shutil.copy(made.value.path(), Path(SHOTS) / "carte.pdf")


def forget(host: Page) -> None:
    """The lesson ends, and its teacher forgets it."""
    host.get_by_role("link", name="Les tables").click()
    host.get_by_role("button", name="Terminer").click()
    host.get_by_role("button", name="Terminer pour tous ?").click()
    expect(host.get_by_role("heading", name="La séance est finie")).to_be_visible()
    host.get_by_role("button", name="Oublier la séance").click()
    assert violations(host) == []
    host.get_by_role("button", name="Oublier pour toujours").click()
    expect(host.get_by_text("C’est oublié")).to_be_visible()
    host.get_by_role("link", name="La classe").click()
    expect(host.get_by_role("heading", name="La carte")).to_be_visible()
    expect(host.get_by_role("link", name="Les tables")).to_have_count(0)


@pytest.mark.parametrize("pupils", [4, pytest.param(8, marks=pytest.mark.full)])
def test_a_teacher_makes_a_deck_holds_a_lesson_sees_what_resists_and_forgets_it(
    pupils: int, new_page: NewPage, site: Site
) -> None:
    asked: list[str] = []
    host = new_page("/atelier")
    host.set_viewport_size({"width": 1366, "height": 768})
    host.on("request", lambda request: asked.append(request.url))
    make_deck(host)
    print_deck(host)
    code = open_class(host)

    class_ = [Pupil(new_page(size="phone"), PLANTED if at < pupils // 2 else "")
              for at in range(pupils)]  # fmt: skip
    for at, pupil in enumerate(class_):
        pupil.come(code, WISH if at == 0 else "")
    assert violations(class_[0].page) == []
    shot(class_[0].page, "pupil-waits")
    host.get_by_role("button", name=f"Oui, {WISH}").click()
    expect(class_[0].page.get_by_text(f"Tu t’appelles {WISH}")).to_be_visible()
    names = [pupil.name for pupil in class_]

    begin_round(host)
    for pupil in class_:
        expect(pupil.page.get_by_role("region", name="Mon jeu")).to_be_visible()
    ask_for_help(host, class_[1])
    rest(host, class_[2])
    assert violations(host) == []
    shot(host, "class")
    shot(class_[0].page, "pupil-plays")
    play_round(host, [*class_], 1)
    expect(class_[0].page.get_by_text("La prochaine partie commence toute seule")).to_be_visible()
    begin_round(host)
    play_round(host, [*class_], 2)

    look_at_the_map(host, names[: pupils // 2], names[pupils // 2 :])
    assert WISH.encode() in b"".join(read(path) for path in files(site))
    forget(host)
    expect(class_[0].page.get_by_text("C’est fini").or_(class_[0].page.get_by_role("alert")))
    found = b"".join(read(path) for path in files(site))
    assert not [name for name in names if name.encode() in found and len(name) > 6]
    assert all(url.startswith((site.address, "blob:", "data:")) for url in asked)


def files(site: Site) -> list[Path]:
    """The server's file and what SQLite keeps beside it."""
    return sorted(site.data.parent.glob(f"{site.data.name}*"))


def read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""

"""Setting a table: every option of every game, the seats in their order, what the table agrees."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ludiade.kernel import shelf
from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.fitting import fits

GAMES = [game.id for game in shelf.games()]
LEFT_OUT = {"lexicon"}
"""There is one edition of it: nothing to choose."""


def unfold(page: Page, name: str) -> Locator:
    fold = page.locator("details").filter(has_text=name)
    fold.get_by_text(name).click()
    return fold


def deal(page: Page) -> dict[str, object]:
    """What is asked of the server when the cards are dealt."""
    with page.expect_request("**/api/tables?*") as asked:
        page.get_by_role("button", name=re.compile("^(Distribuer|Dresser)")).click()
    wish: dict[str, object] = asked.value.post_data_json
    return wish


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_can_be_set_by_everybody(game: str, new_page: NewPage) -> None:
    found = shelf.find(game)
    assert found is not None
    names = set(found.Options.__struct_fields__) - LEFT_OUT
    page = new_page(f"/new/{game}", size="phone", theme="night")
    fold = unfold(page, "Régler plus finement")
    expect(fold.locator(".opt")).to_have_count(len(names))
    unfold(page, "La table")
    page.get_by_role("button", name="Changer la place 2").click()
    assert violations(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert fits(page)


def test_ticks_numbers_and_choices_reach_the_table(new_page: NewPage) -> None:
    page = new_page("/new/diego")
    form = unfold(page, "Régler plus finement")
    ways = form.get_by_role("group", name="Les façons de montrer un nombre")
    expect(ways.get_by_role("checkbox", checked=True)).to_have_count(8)
    ways.get_by_role("checkbox", name="encadrement").uncheck()
    ways.get_by_role("checkbox", name="pourcentage").check()
    form.get_by_role("combobox", name="Le paquet de cartes").select_option("tiré au sort, cycle 3")
    form.get_by_role("spinbutton", name="Points de départ").fill("250")
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)  # it is no preset any more
    table = unfold(page, "La table")
    table.get_by_role("combobox", name=re.compile("^Temps")).select_option("2 minutes")
    table.get_by_role("checkbox", name=re.compile("regarder")).uncheck()
    wish = deal(page)
    options = wish["options"]
    assert isinstance(options, dict)
    assert re.fullmatch("cycle3:[0-9a-f]{8}", options.pop("deck"))
    assert set(options.pop("affiliations")) >= {"percent"}
    assert options == {"capital": 250}
    assert wish["settings"] == {
        "turn_limit": 120, "spectators": False, "untimed": False, "hints": True,
        "bot_pace": "usual",
    }  # fmt: skip
    page.wait_for_url("**/t/*")


def test_a_number_beyond_its_bounds_is_brought_back(new_page: NewPage) -> None:
    page = new_page("/new/diamino")
    form = unfold(page, "Régler plus finement")
    seconds = form.get_by_role("spinbutton", name=re.compile("^Secondes"))
    seconds.fill("999999")
    seconds.press("Enter")
    expect(seconds).to_have_value("86400")
    form.get_by_role("group", name=re.compile("^Secondes")).get_by_role(
        "button", name="Moins"
    ).click()
    expect(seconds).to_have_value("86399")


def test_the_patience_is_for_one_and_what_cannot_be_is_said_beside_the_button(
    new_page: NewPage,
) -> None:
    page = new_page("/new/diamino", size="phone")
    page.get_by_role("radio", name=re.compile("En solitaire")).check()
    places = page.get_by_role("listitem")
    expect(places).to_have_count(1)
    page.get_by_role("radio", name=re.compile("Classique")).check()
    expect(places).to_have_count(2)
    form = unfold(page, "Régler plus finement")
    form.get_by_role("checkbox", name="Les jeux restent visibles").check()
    form.get_by_role("combobox", name="La formule").select_option("patience (un joueur)")
    page.get_by_role("button", name="Distribuer").click()
    expect(page.locator(".begin").get_by_role("status")).to_have_text(re.compile("solitaire"))
    assert violations(page) == []
    page.get_by_role("button", name="Changer la place 2").click()
    page.get_by_role("button", name="Enlever cette place").click()
    page.get_by_role("button", name="Distribuer").click()
    page.wait_for_url("**/t/*")


def test_seats_change_places_by_the_keyboard_and_keep_the_focus(new_page: NewPage) -> None:
    page = new_page("/new/diamoniak")
    page.get_by_role("button", name="Changer la place 2").click()
    up = page.get_by_role("button", name="Monter")
    up.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").first).to_contain_text("Pomme")
    expect(up).to_be_focused()
    page.keyboard.press("Enter")  # there is no way further up
    expect(page.get_by_role("listitem").first).to_contain_text("Pomme")
    seats = deal(page)["seats"]
    assert isinstance(seats, list)
    assert [seat["kind"] for seat in seats] == ["bot", "me"]


def test_a_class_plays_diamino_with_its_own_words(new_page: NewPage) -> None:
    page = new_page("/new/diamino", size="phone")
    form = unfold(page, "Régler plus finement")
    form.get_by_role("combobox", name="Les mots admis").select_option("une liste à nous")
    written = form.get_by_label("Les mots de la liste")
    told = form.get_by_role("status").filter(has_text=re.compile("compte|balises|invisibles"))
    written.fill("le chat, la souris\nchta\npomme de terre")
    expect(told).to_contain_text("2 mots comptent sur 4.")
    expect(told).to_contain_text("chta : non, pas dans le lexique (peut-être")
    expect(told).to_contain_text("pomme de terre : non, il faut un seul mot")
    assert violations(page) == []
    written.fill("<b>chat</b>")
    expect(told).to_contain_text("balises")
    form.get_by_label("Ouvrir un fichier").set_input_files(
        {"name": "semaine.txt", "mimeType": "text/plain", "buffer": "courir, chat, école".encode()}
    )
    expect(told).to_contain_text("3 mots comptent sur 3.")
    form.get_by_role("checkbox", name="Ne garder que les verbes").check()
    expect(told).to_contain_text("Un mot compte sur 3.")
    form.get_by_role("checkbox", name="Ne garder que les verbes").uncheck()
    expect(told).to_contain_text("3 mots comptent sur 3.")
    wish = deal(page)
    assert wish["options"] == {"word_filter": ["CHAT", "COURIR", "ECOLE"]}
    expect(page).to_have_url(re.compile("/t/"))


def test_whoever_invites_is_asked_for_a_name_that_guests_read(new_page: NewPage) -> None:
    page = new_page("/new/diamoniak", size="phone")
    name = page.get_by_role("combobox", name=re.compile("^Comment t’appelles"))
    expect(name).to_have_count(0)  # nobody asks, at a table with bots
    page.get_by_role("button", name="Changer la place 2").click()
    page.get_by_role("radio", name="Par lien").check()
    name.fill("Zoé")
    assert violations(page) == []
    page.get_by_role("button", name="Dresser la table").click()
    link = page.get_by_text(re.compile("/join#")).inner_text()
    guest = new_page("/", size="phone")
    guest.goto(link)
    expect(guest.get_by_text("Zoé t’invite à jouer à Diamoniak.")).to_be_visible()

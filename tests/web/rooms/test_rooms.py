"""The rooms around the table: shelf, rules, joining, and what happens when the line is cut."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import SIZES, NewPage, Site
from tests.web.fitting import fits
from tests.web.players import Player
from tests.web.server import NETWORK
from tests.web.tables import open_table


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/", "/new/diabolo", "/rules/diego", "/join", "/box", "/matches"])
def test_a_room_has_no_violation_and_does_not_scroll_sideways(
    path: str, size: str, new_page: NewPage
) -> None:
    page = new_page(path, size=size, theme="night" if size == "tablet" else "day")
    page.get_by_role("heading", level=1).wait_for()
    assert violations(page) == []
    assert fits(page)


def test_three_clicks_from_the_shelf_to_a_first_card(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("list", name="Les jeux").get_by_role(
        "link", name=re.compile("Diamoniak")
    ).click()
    page.get_by_role("button", name="Distribuer").click()
    page.get_by_role("button", name="Piocher une carte").click()
    told = page.get_by_text(re.compile("pioche")).first
    told.wait_for(state="attached")  # whatever the first card is


@pytest.mark.parametrize("size", SIZES)
def test_the_ways_into_a_table_are_in_sight_without_scrolling(size: str, new_page: NewPage) -> None:
    page = new_page("/new/diabolo", size=size)
    page.get_by_role("button", name="Changer la place 2").click()
    page.get_by_role("radio", name="Par lien").check()
    page.get_by_role("button", name="Dresser la table").click()
    bar = page.get_by_role("button", name="Mettre un bot").bounding_box()
    assert bar is not None
    ways = [page.get_by_role("img", name="Code QR de la table"),
            page.get_by_role("button", name="Copier le lien", exact=True),
            page.get_by_text(re.compile(r"^http.*/join#"))]  # fmt: skip
    for way in ways:
        shown = way.bounding_box()
        assert shown is not None
        assert shown["y"] + shown["height"] <= bar["y"]
    assert violations(page) == []


def test_a_wrong_code_is_said_in_one_sentence(new_page: NewPage) -> None:
    page = new_page("/join#NULLE 99")
    expect(page.get_by_role("alert")).to_contain_text("ne mène nulle part")
    expect(page.get_by_label("Comment t’appelles-tu ?")).to_have_count(0)  # nor is a name asked for


def test_a_wrong_code_typed_on_the_shelf_can_be_mended(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_placeholder("PRUNE 42").fill("prune 00")
    page.get_by_role("button", name="Entrer").click()
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("textbox", name="Le code de la table").input_value() == "prune 00"


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Ludiade"),
        ("/box", "Pour tes boîtes — Ludiade"),
        ("/new/diego", "Diego — Dresser la table — Ludiade"),
        ("/rules/diamino", "Diamino — Les règles — Ludiade"),
    ],
)
def test_a_tab_is_named_after_its_game_and_its_room(
    path: str, title: str, new_page: NewPage
) -> None:
    expect(new_page(path)).to_have_title(title)


def test_a_search_that_finds_nothing_is_said(new_page: NewPage) -> None:
    page = new_page("/rules/diego#all")
    said = page.get_by_role("status")
    expect(said).to_have_text("")
    page.get_by_role("searchbox").fill("tarot")
    expect(said).to_have_text("Rien de tel dans cette règle.")


def test_what_a_device_kept_and_nobody_understands_any_more_does_no_harm(
    new_page: NewPage,
) -> None:
    page = new_page("/")
    page.evaluate(
        """() => {
          localStorage.setItem("ludiade.settings", '{"lang": "tlh"}');
          localStorage.setItem("ludiade.diabolo-pad", "{}");
        }"""
    )
    page.goto("/box")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pour tes boîtes")
    expect(page.get_by_role("row", name="Total").get_by_role("cell")).to_have_count(3)


def test_a_whole_link_pasted_on_the_shelf_leads_to_its_table(new_page: NewPage) -> None:
    host = new_page("/")
    opened = open_table(host, "diamoniak", ["me", "link"])
    page = new_page("/")
    code = page.get_by_placeholder("PRUNE 42")
    code.focus()
    page.keyboard.insert_text(f"http://{NETWORK}:65535/join#{opened['join']}")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="M’asseoir").click()
    expect(page).to_have_url(re.compile(f"/t/{opened['table']}$"))


def test_a_table_survives_reloading_and_a_restart_of_the_server(
    new_page: NewPage, site: Site
) -> None:
    player = Player(new_page("/new/diabolo"))
    player.page.get_by_role("button", name="Distribuer").click()
    player.page.get_by_text("Choisis une carte, puis un côté.").wait_for()
    before = [card.get_attribute("aria-label") for card in player.hand().all()]
    player.page.reload()
    player.hand().first.wait_for()
    assert [card.get_attribute("aria-label") for card in player.hand().all()] == before
    site.stop()
    player.page.get_by_text("Hors ligne").first.wait_for()
    site.start()
    player.page.get_by_text("Enregistré").first.wait_for()
    assert [card.get_attribute("aria-label") for card in player.hand().all()] == before


def test_one_screen_for_two_hides_a_hand_behind_the_curtain(new_page: NewPage) -> None:
    page = new_page("/new/diabolo")
    page.get_by_role("button", name="Changer la place 2").click()
    page.get_by_role("radio", name="Sur cet écran").check()
    page.get_by_role("button", name="Distribuer").click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    player = Player(page)
    assert player.hand().count() == 0
    assert violations(page) == []
    dialog.get_by_role("button", name=re.compile("^Je suis")).click()
    player.hand().first.wait_for()
    assert player.hand().count() == 7


def test_the_page_works_over_plain_http_from_another_host(new_page: NewPage, site: Site) -> None:
    page = new_page("/")
    page.goto(f"http://{NETWORK}:{site.port}/new/diamoniak")
    assert page.evaluate("isSecureContext") is False
    page.get_by_role("button", name="Distribuer").click()
    page.get_by_role("button", name="Piocher une carte").wait_for()


def test_a_host_on_localhost_hands_out_a_link_that_a_phone_can_open(
    new_page: NewPage, site: Site
) -> None:
    host = new_page("/new/diamoniak")
    host.get_by_role("button", name="Changer la place 2").click()
    host.get_by_role("radio", name="Par lien").check()
    host.get_by_role("button", name="Dresser la table").click()
    link = host.get_by_text(re.compile("/join#")).inner_text()
    assert link.startswith(f"http://{NETWORK}:{site.port}/join#")
    phone = new_page("/", size="phone")
    phone.goto(link)
    phone.get_by_role("textbox").fill("Zoé")
    phone.get_by_role("button", name="M’asseoir").click()
    host.get_by_text("Zoé", exact=True).wait_for()
    host.get_by_role("button", name="Distribuer").click()
    phone.get_by_role("region", name=Player(phone).names["hand"]).wait_for(state="attached")


def test_the_shelf_shows_where_another_device_finds_it_and_copies_it_by_hand(
    new_page: NewPage, site: Site
) -> None:
    address = f"http://{NETWORK}:{site.port}"
    page = new_page("/", size="phone", theme="night")
    page.goto(address)
    opener = page.get_by_role("button", name="Sur un autre appareil")
    opener.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_text(address, exact=True)).to_have_count(1)
    expect(drawer.get_by_role("img", name="Code QR de cette étagère")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("navigator.clipboard") is None
    drawer.get_by_role("button", name="Copier l’adresse").click()
    drawer.get_by_role("button", name="Copié").wait_for()
    assert page.evaluate("document.activeElement.textContent.trim()") == "Copié"
    drawer.get_by_role("button", name="Fermer").click()
    code = page.get_by_role("textbox", name="Rejoindre une table")
    code.focus()
    page.keyboard.press("Control+v")
    assert code.input_value() == f"{address}/"
    opener.wait_for()


def test_every_room_opens_the_same_settings(new_page: NewPage) -> None:
    page = new_page("/rules/diego", size="phone")
    page.get_by_role("button", name="Réglages").click()
    drawer = page.get_by_role("dialog", name="Réglages")
    drawer.get_by_role("combobox", name="Taille du texte").select_option("grande")
    drawer.get_by_role("checkbox", name="Lettres à côté des couleurs").check()
    assert violations(page) == []
    drawer.get_by_role("button", name="Nuit").click()
    drawer.get_by_role("button", name="Fermer").click()
    assert page.evaluate("document.activeElement.ariaLabel") == "Réglages"
    page.goto("/box")
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("({...document.documentElement.dataset})") == {
        "theme": "night", "letters": "", "text": "large",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/nonsense", "Cette adresse ne mène nulle part."),
        ("/new/tarot", "Aucun jeu ne s’appelle « tarot »"),
        ("/rules/tarot", "Aucun jeu ne s’appelle « tarot »"),
        ("/learn/%E0%A4%A", "Aucun jeu ne s’appelle"),
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_leads_back(
    path: str, said: str, new_page: NewPage
) -> None:
    page = new_page(path, size="phone")
    page.get_by_text(said).wait_for()
    assert violations(page) == []
    assert fits(page)
    page.get_by_role("link", name="Retour à l’étagère").click()
    page.get_by_role("list", name="Les jeux").wait_for()


def test_a_link_cut_in_the_middle_of_a_letter_is_a_wrong_code(new_page: NewPage) -> None:
    page = new_page("/join#%E0%A4%A")
    expect(page.get_by_role("alert")).to_contain_text("ne mène nulle part")


def test_what_is_not_there_is_not_found_for_people_and_for_programs(new_page: NewPage) -> None:
    page = new_page("/box")
    for path, asked, kind in (
        ("/nonsense", "text/html,*/*", "text/html"),
        ("/assets/none.js", "*/*", "text/plain"),
        ("/api/none", "application/json", "text/plain"),
    ):
        answer = page.request.get(path, headers={"accept": asked})
        assert answer.status == 404
        assert answer.headers["content-type"].startswith(kind)


def test_a_table_that_does_not_open_says_why_and_is_named(new_page: NewPage) -> None:
    page = new_page("/t/nonsense")
    expect(page.get_by_role("alert")).to_have_text("Il n’y a pas de table de ce nom.")
    expect(page).to_have_title("Une table — Ludiade")

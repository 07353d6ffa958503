"""Two devices at one table: what people need of each other."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.tables import open_table, sit_down

DEAL = re.compile("Distribuer")
SIT = """async (way) => {
  await fetch("/api/join", {
    method: "POST", headers: {"content-type": "application/json"},
    body: JSON.stringify({way, name: "Bao"})});
}"""


def two(new_page: NewPage, game: str = "diamoniak", **wish: object) -> tuple[Page, Page]:
    """Zoé 0 opens the table on a desk, Bao comes by the link on a phone; Zoé 0 begins."""
    zoe, bao = new_page("/"), new_page("/", size="phone")
    opened = open_table(zoe, game, ["me", "link"], **wish)
    bao.evaluate(SIT, opened["join"])
    for page in (zoe, bao):
        page.goto(f"/t/{opened['table']}")
    zoe.get_by_role("button", name=DEAL).click()
    bao.locator(".table").wait_for()
    return zoe, bao


def notes(page: Page) -> Locator:
    return page.get_by_role("region", name="Entre nous")


def propose(page: Page, what: str) -> None:
    page.get_by_role("main", name="Plateau").wait_for()  # the rooms before have settings too
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("dialog").get_by_role("button", name=what).click()


def test_a_pause_is_proposed_agreed_on_and_ended_in_sight_of_everybody(new_page: NewPage) -> None:
    zoe, bao = two(new_page)
    draw = zoe.get_by_role("button", name="Piocher une carte")
    draw.wait_for()
    propose(zoe, "Proposer une pause")
    said = notes(bao).get_by_role("group", name="Zoé 0 propose une pause.")
    expect(said).to_be_visible()
    expect(notes(bao).get_by_role("status").filter(has_text="propose")).to_have_count(1)
    expect(notes(zoe)).to_contain_text("On attend Bao.")
    assert violations(bao) == []
    notes(bao).get_by_role("button", name="D’accord").click()
    for page in (zoe, bao):
        expect(page.get_by_role("region", name=re.compile("Où en est"))).to_contain_text("Pause.")
        expect(page.get_by_role("button", name="Reprendre la partie")).to_be_visible()
        expect(page.get_by_role("button", name="Piocher une carte")).to_have_count(0)
    bao.get_by_role("button", name="Reprendre la partie").click()
    expect(draw).to_be_visible()


@pytest.mark.full
def test_a_declined_pause_goes_away_and_is_told(new_page: NewPage) -> None:
    zoe, bao = two(new_page)
    propose(bao, "Proposer une pause")
    expect(notes(bao)).to_contain_text("Tu proposes une pause.")
    notes(zoe).get_by_role("button", name="Non merci").click()
    for page in (zoe, bao):
        expect(page.locator(".notice")).to_have_text("Pas de pause : on continue à jouer.")
    for page in (zoe, bao):
        expect(page.locator(".notice")).to_have_count(0)
    zoe.get_by_role("button", name="Piocher une carte").wait_for()


@pytest.mark.full
def test_a_proposal_to_stop_is_withdrawn_and_one_agreed_on_ends_the_match(
    new_page: NewPage,
) -> None:
    zoe, bao = two(new_page)
    propose(zoe, "Proposer d’arrêter là")
    expect(notes(bao)).to_contain_text("Zoé 0 propose d’arrêter la partie.")
    notes(zoe).get_by_role("button", name="Retirer").click()
    expect(bao.locator(".notice")).to_have_count(0)
    propose(zoe, "Proposer d’arrêter là")
    notes(bao).get_by_role("button", name="D’accord").click()
    for page in (zoe, bao):
        page.get_by_role("heading", name="La partie s’arrête là").wait_for()


@pytest.mark.full
def test_on_a_phone_a_proposal_moves_nothing_under_the_thumb(new_page: NewPage) -> None:
    zoe, bao = two(new_page)
    bao.set_viewport_size({"width": 360, "height": 740})
    before = [bao.locator(part).bounding_box() for part in (".guide", ".board", ".acts")]
    propose(zoe, "Proposer une pause")
    expect(notes(bao).get_by_role("button", name="D’accord")).to_be_visible()
    assert [bao.locator(part).bounding_box() for part in (".guide", ".board", ".acts")] == before


def test_alone_with_bots_stopping_is_asked_once_more(new_page: NewPage) -> None:
    page = new_page("/")
    sit_down(page, "diamoniak", ["me", "bot"], DEAL)
    propose(page, "Arrêter la partie")
    expect(page.get_by_role("button", name="Continuer à jouer")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Arrêter la partie")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Oui, arrêter").click()
    page.get_by_role("heading", name="La partie s’arrête là").wait_for()
    expect(page).to_have_title("Diamoniak — Ludiade")
    expect(page.get_by_role("heading", name="Ce qui a décidé")).to_have_count(0)
    expect(page.get_by_role("list", name="Le récit")).to_be_visible()
    page.get_by_role("link", name="Revoir la partie").click()
    bot = page.get_by_role("region", name="Joueurs").get_by_role("listitem").nth(1)
    expect(bot.locator(".who svg")).to_be_visible()  # wood, as it was at the table


@pytest.mark.full
def test_a_match_that_was_stopped_tells_what_everybody_had(new_page: NewPage) -> None:
    page = new_page("/")
    sit_down(page, "diamino", ["me", "bot"], DEAL)
    propose(page, "Arrêter la partie")
    page.get_by_role("button", name="Oui, arrêter").click()
    had = page.get_by_role("list", name="Les scores").get_by_role("listitem")
    expect(had).to_have_text([re.compile(r"\d\s*$")] * 2)


@pytest.mark.full
def test_a_pause_stops_the_ring(new_page: NewPage) -> None:
    zoe, bao = two(new_page, settings={"turn_limit": 40})
    propose(zoe, "Proposer une pause")
    notes(bao).get_by_role("button", name="D’accord").click()
    zoe.get_by_role("button", name="Reprendre la partie").wait_for()
    ring = zoe.get_by_role("timer")
    left = ring.inner_text()
    zoe.wait_for_timeout(2500)
    assert ring.inner_text() == left
    zoe.reload()
    expect(ring).to_have_text(left)
    zoe.wait_for_timeout(2500)
    assert ring.inner_text() == left
    zoe.get_by_role("button", name="Reprendre la partie").click()
    expect(ring).not_to_have_text(left)


def test_the_shelf_says_whose_turn_it_is_and_shows_first_what_waits_for_me(
    new_page: NewPage,
) -> None:
    zoe, bao = two(new_page)
    waits = open_table(bao, "diabolo", ["me", "here"])
    bao.evaluate(
        """(table) => fetch(`/api/tables/${table}/do`, {method: "POST",
          headers: {"content-type": "application/json"}, body: '{"type": "start"}'})""",
        waits["table"],
    )
    bao.goto("/")
    mine = bao.get_by_role("region", name="Reprendre").get_by_role("link")
    expect(mine.nth(0)).to_have_text(re.compile("Diabolo.*Dernier coup à l’instant.*À toi"))
    expect(mine.nth(1)).to_have_text(re.compile("Diamoniak.*Zoé 0 réfléchit · à l’instant"))
    for name in ("Piocher une carte", "Je m’arrête"):
        zoe.get_by_role("button", name=name).click()
    expect(zoe.get_by_role("region", name=re.compile("Où en est"))).to_contain_text("Bao")
    bao.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(mine.filter(has_text="À toi")).to_have_count(2)


def test_a_bot_plays_for_who_has_gone_until_they_take_their_seat_back(new_page: NewPage) -> None:
    zoe, bao = two(new_page)
    table = bao.url
    bao.goto("/")
    seat = zoe.get_by_role("listitem").filter(has_text="Bao").first
    expect(seat).to_contain_text("n’est plus là")
    gone = notes(zoe).get_by_role("group", name="Bao n’est plus là.")
    expect(gone).to_contain_text("Mettre un bot à sa place ?")
    assert violations(zoe) == []
    gone.get_by_role("button", name="Mettre un bot").click()
    expect(gone).to_have_count(0)
    expect(seat).to_contain_text("un bot joue à sa place")
    bao.goto(table)
    back = notes(bao).get_by_role("group", name="Un bot joue à ta place.")
    expect(bao.get_by_role("region", name="Mon jeu")).to_have_count(0)
    back.get_by_role("button", name="Reprendre ma place").click()
    expect(back).to_have_count(0)
    expect(bao.get_by_role("region", name="Mon jeu")).to_be_visible()
    expect(seat).not_to_contain_text("un bot")


@pytest.mark.full
def test_who_would_rather_wait_is_asked_again_only_after_a_return(new_page: NewPage) -> None:
    zoe, bao = two(new_page)
    table = bao.url
    gone = notes(zoe).get_by_role("group", name="Bao n’est plus là.")
    for _ in range(2):
        bao.goto("/")
        gone.get_by_role("button", name="Attendre").click()
        expect(gone).to_have_count(0)
        zoe.wait_for_timeout(1500)
        expect(gone).to_have_count(0)
        bao.goto(table)
        bao.locator(".table").wait_for()


def test_a_spectator_is_told_so_and_has_neither_hand_nor_acts(new_page: NewPage) -> None:
    zoe = new_page("/")
    opened = open_table(zoe, "diabolo", ["me", "here"])
    keep = "([table, watch]) => localStorage.setItem(`ludiade.ways.${table}`, watch)"
    zoe.evaluate(keep, [opened["table"], json.dumps(opened)])
    zoe.goto(f"/t/{opened['table']}")
    zoe.get_by_role("button", name="Copier le lien pour regarder").click()
    expect(zoe.get_by_role("button", name="Copié")).to_be_visible()
    watcher = new_page(f"/t/{opened['table']}#{opened['watch']}", size="phone")
    expect(watcher.get_by_role("status").first).to_contain_text("Tu regardes la partie.")
    zoe.get_by_role("button", name=DEAL).click()
    expect(notes(watcher)).to_contain_text("Tu regardes la partie.")
    expect(watcher.get_by_role("region", name="Mon jeu")).to_have_count(0)
    expect(watcher.locator(".acts")).to_have_count(0)
    expect(watcher.get_by_role("dialog")).to_have_count(0)
    assert violations(watcher) == []


@pytest.mark.full
def test_who_follows_the_link_of_a_full_table_may_watch_it(new_page: NewPage) -> None:
    zoe, late = new_page("/"), new_page("/", size="phone")
    opened = open_table(zoe, "diamoniak", ["me", "link"])
    new_page("/").evaluate(SIT, opened["join"])
    zoe.goto(f"/t/{opened['table']}")
    zoe.get_by_role("button", name=DEAL).click()
    zoe.get_by_role("button", name="Piocher une carte").wait_for()
    late.goto(f"/join#{opened['join']}")
    expect(late.get_by_role("status")).to_contain_text("Plus aucune place n’est libre")
    late.get_by_role("link", name="Regarder la partie").click()
    expect(notes(late)).to_contain_text("Tu regardes la partie.")


def test_a_phrase_is_said_by_the_keyboard_and_shown_at_the_speakers_seat(
    new_page: NewPage,
) -> None:
    zoe, bao = two(new_page)
    bao.get_by_role("button", name="Dire quelque chose").press("Enter")
    phrases = bao.get_by_role("dialog", name="Dire quelque chose")
    assert violations(bao) == []
    phrases.get_by_role("button", name="Bien joué !").press("Enter")
    expect(phrases).to_have_count(0)
    expect(bao.get_by_role("button", name="Dire quelque chose")).to_be_focused()
    seats = [page.get_by_role("region", name="Joueurs").locator("li").nth(1) for page in (zoe, bao)]
    for seat in seats:
        expect(seat.get_by_text("Bien joué")).to_be_visible()
    place, around = seats[1].locator(".bubble").bounding_box(), seats[1].bounding_box()
    assert place is not None
    assert around is not None
    assert around["y"] <= place["y"]
    assert place["y"] + place["height"] <= around["y"] + around["height"]
    for page in (zoe, bao):
        told = page.get_by_role("status").filter(has_text="Bao")
        expect(told).to_have_text(re.compile("^\\s*Bao.: «.Bien joué.!.»\\s*$"))
        expect(page.locator(".bubble")).to_have_count(0)


@pytest.mark.full
def test_nobody_is_offered_to_talk_where_no_other_person_sits(new_page: NewPage) -> None:
    page = new_page("/")
    opened = open_table(page, "diamoniak", ["me", "bot"])
    page.goto(f"/t/{opened['table']}")
    page.get_by_role("button", name=DEAL).click()
    page.get_by_role("button", name="Piocher une carte").wait_for()
    expect(page.get_by_role("button", name="Dire quelque chose")).to_have_count(0)

"""The full list, for `make test-web`: one screen, the keyboard, bots, enlarged, bad input."""

import time

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.fitting import fits
from tests.web.matches import GAMES, SECONDS, play_out
from tests.web.players import Player
from tests.web.table.test_motion import WATCH
from tests.web.tables import open_table, sit_down

pytestmark = pytest.mark.full
AGAINST = {("fr", "day"): "beginner", ("fr", "night"): "easy", ("en", "day"): "medium",
           ("en", "night"): "expert"}  # fmt: skip
NAMES = ["<img src=x onerror=alert(1)>", "😀🎲", "\u202ezoé", "Z\u200boé", "a" * 1000]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_share_one_screen_behind_the_curtain(game: str, new_page: NewPage) -> None:
    player = Player(new_page("/"))
    sit_down(player.page, game, ["me", "here"], player.named("deal"))
    assert play_out(game, [player]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_by_the_keyboard_alone(game: str, new_page: NewPage) -> None:
    player = Player(new_page("/", theme="night"), keyboard=True, draws=9)
    sit_down(player.page, game, ["me", "bot"], player.named("deal"))
    assert play_out(game, [player]) == []


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_roles_and_names_against_a_bot_in_both_languages_by_day_and_night(
    game: str, theme: str, lang: str, new_page: NewPage
) -> None:
    player = Player(new_page("/", lang=lang, theme=theme, size="phone"), lang, draws=9)
    level = AGAINST[lang, theme]
    sit_down(player.page, game, ["me", "bot"], player.named("deal"), level=level)
    assert play_out(game, [player], moments=30) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_at_twice_the_size_and_nothing_flies(
    game: str, new_page: NewPage
) -> None:
    player = Player(new_page("/", lang="en", size="twice"), "en", draws=9)
    player.page.add_init_script(WATCH)
    sit_down(player.page, game, ["me", "bot"], player.named("deal"))
    end = time.monotonic() + SECONDS
    while not player.ended:
        assert time.monotonic() < end
        player.play(game)
        assert fits(player.page)
    moved = {what for _, frames in player.page.evaluate("flown") for what in frames}
    assert moved <= {"opacity"}


@pytest.mark.parametrize("name", NAMES)
def test_a_strange_name_is_kept_calm(name: str, new_page: NewPage) -> None:
    page = new_page("/")
    opened = open_table(page, "diamoniak", ["me", "bot"], seats=[
        {"kind": "me", "name": name}, {"kind": "bot"}])  # fmt: skip
    page.goto(f"/t/{opened['table']}")
    page.get_by_role("button", name="Distribuer").click()
    page.get_by_role("button", name="Piocher une carte").wait_for()
    assert page.locator("img[src=x]").count() == 0
    assert fits(page)


def test_a_used_link_and_a_wrong_one_are_said_in_one_sentence(new_page: NewPage) -> None:
    host = new_page("/")
    opened = open_table(host, "diamoniak", ["me", "link"])
    for way, said in (
        (opened["join"], None),
        (opened["join"], "Plus aucune place"),
        ("x" * 22, "nulle part"),
    ):
        guest = new_page(f"/join#{way}")
        if said:
            expect(guest.get_by_role("main")).to_contain_text(said)
        else:
            guest.get_by_role("button", name="M’asseoir").click()
            guest.wait_for_url("**/t/*")


def test_a_link_of_another_table_watches_nothing_here(new_page: NewPage) -> None:
    host = new_page("/")
    here = open_table(host, "diamoniak", ["me", "bot"])
    there = open_table(host, "diabolo", ["me", "bot"])
    guest = new_page(f"/t/{here['table']}#{there['watch']}")
    expect(guest.get_by_role("alert")).not_to_be_empty()
    assert guest.get_by_role("button", name="Distribuer").count() == 0


def test_two_tabs_of_one_seat_and_a_double_click_make_one_move(new_page: NewPage) -> None:
    page = new_page("/")
    player = Player(page)
    sit_down(page, "diamoniak", ["me", "bot"], player.named("deal"))
    other = page.context.new_page()
    other.goto(page.url)
    Player(other).act("draw").wait_for()
    player.act("draw").dblclick()
    again = other.get_by_role("button", name="Encore une carte")
    expect(again).to_be_visible()
    expect(page.get_by_role("button", name="Encore une carte")).to_be_visible()


def test_the_back_button_in_the_middle_of_a_move_loses_nothing(new_page: NewPage) -> None:
    page = new_page("/")
    player = Player(page)
    sit_down(page, "diabolo", ["me", "bot"], player.named("deal"))
    player.hand().first.click()
    page.go_back()
    page.go_forward()
    expect(player.hand()).to_have_count(7)

"""Whole matches in a real browser: on line between two devices, and alone by roles and names."""

import pytest

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.matches import GAMES, play_out
from tests.web.players import Player
from tests.web.tables import open_table


@pytest.mark.parametrize("game", GAMES)
def test_two_devices_play_a_match_on_line(game: str, new_page: NewPage) -> None:
    host = Player(new_page("/"))
    opened = open_table(host.page, game, ["me", "link"])
    host.page.goto(f"/t/{opened['table']}")
    guest = Player(new_page(f"/join#{opened['join']}", size="phone"))
    guest.page.get_by_label(host.named("name")).fill("Inès <b>😀</b>\u202e")
    guest.page.get_by_role("button", name=guest.names["sit"]).click()
    host.page.get_by_role("button", name=host.names["deal"]).click()
    assert play_out(game, [host, guest]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_by_roles_and_names_alone(game: str, new_page: NewPage) -> None:
    player = Player(new_page("/", lang="en", theme="night"), "en", draws=9)
    opened = open_table(player.page, game, ["me", "bot"])
    player.page.goto(f"/t/{opened['table']}")
    player.page.get_by_role("button", name=player.named("deal")).click()
    assert play_out(game, [player]) == []


def test_two_devices_meet_by_the_code_on_the_screen(new_page: NewPage) -> None:
    host = Player(new_page("/new/diamoniak"))
    host.page.get_by_role("button", name=host.names["change"]).click()
    host.page.get_by_role("radio", name=host.names["by_link"]).check()
    found = violations(host.page)
    host.page.get_by_role("button", name=host.names["set"]).click()
    code = host.page.locator(".invite .num").inner_text()
    found += violations(host.page)
    guest = Player(new_page(f"/join#{code}", size="phone"))
    guest.page.get_by_role("button", name=guest.names["sit"]).click()
    host.page.get_by_role("button", name=host.names["deal"]).click()
    host.act("draw").wait_for()
    guest.page.get_by_role("region", name=guest.names["hand"]).wait_for()
    assert found == []

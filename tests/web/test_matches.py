"""Whole matches in a real browser: on line between two devices, and alone by roles and names."""

import re
import time

import pytest
from playwright.sync_api import Page

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.players import STEPS, Player

GAMES = sorted(STEPS)
SECONDS = 180


def play_out(game: str, players: list[Player]) -> list[str]:
    """Play until everybody sees the end; every new kind of moment goes under axe-core once."""
    seen: set[str] = set()
    found: list[str] = []
    end = time.monotonic() + SECONDS
    while not all(player.ended for player in players):
        assert time.monotonic() < end, players[0].page.get_by_role("main").inner_text()
        for player in players:
            if player.ended:
                continue
            moment = moment_of(player.page)
            if moment not in seen and len(seen) < 8:
                seen.add(moment)
                found += violations(player.page)
            player.play(game)
    return found + violations(players[0].page)


def moment_of(page: Page) -> str:
    acts = page.locator(".acts .btn")
    return " ".join(re.sub(r"\d|[A-Z]{2,}", "", text)[:14] for text in acts.all_inner_texts())


@pytest.mark.parametrize("game", GAMES)
def test_two_devices_play_a_match_on_line(game: str, new_page: NewPage) -> None:
    host = Player(new_page(f"/new/{game}"))
    host.page.get_by_role("button", name=host.names["change"]).click()
    host.page.get_by_role("radio", name=host.names["by_link"]).check()
    quick = host.page.get_by_role("radio", name=host.names["quick"])
    if quick.count():
        quick.check()
    host.page.get_by_role("button", name=host.names["set"]).click()
    code = host.page.locator(".inv .num").inner_text()
    found = violations(host.page)
    guest = Player(new_page(f"/join#{code}", size="phone"))
    guest.page.get_by_label(host.named("name")).fill("Inès <b>😀</b>\u202e")
    guest.page.get_by_role("button", name=guest.names["sit"]).click()
    host.page.get_by_role("button", name=host.names["deal"]).click()
    found += play_out(game, [host, guest])
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_by_roles_and_names_alone(game: str, new_page: NewPage) -> None:
    player = Player(new_page(f"/new/{game}", lang="en", theme="night"), "en")
    quick = player.page.get_by_role("radio", name=player.names["quick"])
    if quick.count():
        quick.check()
    found = violations(player.page)
    player.page.get_by_role("button", name=player.named("deal")).click()
    found += play_out(game, [player])
    assert found == []

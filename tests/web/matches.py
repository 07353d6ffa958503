"""Matches played to their end, every kind of moment under axe-core."""

import re
import time

from playwright.sync_api import Page

from tests.web.axe import violations
from tests.web.players import STEPS, Player

GAMES = sorted(STEPS)
SECONDS = 300


def play_out(game: str, players: list[Player], moments: int = 8) -> list[str]:
    """Play until everybody sees the end; every new kind of moment goes under axe-core once."""
    seen: set[str] = set()
    found: list[str] = []
    end = time.monotonic() + SECONDS
    while not all(player.ended for player in players):
        assert time.monotonic() < end, players[0].page.locator("body").aria_snapshot()
        for player in players:
            if player.ended:
                continue
            moment = moment_of(player.page)
            if moment not in seen and len(seen) < moments:
                wrong = violations(player.page)
                if moment_of(player.page) == moment:  # else it passed while it was looked at
                    seen.add(moment)
                    found += wrong
            player.play(game)
    return found + violations(players[0].page)


def moment_of(page: Page) -> str:
    acts = page.locator(".acts .btn")
    return " ".join(re.sub(r"\d|[A-Z]{2,}", "", text)[:14] for text in acts.all_inner_texts())

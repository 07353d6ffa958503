"""What a screen reader hears and where the keyboard stands, during a whole match."""

import time

import pytest

from tests.web.conftest import NewPage
from tests.web.matches import GAMES, SECONDS
from tests.web.players import Player
from tests.web.tables import sit_down

pytestmark = pytest.mark.full
LISTEN = """() => {
  const log = document.querySelector("[role=log]");
  window.heard = [...log.children].map((line) => line.textContent);
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "characterData") window.heard.push("changed: " + change.target.data);
      for (const line of change.addedNodes)
        if (line.nodeType === Node.ELEMENT_NODE) window.heard.push(line.textContent);
    }
  }).observe(log, {childList: true, subtree: true, characterData: true});
}"""
BOTH = """() => {
  const told = [...document.querySelectorAll(".story .tale li span:last-child")];
  return [window.heard, told.map((line) => line.textContent).reverse()];
}"""
FOCUS = """() => new Promise((settled) => requestAnimationFrame(() => setTimeout(() => settled(
  document.activeElement === document.body ? document.body.innerText.slice(0, 300) : ""))))"""


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_said_once_in_order_and_focus_is_never_lost(
    game: str, new_page: NewPage
) -> None:
    player = Player(new_page("/"), keyboard=True, draws=9)
    page = player.page
    sit_down(page, game, ["me", "bot"], player.named("deal"))
    page.get_by_role("log").wait_for(state="attached")
    page.evaluate(LISTEN)
    end = time.monotonic() + SECONDS
    acted = False
    heard: list[str] = []
    while not player.ended:
        assert time.monotonic() < end
        player.play(game)
        heard, told = page.evaluate(BOTH)
        if told:  # the story keeps its last sixty lines
            assert heard[-len(told) :] == told[-len(heard) :]
        acted = acted or page.evaluate("document.activeElement !== document.body")
        if acted:
            assert page.evaluate(FOCUS) == ""
    assert len(heard) > 5
    assert page.evaluate(FOCUS) == ""

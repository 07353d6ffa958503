"""What a screen reader hears and where the keyboard stands, during a whole match."""

import time

import pytest

from tests.golden.make import told
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
FIRST = {
    "diabolo": [
        "À deux, la partie n’est pas officielle : deux lignes fermées terminent la manche, "
        "et il y a deux manches si rien d’autre n’est convenu.",
        "Manche 1 : Hasard distribue, Zoé 0 commence.",
        "Zoé 0 pioche.",
        "Zoé 0 pose le 5 rouge côté ange : démon 0, ange 5.",
    ],
    "diadingo": [
        "Le plan de jeu a tourné, les cartes sont mélangées : Zoé 0 commence.",
        "Zoé 0 tire une bague de 2 000 dollars.",
        "Zoé 0 essaie le diamant G4 : il ne bouge pas. La bague reste vide.",
        "Hasard tire une bague de 2 000 dollars.",
    ],
    "diamino": ["Zoé 0 tire A.", "Hasard tire B.", "Zoé 0 commence.", "Zoé 0 pose CHAT en 8H."],
    "diamoniak": [
        "Zoé 0 commence.",
        "Zoé 0 pioche une carte rose : son château grandit.",
        "Zoé 0 bâtira le château rose.",
        "Zoé 0 pioche un diamant.",
        "Zoé 0 pioche une fée.",
        "Zoé 0 pioche… la sorcière !",
        "La fée chasse la sorcière : Zoé 0 garde tout le reste.",
    ],
    "diego": [
        "Zoé 0 commence.",
        "Zoé 0 annonce DIEGO ! avec « 1/4 » de sa main et la cible « 1/5 + 1/5 ».",
    ],
}
"""How each match begins, whatever the bot does: a player's words."""

FOCUS = """async () => {
  for (let frames = 0; frames < 5; frames++) {
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    if (document.activeElement !== document.body) return "";
  }
  return document.body.innerText.slice(0, 300);
}"""


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
    while not player.ended:
        assert time.monotonic() < end
        player.play(game)
        acted = acted or page.evaluate("document.activeElement !== document.body")
        if acted:
            assert page.evaluate(FOCUS) == ""
    heard = [plain(line) for line in page.evaluate("window.heard")]
    assert heard[: len(FIRST[game])] == FIRST[game]
    record = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/record").body()
    *events, _first, _second = told(record).splitlines()  # the ranks stand on the end's own page
    assert heard == [plain(line) for line in events]
    assert page.evaluate(FOCUS) == ""


def plain(line: str) -> str:
    """A sentence without the finer points of print, which French adds."""
    return " ".join(line.split()).replace("−", "-")

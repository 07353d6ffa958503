"""People at the page, who know it by roles and names alone, as a screen reader tells them."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

NAMES = {
    "fr": {
        "acts": "Que faire", "hand": "Mes cartes", "deal": "Distribuer", "set": "Dresser la table",
        "by_link": "Par lien", "change": "Changer la place 2", "sit": "M’asseoir",
        "name": "Comment",
        "draw": "Tirer une carte|Encore une carte", "stop": "Je m’arrête", "pay": "^Rendre c",
        "lay": "^Poser côté", "keep": "Je garde", "discard": "^Défausser", "stone": "^Diamant ",
        "take": "Prendre ce diamant", "decline": "Renoncer", "pass": "^Passer",
        "agree": "D’accord|Rien à dire", "claim": "^DIEGO", "targets": "Sur la table",
        "again": "Revanche", "quick": "Vite fait", "shed": "^Remettre",
    },
    "en": {
        "acts": "What to do", "hand": "My cards", "deal": "^Deal$", "set": "Set the table",
        "by_link": "By link", "change": "Change seat 2", "sit": "Sit down", "name": "What is your",
        "draw": "Draw a card|One more card", "stop": "I stop", "pay": "^Give th",
        "lay": "^Lay with", "keep": "I keep it", "discard": "^Discard", "stone": "^Diamond ",
        "take": "Take this diamond", "decline": "Decline", "pass": "^Pass$",
        "agree": "I agree|Nothing to say", "claim": "^DIEGO", "targets": "On the table",
        "again": "Rematch", "quick": "Quick", "shed": "^Put back",
    },
}  # fmt: skip


class Player:
    """Somebody at a table, in one language."""

    def __init__(self, page: Page, lang: str = "fr") -> None:
        self.page = page
        self.names = NAMES[lang]
        self.turns = 0

    def named(self, key: str) -> re.Pattern[str]:
        return re.compile(self.names[key])

    def act(self, key: str) -> Locator:
        acts = self.page.get_by_role("group", name=self.names["acts"])
        return acts.get_by_role("button", name=self.named(key), disabled=False)

    def press(self, *keys: str) -> bool:
        for key in keys:
            button = self.act(key)
            if button.count():
                button.first.click(timeout=2000)
                return True
        return False

    def hand(self) -> Locator:
        region = self.page.get_by_role("region", name=self.names["hand"])
        return region.get_by_role("button", disabled=False)

    @property
    def ended(self) -> bool:
        return self.page.get_by_role("button", name=self.names["again"]).count() > 0

    def play(self, game: str) -> None:
        """Do what may be done now, if anything."""
        STEPS[game](self)
        self.turns += 1


def diamoniak(player: Player) -> None:
    if player.press("pay"):
        return
    unpressed = player.page.get_by_role("region", name=player.names["hand"]).get_by_role(
        "button", pressed=False, disabled=False
    )
    if unpressed.count():
        unpressed.first.click(timeout=2000)
    elif player.turns % 3 or not player.press("stop"):
        player.press("draw")


def diabolo(player: Player) -> None:
    if player.press("keep", "lay", "discard"):
        return
    cards = player.hand()
    if cards.count():
        cards.nth(player.turns % cards.count()).click(timeout=2000)


def diadingo(player: Player) -> None:
    if player.press("take", "decline"):
        return
    stones = player.page.get_by_role("button", name=player.named("stone"), disabled=False)
    if stones.count():
        stones.nth(player.turns * 5 % stones.count()).click(timeout=2000)


def diego(player: Player) -> None:
    if player.press("agree"):
        return
    if player.turns % 4 == 0 and player.hand().count():
        targets = player.page.get_by_role("group", name=player.names["targets"])
        player.hand().first.click(timeout=2000)
        targets.get_by_role("button").first.click(timeout=2000)
        player.press("claim")
    else:
        player.press("pass")


def diamino(player: Player) -> None:
    player.press("agree", "pass")


STEPS: dict[str, Callable[[Player], None]] = {
    "diamoniak": diamoniak, "diabolo": diabolo, "diadingo": diadingo, "diego": diego,
    "diamino": diamino,
}  # fmt: skip

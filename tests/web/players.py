"""People at the page, who know it by roles and names alone, as a screen reader tells them."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError

NAMES = {
    "fr": {
        "acts": "Que faire", "hand": "Mes cartes", "deal": "Distribuer", "set": "Dresser la table",
        "by_link": "Par lien", "change": "Changer la place 2", "sit": "M’asseoir",
        "name": "Comment", "iam": "^Je suis", "again": "Revanche",
        "draw": "Tirer une carte|Encore une carte", "stop": "Je m’arrête", "pay": "^Rendre c",
        "fairy": "Envoyer la fée", "lay": "^Poser côté", "angel": "^Poser côté ange",
        "keep": "Je garde", "discard": "^Défausser", "stone": "^Diamant ",
        "take": "Prendre ce diamant", "decline": "Renoncer", "pass": "^Passer",
        "agree": "D’accord|Rien à dire", "claim": "^DIEGO", "targets": "Sur la table",
        "place": "^Poser CHAT", "go_on": "Continuer", "pads": "Qui veut parler ?",
    },
    "en": {
        "acts": "What to do", "hand": "My cards", "deal": "^Deal$", "set": "Set the table",
        "by_link": "By link", "change": "Change seat 2", "sit": "Sit down",
        "name": "What is your", "iam": "^I am", "again": "Rematch",
        "draw": "Draw a card|One more card", "stop": "I stop", "pay": "^Give th",
        "fairy": "Send the fairy", "lay": "^Lay with", "angel": "^Lay with the angel",
        "keep": "I keep it", "discard": "^Discard", "stone": "^Diamond ",
        "take": "Take this diamond", "decline": "Decline", "pass": "^Pass",
        "agree": "I agree|Nothing to say", "claim": "^DIEGO", "targets": "On the table",
        "place": "^Place CHAT", "go_on": "Go on", "pads": "Who wants to speak?",
    },
}  # fmt: skip


class Player:
    """Somebody at a table, in one language, by the mouse or by the keyboard alone."""

    def __init__(
        self, page: Page, lang: str = "fr", keyboard: bool = False, draws: int = 3
    ) -> None:
        self.page = page
        self.names = NAMES[lang]
        self.keyboard = keyboard
        self.turns = 0
        self.claims = 0
        self.draws = draws
        """Cards drawn before one stops, in Diamoniak."""

    def named(self, key: str) -> re.Pattern[str]:
        return re.compile(self.names[key])

    def touch(self, thing: Locator) -> bool:
        """Click, or press Enter where the focus can go; what has just gone is left alone."""
        try:
            if self.keyboard:
                thing.first.press("Enter", timeout=PATIENCE_MS)
            else:
                thing.first.click(timeout=PATIENCE_MS)
        except TimeoutError:
            return False
        return True

    def act(self, key: str) -> Locator:
        acts = self.page.get_by_role("group", name=self.names["acts"])
        return acts.get_by_role("button", name=self.named(key), disabled=False)

    def press(self, *keys: str) -> bool:
        return any(self.act(key).count() and self.touch(self.act(key)) for key in keys)

    def hand(self) -> Locator:
        region = self.page.get_by_role("region", name=self.names["hand"])
        return region.get_by_role("button", disabled=False)

    @property
    def ended(self) -> bool:
        return self.page.get_by_role("button", name=self.names["again"]).count() > 0

    def play(self, game: str) -> None:
        """Do what may be done now, if anything; draw the curtain if there is one."""
        curtain = self.page.get_by_role("dialog").get_by_role("button", name=self.named("iam"))
        if curtain.count():
            self.touch(curtain)
            return
        pads = self.page.get_by_role("group", name=self.names["pads"])
        if pads.count():
            self.touch(pads.get_by_role("button"))
            return
        STEPS[game](self)
        self.turns += 1


def diamoniak(player: Player) -> None:
    if player.press("fairy", "pay"):
        player.claims = 0
        return
    unpressed = player.page.get_by_role("region", name=player.names["hand"]).get_by_role(
        "button", pressed=False, disabled=False
    )
    if unpressed.count():
        player.touch(unpressed)
    elif player.claims >= player.draws and player.press("stop"):
        player.claims = 0
    else:
        player.claims += player.press("draw")


def diabolo(player: Player) -> None:
    if player.press("keep", "angel", "lay", "discard"):
        return
    cards = player.hand()
    if cards.count():
        player.touch(cards)


def diadingo(player: Player) -> None:
    if player.press("decline", "take"):
        player.claims += 1
        return
    stones = player.page.get_by_role("button", name=player.named("stone"), disabled=False)
    if stones.count():  # the first try finds a fixed stone, so that rings stay empty
        player.touch(stones.last if player.claims == 0 else stones.first)


def diego(player: Player) -> None:
    if player.press("agree"):
        return
    if player.claims == 0 and player.act("pass").count() and player.hand().count():
        targets = player.page.get_by_role("group", name=player.names["targets"])
        player.touch(player.hand())
        player.touch(targets.get_by_role("button"))
        player.claims += player.press("claim")
    else:
        player.press("pass")


def diamino(player: Player) -> None:
    if player.press("place", "agree", "go_on"):
        return
    start = player.page.get_by_role(
        "gridcell", name=re.compile("^H8, (départ, vide|start, empty)$")
    )
    if start.count() and player.act("pass").count():
        player.touch(start)
        for letter in "CHAT":
            player.touch(player.hand().filter(has_text=letter))
        player.claims += 1
    elif player.claims == 0 or not player.act("place").count():
        player.press("pass")


PATIENCE_MS = 3000
STEPS: dict[str, Callable[[Player], None]] = {
    "diamoniak": diamoniak, "diabolo": diabolo, "diadingo": diadingo, "diego": diego,
    "diamino": diamino,
}  # fmt: skip

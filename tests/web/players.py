"""People at the page, who know it by roles and names alone, as a screen reader tells them."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, TimeoutError

NAMES: dict[str, dict[str, str]] = json.loads(
    (Path(__file__).parent / "names.json").read_text("utf-8")
)
"""How things are called on the page, in both languages; patterns."""

WAY = """(thing) => {
  const at = document.activeElement;
  if (at === thing) return "";
  const tray = thing.closest("svg[role=group]");
  if (tray?.contains(at)) {
    const [from, to] = [at, thing].map((one) => one.getBoundingClientRect());
    if (Math.abs(to.y - from.y) > to.height / 3) return to.y > from.y ? "ArrowDown" : "ArrowUp";
    return to.x > from.x ? "ArrowRight" : "ArrowLeft";
  }
  const grid = thing.closest("[role=grid]");
  if (at === grid || !grid?.contains(at))
    return at.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING
      ? "Shift+Tab" : "Tab";
  const place = (cell) => [Number(cell.parentElement.ariaRowIndex), Number(cell.ariaColIndex)];
  const [[row, column], [down, across]] = [place(at), place(thing)];
  if (row !== down) return row < down ? "ArrowDown" : "ArrowUp";
  return column < across ? "ArrowRight" : "ArrowLeft";
}"""
"""The next key on the way to a thing: Tab, either way, and within a grid or a tray the arrows."""


class Player:
    """Somebody at a table, in one language, by the mouse or by the keyboard alone."""

    def __init__(
        self, page: Page, lang: str = "fr", keyboard: bool = False, draws: int = 3
    ) -> None:
        self.page = page
        self.names = {key: name[lang] for key, name in NAMES.items()}
        self.keyboard = keyboard
        self.turns = 0
        self.claims = 0
        self.draws = draws
        """Cards drawn before one stops, in Diamoniak."""

    def named(self, key: str) -> re.Pattern[str]:
        return re.compile(self.names[key])

    def touch(self, thing: Locator) -> bool:
        """Click, or go there and press Enter; what has just gone is left alone."""
        try:
            if self.keyboard:
                self.go(thing.first)
                self.page.keyboard.press("Enter")
            else:
                thing.first.click(timeout=PATIENCE_MS)
        except TimeoutError:
            return False
        return True

    def go(self, thing: Locator) -> None:
        """Bring the focus there as the keyboard does."""
        for _ in range(STOPS):
            key = thing.evaluate(WAY, timeout=PATIENCE_MS)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not come to {thing}")

    def act(self, key: str) -> Locator:
        acts = self.page.get_by_role("region", name=self.names["acts"])
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
            if player.keyboard:
                player.page.keyboard.press(letter)
            else:
                player.touch(player.hand().filter(has_text=letter))
        player.claims += 1
    elif player.claims == 0 or not player.act("place").count():
        player.press("pass")


PATIENCE_MS = 3000
STOPS = 200
"""Keys after which a thing is held not to be reachable: more than any way across the page."""

STEPS: dict[str, Callable[[Player], None]] = {
    "diamoniak": diamoniak, "diabolo": diabolo, "diadingo": diadingo, "diego": diego,
    "diamino": diamino,
}  # fmt: skip

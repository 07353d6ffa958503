"""Tables whose cards are known: orders under which a match is short and shows its phases."""

import re
from typing import Any

from playwright.sync_api import Page

from ludiade.games.diadingo.material import BOXES
from ludiade.games.diamino.material import BAG
from ludiade.games.diamoniak.cards import CARDS, COUNTS
from ludiade.kernel.piles import listed

OPTIONS: dict[str, dict[str, Any]] = {
    "diabolo": {"rounds": 1},
    "diadingo": {"values": "3x14"},
    "diamino": {"contest_seconds": 0, "max_idle_rounds": 1},
    "diamoniak": {},
    "diego": {"hand": 3, "targets": 3, "affiliations": ["fraction", "sum", "bracket", "area"]},
}
OPEN = """async (opening) => {
  const response = await fetch("/api/tables", {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(opening)});
  return response.json();
}"""


def order(cards: list[str], first: list[str]) -> list[int]:
    """An order that turns these cards up first."""
    left = list(range(len(cards)))
    for name in first:
        left.append(left.pop(next(at for at, entry in enumerate(left) if cards[entry] == name)))
    wanted = left[len(cards) - len(first) :]
    return wanted + left[: len(cards) - len(first)]


def orders(game: str, players: int, bots: bool = False) -> list[list[int]]:
    """The first seat begins, and what follows is quick."""
    seating = [0, *range(1, players)]
    if game == "diamoniak":  # a castle in two turns; a witch for the second seat, then a fairy
        opening = ["pink"] * 3 + ["blue", "diamond", "witch", "pink", "fairy", "witch"]
        first = [*opening, "blue", "diamond", "diamond", "pink", "pink"]
        if bots:  # the bot meets a witch with nothing to lose, whatever it would have drawn
            first = ["pink", "diamond", "fairy", "witch", "witch", *["pink"] * 5]
        return [order([CARDS[card] for card in listed(COUNTS)], first)]
    if game == "diabolo":  # red and yellow only: blocked hands, two lines locked soon
        return [[players - 1, *range(players - 1)], list(range(70))]
    if game == "diadingo":  # the last row is fixed, and a theft follows the first empty rings
        rings = [str(card) for card in BOXES[OPTIONS["diadingo"]["values"]].listing]
        tray = [*range(26, 42), *range(26)]
        return [seating, tray, order(rings, ["1", *["1"] * players, "-1"])]
    if game == "diamino":
        return [
            order(list(BAG), list("ABCDEFGH"[:players])),
            order(list(BAG), list("CHATIGRETEWX")),
        ]
    return [seating, list(range(24))]


def open_table(page: Page, game: str, kinds: list[str], **wish: Any) -> dict[str, Any]:
    """Open a table from the device of this page, on orders that are known."""
    level = wish.pop("level", "random")
    seats = [
        {"kind": kind, "name": f"Zoé {number}", "level": level} for number, kind in enumerate(kinds)
    ]
    opening = {
        "game": game,
        "seats": seats,
        "options": OPTIONS[game],
        "practice": orders(game, len(kinds), "bot" in kinds),
        **wish,
    }
    opened: dict[str, Any] = page.evaluate(OPEN, opening)
    assert "table" in opened, opened
    return opened


def sit_down(page: Page, game: str, kinds: list[str], deal: re.Pattern[str], **wish: Any) -> None:
    """Open a table, go there and have the cards dealt."""
    opened = open_table(page, game, kinds, **wish)
    page.goto(f"/t/{opened['table']}")
    page.get_by_role("button", name=deal).click()

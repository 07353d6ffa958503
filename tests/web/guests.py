"""People of a class or a club in their own browsers: they come by the code, and play."""

import json
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket, expect

from ludiade.games.diego import game as diego
from ludiade.games.diego.decks.check import AFFILIATIONS
from ludiade.games.diego.knowledge import Known
from ludiade.games.diego.knowledge.misreadings import MISREADINGS
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.json.convert import convert

MISREAD = [one.id for one in MISREADINGS]
QUICKER = ("match_ended", "stale_window", "too_late")
"""What is told to whom somebody else at the table was quicker."""
PATIENCE = 3000
"""Looks in vain after which a round is held to be stuck."""


class Guest:
    """Somebody who plays anything that may be played; the page follows over its own line."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.random = Random(seed)
        self.told: dict[str, Any] = {}
        """The newest frame of each kind."""
        self.done = -1
        """The window in which this device last decided."""
        page.on("websocket", self._listen)
        page.goto("/")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, data: str | bytes) -> None:
        frame = json.loads(data)
        if frame["type"] == "lobby" and frame["table"] != self.told.get("lobby", {}).get("table"):
            self.told.pop("step", None)
            self.done = -1
        self.told[frame["type"]] = frame

    def come(self, code: str, name: str = "") -> None:
        """In by the code, under a name that is drawn or wished for."""
        self.page.get_by_role("textbox", name="Rejoindre une table").fill(code)
        self.page.get_by_role("button", name="Entrer").click()
        if name:
            self.page.get_by_label("Un nom, si tu veux").fill(name)
        self.page.get_by_role("button", name="Entrer").click()
        expect(self.page.get_by_text("Ta table arrive toute seule")).to_be_visible()

    @property
    def name(self) -> str:
        return str(self.told["attending"]["mine"][0]["name"])

    def sits(self, number: int) -> bool:
        """Whether the page shows a table of that round."""
        attending, lobby = self.told["attending"], self.told.get("lobby", {})
        return bool(attending["round"] == number and "step" in self.told
                    and attending["mine"][0].get("table") == lobby.get("table"))  # fmt: skip

    @property
    def ended(self) -> bool:
        return bool(self.told["step"]["waiting"]["type"] == "over")

    def play(self) -> bool:
        """Decide if one is awaited; whether anything was decided."""
        lobby, step = self.told["lobby"], self.told["step"]
        seat = next(at for at, one in enumerate(lobby["seats"]) if one["mine"])
        if seat not in step["waiting"].get("seats", ()) or step["window"] == self.done:
            return False
        self.done = step["window"]
        look = next(one for one in step["looks"] if one["seat"] == seat)
        answer = self.page.context.request.post(
            f"/api/tables/{lobby['table']}/do",
            data={"type": "move", "seat": seat, "window": step["window"], "key": str(self.done),
                  "action": self.choose(seat, lobby, look)},
        )  # fmt: skip
        assert answer.ok or answer.json()["code"] in QUICKER, answer.text()
        return True

    def choose(self, seat: int, lobby: dict[str, Any], look: dict[str, Any]) -> object:
        return self.random.choice(look["menu"])


class Pupil(Guest):
    """Somebody who plays Diego by what the cards seem to say, misread in one way or in none."""

    def __init__(self, page: Page, misreads: str = "") -> None:
        planted = MISREAD.index(misreads) + 1 if misreads else 0
        manner = {"notices": 1.0, "objects": 1.0, "plans": 0.0, **dict.fromkeys(AFFILIATIONS, 0.0)}
        self.known = Known({**manner, "misreading": planted}, 0)
        self.dice = Dice(planted + 1)
        super().__init__(page)

    def choose(self, seat: int, lobby: dict[str, Any], look: dict[str, Any]) -> object:
        options = convert(lobby["options"], diego.Options, "$")
        view = msgspec.convert(look["view"], diego.View)
        table = diego.imagine(options, len(lobby["seats"]), Eyes(seat), view, self.dice)
        return msgspec.to_builtins(self.known.play(table, seat, self.dice).action)


def play_round(host: Page, guests: list[Guest], number: int) -> None:
    """Everybody is led to their table and plays until all tables have ended."""
    idle = 0
    while not all(one.sits(number) and one.ended for one in guests):
        moved = sum(one.sits(number) and one.play() for one in guests)
        idle = 0 if moved else idle + 1
        assert idle < PATIENCE, [one.told.get("step", {}).get("waiting") for one in guests]
        if not moved:
            host.wait_for_timeout(5)

"""Devices at a table, from its opening to any moment of a match."""

import hashlib
import os
import random
import select
import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.attacks.visitor import PATIENCE_S, Visitor
from tests.attacks.websocket import WebSocket


class Player(WebSocket):
    """A device at a table: where the table stands as far as it was told."""

    def __init__(self, visitor: Visitor, table: str, token: str | None, **hello: Any) -> None:
        super().__init__(visitor)
        self.visitor = visitor
        self.table = table
        self.token = token
        self.seat = -1
        self.lobby: dict[str, Any] = {}
        self.step: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        """Everything, in order."""
        self.reveals = True
        self._promised: dict[int, bytes] = {}
        self.hello(table, token, **hello)

    def hello(self, table: str, token: str | None, **more: Any) -> None:
        known = {} if token is None else {"token": token}
        self.send({"type": "hello", "table": table, **known, **more})

    def read(self, timeout: float = 0.0) -> list[Any]:
        found = super().read(timeout)
        for said in found:
            self.heard.append(said)
            if said["type"] == "lobby":
                self.lobby = said
                self._reveal()
            elif said["type"] == "step":
                self.step = said
        return found

    def commit(self, seat: int) -> None:
        """Promise a share in the shuffles, and keep the promise when all have promised."""
        share = self._promised[seat] = os.urandom(32)
        digest = hashlib.sha256(share).hexdigest()
        self.send({"type": "commit", "seat": seat, "commitment": digest})

    def _reveal(self) -> None:
        if self.lobby.get("mixing") == "reveal" and self.reveals:
            for seat, share in self._promised.items():
                self.send({"type": "reveal", "seat": seat, "contribution": share.hex()})
            self._promised = {}

    def errors(self) -> list[str]:
        """The codes of all refusals so far."""
        return [said["code"] for said in self.heard if said["type"] == "error"]

    def menu(self) -> list[Any]:
        """What its own seat may do now."""
        looks = self.step.get("looks", ())
        return next((look["menu"] for look in looks if look["seat"] == self.seat), [])

    def move(self, action: Any = None, **more: Any) -> str:
        """Decide; without an action, anything of the menu."""
        key = os.urandom(6).hex()
        chosen = random.choice(self.menu()) if action is None else action
        self.send({"type": "move", "seat": self.seat, "window": self.step["window"],
                   "action": chosen, "key": key} | more)  # fmt: skip
        return key


def wait(players: Sequence[Player], until: Callable[[], bool], timeout: float = PATIENCE_S) -> bool:
    """Listen for all of them until something is so; whether it came to be in time."""
    deadline = time.monotonic() + timeout
    while not until():
        left = deadline - time.monotonic()
        there = [player for player in players if player.closed is None]
        if left <= 0 or not there:
            return False
        ready, _, _ = select.select(there, [], [], min(left, 0.5))
        for player in ready:
            player.read()
    return True


def listen(players: Sequence[Player], seconds: float) -> None:
    """Listen for all of them for a while."""
    wait(players, lambda: False, seconds)


def seat_people(
    visitors: Sequence[Visitor], game: str = "diabolo", bots: Sequence[str] = (),
    begin: bool = True, **more: Any,
) -> list[Player]:  # fmt: skip
    """A table of as many people as there are visitors, the first the host; begun or waiting."""
    bot_seats = [{"kind": "bot", "level": level} for level in bots]
    opened = visitors[0].open(game, ["me", *["link"] * (len(visitors) - 1), *bot_seats], **more)
    if opened.status != 201:
        raise RuntimeError(f"no table: {opened}")
    ways = opened.json
    players = []
    for seat, visitor in enumerate(visitors):
        token = ways["token"]
        if seat:
            token = visitor.join(ways["join"], name=f"P{seat}").json["token"]
        player = Player(visitor, ways["table"], token)
        player.seat = seat
        players.append(player)
    if begin:
        start(players)
    players[0].ways = ways  # type: ignore[attr-defined]
    return players


def start(players: Sequence[Player]) -> None:
    """Begin the match: promises first, then all redeem them."""
    for player in players:
        player.commit(player.seat)
    wait(players, lambda: all(any(h["type"] in ("done", "error") for h in p.heard)
                              for p in players))  # fmt: skip
    players[0].send({"type": "start"})
    if not wait(players, lambda: all(player.step for player in players)):
        raise RuntimeError(f"not begun: {[player.heard[-2:] for player in players]}")


def awaited(players: Sequence[Player]) -> list[Player]:
    """Those whom the table waits for."""
    return [p for p in players if p.seat in p.step["waiting"].get("seats", ())]


def play(players: Sequence[Player], moves: int) -> None:
    """Some moves, at random; all players are told of each."""
    for _ in range(moves):
        mover = next((player for player in awaited(players) if player.menu()), None)
        if mover is None:
            return
        n = mover.step["n"]
        mover.move()
        if not wait(players, lambda n=n: all(p.step["n"] > n for p in players)):  # type: ignore
            raise RuntimeError(f"no step: {mover.heard[-2:]}")

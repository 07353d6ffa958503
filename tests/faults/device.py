"""A device that carries on without help, and writes down all it is told."""

import asyncio
import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Any

from picows import WSError

from ludiade.kernel.dice import Dice
from tests.faults.server import Server
from tests.server.rig import Player, Remote, choose


@dataclass
class Log:
    """What one device saw of one match."""

    table: str
    seats: list[int]
    token: str = ""
    sent: set[str] = field(default_factory=set)
    """The keys of all it has ever asked."""
    acknowledged: list[tuple[int, str, int]] = field(default_factory=list)
    """Seat, key, and the step it was told with."""
    events: list[Any] = field(default_factory=list)
    views: dict[int, dict[int | None, Any]] = field(default_factory=dict)
    n: int = 0
    over: bool = False
    returns: int = 0


class Device:
    """One device at one table, playing its seats at random until the match is over."""

    def __init__(self, server: Server, token: str, log: Log, dice: Dice, host: bool) -> None:
        self.server = server
        self.token = token
        self.log = log
        self.dice = dice
        self.host = host
        self.pending: dict[str, Any] | None = None
        self.stop = False
        self.ended = False
        self.budget: int | None = None
        """How many moves it may still make; none: any number."""
        self.fresh = True
        """Whether the next step answers a hello."""
        self._shares = {seat: secrets.token_bytes(32) for seat in log.seats}
        log.token = token

    async def run(self) -> None:
        """Play; whenever the connection breaks, come back and go on where it was."""
        while not self.log.over and not self.stop:
            try:
                player = await Remote(self.server.port).player(
                    self.log.table, self.token, n=self.log.n
                )
            except (OSError, TimeoutError, WSError):
                await asyncio.sleep(0.05)
                continue
            self.log.returns += 1
            try:
                await self._visit(player)
            finally:
                player.leave()
            await asyncio.sleep(0.02)

    async def _visit(self, player: Player) -> None:
        self.fresh = True
        while not self.stop and not self.log.over:
            if player.closed.is_set() and player.frames.empty():
                return
            try:
                frame = await asyncio.wait_for(player.frames.get(), 0.3)
            except TimeoutError:
                continue
            match frame["type"]:
                case "bye":
                    return
                case "lobby" if frame["status"] == "open":
                    self._begin(player, frame)
                case "step":
                    self._step(player, frame)
                case "saved":
                    self._acknowledge(frame["key"], frame["n"])
                    return  # come again: it may be this very seat's turn
                case "error" if self._refused(frame):
                    return

    def _begin(self, player: Player, lobby: dict[str, Any]) -> None:
        for seat, share in self._shares.items():
            promise = hashlib.sha256(share).hexdigest()
            if lobby["mixing"] == "reveal":
                if lobby["fairness"]["commitments"][seat] == promise:
                    player.send({"type": "reveal", "seat": seat, "contribution": share.hex()})
            elif not lobby["fairness"]["commitments"][seat]:
                player.send({"type": "commit", "seat": seat, "commitment": promise})
        seated = all(seat["kind"] != "waiting" for seat in lobby["seats"])
        if self.host and lobby["mixing"] is None and seated:
            player.send({"type": "start"})

    def _step(self, player: Player, step: dict[str, Any]) -> None:
        log = self.log
        assert step["from"] == log.n, f"told from {step['from']}, but had {log.n}"
        log.events += step["events"]
        log.n = step["n"]
        log.views[log.n] = {look["seat"]: look["view"] for look in step["looks"]}
        if step["saved"] is not None:
            self._acknowledge(step["saved"], step["n"])
        self.ended = step["waiting"]["type"] == "over"
        log.over = self.ended and self.pending is None
        fresh, self.fresh = self.fresh, False
        if fresh and self.pending is not None:
            player.send(self.pending)  # was it stored? the same key tells
        elif self.pending is None and not log.over:
            self._move(player, step)

    def _move(self, player: Player, step: dict[str, Any]) -> None:
        if self.budget == 0:
            return
        for seat in self.log.seats:
            if seat in step["waiting"].get("seats", []):
                look = next(look for look in step["looks"] if look["seat"] == seat)
                action = choose(player.lobby, look, self.dice)
                self.pending = {
                    "type": "move", "seat": seat, "window": step["window"], "action": action,
                    "key": secrets.token_hex(8), "left_ms": 1,
                }  # fmt: skip
                self.log.sent.add(self.pending["key"])
                player.send(self.pending)
                if self.budget is not None:
                    self.budget -= 1
                return

    def _acknowledge(self, key: str, n: int) -> None:
        if self.pending is not None and self.pending["key"] == key:
            self.log.acknowledged.append((self.pending["seat"], key, n))
            self.pending = None
            self.log.over = self.ended  # the last move of a match may be answered after its end

    def _refused(self, error: dict[str, Any]) -> bool:
        """A move that came too late was not stored: look anew; anything else is a mistake."""
        overtaken = ("stale_window", "too_late", "not_your_turn", "match_ended", "already_begun",
                     "stopping", "not_saved", "not_begun", "seats_wait", "not_yet")  # fmt: skip
        assert error["code"] in overtaken, f"{error} at {self.log.table}, seats {self.log.seats}"
        if error.get("key") is None:
            return False
        if error["code"] not in ("stopping", "not_saved"):
            self.pending = None
        return True

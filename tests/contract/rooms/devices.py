"""Devices at real tables: what they ask through the server's own connections, and are sent."""

import hashlib
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from ludiade.server.codes import digest, new_token
from ludiade.server.http.context import Context
from ludiade.server.websocket.connection import Connection
from ludiade.server.websocket.port import Visitor

if TYPE_CHECKING:
    from tests.contract.rooms.actors import House

encode = msgspec.json.encode


class Line:
    """One connection of a device: what it was sent, judged as it comes."""

    def __init__(self, device: "Device", context: Context) -> None:
        self.device = device
        self.context = context
        self.table: str | None = None
        self.connection = Connection(context, self, Visitor("::1", [], "fr", False, None))  # type: ignore[arg-type]

    def send(self, data: bytes) -> None:
        try:
            self.device.heard(self, msgspec.json.decode(data))
        except AssertionError as broken:  # which the server would take for a mistake of its own
            self.device.house.broken.append(broken)

    def end(self, code: int, reason: str) -> None:
        self.connection.gone()

    def hold_back(self, on: bool) -> None:
        """What a device says here comes frame by frame: there is nothing to be read on."""

    def ping(self) -> None:
        """Nobody is asked here."""

    def say(self, **request: Any) -> None:
        self.connection.frame(encode(request))


class Device:
    """Somebody's device: its lines, all it has asked, and what came of it."""

    def __init__(self, house: "House", name: str) -> None:
        self.house = house
        self.name = name
        self.token = new_token()
        self.digest = digest(self.token)
        self.line = Line(self, house.context)
        self.sent: dict[str, dict[str, Any]] = {}
        """Requests by their keys."""
        self.acknowledged: dict[str, str] = {}
        """Keys that were said to be stored, and the table."""
        self.refused: dict[str, str] = {}
        """Keys and the code by which they were last refused."""
        self.shares: dict[str, bytes] = {}
        self.steps: list[tuple[str, dict[str, Any]]] = []
        self.answers: Counter[str] = Counter()

    def heard(self, line: Line, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        self.answers[kind] += 1
        if kind == "lobby":
            line.table = frame["table"]
            if frame["mixing"] == "reveal":
                self._reveal(line, frame)
        elif kind == "step":
            assert line.table is not None, "a step before the lobby"
            number = self.house.ids[line.table]
            stored = self.house.store.on_disk(number)
            assert frame["n"] <= stored, f"entry {frame['n']} is told, {stored} are stored"
            self.steps.append((line.table, frame))
            if frame["saved"] is not None:
                self.acknowledged[frame["saved"]] = line.table
        elif kind == "saved" or (kind == "done" and frame.get("key")):
            self.acknowledged[frame["key"]] = ""
        elif kind == "error" and frame.get("key"):
            self.refused[frame["key"]] = frame["code"]
        assert frame.get("code") != "internal", "a mistake of ours"

    def _reveal(self, line: Line, frame: dict[str, Any]) -> None:
        for seat, promised in enumerate(frame["fairness"]["commitments"]):
            if promised in self.shares and self.house.chance.random() < 0.9:
                share = self.shares[promised]
                line.say(type="reveal", seat=seat, contribution=share.hex())

    def hello(self, table: str, **more: Any) -> None:
        self.line.say(type="hello", table=table, token=self.token, **more)

    def ask(self, **request: Any) -> None:
        """Something keyed, remembered to be asked again."""
        key = request.setdefault("key", f"{self.name}{len(self.sent)}")
        self.sent[key] = request
        self.line.say(**request)

    def promise(self, seat: int) -> None:
        share = self.house.chance.randbytes(32)
        promised = hashlib.sha256(share).hexdigest()
        self.shares[promised] = share
        self.ask(type="commit", seat=seat, commitment=promised)

    def reconnect(self, table: str, n: int | None) -> None:
        self.line.connection.gone()
        self.line = Line(self, self.house.context)
        self.hello(table, **({} if n is None else {"n": n}))

"""A teacher and pupils over real sockets: what the tests of gatherings play with."""

import asyncio
import hashlib
import secrets
from typing import Any

from picows import ws_connect

from ludiade.kernel.dice import Dice
from ludiade.kernel.fairness.promises import Promise, Terms, keep
from tests.server.rig import Player, Remote, choose, until

PLAN = {"game": "diamoniak", "size": 2, "rounds": 2}


class Attendee(Player):
    """A device that attends a gathering, and is at a table besides when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.sight: dict[str, Any] = {}
        self.step: dict[str, Any] = {}
        self._share = secrets.token_bytes(32)
        self._promised = 0
        self.promise: Promise | None = None

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        before = self.frames.qsize()
        super().on_ws_frame(transport, frame)
        if self.frames.qsize() == before:
            return
        read = self.frames._queue[-1]  # type: ignore[attr-defined]
        if read["type"] in ("attending", "hosting", "projecting"):
            self.sight = read
            if read["type"] == "attending":
                self._follow(read)
        elif read["type"] == "step":
            self.step = read

    def _follow(self, sight: dict[str, Any]) -> None:
        """Go to one's table, and share in the round's deal."""
        fair = sight.get("fair")
        if fair is not None and fair.get("mine") is not None:
            if fair.get("stage") == "promise" and self._promised != fair["beginnings"]:
                self._promised = fair["beginnings"]
                self._share = secrets.token_bytes(32)
                commitment = hashlib.sha256(self._share).hexdigest()
                self.send({"type": "promise", "commitment": commitment})
            elif fair.get("stage") == "redeem":
                self.promise = self._kept(sight, fair)
                self.send({"type": "redeem", "contribution": self._share.hex()})
            elif fair.get("stage") is None:
                self._promised = 0
        names = {one["table"] for one in sight["mine"] if one.get("table")}
        for name in names:
            if name != self.table:
                self.table, self.step = name, {}
                self.send({"type": "hello", "table": name, "token": self.token})
                for one in sight["mine"]:
                    if one.get("table") == name and fair is None:
                        self.commit(one["seat"])

    def _kept(self, sight: dict[str, Any], fair: dict[str, Any]) -> Promise:
        """What was promised of the deal, as it was told before anything was redeemed."""
        terms = Terms(
            table=fair["gathering"], round=fair["round"], game=sight["game"],
            rules=sight["rules"], players=fair["sizes"][0], options=fair["options"],
            beginnings=fair["beginnings"], commitment=fair["commitment"],
            commitments=fair["commitments"],
        )  # fmt: skip
        return keep(terms, {fair["mine"]: self._share})

    def ask(self, kind: str, **fields: Any) -> str:
        """Ask something of the gathering; the key it is answered by."""
        key = secrets.token_hex(6)
        self.send({"type": kind, "key": key, **fields})
        return key

    async def done(self, kind: str, **fields: Any) -> None:
        """Ask, and wait until it is done."""
        key = self.ask(kind, **fields)
        while True:
            frame = await asyncio.wait_for(self.frames.get(), 20)
            if frame.get("key") == key:
                assert frame["type"] == "done", frame
                return

    async def refused(self, kind: str, **fields: Any) -> str:
        """Ask what is not done; the code of the refusal."""
        key = self.ask(kind, **fields)
        while True:
            frame = await asyncio.wait_for(self.frames.get(), 20)
            if frame.get("key") == key:
                assert frame["type"] == "error", frame
                return str(frame["code"])


async def attend(rig: Remote, gathering: str, token: str, **more: Any) -> Attendee:
    """A device that attends, and counts as there."""
    device = Attendee()
    device.token = token
    url = f"ws://127.0.0.1:{rig.port}/ws"
    await ws_connect(lambda: device, url, use_aiofastnet=False)
    known = {"token": token} if token else {}
    device.send({"type": "attend", "gathering": gathering, **known, **more})
    await until(lambda: bool(device.sight) or not device.frames.empty())  # or it was refused
    return device


async def gather(rig: Remote, **plan: Any) -> tuple[dict[str, Any], Attendee]:
    """A gathering, and its host who attends."""
    status, opened = await rig.call("POST", "/api/gatherings", PLAN | plan)
    assert status == 201, opened
    return opened, await attend(rig, opened["gathering"], opened["token"])


async def pupils(rig: Remote, opened: dict[str, Any], count: int) -> list[Attendee]:
    """So many come by the link, each on a device."""
    found = []
    for _ in range(count):
        status, entry = await rig.call("POST", "/api/join", {"way": opened["join"]})
        assert status == 200, entry
        found.append(await attend(rig, opened["gathering"], entry["token"]))
    return found


async def play_round(players: list[Attendee], dice: Dice, seconds: float = 60) -> None:
    """Everybody plays at random until all tables have ended."""
    async with asyncio.timeout(seconds):
        while not all(one.step and one.step["waiting"]["type"] == "over" for one in players):
            for player in players:
                step = player.step
                for look in step.get("looks", []):
                    if look["menu"] and look["seat"] is not None:
                        player.step = step | {"looks": []}
                        player.move(step, choose(player.lobby, look, dice), look["seat"])
                        break
            await asyncio.sleep(0.002)

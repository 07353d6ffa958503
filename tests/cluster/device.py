"""A device that goes from node to node by itself, and writes down all it is told."""

import asyncio
import re
import time
from collections import Counter
from typing import Any

from picows import WSError

from tests.faults.device import Device
from tests.server.rig import Player, Remote

SILENT_S = 3.0
"""A node that answers no ping for so long is left, as the page does."""
CONNECT_S = 3.0
OF_THE_MOMENT = ("not_saved", "stopping", "busy")
"""What a node says that cannot help now; another may."""


class Wanderer(Device):
    """Plays as `Device`, and takes another node whenever one is silent or cannot help."""

    seen: dict[int, float]
    """When it was first told of each step."""
    think_s = 0.02
    refused: Counter[str]
    """What it was refused, and where nothing could be stored, why."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self.seen = {}
        self.refused = Counter()

    async def run(self) -> None:
        while not self.log.over and not self.stop:
            try:
                async with asyncio.timeout(CONNECT_S):
                    player = await Remote(self.server.port).player(
                        self.log.table, self.token, n=self.log.n
                    )
            except (OSError, TimeoutError, WSError):
                await asyncio.sleep(0.05)
                continue
            self.log.returns += 1
            try:
                await self._visit(player)
            except OSError:
                pass
            finally:
                player.leave()
            await asyncio.sleep(0.05)

    async def _visit(self, player: Player) -> None:
        self.fresh = True
        heard = asked = time.monotonic()
        while not self.stop and not self.log.over:
            if player.closed.is_set() and player.frames.empty():
                return
            try:
                frame = await asyncio.wait_for(player.frames.get(), 0.3)
            except TimeoutError:
                now = time.monotonic()
                if now - heard > SILENT_S:
                    return
                if now - asked > 1.0:
                    player.send({"type": "ping", "at": 0})
                    asked = now
                continue
            heard = time.monotonic()
            if frame["type"] == "step":
                await asyncio.sleep(self.think_s)
            if not self._take(player, frame):
                return

    def _take(self, player: Player, frame: dict[str, Any]) -> bool:
        """One frame; whether to stay."""
        match frame["type"]:
            case "bye":
                return False
            case "lobby" if frame["status"] == "open":
                self._begin(player, frame)
            case "step":
                self.seen.setdefault(frame["n"], time.monotonic())
                self._step(player, frame)
            case "saved":
                self._acknowledge(frame["key"], frame["n"])
                return False  # come again: it may be this very seat's turn
            case "error":
                why = re.search(r"\(\w+\)", frame["message"])
                self.refused[f"{frame['code']} {why[0] if why else ''}".strip()] += 1
                return frame["code"] not in OF_THE_MOMENT and not self._refused(frame)
        return True

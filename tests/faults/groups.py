"""Groups of people who play match after match, whatever becomes of the servers."""

import asyncio
import random
from abc import ABC, abstractmethod
from http.client import HTTPException
from typing import Generic, TypeVar

from picows import WSError

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from tests.faults.device import Device, Log
from tests.server.delays import quick_options
from tests.server.rig import Remote

BROKEN = (OSError, TimeoutError, WSError, HTTPException, AssertionError, ValueError)
"""What opening a table ends with where the server has just gone."""
KINDS = {"people": {"kind": "link"}, "shared": {"kind": "here"}, "bot": {"kind": "bot"}}
OPEN_S = 20
D = TypeVar("D", bound=Device)


class Groups(ABC, Generic[D]):
    """A group for each game and kind of seats, and all they were told."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.logs: list[Log] = []
        self.devices: list[D] = []
        self.stopping = False
        self.finished = 0

    @abstractmethod
    def remote(self) -> Remote:
        """A server to ask, maybe another one each time."""

    @abstractmethod
    def device(self, token: str, log: Log, dice: Dice, host: bool) -> D:
        """A device of the group."""

    def begin(self) -> list["asyncio.Task[None]"]:
        """Let all groups play."""
        return [
            asyncio.create_task(self.group(game.id, kind))
            for game in shelf.games() for kind in KINDS
        ]  # fmt: skip

    async def group(self, game: str, kind: str) -> None:
        """The same people, match after match."""
        while not self.stopping:
            try:
                devices = await asyncio.wait_for(self._table(game, kind), OPEN_S)
            except BROKEN:
                await asyncio.sleep(0.1)
                continue
            self.devices += devices
            self.logs += [device.log for device in devices]
            await asyncio.gather(*(device.run() for device in devices))
            self.finished += all(device.log.over for device in devices)

    async def _table(self, game: str, kind: str) -> list[D]:
        """A table opened at one server, joined at that one or others."""
        found = shelf.find(game)
        assert found is not None
        least = max(2, found.seats[0])
        seats = [{"kind": "me"}, *[KINDS[kind]] * (least - 1)]
        opened = await self.remote().open(game, seats, options=quick_options(found, least))
        mine = list(range(least)) if kind == "shared" else [0]
        devices = [self._device(opened["token"], Log(opened["table"], mine), host=True)]
        if kind == "people":
            for seat in range(1, least):
                entry = await self.remote().join(opened["join"])
                assert entry["seat"] == seat
                devices.append(
                    self._device(entry["token"], Log(opened["table"], [seat]), host=False)
                )
        return devices

    def _device(self, token: str, log: Log, host: bool) -> D:
        return self.device(token, log, Dice(self.chance.getrandbits(30)), host)

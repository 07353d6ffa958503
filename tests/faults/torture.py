"""`make torture KILLS=300`: a server killed at random moments under load from every game.

Each of them is a `kill -9`; about a quarter as many stops in good order (SIGTERM) come beside, and
as many moments in which the process stands still (SIGSTOP) or the clock is set by up to an hour.
An independent checker then reads the store and the devices' logs.
"""

import asyncio
import random
import signal
import sys
import tempfile
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any

from picows import WSError

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from tests.faults.checker import check
from tests.faults.device import Device, Log
from tests.faults.server import Server
from tests.server.rig import Remote

BROKEN = (OSError, TimeoutError, WSError, HTTPException, AssertionError, ValueError)
PATIENCE_S = 20
STOPS_A_KILL = 0.25
FAULTS_A_KILL = 0.25
HOUR_MS = 3_600_000
QUICK = {"rounds": 1, "games": 1, "delay": 1, "contest_seconds": 1}


class Torture:
    """Groups of devices that play match after match, and a server that does not live long."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.server = Server(folder)
        self.logs: list[Log] = []
        self.devices: list[Device] = []
        self.chance = random.Random(seed)
        self.stopping = False
        self.finished = 0

    async def run(self, kills: int) -> dict[str, Any]:
        """Kill so many times, stop in good order beside, let everybody go on a while, and check."""
        await self.server.start()
        groups = [
            asyncio.create_task(self.group(game.id, kind))
            for game in shelf.games() for kind in ("people", "shared", "bot")
        ]  # fmt: skip
        began, stops = time.monotonic(), 0
        for number in range(1, kills + 1):
            await self.restart(signal.SIGKILL, groups)
            if self.chance.random() < STOPS_A_KILL:
                await self.restart(signal.SIGTERM, groups)
                stops += 1
            if number % 10 == 0:
                print(f"{number:>5} kills, {stops} stops, {self.finished} matches finished",
                      flush=True)  # fmt: skip
        before = {id(log): log.n for log in self.logs if not log.over}
        for _ in range(PATIENCE_S):
            await asyncio.sleep(1)
            stuck = [log.table for log in self.logs if before.get(id(log)) == log.n]
            if not stuck:
                break
        self.stopping = True
        for device in self.devices:
            device.stop = True
        await asyncio.wait_for(asyncio.gather(*groups), 30)
        await self.server.end(signal.SIGTERM)
        trouble = [line for line in self.server.log.read_text().splitlines() if '"trace"' in line]
        assert not trouble, trouble[0]
        assert not stuck, f"these tables do not go on: {stuck}"
        seen = check(self.server.data, self.logs)
        return seen | {"kills": kills, "stops": stops, "finished": self.finished,
                       "seconds": round(time.monotonic() - began)}  # fmt: skip

    async def restart(self, how: signal.Signals, groups: list[asyncio.Task[None]]) -> None:
        """End the server at a moment of chance, and start it again."""
        await asyncio.sleep(self.chance.uniform(0.05, 0.6))
        if self.chance.random() < FAULTS_A_KILL:
            self.server.step_clock(self.chance.randint(-HOUR_MS, HOUR_MS))
        if self.chance.random() < FAULTS_A_KILL:
            await self.server.freeze(self.chance.uniform(0.05, 0.8))
        await asyncio.sleep(self.chance.uniform(0.0, 0.6))
        await self.server.end(how)
        await self.server.start()
        for task in groups:
            if task.done():
                task.result()

    async def group(self, game: str, kind: str) -> None:
        """The same people, match after match."""
        number = 0
        while not self.stopping:
            number += 1
            try:
                devices = await self.table(game, kind)
            except BROKEN:
                await asyncio.sleep(0.1)
                continue
            self.devices += devices
            self.logs += [device.log for device in devices]
            await asyncio.gather(*(device.run() for device in devices))
            self.finished += all(device.log.over for device in devices)

    async def table(self, game: str, kind: str) -> list[Device]:
        found = shelf.find(game)
        assert found is not None
        least = max(2, found.seats[0])
        options = {}
        for name, value in QUICK.items():
            if name in found.Options.__struct_fields__:
                try:
                    found.read_options({name: value}, least)
                except Exception:
                    continue
                options[name] = value
        others = {"people": {"kind": "link"}, "shared": {"kind": "here"}, "bot": {"kind": "bot"}}
        seats = [{"kind": "me"}, *[others[kind]] * (least - 1)]
        remote = Remote(self.server.port)
        opened = await remote.open(game, seats, options=options)
        mine = list(range(least)) if kind == "shared" else [0]
        devices = [self.device(opened["token"], Log(opened["table"], mine), host=True)]
        if kind == "people":
            for seat in range(1, least):
                entry = await remote.join(opened["join"])
                assert entry["seat"] == seat
                log = Log(opened["table"], [seat])
                devices.append(self.device(entry["token"], log, host=False))
        return devices

    def device(self, token: str, log: Log, host: bool) -> Device:
        return Device(self.server, token, log, Dice(self.chance.getrandbits(30)), host)


def torture(folder: Path, kills: int, seed: int) -> dict[str, Any]:
    """One run; its figures, once every promise was kept."""
    return asyncio.run(Torture(folder, seed).run(kills))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        print(torture(Path(scratch), int(sys.argv[1]), seed=int(time.time())))

"""`make torture KILLS=300`: a server killed at random moments under load from every game.

Each of them is a `kill -9`; about a quarter as many stops in good order (SIGTERM) come beside, and
as many moments in which the process stands still (SIGSTOP) or the clock is set by up to an hour.
An independent checker then reads the store and the devices' logs.
"""

import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from ludiade.kernel.dice import Dice
from tests.faults.checker import check
from tests.faults.device import Device, Log
from tests.faults.groups import Groups
from tests.faults.server import Server
from tests.server.rig import Remote

PATIENCE_S = 20
STOPS_A_KILL = 0.25
FAULTS_A_KILL = 0.25
HOUR_MS = 3_600_000


class Torture(Groups[Device]):
    """Groups of people, and a server that does not live long."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(seed)
        self.server = Server(folder)

    async def run(self, kills: int) -> dict[str, Any]:
        """Kill so many times, stop in good order beside, let everybody go on a while, and check."""
        await self.server.start()
        groups = self.begin()
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

    def remote(self) -> Remote:
        return Remote(self.server.port)

    def device(self, token: str, log: Log, dice: Dice, host: bool) -> Device:
        return Device(self.server, token, log, dice, host)


def torture(folder: Path, kills: int, seed: int) -> dict[str, Any]:
    """One run; its figures, once every promise was kept."""
    return asyncio.run(Torture(folder, seed).run(kills))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        print(torture(Path(scratch), int(sys.argv[1]), seed=int(time.time())))

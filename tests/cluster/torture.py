"""`make torture-cluster FAULTS=500`: three nodes under load of every game, and all that can fail.

Three runs, one after the other: with true hints, with hints that lie (lost, doubled, out of order),
and with NATS dead throughout. An independent checker then reads PostgreSQL and the devices' logs.
"""

import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from ludiade.kernel.dice import Dice
from tests.cluster.balancer import Balancer
from tests.cluster.cluster import Cluster, Hints, cluster
from tests.cluster.device import Wanderer
from tests.cluster.faults import Faults
from tests.cluster.reading import copy
from tests.faults.checker import check
from tests.faults.device import Log
from tests.faults.groups import Groups
from tests.server.rig import Remote

AT_ONCE = 2
"""How many faults may overlap."""
PATIENCE_S = 60
EXPECTED = ("timeout graceful shutdown exceeded", "DiskFullError")
"""In traces of what we did: a request that waited for PostgreSQL when its node had to end, and a
write that found the disk full."""


class Torture(Groups[Wanderer]):
    """Groups of people, and nodes that do not live long."""

    think_s = 0.02

    def __init__(self, nodes: Cluster | Balancer, folder: Path, seed: int) -> None:
        super().__init__(seed)
        self.cluster = nodes
        self.folder = folder

    async def run(self, count: int, hints: bool) -> dict[str, Any]:
        """So many faults, then calm until everybody has gone on, then the checker."""
        groups = self.begin()
        began, faults = time.monotonic(), Faults(self.cluster, self.chance, hints)
        running: set[asyncio.Task[None]] = set()
        for number in range(1, count + 1):
            await asyncio.sleep(self.chance.uniform(0.05, 0.6))
            running.add(asyncio.create_task(faults.one()))
            if len(running) >= AT_ONCE or number == count:
                how = asyncio.ALL_COMPLETED if number == count else asyncio.FIRST_COMPLETED
                done, running = await asyncio.wait(running, return_when=how)
                for task in (*done, *(group for group in groups if group.done())):
                    task.result()
            if number % 20 == 0:
                print(f"{number:>5} faults, {self.finished} matches finished,"
                      f" {time.monotonic() - began:.0f} s", flush=True)  # fmt: skip
        stuck = await self._stuck()
        self.stopping = True
        for device in self.devices:
            device.stop = True
        await asyncio.wait_for(asyncio.gather(*groups), 2 * PATIENCE_S)
        for node in self.cluster.nodes:
            await node.end(signal.SIGTERM)
        seen = check(await copy(self.cluster.store, self.folder / "copy.sqlite3"), self.logs)
        assert not stuck, f"these tables do not go on: {stuck}"
        self._no_mistakes()
        refused = sum((device.refused for device in self.devices), Counter[str]())
        return seen | {
            "finished": self.finished, "seconds": round(time.monotonic() - began),
            "faults": dict(sorted(faults.counts.items())), "refused": dict(refused),
        }  # fmt: skip

    async def _stuck(self) -> list[str]:
        """The tables that do not go on by themselves now that all is well again."""
        before = {id(log): log.n for log in self.logs if not log.over}
        stuck: list[str] = []
        for _ in range(PATIENCE_S):
            await asyncio.sleep(1)
            stuck = [log.table for log in self.logs
                     if not log.over and before.get(id(log)) == log.n]  # fmt: skip
            if not stuck:
                break
        return stuck

    def _no_mistakes(self) -> None:
        for node in self.cluster.nodes:
            lines = node.log.read_text().splitlines()
            trouble = [
                line for line in lines
                if '"trace"' in line and not any(known in line for known in EXPECTED)
            ]  # fmt: skip
            assert not trouble, f"{node.name}: {trouble[0]}"

    def remote(self) -> Remote:
        return Remote(self.cluster.port)

    def device(self, token: str, log: Log, dice: Dice, host: bool) -> Wanderer:
        device = Wanderer(self.cluster, token, log, dice, host)
        device.think_s = self.think_s
        return device


async def torture(folder: Path, faults: int, hints: Hints, seed: int) -> dict[str, Any]:
    """One run; its figures, once every promise was kept."""
    async with cluster(folder, hints=hints, small_disk=True) as nodes:
        return await Torture(nodes, folder, seed).run(faults, hints != "dead")


if __name__ == "__main__":
    total, seed = int(sys.argv[1]), int(time.time())
    shares: dict[Hints, int] = {"true": total // 2, "lying": total // 4, "dead": 0}
    shares["dead"] = total - sum(shares.values())
    for hints, share in shares.items():
        with tempfile.TemporaryDirectory() as scratch:
            print(f"hints {hints}, {share} faults, seed {seed}", flush=True)
            print(asyncio.run(torture(Path(scratch), share, hints, seed)), flush=True)

"""`make torture-cluster FAULTS=500`: three nodes under load of every game, and all that can fail.

Three runs, one after the other: with true hints, with hints that lie (lost, doubled, out of order),
and with NATS dead throughout. An independent checker then reads PostgreSQL and the devices' logs.
"""

import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from tests.cluster.balancer import Balancer
from tests.cluster.cluster import Cluster, Hints, cluster
from tests.cluster.device import Wanderer
from tests.cluster.faults import Faults
from tests.cluster.reading import copy
from tests.faults.checker import check
from tests.faults.device import Log
from tests.faults.torture import BROKEN, QUICK
from tests.server.rig import Remote

AT_ONCE = 2
"""How many faults may overlap."""
PATIENCE_S = 60
EXPECTED = ("timeout graceful shutdown exceeded", "DiskFullError")
"""In traces of what we did: a request that waited for PostgreSQL when its node had to end, and a
write that found the disk full."""
KINDS = {"people": {"kind": "link"}, "shared": {"kind": "here"}, "bot": {"kind": "bot"}}


class Torture:
    """Groups of devices that play match after match, on nodes that do not live long."""

    think_s = 0.02

    def __init__(self, nodes: Cluster | Balancer, folder: Path, seed: int) -> None:
        self.cluster = nodes
        self.folder = folder
        self.chance = random.Random(seed)
        self.logs: list[Log] = []
        self.devices: list[Wanderer] = []
        self.stopping = False
        self.finished = 0

    async def run(self, count: int, hints: bool) -> dict[str, Any]:
        """So many faults, then calm until everybody has gone on, then the checker."""
        groups = [
            asyncio.create_task(self.group(game.id, kind))
            for game in shelf.games() for kind in KINDS
        ]  # fmt: skip
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

    async def group(self, game: str, kind: str) -> None:
        """The same people, match after match."""
        while not self.stopping:
            try:
                devices = await asyncio.wait_for(self.table(game, kind), 20)
            except BROKEN:
                await asyncio.sleep(0.1)
                continue
            self.devices += devices
            self.logs += [device.log for device in devices]
            await asyncio.gather(*(device.run() for device in devices))
            self.finished += all(device.log.over for device in devices)

    async def table(self, game: str, kind: str) -> list[Wanderer]:
        """A table opened at one node, joined at others."""
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
        seats = [{"kind": "me"}, *[KINDS[kind]] * (least - 1)]
        opened = await Remote(self.cluster.port).open(game, seats, options=options)
        mine = list(range(least)) if kind == "shared" else [0]
        devices = [self.device(opened["token"], Log(opened["table"], mine), host=True)]
        if kind == "people":
            for seat in range(1, least):
                entry = await Remote(self.cluster.port).join(opened["join"])
                assert entry["seat"] == seat
                log = Log(opened["table"], [seat])
                devices.append(self.device(entry["token"], log, host=False))
        return devices

    def device(self, token: str, log: Log, host: bool) -> Wanderer:
        device = Wanderer(self.cluster, token, log, Dice(self.chance.getrandbits(30)), host)
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

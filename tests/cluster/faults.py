"""What befalls a cluster: each fault takes one thing away, for a while, and gives it back."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from tests.cluster.cluster import Cluster
from tests.cluster.node import Node
from tests.proxy import Proxy

HOUR_MS = 3_600_000
FULL_S = 20.0
"""How long a full disk waits at most for a write that needs room."""
Fault = tuple[str, Callable[[], Awaitable[None]]]
"""Upon what, and what."""


class Faults:
    """Faults by chance; no two at once upon the same thing."""

    def __init__(self, cluster: Cluster, chance: random.Random, hints: bool) -> None:
        self.cluster = cluster
        self.counts: dict[str, int] = {}
        self._chance = chance
        self._locks: dict[str, asyncio.Lock] = {}
        of_postgres = [self.restart_postgres, self.kill_postgres, self.pause_postgres]
        of_nats = [self.restart_nats, self.kill_nats, self.pause_nats] if hints else []
        self._kinds: list[Fault] = [
            *[("postgres", fault) for fault in of_postgres],
            *[("nats", fault) for fault in of_nats],
        ]
        for node in cluster.nodes:
            self._kinds += [(node.name, partial(fault, node)) for fault in self._of_nodes()]
        self._left: list[Fault] = []

    def _of_nodes(self) -> list[Callable[[Node], Awaitable[None]]]:
        return [
            self.kill, self.kill, self.end_in_good_order, self.freeze, self.wrong_clock,
            self.cut, self.slow, self.half_open, self.refuse,
        ]  # fmt: skip

    async def one(self) -> None:
        """Let one thing happen: all kinds in an order of chance, then all again."""
        if not self._left:
            self._left = self._chance.sample(self._kinds, len(self._kinds))
            if self.cluster.disk is not None:  # first, so that a short run has it too
                self._left.append(("postgres", self.fill_disk))
        upon, fault = self._left.pop()
        async with self._locks.setdefault(upon, asyncio.Lock()):
            await fault()
        done = getattr(fault, "func", fault).__name__
        self.counts[done] = self.counts.get(done, 0) + 1

    async def _while(self, least_s: float, most_s: float) -> None:
        await asyncio.sleep(self._chance.uniform(least_s, most_s))

    def _line(self, node: Node) -> Proxy:
        """To PostgreSQL twice as often as to NATS."""
        return self._chance.choice([node.to_store, node.to_store, node.to_bus])

    # Nodes

    async def kill(self, node: Node) -> None:
        await node.end(signal.SIGKILL)
        await self._while(0.0, 1.0)
        await node.start()

    async def end_in_good_order(self, node: Node) -> None:
        await node.end(signal.SIGTERM)
        await node.start()

    async def freeze(self, node: Node) -> None:
        node.hurt(signal.SIGSTOP)
        await self._while(0.1, 4.0)
        node.hurt(signal.SIGCONT)

    async def wrong_clock(self, node: Node) -> None:
        node.set_clock(self._chance.randint(-HOUR_MS, HOUR_MS))

    # Their connections

    async def cut(self, node: Node) -> None:
        self._line(node).cut()

    async def slow(self, node: Node) -> None:
        line = self._line(node)
        line.delay_s = self._chance.uniform(0.01, 0.3)
        await self._while(0.5, 2.0)
        line.delay_s = 0.0

    async def half_open(self, node: Node) -> None:
        self._line(node).strand()

    async def refuse(self, node: Node) -> None:
        line = self._line(node)
        line.refusing = True
        line.cut()
        await self._while(0.1, 2.0)
        line.refusing = False

    # What they rest on

    async def restart_postgres(self) -> None:
        await asyncio.to_thread(self.cluster.postgres.stop)
        await self._while(0.0, 1.0)
        await asyncio.to_thread(self.cluster.postgres.start)

    async def kill_postgres(self) -> None:
        await asyncio.to_thread(self.cluster.postgres.kill)
        await asyncio.to_thread(self.cluster.postgres.start)

    async def pause_postgres(self) -> None:
        self.cluster.signal_postgres(signal.SIGSTOP)
        await self._while(0.1, 2.0)
        self.cluster.signal_postgres(signal.SIGCONT)

    async def fill_disk(self) -> None:
        disk = self.cluster.disk
        assert disk is not None
        ballast, met = disk / "ballast", self._met_full_disk()
        try:
            for _ in range(int(FULL_S / 0.2)):  # what is freed meanwhile is taken as well
                with ballast.open("ab") as file, suppress(OSError):
                    free = os.statvfs(disk)
                    os.posix_fallocate(file.fileno(), file.tell(), free.f_bavail * free.f_frsize)
                await asyncio.sleep(0.2)
                if self._met_full_disk() > met:
                    self.counts["disk_found_full"] = self.counts.get("disk_found_full", 0) + 1
                    break
            await self._while(0.5, 2.0)
        finally:
            ballast.unlink()

    def _met_full_disk(self) -> int:
        """How often any node has said that PostgreSQL found no room for what it wrote."""
        return sum(node.log.read_text().count("DiskFullError") for node in self.cluster.nodes)

    async def restart_nats(self) -> None:
        await asyncio.to_thread(self.cluster.nats.stop)
        await self._while(0.0, 1.0)
        await asyncio.to_thread(self.cluster.nats.start)

    async def kill_nats(self) -> None:
        await asyncio.to_thread(self.cluster.nats.kill)
        await asyncio.to_thread(self.cluster.nats.start)

    async def pause_nats(self) -> None:
        self.cluster.nats.pause()
        await self._while(0.1, 2.0)
        self.cluster.nats.resume()

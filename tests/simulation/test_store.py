"""The simulated store obeys what the real ones obey, where nothing is lost on the way to it."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.store.contract import NOW, StoreContract
from tests.simulation.disk import Disk
from tests.simulation.loop import Actor
from tests.simulation.store import NodeStore


class Steady(Random):
    """No chance at all: every way is as long, nothing is lost."""

    def random(self) -> float:
        return 1.0

    def uniform(self, a: float, b: float) -> float:
        return a


class StoreAtNow(NodeStore):
    def wall(self) -> int:
        return NOW


class TestSimulatedStore(StoreContract):
    disks: dict[Path, Disk] = {}  # noqa: RUF012  (a folder's data lasts as long as the process)

    async def open(self, folder: Path) -> NodeStore:
        loop = asyncio.get_running_loop()
        disk = self.disks.setdefault(folder, Disk(lambda: asyncio.get_running_loop().time()))
        return StoreAtNow(loop, disk, Actor("node"), Actor("store"), Steady())

    test_what_was_answered_survives_a_crash_before_it_is_published = None  # it is no process

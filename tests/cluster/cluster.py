"""A PostgreSQL, a NATS and nodes between which devices choose in turn."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

import asyncpg

from ludiade.server.store.postgres.schema import migrate
from tests.cluster.node import Node
from tests.cluster.proxy import LyingProxy
from tests.proxy import Proxy
from tests.services import Nats, Postgres, give_away

Hints = Literal["true", "lying", "dead"]
DISK_MB = 256


class Cluster:
    """Nodes by number; `port` is that of the next node, as a round-robin balancer has it."""

    def __init__(
        self, postgres: Postgres, nats: Nats, nodes: list[Node], disk: Path | None
    ) -> None:
        self.postgres = postgres
        self.nats = nats
        self.nodes = nodes
        self.disk = disk
        """Where the tables are, of a size of its own; none where that cannot be made here."""
        self.store = postgres.url("ludiade")
        self._turn = 0

    @property
    def port(self) -> int:
        self._turn += 1
        return self.nodes[self._turn % len(self.nodes)].port

    def signal_postgres(self, how: signal.Signals) -> None:
        """Stop or continue PostgreSQL with all processes it has started."""
        process = self.postgres.process
        assert process is not None
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        for pid in [process.pid, *map(int, children)]:
            try:
                os.kill(pid, how)
            except ProcessLookupError:
                continue


@asynccontextmanager
async def cluster(
    folder: Path, count: int = 3, hints: Hints = "true", small_disk: bool = False,
    bot_pause_s: float = 0.0,
) -> AsyncIterator[Cluster]:  # fmt: skip
    """Have it for a while; what was started ends with it."""
    postgres, nats = Postgres(), Nats()
    disk = _mount() if small_disk else None
    proxies: list[Proxy] = []
    nodes: list[Node] = []
    try:
        postgres.start()
        if hints != "dead":
            nats.start()
        await _create(postgres, disk)
        for number in range(count):
            to_store = Proxy(postgres.port)
            to_bus = LyingProxy(nats.port, number) if hints == "lying" else Proxy(nats.port)
            proxies += [to_store, to_bus]
            await to_store.start()
            await to_bus.start()
            url = postgres.url("ludiade")
            nodes.append(Node(folder, number, url, to_store, to_bus, bot_pause_s))
            await nodes[-1].start()
        yield Cluster(postgres, nats, nodes, disk)
    finally:
        for node in nodes:
            await node.end(signal.SIGKILL)
        for proxy in proxies:
            proxy.stop()
        nats.remove()
        postgres.remove()
        if disk is not None:
            subprocess.run(["umount", "--lazy", str(disk)], check=False)
            disk.rmdir()


async def _create(postgres: Postgres, disk: Path | None) -> None:
    db = await asyncpg.connect(postgres.url())
    if disk is None:
        await db.execute("CREATE DATABASE ludiade")
    else:
        await db.execute(f"CREATE TABLESPACE small LOCATION '{disk}'")
        await db.execute("CREATE DATABASE ludiade TABLESPACE small")
    await db.close()
    await migrate(postgres.url("ludiade"))


def _mount() -> Path | None:
    """A file system of DISK_MB; none, said aloud, where this system lets us make none."""
    folder = Path(tempfile.mkdtemp(prefix="ludiade-small-"))
    if shutil.which("mount") is not None:
        options = ["-t", "tmpfs", "-o", f"size={DISK_MB}m", "tmpfs", str(folder)]
        if not subprocess.run(["mount", *options], check=False, capture_output=True).returncode:
            give_away(folder)
            return folder
    folder.rmdir()
    print("NOT TRIED: a full disk (it needs the right to mount a small file system)", flush=True)
    return None

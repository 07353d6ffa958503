"""Nodes in processes of their own, on a shared database or strangers, and load upon them."""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
from tests.services import Nats, Postgres

from ludiade.server.store.postgres.schema import migrate

BENCH = Path(__file__).resolve().parent
IDLE_S = 60.0
Run = dict[str, Any]


def elsewhere() -> None:
    """Relays and crowds stand for other machines: they take what the players' leave."""
    os.nice(10)


class Node:
    """A server in a process of its own."""

    def __init__(self, store: str, bus: str = "", role: str = "play") -> None:
        command = [sys.executable, str(BENCH / "serve.py"), store, str(IDLE_S), bus, role]
        self.process = subprocess.Popen(
            command, cwd=BENCH, stdout=subprocess.PIPE, text=True,
            preexec_fn=elsewhere if role == "watch" else None,
        )  # fmt: skip
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(60)


@contextmanager
def nodes(
    count: int, postgres: Postgres | None = None, nats: Nats | None = None, relays: int = 0
) -> Iterator[list[Node]]:
    """Nodes on a new database, else one on a new file; the last `relays` of them only watch."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        store = f"{folder}/tables.sqlite3"
        if postgres is not None:
            name = f"bench_{time.time_ns()}"
            asyncio.run(_create(postgres, name))
            store = postgres.url(name)
        started = []
        for number in range(count + relays):
            role = "play" if number < count else "watch"
            started.append(Node(store, nats.url if nats is not None else "", role))
            stack.callback(started[-1].end)
        yield started


async def _create(postgres: Postgres, name: str) -> None:
    db = await asyncpg.connect(postgres.url())
    await db.execute(f'CREATE DATABASE "{name}"')
    await db.close()
    await migrate(postgres.url(name))


class Load:
    """A process that plays or looks on."""

    def __init__(self, what: str, asked: Run) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(BENCH / "cluster_load.py"), what],
            cwd=BENCH, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            preexec_fn=elsewhere if what == "watch" else None,
        )  # fmt: skip
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def figures(self) -> Run:
        """What it ends with."""
        found = self.line()
        self.process.wait(60)
        assert found, "the load failed"
        read: Run = json.loads(found)
        return read


@contextmanager
def strangers(count: int, postgres: Postgres) -> Iterator[list[Node]]:
    """As many nodes on one PostgreSQL that have no database in common, and nothing to say."""
    with ExitStack() as stack:
        yield [stack.enter_context(nodes(1, postgres))[0] for _ in range(count)]


def played(at: list[Node], postgres: Postgres | None, **asked: Any) -> Run:
    """Load upon nodes."""
    return Load("play", reached(at, postgres) | asked).figures()


def reached(at: list[Node], postgres: Postgres | None) -> Run:
    store = [] if postgres is None or postgres.process is None else [postgres.process.pid]
    return {"ports": [n.port for n in at], "nodes": [n.process.pid for n in at], "store": store}

"""A `ludiade serve` in a process of its own, with its data in a folder or database of its own."""

import asyncio
import os
import re
import resource
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg

from tests.attacks.websocket import close_all
from tests.server.databases import database_of
from tests.services import NATS_AT, on_postgres

SOURCE = os.environ.get("LUDIADE_ATTACKED", "")
"""The sources of another version to attack, to see whether an attack can succeed at all."""
START_S = 30.0
STOP_S = 10.0
WARPED = "tests.attacks.warped"
_CLOCK = (
    "CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE AS"
    " 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint + {ms}'"
)
_SIZE = (
    "SELECT sum(pg_total_relation_size(oid)) FROM pg_class"
    " WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"
)


class Server:
    """Starts, stops and is looked at from outside."""

    def __init__(
        self, *options: str, files: int | None = None, warped: bool = False, data: str = "t.sqlite3"
    ) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="ludiade-attack-")
        self.folder = Path(self._folder.name)
        self.data = self.folder / data
        self.log = self.folder / "log"
        self.clock = self.folder / "clock"
        """Seconds by which the server's wall clock is put on or back, where it is warped."""
        self.port = 0
        self._store = asyncio.run(database_of(self.folder)) if on_postgres() else ""
        self._options = options
        self._files = files
        self._warped = warped
        self._process: subprocess.Popen[bytes] | None = None
        self._addresses = 0
        self.start()

    def start(self) -> None:
        """Serve, on the same port as before."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command("serve", "--port", str(self.port), *self._where(), *self._options),
                stdout=subprocess.PIPE, stderr=log, env=self.environment(),
                preexec_fn=self._limit_files if self._files else None,
            )  # fmt: skip
        out = self._process.stdout
        assert out is not None
        ready, _, _ = select.select([out], [], [], START_S)
        said = out.readline().decode() if ready else ""
        found = re.search(r":(\d+)/", said)
        if found is None:
            raise RuntimeError(f"the server does not start: {said}{self.logged()[-2000:]}")
        self.port = int(found[1])

    def _where(self) -> list[str]:
        """The options that say where its tables are."""
        if self._store:
            return ["--store", self._store, "--bus", os.environ[NATS_AT]]
        return ["--data", str(self.data)]

    def stored_bytes(self) -> int:
        """What the tables take, on the disk."""
        if self._store:
            return int(asyncio.run(_run_sql(self._store, _SIZE)))
        return sum(file.stat().st_size for file in self.folder.glob(f"{self.data.name}*"))

    def command(self, *words: str) -> list[str]:
        """The command line of ludiade, with the clock that can be put back where it is wanted."""
        if self._warped:
            return [sys.executable, "-m", WARPED, str(self.clock), *words]
        return [sys.executable, "-m", "ludiade", *words]

    def environment(self) -> dict[str, str]:
        path = [SOURCE] if SOURCE else []
        return {**os.environ, "PYTHONPATH": os.pathsep.join([*path, *sys.path])}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Another command of ludiade beside the server."""
        return subprocess.run(
            self.command(*words), capture_output=True, text=True, timeout=START_S, check=False,
            env=self.environment(),
        )  # fmt: skip

    def stop(self) -> int:
        """End it in good order; how it ended."""
        process = self._process
        assert process is not None
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        try:
            status = process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            process.kill()
            status = process.wait()
        assert process.stdout is not None
        process.stdout.close()
        return status

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self.stop()

    def close(self) -> None:
        """End it and forget its data."""
        close_all(self.port)
        self.stop()
        self._folder.cleanup()

    def warp(self, seconds: float) -> None:
        """Put the clock of the machine, and of the database, on or back, as the server sees it."""
        self.clock.write_text(str(seconds))
        if self._store:
            asyncio.run(_run_sql(self._store, _CLOCK.format(ms=int(1000 * seconds))))
        time.sleep(0.1 if self._store else 0.05)

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def rss_kb(self) -> int:
        """What the server's process holds of the memory."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def logged(self) -> str:
        return self.log.read_text(errors="replace")

    def new_address(self) -> str:
        """An address of this machine that nobody has called from yet."""
        self._addresses += 1
        high, low = divmod(self._addresses, 250)
        return f"127.{high // 250 + 10}.{high % 250}.{low + 1}"

    def _limit_files(self) -> None:
        assert self._files is not None
        resource.setrlimit(resource.RLIMIT_NOFILE, (self._files, self._files))


async def _run_sql(store: str, text: str) -> Any:
    db = await asyncpg.connect(store)
    try:
        return await db.fetchval(text)
    finally:
        await db.close()


def listed(words: Sequence[object]) -> str:
    """Some of them, for a message."""
    return ", ".join(map(str, list(words)[:6]))

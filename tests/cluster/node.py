"""A node in a process of its own, behind proxies of its own to PostgreSQL and NATS."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.proxy import Proxy
from tests.services import free_port

START_S = 180.0
SERVE = """
import sys, time
from pathlib import Path
skew, true_ns, true_s = Path(sys.argv[4]), time.time_ns, time.time
def skew_ms(): return int(skew.read_text() or 0)
time.time_ns = lambda: true_ns() + skew_ms() * 1_000_000
time.time = lambda: true_s() + skew_ms() / 1000
from ludiade.server.ops.config import Config
from ludiade.server.ops.logs import log_to_stderr
from ludiade.server.ops.serving import run
log_to_stderr()
run(Config(port=int(sys.argv[1]), data=sys.argv[2], bus=sys.argv[3],
           frames_a_second=1e6, frames_at_once=1e6, bot_workers=1,
           tries_a_minute=1e6, tables_a_minute=1e6, calls_a_second=1e6, mixing_s=0.3,
           joins_a_minute=1e6, devices_a_minute=1e6, calls_an_address=1e6, reveal_s=600.0,
           bot_pause_s=(float(sys.argv[5]), float(sys.argv[5]) + 0.05), grace_ms=50,
           recovery_s=0.5),
    lambda port: print(port, flush=True))
"""
"""`ludiade serve` with limits that a test of one address does not meet, and a clock it may set."""


class Node:
    """Starts, stops and starts again, on the same port."""

    def __init__(
        self, folder: Path, number: int, store: str, to_store: Proxy, to_bus: Proxy,
        bot_pause_s: float = 0.0,
    ) -> None:  # fmt: skip
        self.name = f"node {number}"
        self.to_store = to_store
        self.to_bus = to_bus
        self.port = free_port()
        self.log = folder / f"node-{number}.log"
        self.skew = folder / f"node-{number}.clock"
        """By how many milliseconds the wall clock of this node is wrong."""
        self.skew.write_text("0")
        address, _, database = store.rpartition("/")
        user = address.rpartition("@")[0]
        self._store = f"{user}@127.0.0.1:{to_store.port}/{database}"
        self._bus = f"nats://127.0.0.1:{to_bus.port}"
        self._bot_pause_s = bot_pause_s
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Listen; where PostgreSQL is away just now, try again as a service manager does."""
        try:
            async with asyncio.timeout(START_S):
                while not await self._try_to_start():
                    await asyncio.sleep(0.2)
        except TimeoutError:
            raise AssertionError(f"{self.name}: {self.log.read_text()[-2000:]}") from None

    async def _try_to_start(self) -> bool:
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(self.port), self._store, self._bus,
                 str(self.skew), str(self._bot_pause_s)],
                stdout=subprocess.PIPE, stderr=log, text=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            )  # fmt: skip
        out = self._process.stdout
        assert out is not None
        if await asyncio.to_thread(out.readline):
            return True
        out.close()
        await asyncio.to_thread(self._process.wait, 20)
        said = self.log.read_text()[-2000:]
        assert "Unusable" in said, said
        return False

    def set_clock(self, ms: int) -> None:
        """Let its wall clock be wrong, while it runs and whenever it starts again."""
        scratch = self.skew.with_suffix(".new")
        scratch.write_text(str(ms))
        scratch.rename(self.skew)

    def hurt(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    async def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it by a signal."""
        process = self._process
        assert process is not None
        if process.poll() is None:
            process.send_signal(how)
            await asyncio.to_thread(process.wait, 30)
        assert process.stdout is not None
        process.stdout.close()

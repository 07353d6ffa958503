"""A server in a process of its own, to be killed and started again on the same port and file."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.rig import Remote

PATIENCE_S = 20
SERVE = """
import sys
from pathlib import Path
from ludiade.server.ops.clock import Clock
from ludiade.server.ops.config import Config
from ludiade.server.ops.logs import log_to_stderr
from ludiade.server.ops.serving import run
log_to_stderr()
true_wall, steps = Clock.wall, Path(sys.argv[3])
Clock.wall = lambda self: true_wall(self) + int(steps.read_text() or 0)
run(Config(port=int(sys.argv[2]), data=sys.argv[1], frames_a_second=1e6, frames_at_once=1e6,
           tries_a_minute=1e6, tables_a_minute=1e6, calls_a_second=1e6, mixing_s=0.3,
           joins_a_minute=1e6, devices_a_minute=1e6, calls_an_address=1e6, reveal_s=600.0,
           bot_pause_s=(0.0, 0.05), grace_ms=50, recovery_s=0.5),
    lambda port: print(port, flush=True))
"""


class Server:
    """Starts, stops and starts again."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "tables.sqlite3"
        self.port = 0
        self.log = folder / "server.log"
        self.clock = folder / "clock"
        """By how many milliseconds the machine's clock is wrong."""
        self.clock.write_text("0")
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Listen, on the same port as before."""
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(self.data), str(self.port), str(self.clock)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            )
        out = self._process.stdout
        assert out is not None
        line = await asyncio.to_thread(out.readline)
        assert line, self.log.read_text()
        self.port = int(line)

    def step_clock(self, ms: int) -> None:
        """Set the server's wall clock, forward or back, while it runs."""
        scratch = self.clock.with_suffix(".new")
        scratch.write_text(str(ms))
        scratch.rename(self.clock)

    async def freeze(self, seconds: float) -> None:
        """Let the process stand still for a while."""
        os.kill(self.pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(self.pid, signal.SIGCONT)

    async def end(self, how: signal.Signals) -> float:
        """End it by a signal; the seconds it took to go."""
        process = self._process
        assert process is not None
        began = time.monotonic()
        process.send_signal(how)
        await asyncio.to_thread(process.wait, 20)
        assert process.stdout is not None
        process.stdout.close()
        return time.monotonic() - began


async def becomes(remote: Remote, status: int) -> bytes:
    """Wait until the server says that it can store moves, or that it cannot."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            found, said = await remote.call("GET", "/ready")
            if found == status:
                return bytes(said)
            await asyncio.sleep(0.05)

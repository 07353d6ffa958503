"""A server in a process of its own, to be killed and started again on the same port and file."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

SERVE = """
import sys
from ludiade.server.config import Config
from ludiade.server.serving import log_to_stderr, run
log_to_stderr()
run(Config(port=int(sys.argv[2]), data=sys.argv[1], frames_a_second=1e6, frames_at_once=1e6,
           tries_a_minute=1e6, tables_a_minute=1e6, calls_a_second=1e6, mixing_s=0.3,
           bot_pause_s=(0.0, 0.05), grace_ms=50, recovery_s=0.5),
    lambda port: print(port, flush=True))
"""


class Server:
    """Starts, stops and starts again."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "tables.sqlite3"
        self.port = 0
        self.log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Listen, on the same port as before."""
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(self.data), str(self.port)],
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

"""A foreign program that answers lines, within limits on time and memory."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Literal

from msgspec import Struct

Kind = Literal["late", "nonsense", "illegal", "died", "failed"]
START_S = 20.0
"""What the first answer may take longer, while the program starts."""
LONGEST_LINE = 1 << 20
ENDLESS = "endless_line"
"""What is said of an answer longer than that."""
KEPT_OF_ERRORS = 16_000
CPU_S = 3600
"""Beyond which a program ends, should nobody be left to end it."""
KEPT_OF_ENVIRONMENT = ("PATH", "LANG", "LC_ALL", "TMPDIR")
LIMITED = 'ulimit -t "$1"; [ "$2" = 0 ] || ulimit -v "$2"; shift 2; exec "$@"'


class Limits(Struct, frozen=True):
    """What a foreign bot may use."""

    seconds: float = 10.0
    """A move."""
    memory_mb: int = 2048
    """Of addresses; 0 for no limit."""


class Fault(Exception):
    """A bot that has not done what bots do."""

    def __init__(self, kind: Kind, said: str = "", traceback: str = "") -> None:
        super().__init__(kind, said)
        self.kind = kind
        self.said = said
        self.traceback = traceback
        """All that is known of how it came to this."""

    def __str__(self) -> str:
        return f"{self.kind}: {self.said}" if self.said else self.kind


_living: set["Program"] = set()


class Program:
    """A process of its own that reads lines and answers each with one."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limits = limits
        self._patience = limits.seconds + START_S
        self._read = b""
        self._errors = b""
        kept = {name: os.environ[name] for name in KEPT_OF_ENVIRONMENT if name in os.environ}
        self._process = subprocess.Popen(
            ["/bin/sh", "-c", LIMITED, "sh", str(CPU_S), str(limits.memory_mb * 1024), *command],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=kept, bufsize=0, start_new_session=True,
        )  # fmt: skip
        _living.add(self)
        for pipe in self._pipes():
            os.set_blocking(pipe.fileno(), False)

    def ask(self, line: bytes) -> bytes:
        """The answer to a line; Fault where there is none in time."""
        end = time.monotonic() + self._patience
        self._patience = self._limits.seconds
        stdin, stdout, stderr = self._pipes()
        unsent = line + b"\n"
        with selectors.DefaultSelector() as ready:
            ready.register(stdin, selectors.EVENT_WRITE)
            ready.register(stdout, selectors.EVENT_READ)
            ready.register(stderr, selectors.EVENT_READ)
            while unsent or b"\n" not in self._read:
                found = ready.select(max(0.0, end - time.monotonic()))
                if not found:
                    raise self._fault("late")
                for key, _ in found:
                    if key.fileobj is stdin:
                        unsent = self._send(unsent)
                        if not unsent:
                            ready.unregister(stdin)
                    elif not self._take(key.fileobj is stderr):
                        ready.unregister(key.fileobj)
                        if key.fileobj is stdout:
                            self._drain()
                            raise self._fault("died")
        answer, _, self._read = self._read.partition(b"\n")
        return answer

    def close(self) -> None:
        """End the process and all it has started."""
        _living.discard(self)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in self._pipes():
            with suppress(BrokenPipeError):
                pipe.close()

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        return stdin, stdout, stderr

    def _send(self, unsent: bytes) -> bytes:
        try:
            return unsent[os.write(self._pipes()[0].fileno(), unsent) :]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:
            self._drain()
            raise self._fault("died") from None

    def _take(self, from_errors: bool) -> bool:
        """Read what is there; whether more may come."""
        data = os.read(self._pipes()[2 if from_errors else 1].fileno(), 1 << 16)
        if from_errors:
            self._errors = (self._errors + data)[-KEPT_OF_ERRORS:]
        else:
            self._read += data
            if len(self._read) > LONGEST_LINE:
                raise Fault("nonsense", ENDLESS)
        return bool(data)

    def _drain(self) -> None:
        """What a dying program still said."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        with suppress(BlockingIOError):
            while self._take(from_errors=True):
                pass

    def _fault(self, kind: Kind) -> Fault:
        """A fault, with the last words of the program and all of them."""
        said = self._errors.decode(errors="replace").strip()
        return Fault(kind, said.rpartition("\n")[2].strip()[:200], said)


def close_all() -> None:
    """End every program that still runs: for a process that must go at once."""
    for program in list(_living):
        program.close()

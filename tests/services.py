"""Real PostgreSQL and NATS for the tests: from PyPI wheels, or at addresses of the environment.

`LUDIADE_TEST_POSTGRES` and `LUDIADE_TEST_NATS` name servers that run already; else one of each is
started on a free port of this machine. See service_fixtures.py for pytest.
"""

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from tests.programs import NATS_AT as NATS_AT
from tests.programs import POSTGRES_AT as POSTGRES_AT
from tests.programs import (
    Unavailable,
    as_somebody,
    give_away,
    nats_program,
    postgres_programs,
)

PASSWORD = "of-the-tests"
STORE = "LUDIADE_TEST_STORE"
"""Set to `postgres`, the tests of the server run on PostgreSQL instead of SQLite."""
START_S = 30.0
STOP_S = 10.0
POSTGRES_SETTINGS = {
    "listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": "200",
    "shared_buffers": "32MB", "log_checkpoints": "off",
}  # fmt: skip


class Process(ABC):
    """A server in a folder and on a port of its own; it can be ended and started again there."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="ludiade-test-"))
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it can be used."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                preexec_fn=_die_with_parent, **self.user(),
            )  # fmt: skip
        until = time.monotonic() + START_S
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise Unavailable((self.folder / "log").read_text(errors="replace")[-2000:])
            time.sleep(0.02)

    def stop(self) -> None:
        """End in good order."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End at once, as when the machine's power goes."""
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        """Answer nobody, and let no connection go."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def remove(self) -> None:
        """End, and leave nothing behind."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self._signal(how)
        try:
            self.process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self._signal(signal.SIGKILL)
            self.process.wait(STOP_S)

    def _signal(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)

    def user(self) -> dict[str, object]:
        """As whom it runs, for `Popen`."""
        return {}

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def is_ready(self) -> bool: ...


class Postgres(Process):
    """PostgreSQL with a superuser `postgres` whose password is PASSWORD."""

    def __init__(self, fsync: bool = False, **settings: str) -> None:
        """Without `fsync` it survives its own death, though not the machine's."""
        self._programs = postgres_programs()
        super().__init__()
        self._settings = POSTGRES_SETTINGS | {"fsync": "on" if fsync else "off"} | settings
        self.data = self.folder / "data"
        give_away(self.folder)
        (self.folder / "password").write_text(PASSWORD)
        made = subprocess.run(
            [
                str(self._programs / "initdb"), "--pgdata", str(self.data), "--username=postgres",
                "--auth=scram-sha-256", "--encoding=utf8", "--no-locale", "--no-sync",
                "--pwfile", str(self.folder / "password"),
            ],
            cwd=self.folder, capture_output=True, check=False, **as_somebody(),
        )  # fmt: skip
        if made.returncode:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise Unavailable(made.stderr.decode(errors="replace")[-2000:])

    def user(self) -> dict[str, object]:
        return as_somebody()

    def command(self) -> list[str]:
        settings = self._settings | {"port": str(self.port)}
        chosen = [word for name in settings for word in ("-c", f"{name}={settings[name]}")]
        return [str(self._programs / "postgres"), "-D", str(self.data), *chosen]

    def is_ready(self) -> bool:
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except OSError:
            return False
        assert self.process is not None
        return lines[:1] == [str(self.process.pid)] and lines[7:8] == ["ready   "]

    def kill(self) -> None:
        """The whole server: its processes end by themselves when the first of them is gone."""
        super().kill()
        (self.data / "postmaster.pid").unlink(missing_ok=True)
        until = time.monotonic() + STOP_S
        while _in_use(self.data) and time.monotonic() < until:
            time.sleep(0.02)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres:{PASSWORD}@127.0.0.1:{self.port}/{database}"


class PostgresElsewhere:
    """A PostgreSQL that runs already; its user may create databases."""

    def __init__(self, address: str) -> None:
        self._address = address

    def url(self, database: str | None = None) -> str:
        if database is None:
            return self._address
        return urlunsplit(urlsplit(self._address)._replace(path=f"/{database}"))


class Nats(Process):
    """A NATS server without storage."""

    def __init__(self) -> None:
        self._program = nats_program()
        super().__init__()

    def command(self) -> list[str]:
        return [self._program, "--addr", "127.0.0.1", "--port", str(self.port)]

    def is_ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


@contextmanager
def running(server: Process) -> Iterator[Process]:
    """Have a server for a while."""
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def services_under_test() -> Iterator[None]:
    """For programs without pytest: a PostgreSQL and a NATS, where servers are to run on them."""
    with ExitStack() as stack:
        if on_postgres() and POSTGRES_AT not in os.environ:
            postgres = Postgres()
            stack.enter_context(running(postgres))
            os.environ[POSTGRES_AT] = postgres.url()
        if on_postgres() and NATS_AT not in os.environ:
            nats = Nats()
            stack.enter_context(running(nats))
            os.environ[NATS_AT] = nats.url
        yield


def on_postgres() -> bool:
    """Whether servers under test keep their tables in PostgreSQL."""
    return os.environ.get(STORE, "sqlite") == "postgres"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


_libc = ctypes.CDLL(None) if sys.platform == "linux" else None


def _die_with_parent() -> None:
    """A test run that is killed leaves no server behind."""
    if _libc is not None:
        _libc.prctl(1, signal.SIGINT)


def _in_use(data: Path) -> bool:
    """Whether a process still works in that folder."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "cwd").readlink() == data:
                return True
        except OSError:
            continue
    return False

"""`make play` as a person runs it: with a compiler, without one, and with one that fails."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.builds import COMPILES, ROOT

READY = r"Ludiade is ready: http://localhost:(\d+)/"
PATIENCE_S = 60


class Played:
    """A started server, and what it has said."""

    def __init__(self, folder: Path, **env: str) -> None:
        told = {"LUDIADE_LANG": "en", "OPEN": "no", "LAN": "no", "PORT": "8300",
                "PYTHONPATH": os.pathsep.join(sys.path)}  # fmt: skip
        self.out = folder / f"out-{time.monotonic_ns()}"
        with self.out.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, str(ROOT / "tools" / "play_server.py")], cwd=folder, stdout=out,
                stderr=subprocess.STDOUT, env={**os.environ, **told, **env},
            )  # fmt: skip

    def hear(self, pattern: str) -> re.Match[str]:
        """Wait until it has said so."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            if heard := re.search(pattern, self.said):
                return heard
            time.sleep(0.05)
        raise AssertionError(f"never heard {pattern}: {self.said}")

    @property
    def said(self) -> str:
        return self.out.read_text()

    def call(self, path: str, body: object) -> dict[str, object]:
        url = f"http://127.0.0.1:{self.hear(READY)[1]}{path}"
        headers = {"Content-Type": "application/json", "Authorization": "Bearer "}
        request = urllib.request.Request(url, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return dict(json.load(answer))


@contextmanager
def playing(folder: Path, **env: str) -> Iterator[Played]:
    played = Played(folder, **env)
    try:
        yield played
    finally:
        played.process.send_signal(signal.SIGINT)
        assert played.process.wait(PATIENCE_S) == 0
    assert "Traceback" not in played.said


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def ends(group: int) -> bool:
    """Whether all processes of a group end before long."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


def test_without_a_compiler_everything_works_plain(tmp_path):
    with playing(tmp_path, CC="/nowhere/cc") as played:
        assert played.call("/api/tables", {"game": "diabolo", "seats": [{"kind": "bot"}] * 2})
    assert "compiled" not in played.said


def test_whoever_wants_the_source_as_it_is_gets_it(tmp_path):
    with playing(tmp_path, COMPILE="no") as played:
        played.hear(READY)
    assert "compiled" not in played.said


@COMPILES
def test_a_compiler_that_is_killed_leaves_the_server_playing(tmp_path):
    with playing(tmp_path, CFLAGS="-DLUDIADE_NOT_COMPILED_YET") as played:
        played.hear("being compiled in the background")
        (compiling,) = children(played.process.pid)
        os.kill(compiling, signal.SIGKILL)
        played.hear("Compiling failed: you play as before")
        assert ends(compiling)
        assert played.call("/api/tables", {"game": "diabolo", "seats": [{"kind": "bot"}] * 2})


def test_a_second_start_leads_to_the_first(tmp_path):
    with playing(tmp_path, COMPILE="no") as first:
        port = first.hear(READY)[1]
        second = Played(tmp_path, COMPILE="no")
        assert second.process.wait(PATIENCE_S) == 0
        assert f"Ludiade is open already: http://localhost:{port}/" in second.said


def test_starts_at_the_same_moment_find_a_port_each(tmp_path):
    files = [str(tmp_path / f"{n}.sqlite3") for n in range(3)]
    with (
        playing(tmp_path, COMPILE="no", DATA=files[0]) as one,
        playing(tmp_path, COMPILE="no", DATA=files[1]) as other,
        playing(tmp_path, COMPILE="no", DATA=files[2]) as third,
    ):
        assert len({played.hear(READY)[1] for played in (one, other, third)}) == 3

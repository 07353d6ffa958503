"""The disk fails at the Nth write or sync of a store: nothing acknowledged is lost.

The tests of the whole server are in test_disk_fails.py; here every call of a short life fails once.
"""

import os
import subprocess
import sys

import pytest

from tests.faults.appender import acknowledged, check
from tests.server.store.test_durability import needs_strace

CALLS = "pwrite64,write,fdatasync,fsync,ftruncate"


def fail_at(folder, when: str, error: str) -> tuple[int, list[str]]:
    """Let a process append while its calls on the file fail; how it ended, and what it said."""
    file = folder / "tables.sqlite3"
    check(file, {})  # so that the tables of the file are made: it is the appends that shall fail
    paths = [word for end in ("", "-wal", "-shm") for word in ("-P", f"{file}{end}")]
    command = [
        "strace", "-f", "-qq", "-o", "/dev/null", *paths, "-e", f"trace={CALLS}",
        "-e", f"inject={CALLS}:error={error}:when={when}",
        sys.executable, "-m", "tests.faults.appender", str(file), "2", "20", "8",
    ]  # fmt: skip
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=90, check=False)
    return done.returncode, done.stdout.splitlines()


@needs_strace
@pytest.mark.parametrize(
    "n", [pytest.param(n, marks=[] if n % 4 == 2 else [pytest.mark.slow]) for n in range(1, 41)]
)
def test_one_failing_call_loses_nothing_and_the_rest_is_stored(tmp_path, n):
    status, said = fail_at(tmp_path, str(n), "EIO")
    acks = acknowledged(said)
    check(tmp_path / "tables.sqlite3", acks)
    if acks:  # once it is open, one failure is said, and passes
        assert said[-1] == "closed"
        assert acks == {"t0": 19, "t1": 19}
    else:
        assert status != 0


@needs_strace
@pytest.mark.parametrize("error", ["EIO", "ENOSPC"])
@pytest.mark.parametrize("n", [12, 30, 60])
def test_a_disk_that_fails_from_then_on_is_said(tmp_path, n, error):
    status, said = fail_at(tmp_path, f"{n}+", error)
    reasons = {"EIO": {"refused broken"}, "ENOSPC": {"refused full", "refused broken"}}
    refused = {line for line in said if line.startswith("refused")}
    assert refused <= reasons[error]
    assert status != 0 or not refused
    check(tmp_path / "tables.sqlite3", acknowledged(said))

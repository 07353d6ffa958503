"""Long work that somebody ends says how one goes on, and leaves nothing behind."""

import os
import signal
import subprocess
import sys
import time

import pytest

WORK = ["lab", "ask", "length", "diego", "--deals", "100000", "--within", "0.001", "--jobs", "2",
        "--lang", "en"]  # fmt: skip


def ended(number, *more):
    command = [sys.executable, "-m", "ludiade", *WORK, *more]
    work = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not _children(work.pid):
        time.sleep(0.05)
    time.sleep(1.5)
    work.send_signal(number)
    _, said = work.communicate(timeout=30)
    return work.returncode, said


def _children(pid):
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        return file.read().split()


@pytest.mark.slow
@pytest.mark.skipif(not os.path.exists("/proc/self/task"), reason="needs /proc")
@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_whoever_ends_long_work_is_told_how_to_go_on(tmp_path, number, status):
    code, said = ended(number, "--out", str(tmp_path / "kept"))
    assert code == status
    assert said.splitlines() == [
        f"Interrupted: what is done is kept in “{tmp_path / 'kept'}”."
        " The same command goes on from there."
    ]
    code, said = ended(number)
    assert code == status
    assert said.startswith("Interrupted: nothing is kept. With --out")
    assert len(said.splitlines()) == 1

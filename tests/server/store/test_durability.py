"""Durable means durable: the log is synced between each append and the first byte about it."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludiade.kernel.dice import Dice
from tests.server.rig import Remote, part, play_on

SERVE = """
import sys
from ludiade.server.ops.config import Config
from ludiade.server.ops.serving import run
run(Config(port=0, data=sys.argv[1], synchronous=sys.argv[2], frames_a_second=1e6,
           frames_at_once=1e6), lambda port: print(port, flush=True))
"""
CALLS = "trace=pwrite64,pwritev,fdatasync,fsync,write,writev,sendto,sendmsg"
LINE = re.compile(r"^\d+ +(?P<call>\w+)\(\d+<(?P<file>[^>]*)>")
RESUMED = re.compile(r"^\d+ +<\.\.\. (?P<call>\w+) resumed>")


class Unsynced(AssertionError):
    """Bytes about a step went out before its append was on the disk."""


def played_under_strace(folder: Path, synchronous: str) -> list[str]:
    """The system calls of a server while a match is played."""
    log = folder / "calls"
    command = ["strace", "-f", "-y", "-s", "80", "-e", CALLS, "-o", str(log), sys.executable]
    server = subprocess.Popen(
        [*command, "-c", SERVE, str(folder / "tables.sqlite3"), synchronous],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert server.stdout is not None
    try:
        port = int(server.stdout.readline())

        async def go() -> None:
            players = await Remote(port).seated("diamoniak", 2)
            await play_on(players, Dice(11))
            await part(players)

        asyncio.run(asyncio.wait_for(go(), 60))
    finally:
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text()
        for pid in children.split():
            os.kill(int(pid), signal.SIGTERM)
        server.wait(20)
        server.stdout.close()
    return log.read_text(errors="replace").splitlines()


def check_synced(calls: list[str]) -> int:
    """Follow the calls; the number of steps that were told, each after a sync of its append."""
    unsynced = appended = False
    syncing: dict[str, bool] = {}
    steps = 0
    for line in calls:
        thread = line.split(" ", 1)[0]
        found, resumed = LINE.match(line), RESUMED.match(line)
        if resumed is not None and resumed["call"] in ("fdatasync", "fsync"):
            if syncing.pop(thread, False):
                unsynced = False
        if found is None:
            continue
        if found["file"].endswith("-wal"):
            if found["call"].startswith("pwrite"):
                unsynced = appended = True
            elif line.rstrip().endswith("= 0"):
                unsynced = False
            else:  # begun, and finished on a later line
                syncing[thread] = True
        elif '\\"type\\":\\"step\\"' in line:
            if unsynced:
                raise Unsynced(line)
            if appended:
                steps += 1
                appended = False
    return steps


needs_strace = pytest.mark.skipif(
    shutil.which("strace") is None and not os.environ.get("CI"),
    reason="DURABILITY IS NOT TESTED: apt install strace",
)


@needs_strace
def test_every_step_is_synced_before_the_first_byte_about_it(tmp_path):
    assert check_synced(played_under_strace(tmp_path, "FULL")) > 30


@pytest.mark.slow
@needs_strace
def test_the_same_test_fails_without_the_sync(tmp_path):
    calls = played_under_strace(tmp_path, "NORMAL")
    with pytest.raises(Unsynced):
        check_synced(calls)

"""A disk that goes read-only, full or bad under a running server: said, nothing lost, and on again.

strace makes the system calls of the running server fail, as root may write to a read-only folder.
"""

import asyncio
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludiade.kernel.dice import Dice
from tests.faults.checker import check
from tests.faults.device import Device, Log
from tests.faults.server import Server, becomes
from tests.server.rig import Remote
from tests.server.store.test_durability import needs_strace

PATIENCE_S = 20


@contextmanager
def failing(pid: int, call: str, error: str) -> Iterator[None]:
    """Let every such call of a process fail; it is as before afterwards."""
    command = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
               "-e", f"inject={call}:error={error}", "-p", str(pid)]  # fmt: skip
    tracer = subprocess.Popen(command)
    try:
        while not _traced(pid):
            assert tracer.poll() is None, "strace may not attach here"
        yield
    finally:
        tracer.terminate()
        tracer.wait(10)


def _traced(pid: int) -> bool:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return all("TracerPid:\t0\n" not in (task / "status").read_text() for task in tasks)


@needs_strace
@pytest.mark.parametrize(
    ("call", "error", "said"),
    [
        ("pwrite64", "EROFS", b"store: broken\n"),
        ("pwrite64", "ENOSPC", b"store: full\n"),
        ("fdatasync", "EIO", b"store: broken\n"),
    ],
)
def test_a_failing_disk_is_said_loses_nothing_acknowledged_and_passes(tmp_path, call, error, said):
    async def go():
        server = Server(tmp_path)
        await server.start()
        remote = Remote(server.port)
        opened = await remote.open("diamoniak", [{"kind": "me"}, {"kind": "here"}])
        log = Log(opened["table"], [0, 1])
        device = Device(server, opened["token"], log, Dice(3), host=True)
        playing = asyncio.create_task(device.run())
        async with asyncio.timeout(PATIENCE_S):
            while len(log.acknowledged) < 5:
                await asyncio.sleep(0.01)
        with failing(server.pid, call, error):
            assert await becomes(remote, 503) == said
            stored = len(log.acknowledged)
            assert (await remote.call("GET", "/health"))[0] == 200
            assert len(log.acknowledged) == stored  # nobody hears of a move that is not stored
        assert await becomes(remote, 200) == b"ok\n"
        async with asyncio.timeout(PATIENCE_S):
            while len(log.acknowledged) < stored + 5 and not playing.done():
                await asyncio.sleep(0.01)
        device.stop = True
        await playing
        await server.end(signal.SIGKILL)
        seen = check(server.data, [log])
        assert seen["acknowledged"] == len(log.acknowledged) > stored

    asyncio.run(asyncio.wait_for(go(), 90))

"""A process that ends without closing its store lets the writer finish what it is about to say.

A thread that is stopped while it logs keeps the lock of the log, and the process may never end.
"""

import subprocess
import sys

ENDS_WHILE_THE_WRITER_LOGS = """
import atexit, threading

logs = threading.Event()
atexit.register(logs.wait)  # after the end of logging, which waits for whoever logs then

import asyncio, logging, sqlite3, time
from ludiade.server.store.writer import Writer

class Slow(logging.StreamHandler):
    def emit(self, record):
        logs.set()
        time.sleep(0.3)
        super().emit(record)

def fail(db):
    time.sleep(0.2)
    raise sqlite3.OperationalError("disk I/O error")

async def main():
    db = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    Writer(db).ask(fail, apart=True)
    await asyncio.sleep(0.1)
    raise SystemExit(7)

logging.basicConfig(handlers=[Slow()])
asyncio.run(main())
"""


def test_the_writer_has_said_what_failed_before_its_thread_is_no_more():
    ended = subprocess.run(
        [sys.executable, "-c", ENDS_WHILE_THE_WRITER_LOGS],
        capture_output=True, text=True, timeout=20, check=False,
    )  # fmt: skip
    assert ended.returncode == 7
    assert "a group of writes failed" in ended.stderr

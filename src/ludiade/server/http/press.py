"""PDFs, each set by a process of its own: few at a time, and ended when it takes too long."""

import asyncio
import sys

from ludiade.print import Document
from ludiade.server.http.concurrency import ConcurrencyLimit
from ludiade.server.wire.decoding import encode

LONGEST_S = 20.0
AT_ONCE = 2


class Press:
    """What sets documents for one server."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._limit = ConcurrencyLimit(1)

    async def pdf(self, document: Document, address: str) -> bytes:
        """The PDF; TimeoutError where it was too long in coming, waiting included.

        Whoever asks for many waits for their own, so that they hold one of the presses at most.
        """
        async with asyncio.timeout(LONGEST_S), self._limit.of(address), self._free:
            return await _set(document)


async def _set(document: Document) -> bytes:
    """What the process writes; it ends with whoever waits for it."""
    piped = asyncio.subprocess.PIPE
    setting = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ludiade.print", stdin=piped, stdout=piped, stderr=piped
    )
    try:
        data, said = await setting.communicate(encode(document))
    finally:
        if setting.returncode is None:
            setting.kill()
            await setting.wait()
    if setting.returncode != 0:
        raise RuntimeError(said.decode(errors="replace")[-2000:])
    return data

"""Accepting connections, some at a time, also when the system has no files left for a while.

The event loop's own servers accept all that wait at once: more than there are files, before any
can be closed, and then uvloop stops to listen for good.
"""

import asyncio
import errno
import logging
import socket
from collections.abc import Callable

log = logging.getLogger("ludiade.accepting")
AT_ONCE = 16
REST_S = 0.1
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Acceptor:
    """Makes a protocol for each connection that comes to a listening socket."""

    def __init__(
        self,
        listening: socket.socket,
        make: Callable[[], asyncio.Protocol],
        relieve: Callable[[int], None],
    ) -> None:
        listening.setblocking(False)
        self._listening = listening
        self._make = make
        self._relieve = relieve
        """Asked to close some connections when there are no files left."""
        self._loop = asyncio.get_running_loop()
        self._beginning: set[asyncio.Task[None]] = set()
        self._task = self._loop.create_task(self._accept())

    async def close(self) -> None:
        """Accept nobody any more; the socket may be closed then."""
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _accept(self) -> None:
        while True:
            try:
                first, _ = await self._loop.sock_accept(self._listening)
                self._begin(first)
                for _ in range(AT_ONCE - 1):
                    self._begin(self._listening.accept()[0])
            except (BlockingIOError, ConnectionError):
                pass
            except OSError as error:
                if error.errno in OUT_OF_FILES:
                    self._relieve(AT_ONCE)
                else:
                    log.warning("a connection could not be accepted: %s", error)
                await asyncio.sleep(REST_S)
            await asyncio.sleep(0)  # what was evicted is closed before more are accepted

    def _begin(self, accepted: socket.socket) -> None:
        accepted.setblocking(False)
        task = self._loop.create_task(self._connect(accepted))
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    async def _connect(self, accepted: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._make, accepted)
        except OSError:  # gone already
            accepted.close()

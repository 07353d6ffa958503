"""Hints by PostgreSQL's NOTIFY, for a few nodes without a NATS.

NOTIFY takes one lock for the whole database when it is committed, so a node sends one message each
20 ms at most, in a transaction of its own and on a connection of its own.
"""

import asyncio
import logging
from typing import Any

import msgspec

from ludiade.server.bus.coalesced import Coalesced, Hints
from ludiade.server.bus.messages import read_hints
from ludiade.server.bus.port import Heard
from ludiade.server.store.postgres.connecting import connect

log = logging.getLogger("ludiade.bus")
CHANNEL = "ludiade_hints"
MOMENT_S = 0.02
MOST = 130
"""Hints in one message, of which PostgreSQL takes 8,000 bytes; what is left out is found anyway."""
RECONNECT_S = 1.0
SEND_S = 2.0


class NotifyBus:
    """This node's connection; it is made, and made anew, beside everything else."""

    def __init__(self, url: str) -> None:
        """Begin to connect."""
        self._url = url
        self._db: Any = None
        self._heard: Heard | None = None
        self._waiting = Coalesced(self._send, MOMENT_S)
        self._sending: asyncio.Task[None] | None = None
        self._up = asyncio.Event()
        self._connecting = asyncio.create_task(self._stay_connected())

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    def hint(self, table: str, n: int) -> None:
        if self._db is not None:
            self._waiting.add(table, n)

    async def connected(self) -> None:
        """Wait for a connection."""
        await self._up.wait()

    async def stop(self) -> None:
        self._waiting.stop()
        self._connecting.cancel()
        if self._sending is not None:
            self._sending.cancel()
        self._drop()

    async def _stay_connected(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # whatever PostgreSQL or the way to it does
                log.warning("no hints for the time being: %r", error)
            self._drop()
            await asyncio.sleep(RECONNECT_S)

    async def _listen(self) -> None:
        db = self._db = await connect(self._url)
        gone = asyncio.Event()
        db.add_termination_listener(lambda _: gone.set())
        await db.execute("SET synchronous_commit = off")  # a hint need not survive anything
        await db.add_listener(CHANNEL, self._message)
        self._up.set()
        await gone.wait()

    def _drop(self) -> None:
        self._up.clear()
        if self._db is not None:
            self._db.terminate()
            self._db = None

    def _send(self, hints: Hints) -> None:
        """One message at a time; whoever is still busy with the last one leaves this one out."""
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._notify(hints[-MOST:]))

    async def _notify(self, hints: Hints) -> None:
        db = self._db
        try:
            async with asyncio.timeout(SEND_S):
                message = msgspec.json.encode(hints).decode()
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, message)
        except Exception:  # the loop that listens says why, and connects anew
            if db is not None:
                db.terminate()

    def _message(self, db: Any, sender: int, channel: str, message: str) -> None:
        if self._heard is not None and sender != db.get_server_pid():
            for table, n in read_hints(message.encode()):
                self._heard(table, n)

"""Hints over core NATS: where it is away, slow or wrong, nothing is lost but time."""

import asyncio
import logging

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from ludiade.server.bus.coalesced import Coalesced, Hints
from ludiade.server.bus.messages import read_hints
from ludiade.server.bus.port import Heard

log = logging.getLogger("ludiade.bus")
SUBJECT = "ludiade.hints"
RECONNECT_S = 1
PING_S = 5
"""How often the server must be heard of, else the connection is made anew."""


class NatsBus:
    """This node's connection; it is made, and made anew, beside everything else."""

    def __init__(self, url: str) -> None:
        """Begin to connect."""
        self._client = Client()
        self._heard: Heard | None = None
        self._waiting = Coalesced(self._send)
        self._sending: asyncio.Task[None] | None = None
        self._connecting = asyncio.create_task(self._connect(url))
        self._up = True

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    def hint(self, table: str, n: int) -> None:
        if self._client.is_connected:
            self._waiting.add(table, n)

    async def connected(self) -> None:
        """Wait for the first connection."""
        await asyncio.shield(self._connecting)
        await self._client.flush()

    async def stop(self) -> None:
        self._waiting.stop()
        self._connecting.cancel()
        if self._sending is not None:
            self._sending.cancel()
        await self._client.close()

    async def _connect(self, url: str) -> None:
        await self._client.connect(
            [url], name="ludiade", no_echo=True, allow_reconnect=True, max_reconnect_attempts=-1,
            reconnect_time_wait=RECONNECT_S, connect_timeout=2, ping_interval=PING_S,
            max_outstanding_pings=1, pending_size=0, error_cb=self._failed,
            reconnected_cb=self._is_back,
        )  # fmt: skip
        self._up = True
        await self._client.subscribe(SUBJECT, cb=self._message)

    def _send(self, hints: Hints) -> None:
        """One message at a time: what is said meanwhile goes with the next."""
        if self._sending is not None and not self._sending.done():
            for table, n in hints:
                self._waiting.add(table, n)
        else:
            self._sending = asyncio.create_task(self._publish(msgspec.json.encode(hints)))

    async def _publish(self, message: bytes) -> None:
        try:
            await self._client.publish(SUBJECT, message)
        except (Error, OSError) as error:
            await self._failed(error)

    async def _message(self, message: Msg) -> None:
        if self._heard is not None:
            for table, n in read_hints(message.data):
                self._heard(table, n)

    async def _failed(self, error: Exception) -> None:
        if self._up:
            self._up = False
            log.warning("no hints for the time being: %r", error)

    async def _is_back(self) -> None:
        self._up = True
        log.info("hints again")

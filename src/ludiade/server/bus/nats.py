"""Hints over core NATS: where it is away, slow or wrong, nothing is lost but time."""

import asyncio
import contextlib
import logging

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg

from ludiade.server.bus.coalesced import Coalesced, Hints
from ludiade.server.bus.messages import read_hints
from ludiade.server.bus.port import Heard

log = logging.getLogger("ludiade.bus")
SUBJECT = "ludiade.hints"
RECONNECT_S = 1
"""How long it waits before it tries again."""
CLOSE_S = 1
PING_S = 5
"""How often the server must be heard of, else the connection is made anew."""


class NatsBus:
    """This node's connection; it is made, and made anew, beside everything else.

    The client's own way to connect anew ends for good where a transport is closed under its hands
    (uvloop raises RuntimeError then), so each connection has a client of its own.
    """

    def __init__(self, url: str) -> None:
        """Begin to connect."""
        self._client: Client | None = None
        self._heard: Heard | None = None
        self._waiting = Coalesced(self._send)
        self._sending: asyncio.Task[None] | None = None
        self._connected = asyncio.Event()
        self._keeping = asyncio.create_task(self._keep_connected(url))
        self._up = True

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    def hint(self, table: str, n: int) -> None:
        if self._client is not None:
            self._waiting.add(table, n)

    async def connected(self) -> None:
        """Wait for a connection."""
        await self._connected.wait()
        assert self._client is not None
        await self._client.flush()

    async def stop(self) -> None:
        self._waiting.stop()
        self._keeping.cancel()
        if self._sending is not None:
            self._sending.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)

    async def _keep_connected(self, url: str) -> None:
        while True:
            client, closed = Client(), asyncio.Event()
            try:
                await self._connect(client, url, closed)
                self._is_back(client)
                while client.is_connected and not closed.is_set():  # it need not say so
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(closed.wait(), PING_S)
                self._failed(client.last_error or ConnectionResetError())
            except Exception as error:
                self._failed(error)
            finally:
                self._client = None
                self._connected.clear()
                await _close(client)
            await asyncio.sleep(RECONNECT_S)

    async def _connect(self, client: Client, url: str, closed: asyncio.Event) -> None:
        async def close() -> None:
            closed.set()

        async def fail(error: Exception) -> None:
            """Whatever it is ends in `closed`, or is raised to who waits."""

        await client.connect(
            [url], name="ludiade", no_echo=True, allow_reconnect=False, connect_timeout=2,
            ping_interval=PING_S, max_outstanding_pings=1, error_cb=fail, closed_cb=close,
        )  # fmt: skip
        await client.subscribe(SUBJECT, cb=self._message)

    def _send(self, hints: Hints) -> None:
        """One message at a time: what is said meanwhile goes with the next."""
        if self._sending is not None and not self._sending.done():
            for table, n in hints:
                self._waiting.add(table, n)
        else:
            self._sending = asyncio.create_task(self._publish(msgspec.json.encode(hints)))

    async def _publish(self, message: bytes) -> None:
        try:
            if self._client is not None:
                await self._client.publish(SUBJECT, message)
        except Exception as error:  # its connection is made anew
            self._failed(error)

    async def _message(self, message: Msg) -> None:
        if self._heard is not None:
            for table, n in read_hints(message.data):
                self._heard(table, n)

    def _failed(self, error: Exception) -> None:
        if self._up:
            self._up = False
            log.warning("no hints for the time being: %r", error)

    def _is_back(self, client: Client) -> None:
        self._client = client
        self._connected.set()
        if not self._up:
            self._up = True
            log.info("hints again")


async def _close(client: Client) -> None:
    """Let go of a connection, whatever state it is in."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(CLOSE_S):
            await client.close()

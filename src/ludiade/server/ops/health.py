"""How the server is: it lives, it can store moves, and what it counts."""

import asyncio
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludiade.server.table.tables import Tables
from ludiade.server.wire.decoding import Denied

if TYPE_CHECKING:
    from ludiade.server.http.context import Context

LOOK_S = 0.25
SLOW_S = 5.0
"""A write that waits so long says that the disk does not keep up."""
LATE_S = 1.0
"""So late, the loop does not get to whoever waits."""
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")
"""Whoever comes by a proxy that was not named to us may be anybody."""
REMEMBER_S = 5.0
"""For how long a late loop is told of."""


class Health:
    """Watches the event loop and the store."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._late_at = float("-inf")
        self.lag_s = 0.0
        """How late the loop was when it was last looked at."""
        self._watching = tables.spawn(self._watch())

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_S
            await asyncio.sleep(LOOK_S)
            self.lag_s = max(0.0, loop.time() - due)
            if self.lag_s > LATE_S:
                self._late_at = loop.time()

    def problem(self) -> str | None:
        """Why moves should go elsewhere now; nothing while all is well."""
        tables = self._tables
        if tables.stopping:
            return "stopping"
        if tables.failing is not None:
            return f"store: {tables.failing}"
        if tables.store.oldest_s > SLOW_S:
            return "store: slow"
        if asyncio.get_running_loop().time() - self._late_at < REMEMBER_S:
            return "loop: late"
        return None

    def stop(self) -> None:
        """Watch no more."""
        self._watching.cancel()


async def health(request: Request) -> Response:
    """It lives."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Whether moves can be stored now, and soon."""
    problem = request.app.state.context.health.problem()
    return PlainTextResponse("ok\n") if problem is None else PlainTextResponse(f"{problem}\n", 503)


async def metrics(request: Request) -> Response:
    """What is counted, for Prometheus: told to whoever looks after the server, and nobody else."""
    context: Context = request.app.state.context
    tables = context.tables
    peer = request.client.host if request.client else None
    brought = any(name in request.headers for name in FORWARDED)
    origin = context.proxies.origin(peer, request.headers.raw)
    known = context.proxies.trusts(peer) or not brought
    if not (known and context.watchers.contain(origin.address)):
        raise Denied("not_for_you")
    gauges = {
        "connections": len(context.connections),
        "sockets": len(context.capacity.slots),
        "tables_in_memory": len(tables.tables),
        "live_matches": sum(t.room.status == "playing" for t in tables.tables.values()),
        "bots_waiting": tables.pool.waiting_bots,
        "hints_waiting": tables.pool.waiting_hints,
        "store_failing": tables.failing is not None,
        "store_oldest_seconds": tables.store.oldest_s,
        "loop_lag_seconds": context.health.lag_s,
    }
    return PlainTextResponse(tables.counters.exposition(gauges))

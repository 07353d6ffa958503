"""What several nodes share besides the truth: leases, limits, and who is where."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Collection, Sequence

from ludiade.server.room.entries import Device
from ludiade.server.room.index import LogKind
from ludiade.server.store.postgres.pool import Pool

KEPT_MS = 3600 * 1000
"""How long it is known who was counted against a limit."""
TIDY_S = 60.0
DAY_MS = 24 * 3600 * 1000
_SECRET = (
    "INSERT INTO secret_of_day (day, secret) VALUES (now_ms() / $1, $2)"
    " ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING secret, $1 - now_ms() % $1"
)
"""The secret of the day, drawn by whoever needs it first, and how long the day still is."""
Present = set[tuple[int, Device]]


class Sharing:
    """What is kept in tables that may be lost: it saves time, and nothing rests on it."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._secret = b""
        self._secret_until = float("-inf")
        self._tidied = float("-inf")
        self._attending: dict[str, Present] = {}

    async def due(
        self, until: int, most: int = 1000, node: str = "", seconds: float = 0.0,
        kind: LogKind = "table",
    ) -> list[str]:  # fmt: skip
        if node:
            ms = int(1000 * seconds)
            found = await self._pool.find(
                "SELECT * FROM take_due($1, $2, $3, $4, $5)", until, most, node, ms, kind
            )
        else:
            sql = "SELECT name FROM tables WHERE due < $1 AND kind = $3 ORDER BY due, id LIMIT $2"
            found = await self._pool.find(sql, until, most, kind)
        return [name for (name,) in found]

    async def leave_due(self, node: str, names: Sequence[str]) -> None:
        await self._pool.find(
            "DELETE FROM lease USING tables WHERE table_id = tables.id AND what = 'due'"
            " AND node = $1 AND name = ANY($2::text[])",
            node, list(names),
        )  # fmt: skip

    async def lease(self, table: int, window: int, seat: int, node: str, seconds: float) -> bool:
        found = await self._pool.find(
            "SELECT take_lease($1, $2, $3, $4, $5)",
            table, f"seat {seat}", window, node, int(1000 * seconds),
        )  # fmt: skip
        return bool(found and found[0][0])

    async def take(self, limit: str, key: str, rate: float, most: float) -> float:
        who = await self._who(limit, key)
        found = await self._pool.find("SELECT take_from_bucket($1, $2, $3)", who, rate, most)
        return float(found[0][0])

    async def give_back(self, limit: str, key: str) -> None:
        who = await self._who(limit, key)
        await self._pool.find("UPDATE bucket SET content = content + 1 WHERE who = $1", who)

    async def _who(self, limit: str, key: str) -> bytes:
        """Whoever is counted, under a name that only today's secret leads to."""
        now = time.monotonic()
        if now >= self._secret_until:
            drawn = secrets.token_bytes(32)
            ((self._secret, left_ms),) = await self._pool.find(_SECRET, DAY_MS, drawn)
            self._secret_until = now + left_ms / 1000
            await self._pool.find("DELETE FROM secret_of_day WHERE day < now_ms() / $1", DAY_MS)
        if now - self._tidied >= TIDY_S:
            self._tidied = now
            await self._pool.find("DELETE FROM bucket WHERE at < now_ms() - $1", KEPT_MS)
        return hmac.digest(self._secret, f"{limit} {key}".encode(), hashlib.sha256)

    async def attend(
        self, node: str, present: Collection[tuple[int, Device]], seconds: float
    ) -> None:
        now = set(present)
        before = self._attending.pop(node, None)
        if before is None or not await self._attend(node, seconds, before, now):
            await self._attend(node, seconds, None, now)
        self._attending[node] = now

    async def _attend(
        self, node: str, seconds: float, before: Present | None, now: Present
    ) -> bool:
        came, gone = now - (before or set()), (before or set()) - now
        found = await self._pool.find(
            "SELECT attend($1, $2, $3, $4, $5, $6, $7)",
            node, int(1000 * seconds), before is None,
            [table for table, _ in came], [device for _, device in came],
            [table for table, _ in gone], [device for _, device in gone],
        )  # fmt: skip
        return bool(found and found[0][0])

    async def elsewhere(self, node: str, tables: Sequence[int]) -> dict[int, frozenset[Device]]:
        found = await self._pool.find(
            "SELECT table_id, array_agg(device) FROM attendance JOIN node ON name = attendance.node"
            " WHERE table_id = ANY($1::bigint[]) AND name <> $2 AND until > now_ms()"
            " GROUP BY table_id",
            list(tables), node,
        )  # fmt: skip
        return {table: frozenset(devices) for table, devices in found}

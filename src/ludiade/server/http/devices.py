"""Devices and their tokens: only those that this server has given count."""

from collections.abc import Iterable

from ludiade.server.codes import TOKEN, digest, new_token
from ludiade.server.http.limits import Limits
from ludiade.server.ops.clock import Clock
from ludiade.server.store.port import Store

REMEMBERED = 20_000


class Devices:
    """Which tokens are known, asked of the store once while it is remembered."""

    def __init__(self, store: Store, clock: Clock, limits: Limits) -> None:
        self._store = store
        self._clock = clock
        self._limits = limits
        self._known: dict[str, None] = {}

    async def find(self, tokens: Iterable[str]) -> tuple[str, str] | None:
        """The first token that was given here, and its digest."""
        for token in tokens:
            if TOKEN.match(token):
                found = digest(token)
                if found in self._known or await self._store.knows(found):
                    self._remember(found)
                    return token, found
        return None

    async def admit(self, address: str) -> tuple[str, str]:
        """A new device, within the limit of its address: its token, and the digest of it."""
        self._limits.devices.check(address)
        token = new_token()
        found = digest(token)
        await self._store.admit(found, self._clock.wall())
        self._remember(found)
        return token, found

    def _remember(self, found: str) -> None:
        self._known.pop(found, None)
        self._known[found] = None
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]

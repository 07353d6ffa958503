"""How much an address, a device or a connection may ask for."""

from collections.abc import Callable

from ludiade.server.buckets import Buckets
from ludiade.server.http.addresses import wider_key
from ludiade.server.ops.config import Config
from ludiade.server.store.port import Store
from ludiade.server.wire.decoding import Denied

BURST_S = 2.0
"""For so long an address may be told as much as it likes, if it was silent before."""


class Limit:
    """One limit over many askers, counted by this process."""

    def __init__(self, name: str, rate: float, most: float, clock: Callable[[], float]) -> None:
        self.name = name
        self.rate = rate
        self.most = most
        self._buckets = Buckets(clock)

    def __len__(self) -> int:
        return len(self._buckets)

    def check(self, key: str, cost: float = 1.0) -> None:
        """Count one more; Denied says which limit, and in how many seconds it is worth trying."""
        _check(self.name, self._buckets.take(key, self.rate, self.most, cost))

    def give_back(self, key: str) -> None:
        """What was counted shall not count after all."""
        self._buckets.give_back(key)


class Allowance:
    """How many bytes an address is told; each answer is counted when its size is known."""

    def __init__(self, name: str, rate: float, clock: Callable[[], float]) -> None:
        self.name = name
        self._rate = rate
        self._most = BURST_S * rate
        self._buckets = Buckets(clock)

    def check(self, key: str) -> None:
        """Denied to whoever was told more than may be."""
        _check(self.name, self._buckets.take(key, self._rate, self._most, 0.0))

    def told(self, key: str, size: int) -> None:
        """Count an answer of that size."""
        self._buckets.spend(key, size)


class SharedLimit:
    """One limit over many askers, counted by all nodes together."""

    def __init__(self, name: str, rate: float, most: float, store: Store) -> None:
        self.name = name
        self._rate = rate
        self._most = most
        self._store = store

    async def check(self, key: str) -> None:
        """Count one more; Denied says which limit, and in how many seconds it is worth trying."""
        _check(self.name, await self._store.take(self.name, key, self._rate, self._most))

    async def give_back(self, key: str) -> None:
        """What was counted shall not count after all."""
        await self._store.give_back(self.name, key)


def _check(name: str, wait_s: float) -> None:
    if wait_s:
        raise Denied("too_many", limit=name, seconds=int(wait_s) + 1)


class Limits:
    """All limits of one process; what they are keyed by cannot be invented."""

    def __init__(self, config: Config, clock: Callable[[], float], store: Store) -> None:
        def a_minute(name: str, most: float) -> Limit:
            return Limit(name, most / 60, most, clock)

        def a_second(name: str, rate: float) -> Limit:
            return Limit(name, rate, 2 * rate, clock)

        def shared(name: str, most: float) -> SharedLimit:
            return SharedLimit(name, most / 60, most, store)

        self._tries = shared("tries", config.tries_a_minute)
        self._tries_a_site = shared("tries", config.tries_a_site)
        self.joins = a_minute("joins", config.joins_a_minute)
        self.devices = a_minute("devices", config.devices_a_minute)
        self.pictures = a_minute("pictures", config.pictures_a_minute)
        self.workshop = a_minute("workshop", config.workshop_a_minute)
        """Decks bettered, which takes seconds."""
        self.prints = a_minute("prints", config.prints_a_minute)
        self.rounds = Limit("rounds", config.round_tables_a_minute / 60,
                            config.round_tables_at_once, clock)  # fmt: skip
        """Tables opened by the rounds of gatherings."""
        self._tables = shared("tables", config.tables_a_minute)
        self.bytes = Allowance("bytes", config.bytes_an_address, clock)
        self._calls = a_second("calls", config.calls_a_second)
        self._calls_an_address = a_second("calls", config.calls_an_address)

    def check_call(self, address: str, digest: str | None) -> None:
        """One more call, of a device that is known here or of an address."""
        self._calls_an_address.check(address)
        self._calls.check(digest or address)

    async def check_try(self, address: str) -> None:
        """One more try of a code; who has a whole site of IPv6 networks has not as many tries."""
        await self._tries.check(address)
        if (site := wider_key(address)) is not None:
            try:
                await self._tries_a_site.check(site)
            except Denied:
                await self._tries.give_back(address)
                raise

    async def give_try_back(self, address: str) -> None:
        """The code was right, or something else was wrong."""
        await self._tries.give_back(address)
        if (site := wider_key(address)) is not None:
            await self._tries_a_site.give_back(site)

    async def check_opening(self, address: str, digest: str | None) -> None:
        """One more table, opened or by a rematch."""
        await self._tables.check(address)
        if digest is not None:
            await self._tables.check(digest)

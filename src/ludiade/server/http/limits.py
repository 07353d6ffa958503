"""How much an address, a device or a connection may ask for."""

from collections.abc import Callable

from ludiade.server.ops.config import Config
from ludiade.server.wire.decoding import Denied

MOST_KEYS = 10_000
"""So many askers one limit remembers; beyond, whoever asked least lately is forgotten."""


class Bucket:
    """So many at once, refilled at a rate."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, rate: float, most: float, now: float, cost: float = 1.0) -> float:
        """Take something, or say how many seconds are missing."""
        self.left = min(most, self.left + (now - self.at) * rate)
        self.at = now
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / rate


class Limit:
    """One limit over many askers."""

    def __init__(self, name: str, rate: float, most: float, clock: Callable[[], float]) -> None:
        self.name = name
        self.rate = rate
        self.most = most
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def check(self, key: str) -> None:
        """Count one more; Denied says which limit, and in how many seconds it is worth trying."""
        now = self._clock()
        bucket = self._buckets.pop(key, None) or Bucket(self.most, now)
        self._buckets[key] = bucket  # the last is who asked last
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        wait = bucket.take(self.rate, self.most, now)
        if wait:
            raise Denied("too_many", limit=self.name, seconds=int(wait) + 1)

    def give_back(self, key: str) -> None:
        """What was counted shall not count after all."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.left = min(self.most, bucket.left + 1)


class Limits:
    """All limits of one process; what they are keyed by cannot be invented."""

    def __init__(self, config: Config, clock: Callable[[], float]) -> None:
        def a_minute(name: str, most: float) -> Limit:
            return Limit(name, most / 60, most, clock)

        def a_second(name: str, rate: float) -> Limit:
            return Limit(name, rate, 2 * rate, clock)

        self.tries = a_minute("tries", config.tries_a_minute)
        """Wrong codes."""
        self.joins = a_minute("joins", config.joins_a_minute)
        self.devices = a_minute("devices", config.devices_a_minute)
        self.pictures = a_minute("pictures", config.pictures_a_minute)
        self._tables = a_minute("tables", config.tables_a_minute)
        self._calls = a_second("calls", config.calls_a_second)
        self._calls_an_address = a_second("calls", config.calls_an_address)

    def check_call(self, address: str, digest: str | None) -> None:
        """One more call, of a device that is known here or of an address."""
        self._calls_an_address.check(address)
        self._calls.check(digest or address)

    def check_opening(self, address: str, digest: str | None) -> None:
        """One more table, opened or by a rematch."""
        self._tables.check(address)
        if digest is not None:
            self._tables.check(digest)

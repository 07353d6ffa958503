"""Limits in memory: so many at once, refilled at a rate, for each who asks."""

import time
from collections.abc import Callable

MOST_KEYS = 10_000
"""So many askers are remembered; beyond, whoever asked least lately is forgotten."""


class Bucket:
    """So many at once, refilled at a rate."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, rate: float, most: float, now: float, cost: float = 1.0) -> float:
        """Take something, or say how many seconds are missing."""
        left = self.left + (now - self.at) * rate
        if left > most:
            left = most
        self.at = now
        if left >= cost:
            self.left = left - cost
            return 0.0
        self.left = left
        return (cost - left) / rate


class Buckets:
    """A bucket for each who asks."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, rate: float, most: float, cost: float = 1.0) -> float:
        """Count one more; how many seconds are missing."""
        now = self._clock()
        bucket = self._buckets.pop(key, None) or Bucket(most, now)
        self._buckets[key] = bucket  # the last is who asked last
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(rate, most, now, cost)

    def give_back(self, key: str) -> None:
        """What was counted shall not count after all."""
        self.spend(key, -1)

    def spend(self, key: str, amount: float) -> None:
        """Count what was taken already, however little is left."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.left -= amount

"""How much of something an address or a connection may ask for."""

from collections.abc import Callable

from ludiade.server.wire import Denied

FORGET_ABOVE = 10_000


class Bucket:
    """So many at once, refilled at a rate."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, rate: float, most: float, now: float) -> float:
        """Take one, or say how many seconds are missing."""
        self.left = min(most, self.left + (now - self.at) * rate)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / rate


class Limit:
    """One limit over many askers."""

    def __init__(self, name: str, rate: float, most: float, clock: Callable[[], float]) -> None:
        self.name = name
        self.rate = rate
        self.most = most
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        """Count one more; Denied says which limit, and in how many seconds it is worth trying."""
        now = self._clock()
        if len(self._buckets) > FORGET_ABOVE:
            self._forget(now)
        bucket = self._buckets.setdefault(who, Bucket(self.most, now))
        wait = bucket.take(self.rate, self.most, now)
        if wait:
            raise Denied("too_many", limit=self.name, seconds=int(wait) + 1)

    def _forget(self, now: float) -> None:
        """Drop those who would be at their full measure again."""
        full = self.most / self.rate
        self._buckets = {w: b for w, b in self._buckets.items() if now - b.at < full}

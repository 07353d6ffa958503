"""How long a part of a review may take, shared among all that is still to be thought about."""

from time import monotonic


class Budget:
    """Until when one may think; without an end, as long as it takes."""

    def __init__(self, end: float | None, least_s: float) -> None:
        self._end = end
        self._least_s = least_s

    @property
    def is_spent(self) -> bool:
        return self._end is not None and monotonic() >= self._end

    def share(self, thoughts: int, part: float = 1.0) -> float | None:
        """Until when to think now, so that all thoughts have their share, but no hasty one."""
        if self._end is None:
            return None
        now = monotonic()
        return now + part * max(self._least_s, (self._end - now) / max(1, thoughts))

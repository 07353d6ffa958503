"""What this node could not serve of late: what is due there is left to other nodes."""

from collections.abc import Callable

DECLINED_S = 4.0
"""After which it is tried here again."""


class Declined:
    """Names of tables or gatherings, each for a while."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._until: dict[str, float] = {}

    def add(self, name: str) -> None:
        """It could not be served here: a newer version wrote it, or its log leads nowhere."""
        self._until[name] = self._now() + DECLINED_S

    def __contains__(self, name: str) -> bool:
        until = self._until.get(name)
        if until is not None and until <= self._now():
            del self._until[name]
            return False
        return until is not None

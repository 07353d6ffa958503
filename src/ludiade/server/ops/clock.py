"""Two clocks: one that people share, for what is stored, and one that never jumps."""

import time


class Clock:
    """The machine's clocks."""

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def steady(self) -> float:
        """Seconds that only ever grow."""
        return time.monotonic()

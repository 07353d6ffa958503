"""A clock that a test puts forward and back."""

from ludiade.server.ops.clock import Clock


class HandClock(Clock):
    """The machine's clocks, and what a test has added to each of them."""

    def __init__(self) -> None:
        self.passed_s = 0.0
        """How much more time has gone by than really has."""
        self.wrong_s = 0.0
        """By how much the wall clock is wrong besides."""

    def wall(self) -> int:
        return super().wall() + int(1000 * (self.passed_s + self.wrong_s))

    def steady(self) -> float:
        return super().steady() + self.passed_s

"""A clock that a test puts forward and back."""

from ludiade.server.ops.clock import Clock


class HandClock(Clock):
    """The machine's clocks, and what a test has added to each of them."""

    def __init__(self) -> None:
        self.passed_s = 0.0
        """How much more time has gone by than really has."""
        self.wrong_s = 0.0
        """By how much the wall clock is wrong besides."""

        self._held: float | None = None

    def hold(self) -> None:
        """Let no time go by, however slow the machine is."""
        self._held = super().steady()

    def go_on(self) -> None:
        """Let time go by again, from where it was held."""
        self.passed_s -= self._lost_s()
        self._held = None

    def _lost_s(self) -> float:
        return 0.0 if self._held is None else super().steady() - self._held

    def wall(self) -> int:
        return super().wall() + int(1000 * (self.passed_s + self.wrong_s - self._lost_s()))

    def steady(self) -> float:
        return super().steady() + self.passed_s - self._lost_s()

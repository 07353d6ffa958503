"""Whose eyes look at a table."""

from typing import Final

from ludiade.kernel.inputs import SEATS


class Eyes:
    """The seats whose private things may be seen: one seat, several on one screen, none, or all."""

    def __init__(self, *seats: int) -> None:
        self.seats: Final = frozenset(seats)

    def see(self, seat: int) -> bool:
        return seat in self.seats

    def __repr__(self) -> str:
        return f"Eyes({', '.join(map(str, sorted(self.seats)))})"


SPECTATOR: Final = Eyes()
EVERY_EYE: Final = Eyes(*range(SEATS))

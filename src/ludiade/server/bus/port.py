"""What nodes tell each other: "that table is at n".

A hint may be lost, doubled, late or out of order: whoever hears one asks the store, and asks it
once a second without having heard any. So a bus promises nothing but not to be in the way.
"""

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
"""The name of a table, and how many entries it has in the store."""


class Bus(Protocol):
    """Carries hints to all other nodes."""

    def listen(self, heard: Heard) -> None:
        """From now on, hand over what other nodes say."""

    def hint(self, table: str, n: int) -> None:
        """Tell the others soon; it neither waits nor raises."""

    async def stop(self) -> None:
        """Say and hear nothing any more."""

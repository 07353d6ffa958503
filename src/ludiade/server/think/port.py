"""What tables ask of whoever thinks for bots and the coach."""

from typing import Protocol

from ludiade.bots import Seen
from ludiade.bots.coach.types import Advice
from ludiade.kernel.types import Action


class Thinkers(Protocol):
    """Bots and the coach, beside the event loop."""

    async def choose(
        self, table: str, seen: Seen, level: str, seed: int, moment: int, due: float
    ) -> Action:
        """A bot's decision by `due` (of `time.monotonic`); BotFailed where it makes none."""

    async def advise(self, table: str, seen: Seen, seed: int, due: float) -> Advice:
        """What the coach thinks by `due`, from what a seat sees."""

    @property
    def waiting_bots(self) -> int:
        """How many bots wait for a worker."""

    @property
    def waiting_hints(self) -> int:
        """How many hints wait for a worker."""

    def prepare(self) -> None:
        """There may soon be something to think about."""

    async def renew(self) -> bool:
        """Go on in new processes without losing a thought; whether all could be changed."""

    def stop(self) -> None:
        """End what is under way."""

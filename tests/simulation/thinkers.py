"""Bots without processes: what they choose, how long they take and when they fail is drawn."""

import asyncio
from random import Random

from ludiade.bots import Seen
from ludiade.bots.coach.types import Advice
from ludiade.kernel.errors import Refusal
from ludiade.kernel.types import Action
from ludiade.server.think.worker import BotFailed

FAILS = 0.02


class DrawnThinkers:
    """The port of the worker pool."""

    waiting_bots = 0
    waiting_hints = 0

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    async def choose(
        self, table: str, seen: Seen, level: str, seed: int, moment: int, due: float
    ) -> Action:
        await asyncio.sleep(self._chance.uniform(0.01, 0.3))
        if self._chance.random() < FAILS:
            raise BotFailed("drawn")
        return self._chance.choice(seen.actions)

    async def advise(self, table: str, seen: Seen, seed: int, due: float) -> Advice:
        raise Refusal("busy", limit="hints", seconds=1)

    def prepare(self) -> None:
        """They are always ready."""

    async def renew(self) -> bool:
        return True

    def stop(self) -> None:
        """Nothing is under way."""

"""A bus that loses, doubles, delays and reorders hints, or is silent all evening."""

from random import Random

from ludiade.server.bus.port import Heard
from tests.simulation.loop import Actor, Loop


class Air:
    """What all nodes hear each other through."""

    def __init__(self, loop: Loop, chance: Random, lost: float, doubled: float) -> None:
        self.loop = loop
        self.chance = chance
        self.lost = lost
        self.doubled = doubled
        self.ends: list[Ear] = []

    def say(self, speaker: "Ear", table: str, n: int) -> None:
        for ear in self.ends:
            if ear is not speaker and not ear.node.dead:
                while self.chance.random() >= self.lost:
                    late = self.chance.expovariate(50.0)
                    self.loop.call_later(late, ear.hear, table, n, context=ear.node.context)
                    if self.chance.random() >= self.doubled:
                        break


class Ear:
    """One node's end of it: the port."""

    def __init__(self, air: Air, node: Actor) -> None:
        self._air = air
        self.node = node
        self._heard: Heard | None = None
        air.ends.append(self)

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    def hint(self, table: str, n: int) -> None:
        self._air.say(self, table, n)

    def hear(self, table: str, n: int) -> None:
        if self._heard is not None:
            self._heard(table, n)

    async def stop(self) -> None:
        self._air.ends.remove(self)

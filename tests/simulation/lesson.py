"""An evening that is a gathering: a host, guests, and tables that open by order, on several nodes.

What the server draws from the system is drawn from the seed here, so that a gathering's tables,
which open by themselves, have the same names and cards each time.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

import msgspec

from ludiade.kernel import shelf
from ludiade.server.gathering.entries import Gathered
from ludiade.server.gathering.gathering import OPENER, Gathering
from ludiade.server.gathering.index import index
from ludiade.server.gathering.sight import attending
from ludiade.server.room.entries import Logged, Settings, encode_entry
from ludiade.server.store.port import Person
from ludiade.server.wire.gatherings import Plan
from tests.simulation import bugs, hall_judge
from tests.simulation.disk import Kept
from tests.simulation.evening import GAMES, Evening
from tests.simulation.guest import Guest, Host
from tests.simulation.reception import HallNode
from tests.simulation.versions import as_we_know_it

NAME = "gathering"


class Lesson(Evening):
    """Everything that happens at a gathering, and what was found wrong with it."""

    node_kind = HallNode
    nodes: list[HallNode]  # type: ignore[assignment]

    def __init__(self, seed: int, bug: bugs.Bug | None = None) -> None:
        self.guests: list[Guest] = []
        with drawn_from(Random(f"lesson {seed}")):
            super().__init__(seed, bug)
        self.deserted = False

    def _furnish(self) -> None:
        """A gathering somebody has opened, and the devices of those who will come."""
        chance = self.chance
        game = shelf.find(chance.choice(list(GAMES)))
        assert game is not None
        self.expected = chance.choice([2, 3, 4, 4])
        bots = chance.choice([None, "easy"])
        if bots is None:
            self.expected += self.expected % 2
        plan = Plan(
            kind=chance.choice(["class", "club"]), game=game.id, size=2, bots=bots,
            options=msgspec.to_builtins(game.read_options(GAMES[game.id], 2)),
            settings=Settings(turn_limit=chance.choice([None, 5, 60])),
            same_deal=chance.random() < 0.4,
        )  # fmt: skip
        entry = Gathered(
            at=0, name=NAME, plan=plan, rules=game.rules, ways=(),
            secret=f"{chance.getrandbits(256):064x}",
        )  # fmt: skip
        self.gathering = self._keep(entry)
        self.guests.append(Host(self, "host", self.gathering, "digest of host"))
        for number in range(1, self.expected + 1):
            name = f"guest{number}"
            self.guests.append(Guest(self, name, self.gathering, f"digest of {name}", False))

    def _keep(self, entry: Gathered) -> Kept:
        shown = index(Gathering.opened(entry), 0)
        log, host = [Logged(encode_entry(entry), OPENER)], Person(OPENER, "digest of host", "")
        return self.disk.tables[self.disk.create(NAME, 0, log, shown, [host])]

    def sends(self, digest: str, table: str, since: float) -> bool:
        """Whether the gathering has sent a device to a table, and has not changed since then."""
        kept = self.gathering
        if kept.times[-1] >= since:
            return False
        number = next(p.number for p in kept.people.values() if p.digest == digest)
        mine = attending(Gathering.folded(map(as_we_know_it, kept.log)), number, {}, 0).mine
        return any(one.table == table and one.status == "in" for one in mine)

    def _calm_down(self) -> None:
        super()._calm_down()
        for guest in self.guests:
            if guest.sight is not None:
                self.loop.call_soon(guest.follow, guest.sight, context=guest.actor.context)

    def play(self) -> list[str]:
        with drawn_from(Random(f"lesson {self.seed}")):
            return super().play()

    def _judge(self) -> None:
        super()._judge()
        if not self.problems:
            hall_judge.one_history(self)

    def _is_decided(self) -> bool:
        return super()._is_decided() and self.gathering.index.status == "closed"

    def story(self) -> str:
        log = self.gathering.log
        told = [f"{n:8}  {e.device} {e.key} {e.body[:150]!r}" for n, e in enumerate(log)]
        return "\n".join(["the log of the gathering:", *told, super().story()])


@contextmanager
def drawn_from(chance: Random) -> Iterator[None]:
    """Let whatever asks the system for chance have it from a seed."""
    with (
        patch.object(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex()),
        patch.object(secrets, "choice", chance.choice),
    ):
        yield


def evening_of(seed: int, bug: bugs.Bug | None = None) -> Evening:
    """One in five is a gathering."""
    return Lesson(seed, bug) if seed % 5 == 4 else Evening(seed, bug)

"""One evening from one seed: tables, devices, nodes, and all that goes wrong."""

import hashlib
from random import Random
from typing import Any

import msgspec

from ludiade.kernel import shelf
from ludiade.server.bus.port import Bus
from ludiade.server.room.entries import Logged, Opened, Settings, Way, encode_entry
from ludiade.server.room.fairness import link_token
from ludiade.server.room.index import index
from ludiade.server.room.room import Room
from ludiade.server.room.seats import wished
from ludiade.server.store.port import Person
from ludiade.server.think.port import Thinkers
from tests.simulation import bugs, judge
from tests.simulation.bus import Air, Ear
from tests.simulation.device import Device
from tests.simulation.disk import Disk, Kept
from tests.simulation.loop import Actor, Loop
from tests.simulation.node import Node
from tests.simulation.store import NodeStore
from tests.simulation.thinkers import DrawnThinkers
from tests.simulation.versions import NewerStore

GAMES: dict[str, dict[str, Any]] = {
    "diamoniak": {}, "diego": {"delay": 1, "targets": 2}, "diabolo": {"rounds": 1}, "diadingo": {},
}  # fmt: skip
WILD_S = (4.0, 14.0)
"""How long things go wrong."""
SETTLE_S = 12.0
"""How long everything then has to come right."""
FUSE = 40
"""A node dies within so many steps of the moment that was drawn for it."""


class Evening:
    """Everything that happens, and what was found wrong with it."""

    node_kind: type[Node] = Node

    def __init__(self, seed: int, bug: bugs.Bug | None = None) -> None:
        self.seed = seed
        self.bug = bug or bugs.NONE
        self.chance = chance = Random(seed)
        self.loop = Loop(chance)
        self.disk = Disk(self.loop.time)
        self.calm = False
        self.problems: list[str] = []
        self.told: list[tuple[float, str, str, tuple[object, ...]]] = []
        self.far = Actor("store")
        self.fate = Actor("fate")
        self.double_clicks = chance.choice([0.0, 0.05, 0.3])
        self.sleepy = chance.choice([0.0, 0.0, 0.5])
        """How often somebody does not answer although it is their turn."""
        self.unsure = chance.choice([0.0, 0.0, 0.03])
        self.air = Air(self.loop, chance, chance.choice([0.0, 0.2, 0.6, 1.0]), 0.1)
        newer = chance.random() < 0.25 or self.bug.needs_versions
        count = 1 + chance.choice([1, 1, 2])
        self.nodes = [self.node_kind(self, n, newer and n == 0) for n in range(count)]
        self.graves: list[Node] = []
        self.devices: list[Device] = []
        self._furnish()
        self.wild_until = chance.uniform(*WILD_S)
        self.deserted = chance.random() < 0.15 or self.bug.needs_versions
        """Whether all go home in the end, and leave what is due to the nodes."""
        self._plan()

    # What it is made of

    def _furnish(self) -> None:
        for n in range(1 + (self.chance.random() < 0.2)):
            self._table(f"table{n}")

    @property
    def kept(self) -> list[Kept]:
        """All tables."""
        return [kept for kept in self.disk.tables.values() if kept.index.kind == "table"]

    def _table(self, name: str) -> None:
        """A table somebody has opened, and the devices of those who will come."""
        chance = self.chance
        game = shelf.find(chance.choice(list(GAMES)))
        assert game is not None
        people = chance.choice([1, 2, 2, 3])
        kinds = ["me", *["link"] * (people - 1), *["bot"] * max(2 - people, chance.randrange(2))]
        options = msgspec.to_builtins(game.read_options(GAMES[game.id], len(kinds)))
        secret = f"{chance.getrandbits(256):064x}"
        token = link_token(secret, "join")
        practice: list[list[int]] | None = [] if chance.random() < 0.6 else None
        opened = Opened(
            at=0, name=name, game=game.id, rules=game.rules, options=options, secret=secret,
            settings=Settings(turn_limit=chance.choice([None, 5, 5, 60])), practice=practice,
            seats=tuple(wished(kind, "Bot", "easy", 0, 0) for kind in kinds),
            ways=(Way(hashlib.sha256(token.encode()).hexdigest(), "join", 10**9),),
        )  # fmt: skip
        host = Person(0, f"digest of {name}-0", "host")
        body = Logged(encode_entry(opened), 0)
        shown = index(Room.opened(opened, judge.HOUSE), 0)
        kept = self.disk.tables[self.disk.create(name, 0, [body], shown, [host])]
        self.devices += [
            Device(self, f"{name}-{n}", kept, token, n == 0, practice is not None)
            for n in range(people)
        ]

    def store_of(self, node: Node) -> NodeStore:
        kind: type[NodeStore] = NewerStore if node.newer else NodeStore
        store = self.bug.store(kind)(self.loop, self.disk, node.actor, self.far, self.chance)
        store.unsure = self.unsure
        return store

    def bus_of(self, node: Node) -> Bus | None:
        return self.bug.bus(Ear(self.air, node.actor))

    def thinkers(self) -> Thinkers:
        return self.bug.thinkers(DrawnThinkers(self.chance))

    def any_node(self, but: Node | None = None) -> Node | None:
        """One that is up, as a balancer would find it."""
        others = [node for node in self.nodes if but is None or node.number != but.number]
        alive = [node for node in others if not node.actor.dead]
        return self.chance.choice(alive) if alive else None

    # What goes wrong

    def _plan(self) -> None:
        chance = self.chance
        for _ in range(chance.randrange(5)):
            self._at(chance.uniform(0.5, self.wild_until - 0.5), self._light)
        for _ in range(chance.randrange(2)):
            self._at(chance.uniform(0.5, self.wild_until - 2), self._stall)
        if chance.random() < 0.2:
            at = chance.uniform(0.5, self.wild_until - 2)
            self._at(at, self._store_down, True)
            self._at(at + chance.uniform(0.1, 2.0), self._store_down, False)
        self._at(self.wild_until, self._calm_down)

    def _at(self, when: float, work: Any, *args: Any) -> None:
        self.loop.call_at(when, work, *args, context=self.fate.context)

    def _light(self) -> None:
        """Somewhere within its next few steps, between any two of them, a node will die."""
        node = self.any_node()
        if node is not None:
            node.actor.fuse = self.chance.randrange(FUSE)

    def kill(self, node: Node) -> None:
        """The power goes: what is in memory is gone, what was sent may arrive or not."""
        if node.actor.dead:
            return
        self.tell(node.actor.name, "dies")
        self.loop.kill(node.actor)
        self.graves.append(node)
        for link in node.links:
            link.cut(self.chance.uniform(0.0, 1.0))
        delay = 0.3 if self.calm else self.chance.uniform(0.1, 3.0)
        self._at(self.loop.time() + delay, self._restart, node)

    def _restart(self, dead: Node) -> None:
        self.tell(dead.actor.name, "starts")
        self.nodes[dead.number] = self.node_kind(self, dead.number, dead.newer)

    def _stall(self) -> None:
        node = self.any_node()
        if node is not None:
            seconds = self.chance.uniform(0.2, 4.0)
            self.tell(node.actor.name, "stands still for", round(seconds, 2))
            self.loop.stall(node.actor, seconds, self.fate)

    def _store_down(self, down: bool) -> None:
        self.tell("store", "is away" if down else "is back")
        self.disk.down = down

    def _calm_down(self) -> None:
        self.tell("evening", "becomes calm")
        self.calm = True
        for node in self.nodes:
            node.actor.fuse = -1
        for device in self.devices:
            work = device.go_home if self.deserted else device.calm_down
            self.loop.call_soon(work, context=device.actor.context)
        if self.deserted:
            for node in self.nodes:
                self._at(self.loop.time() + self.chance.uniform(0.5, 2.0), self.kill, node)

    # How it goes

    def play(self) -> list[str]:
        """The whole evening; what was wrong with it."""
        end = self.wild_until + 4.0 + SETTLE_S
        self.loop.run_on(end, self._is_decided)
        if not self.problems:
            self.loop.run_on(self.loop.time() + judge.LAST_S, lambda: bool(self.problems))
        self.problems += self.loop.failures
        if not self.problems:
            self._judge()
        self.loop.close()
        return self.problems

    def _judge(self) -> None:
        judge.settled(self)
        for kept in self.kept:
            if not self.problems:
                judge.one_history(self, kept)

    def _is_decided(self) -> bool:
        """Whether nothing is left to see."""
        if self.problems or not self.calm:
            return bool(self.problems)
        return all(kept.index.status in ("over", "closed") for kept in self.kept)

    def accuse(self, problem: str) -> None:
        """Something is wrong."""
        self.tell("judge", problem)
        self.problems.append(problem)

    def tell(self, who: str, what: str, *about: object) -> None:
        self.told.append((self.loop.time(), who, what, about))

    def story(self) -> str:
        """What happened, line by line."""
        lines = [
            f"{at:8.3f}  {who:<10} {what} {' '.join(map(_plain, about))}".rstrip()
            for at, who, what, about in self.told
        ]
        for kept in self.kept:
            lines.append(f"the log of {kept.name}:")
            lines += [f"{n:8}  {e.device} {e.key} {e.body[:150]!r}" for n, e in enumerate(kept.log)]
        return "\n".join([*lines, f"seed {self.seed}:", *self.problems])


def _plain(thing: object) -> str:
    """A request as its JSON, which is the same in every run."""
    return msgspec.json.encode(thing).decode() if isinstance(thing, msgspec.Struct) else str(thing)

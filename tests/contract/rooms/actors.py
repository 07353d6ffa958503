"""Evenings at real tables: queue, store and connections in one process, with faults by plan.

Devices speak to two tables through the server's own connections and change between them while
requests wait; requests come twice; writes fail or are slow; the wall clock jumps; a second node
may write to the same log. Afterwards the logs are read from the disk and every entry is judged.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.server.http.context import Context
from ludiade.server.ops.config import Config
from ludiade.server.room.room import Room
from ludiade.server.store.sqlite import SqliteStore
from ludiade.server.table import lobby
from ludiade.server.table.table import Table
from ludiade.server.table.tables import Tables
from tests.contract.rooms.devices import Device
from tests.contract.rooms.faulty import FaultyStore
from tests.contract.rooms.judging import judge
from tests.server.clocks import HandClock
from tests.server.rig import QUICK

GAMES = [game.id for game in shelf.games() if game.id != "diamino"]
ACTIONS = 60
CANARY_S = 1.0
PATIENCE_S = 10.0


class House:
    """A server in this process, its devices, and two tables; a third one is the canary."""

    def __init__(self, folder: Path, seed: int, nodes: int = 1, **config: Any) -> None:
        self.chance = Random(seed)
        self.clock = HandClock()
        self.store = FaultyStore(SqliteStore(folder / "t.sqlite3", "OFF"), self.chance)
        quick = QUICK | {"bot_workers": 1, "reveal_s": 0.2, "mixing_s": 0.1} | config
        settings = Config(data="", **quick)
        self.nodes = [Context(Tables(settings, self.store, self.clock)) for _ in range(nodes)]
        self.ids: dict[str, int] = {}
        self.devices = [Device(self, name) for name in ("host", "ana", "bao", "eve")]
        self.canary = Device(self, "canary")
        self.tables: list[str] = []
        self.slowest_s = 0.0
        self.broken: list[AssertionError] = []
        """Laws that were broken while the server was at work."""

    @property
    def context(self) -> Context:
        return self.chance.choice(self.nodes)

    async def open(self) -> None:
        """Everybody has a token; two tables are open, some have sat down."""
        for device in [*self.devices, self.canary]:
            await self.store.admit(device.digest, 0)
        shared = [{"kind": "me"}, {"kind": "here"}]
        self.cage = await self._table(self.canary, "diamoniak", shared, None)
        self.canary.hello(self.cage)
        await self.until(lambda: self.canary.answers["lobby"])
        self.canary.line.say(type="start")
        await self.until(lambda: self.canary.steps)
        for _ in range(2):
            kinds = self.chance.choices(["link", "here", "bot", "open"], (5, 2, 2, 2), k=2)
            seats = [{"kind": "me"}, *({"kind": kind} for kind in kinds)]
            limit = self.chance.choice([None, 5])
            name = await self._table(self.devices[0], self.chance.choice(GAMES), seats, limit)
            self.tables.append(name)
            await self._fill(name)

    async def _table(
        self,
        host: Device,
        game: str,
        seats: list[dict[str, str]],
        limit: int | None,
        spectators: bool = True,
    ) -> str:
        players = min(len(seats), max(shelf.find(game).seats))  # type: ignore[union-attr]
        settings = {"turn_limit": limit, "spectators": spectators}
        wish = msgspec.convert(
            {"game": game, "seats": seats[:players], "settings": settings}, lobby.Opening
        )
        opened = await lobby.open_table(self.nodes[0].tables, host.digest, wish, "fr")
        row = await self.store.load(opened.table)
        assert row is not None
        self.ids[row.name] = row.id
        self.way = opened.join
        return opened.table

    async def _fill(self, name: str) -> None:
        for device in self.devices[1:3]:
            if self.way is not None:
                try:
                    await lobby.join(
                        self.nodes[0].tables, device.digest, self.way, device.name, "fr"
                    )
                except lobby.Denied as full:
                    if full.code != "no_seat_waits":
                        raise

    async def until(self, holds: Any, seconds: float = PATIENCE_S) -> None:
        async with asyncio.timeout(seconds):
            while not holds():
                self.check()
                await asyncio.sleep(0.001)

    def check(self) -> None:
        """Fail where a law was broken."""
        if self.broken:
            raise self.broken[0]

    # What happens in an evening

    async def evening(self, actions: int = ACTIONS) -> None:
        await self.open()
        for name in self.tables:
            for device in self.devices:
                device.hello(name)
                await self.until(lambda device=device: device.line.connection.session or
                                 device.answers["error"])  # fmt: skip
                await self._begin(name, device)
        self.store.slow = 0.3
        self.store.fails = self.chance.choice([0.0, 0.0, 0.1])
        for number in range(actions):
            await self._act()
            self.check()
            if number % 8 == 7:
                await self._canary_moves()
        self.store.fails = self.store.slow = 0.0
        await self._settle()
        await judge(self)

    async def _begin(self, name: str, device: Device) -> None:
        table = await self.table(name, device)
        for seat in table.room.seats_of(table.number_of(device.digest)):
            device.promise(seat)
        if table.number_of(device.digest) == table.room.host:
            for device_ in self.devices:
                if device_.line.table == name:
                    device_.line.say(type="start")
        await asyncio.sleep(0.002)

    async def table(self, name: str, device: Device | None = None) -> Table:
        """A table on the node that a device is connected to."""
        node = self.nodes[0] if device is None else device.line.context
        return await node.tables.table(name)

    async def _act(self) -> None:
        chance = self.chance
        device = chance.choice(self.devices[:3] if chance.random() < 0.85 else self.devices)
        name = device.line.table or self.tables[0]
        other = self.tables[self.tables.index(name) - 1]
        room = (await self.table(name, device)).room
        kind = chance.random()
        if kind < 0.35:
            for one in self.devices:
                if one.line.table == name:
                    await self._play(one, name)
        elif kind < 0.5:  # own move, another's, and away, in one piece
            await self._play(device, name)
            self._attack(device, room)
            device.hello(other)
            self._attack(device, room)
        elif kind < 0.6 and device.sent:
            device.line.say(**chance.choice(list(device.sent.values())))
        elif kind < 0.7:
            n = chance.choice([None, 0, room.n, 2**31 - 1])
            device.reconnect(chance.choice(self.tables), n)
        elif kind < 0.8:
            device.hello(other)
        elif kind < 0.85:
            await self._set_the_clock(name)
        elif kind < 0.9:
            self.clock.passed_s += chance.choice([0.1, 6, 400])
        elif kind < 0.95:
            self._attack(device, room)
        else:
            seat = chance.randrange(room.players)
            say = chance.choice(["stand_in", "take_back", "leave"])
            device.ask(type=say, seat=seat)
        await asyncio.sleep(chance.choice([0, 0, 0.002, 0.01]))

    async def _set_the_clock(self, name: str) -> None:
        """The machine's clock is set: no table notices."""
        table = await self.table(name)
        before = table.now()
        self.clock.wrong_s += self.chance.choice([-3600, 3600, -1, 10])
        passed = table.now() - before
        assert 0 <= passed < 1000, f"{passed} ms have passed by the setting of a clock"

    async def _play(self, device: Device, name: str) -> None:
        table = await self.table(name, device)
        room, who = table.room, table.number_of(device.digest)
        own = room.seats_of(who)
        if room.status == "open":
            for seat in own:
                if seat not in room.commitments:
                    device.promise(seat)
            if who == room.host:
                device.ask(type="start")
        if room.paused and own:
            device.ask(type="vote", seat=own[0], on="resume")
        for seat in room.awaited:
            if seat in own:
                self._move(device, room, seat, self.chance.choice([0, 0, 0, 1]))
                if self.chance.random() < 0.3:  # sent twice, as when an answer is lost
                    device.line.say(**device.sent[next(reversed(device.sent))])

    def _move(self, device: Device, room: Room, seat: int, later: int = 0) -> None:
        assert room.state is not None
        action = room.state.pick(seat, Dice(self.chance.getrandbits(40))).action
        device.ask(type="move", seat=seat, window=room.window + later,
                   action=msgspec.to_builtins(action))  # fmt: skip

    def _attack(self, device: Device, room: Room) -> None:
        """Requests for any seat, most of them another's."""
        chance = self.chance
        seat = chance.randrange(room.players)
        for seat_ in room.awaited:
            self._move(device, room, seat_, chance.choice([0, 0, 0, 1]))
        for on in ("close", "pause"):
            device.ask(type="vote", seat=seat, on=on, yes=chance.random() < 0.6)
        device.ask(type="stand_in", seat=seat)
        device.ask(type="start")

    async def _canary_moves(self) -> None:
        """Whatever the others do, this table moves within a second."""
        fails, self.store.fails = self.store.fails, 0.0
        for node in self.nodes:
            await self.until(lambda node=node: node.tables.failing is None)
        table, before = await self.table(self.cage, self.canary), len(self.canary.steps)
        if table.room.status == "playing":
            began = asyncio.get_running_loop().time()
            self._canary_move(table.room)
            await self.until(lambda: len(self.canary.steps) > before, CANARY_S)
            self.slowest_s = max(self.slowest_s, asyncio.get_running_loop().time() - began)
        self.store.fails = fails

    def _canary_move(self, room: Room) -> None:
        assert room.state is not None
        seat = room.awaited[0]
        action = room.state.pick(seat, Dice(self.chance.getrandbits(40))).action
        self.canary.ask(type="move", seat=seat, window=room.window,
                        action=msgspec.to_builtins(action))  # fmt: skip

    # Afterwards

    async def _settle(self) -> None:
        for device in [*self.devices, self.canary]:
            device.line.connection.gone()
        for node in self.nodes:
            await self.until(lambda node=node: node.tables.failing is None)
            for name in self.tables:
                table = await node.tables.table(name)
                await self.until(lambda table=table: not table._busy)

    async def close(self) -> None:
        for node in self.nodes:
            await node.connections.close()
            node.health.stop()
        for node in self.nodes[1:]:
            node.tables.stopping = True
            for task in node.tables._endless:
                task.cancel()
            node.tables.pool.stop()
            node.tables.reviews.stop()
            node.tables.ended.stop()
        await self.nodes[0].tables.stop()


async def evening(folder: Path, seed: int, actions: int = ACTIONS) -> House:
    """One evening at real tables; a third of them with a second node on the same store."""
    house = House(folder, seed, nodes=1 + (seed % 3 == 2))
    try:
        await house.evening(actions)
    finally:
        await house.close()
    return house

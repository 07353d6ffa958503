"""An evening in which everybody does whatever comes to mind: `-m tests.server.room.chaos 50`.

Several devices at several tables ask anything at any time, come, go and switch tables; time passes,
the clock jumps, writes fail. Afterwards every log must fold to the very table that was served, time
must not run back, nobody may have decided for a seat that was not theirs, and nothing unforeseen
may have happened.
"""

import asyncio
import secrets
import sys
import tempfile
from pathlib import Path
from typing import Any

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.server.room.asks import TimeUp
from ludiade.server.room.entries import (
    CameBack,
    Committed,
    Hinted,
    Moved,
    Revealed,
    Voted,
    read_entry,
)
from ludiade.server.room.room import Room
from ludiade.server.store.port import NotStored
from ludiade.server.wire.requests import PHRASES
from tests.server.databases import run_sql
from tests.server.rig import Player, Rig, choose, part, running

DEVICES, CONNECTIONS, TABLES, ASKED = 4, 12, 3, 800
CANARY_S = 5.0
OF_A_SEAT = Moved | Voted | Committed | Revealed | Hinted | CameBack
QUICK = {"hint_s": 0.05, "mixing_s": 0.05, "reveal_s": 2.0, "idle_state_s": 0.05,
         "bot_pause_s": (0.0, 0.01), "bot_quick_s": (0.0, 0.01)}  # fmt: skip


class Evening:
    """Devices and tables, and what chance makes of them."""

    def __init__(self, rig: Rig, dice: Dice) -> None:
        self.rig = rig
        self.dice = dice
        self.tokens: list[str] = []
        self.players: list[Player | None] = []
        self.steps: dict[int, dict[str, Any]] = {}
        """The newest step that a device has read."""
        self.ways: list[str] = ["nothing"]
        self.codes: list[str] = ["nothing"]
        self.tables: list[str] = []
        self.statuses: dict[int, int] = {}

    def one_of(self, things: Any) -> Any:
        return things[self.dice.below(len(things))]

    async def call(self, method: str, path: str, body: Any, token: str) -> Any:
        status, said = await self.rig.call(method, path, body, token)
        self.statuses[status] = self.statuses.get(status, 0) + 1
        assert status < 500 or said["code"] in ("not_saved", "busy", "stopping"), (path, body, said)
        return said

    async def open(self) -> None:
        game = self.one_of(shelf.games())
        people = 2 + self.dice.below(3)
        others = ("link", "link", "open", "bot", "here")
        kinds = ["me", *(self.one_of(others) for _ in range(people - 1))]
        settings = {"turn_limit": self.one_of((None, 5, 60)), "spectators": self.dice.below(3) > 0,
                    "untimed": self.dice.below(4) == 0}  # fmt: skip
        body = {"game": game.id, "seats": [{"kind": kind} for kind in kinds], "settings": settings}
        if self.dice.below(4) == 0:
            body["practice"] = []
        host = self.one_of(self.tokens)
        opened = await self.call("POST", "/api/tables", body, host)
        if "table" not in opened:
            return
        self.tables.append(opened["table"])
        ways = [way for way in (opened["join"], opened["code"]) if way]
        self.ways += ways
        for _ in range(2 * DEVICES if ways else 0):
            body = {"way": self.one_of(ways), "name": "N"}
            await self.call("POST", "/api/join", body, self.one_of(self.tokens))
        path = f"/api/tables/{opened['table']}/do"
        await self.call("POST", path, {"type": "start"}, host)

    async def visit(self, number: int) -> None:
        """Go to a table on a new connection, or on the same one."""
        player, token = self.players[number], self.tokens[number % DEVICES]
        mine = [card["table"] for card in await self.call("GET", "/api/mine", None, token)]
        table = self.one_of(mine if mine and self.dice.below(5) else self.tables)
        self.steps.pop(number, None)
        if player is None or player.closed.is_set():
            self.players[number] = await self.rig.player(table, token)
        else:
            player.send({"type": "hello", "table": table, "token": token,
                         "n": self.one_of((0, 0, 7, 10**6))})  # fmt: skip

    async def over_http(self, number: int) -> None:
        token, table = self.tokens[number % DEVICES], self.one_of(self.tables)
        key = self.one_of((None, "k", secrets.token_hex(4)))
        match self.dice.below(5):
            case 0:
                body = {"way": self.one_of(self.ways), "name": "N", "key": key}
                await self.call("POST", "/api/join", body, token)
            case 1:
                body = {"seat": self.dice.below(4), "purpose": self.one_of(("move", "hand"))}
                said = await self.call("POST", f"/api/tables/{table}/code", body, token)
                self.codes += [said["code"]] if "type" not in said else []
            case 2:
                await self.call("POST", "/api/claim", {"code": self.codes[-1], "key": key}, token)
            case 3:
                await self.call("GET", "/api/mine", None, token)
            case _:
                kind = self.one_of(("record", "replay"))
                await self.call("GET", f"/api/tables/{table}/{kind}", None, token)

    def ask(self, number: int) -> None:
        player = self.players[number]
        if player is None or player.closed.is_set() or not player.lobby:
            return
        seats = player.lobby["seats"]
        own = [n for n, seat in enumerate(seats) if seat["mine"]]
        seat = self.one_of(own) if own and self.dice.below(6) else self.dice.below(len(seats) + 1)
        request = self.request(player, seat)
        if request.get("type") != "say" and self.dice.below(3) == 0:
            request["key"] = self.one_of(("a", "b", secrets.token_hex(4)))
        player.send(request)

    def request(self, player: Player, seat: int) -> dict[str, Any]:
        yes = self.dice.below(3) > 0
        match self.dice.below(16):
            case 0 | 1 | 2:
                return {"type": "start"}
            case 3:
                on = self.one_of(("pause", "pause", "close"))
                return {"type": "vote", "seat": seat, "on": on, "yes": yes}
            case 4 | 5:
                return {"type": "vote", "seat": seat, "on": "resume"}
            case 6:
                return {"type": self.one_of(("leave", "stand_in")), "seat": seat}
            case 7:
                return {"type": "take_back", "seat": seat}
            case 8:
                return {"type": "hint", "seat": seat}
            case 9:
                return {"type": "say", "seat": seat, "phrase": self.one_of(PHRASES)}
            case 10:
                return {"type": "reorder", "order": self.dice.order(len(player.lobby["seats"]))}
            case 11 | 12:
                kind = self.one_of(("here", "link", "open", "bot"))
                return {"type": "reseat", "seat": seat, "kind": kind}
            case 13:
                return {"type": "rematch"}
            case _:
                player.commit(seat)
                return {"type": "ping", "at": 1}

    def move(self, number: int) -> None:
        """Answer the newest step, where there is anything to decide."""
        player = self.players[number]
        if player is None or player.closed.is_set():
            return
        while not player.frames.empty():
            frame = player.frames.get_nowait()
            if frame["type"] == "step":
                self.steps[number] = frame
            assert frame.get("code") != "internal", frame
        step = self.steps.get(number)
        if step is None or step["waiting"]["type"] == "over" or not player.lobby:
            return
        for look in step["looks"]:
            if look["seat"] in step["waiting"]["seats"] and look["seat"] is not None:
                try:
                    action = choose(player.lobby, look, self.dice)
                except (AssertionError, ValueError):  # the lobby of another table
                    return
                player.move(step, action, look["seat"], left_ms=1)

    def time_passes(self) -> None:
        self.rig.pass_time(self.one_of((0.1, 1, 5, 20, 61, 400)))
        self.rig.clock.wrong_s += self.one_of((0, 0, -10, 3600, -3600))

    def write_fails(self) -> None:
        store = self.rig.tables.store
        append = type(store).append

        def fail(*_: object) -> asyncio.Future[None]:
            store.append = append.__get__(store)
            failed = self.rig.tables.loop.create_future()
            failed.set_exception(NotStored("full"))
            return failed

        store.append = fail

    async def go(self) -> None:
        for _ in range(DEVICES):
            self.tokens.append((await self.rig.call("POST", "/api/device"))[1]["token"])
        self.players = [None] * CONNECTIONS
        for _ in range(TABLES):
            await self.open()
        for number in range(CONNECTIONS):
            await self.visit(number)
        for _ in range(ASKED):
            number = self.dice.below(CONNECTIONS)
            match self.dice.below(40):
                case 0:
                    await self.over_http(number)
                case 1:
                    await self.visit(number)
                case 2:
                    player = self.players[number]
                    if player is not None and not player.closed.is_set():
                        await part([player])
                case 3:
                    self.time_passes()
                case 4 if self.dice.below(4) == 0:
                    self.write_fails()
                case 5 if self.dice.below(8) == 0:
                    await self.open()
                case 6 | 7 | 8 | 9 | 10:
                    self.ask(number)
                case _:
                    self.move(number)
            await asyncio.sleep(self.one_of((0, 0, 0.002)))
        await part([p for p in self.players if p is not None and not p.closed.is_set()])
        vars(self.rig.tables.store).pop("append", None)  # a failure that nothing has met


async def check(rig: Rig, name: str) -> dict[str, int]:
    """The log of a table obeys the laws, and is what was served."""
    table = await rig.tables.table(name)
    await table.do_server(TimeUp())  # after all that was asked before
    log = await rig.tables.store.read(table.id)
    times = [read_entry(one.body).at for one in log]
    assert times == sorted(times), "time runs back"
    seen = Room.opened(read_entry(log[0].body), rig.tables.house)
    for logged in log[1:]:
        entry = read_entry(logged.body)
        if isinstance(entry, OF_A_SEAT) and not getattr(entry, "bot", ""):
            assert logged.device is not None, entry
            assert seen.seats[entry.seat].decides(logged.device), entry
        seen.fold(entry)
    live = table.room
    assert (seen.n, seen.status, seen.window, seen.seats, seen.ways) == (
        live.n, live.status, live.window, live.seats, live.ways,
    )  # fmt: skip
    if live.state is not None:
        assert seen.state.truth() == live.state.truth()
    keys = [(one.device, one.key) for one in log if one.key is not None]
    assert len(keys) == len(set(keys)), "a request was stored twice"
    return {"entries": len(log), "moves": sum(b'"moved"' in one.body[:20] for one in log)}


async def evening(folder: Path, seed: int) -> dict[str, int]:
    """One evening on a server of its own."""
    async with running(folder, **QUICK) as rig:
        done = Evening(rig, Dice(seed))
        await done.go()
        found = {"entries": 0, "moves": 0}
        names = [name for (name,) in await run_sql(folder, "SELECT name FROM tables")]
        for name in names:
            for kind, count in (await check(rig, name)).items():
                found[kind] += count
        assert rig.tables.counters.counts["errors"] == 0
        await asyncio.wait_for(canary(rig), CANARY_S)
        return found


async def canary(rig: Rig) -> None:
    """Whatever has happened, two others sit down and play."""
    players = await rig.seated("diamoniak", 2)
    step = await players[0].get("step")
    key = players[0].move(step, {"type": "draw"}, 0)
    await players[0].get("step", saved=key)
    await part(players)


def soak(evenings: int, seed: int) -> dict[str, int]:
    """So many evenings, each from its own seed."""
    seen = {"evenings": 0, "entries": 0, "moves": 0}
    for number in range(evenings):
        with tempfile.TemporaryDirectory() as scratch:
            try:
                found = asyncio.run(asyncio.wait_for(evening(Path(scratch), seed + number), 120))
            except BaseException:
                print(f"evening {seed + number}", flush=True)
                raise
        seen["evenings"] += 1
        for kind, count in found.items():
            seen[kind] += count
        print(seen, flush=True)
    return seen


if __name__ == "__main__":
    soak(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)

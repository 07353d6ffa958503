"""A match under way is finished under its own rules, also after an upgrade brought new ones."""

import asyncio
import importlib
import sys

import pytest

import ludiade.games
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from ludiade.server.room.entries import Moved
from tests.server.rig import part, play_on, running

PEBBLES = '''
"""A heap of {heap} pebbles: each takes one, who takes the last wins."""

from pathlib import Path

from ludiade.kernel import types as kinds
from ludiade.kernel.game import Game
from ludiade.kernel.inputs import TURNS, Move, Over
from ludiade.kernel.state import State


class Take(kinds.Action, frozen=True):
    pass


class Took(kinds.Event, frozen=True):
    left: int


class View(kinds.View, frozen=True):
    left: int


class Heap(State):
    def __init__(self, left):
        super().__init__()
        self.left = left
        self.turn = 0

    def waiting(self):
        if self.left:
            return TURNS[self.turn]
        return Over([int(seat != self.turn) for seat in range(2)])

    def moves(self, seat):
        return [Move(seat, Take())]

    def move(self, seat, action):
        self.left -= 1
        self.turn = 1 - self.turn
        self.tell(Took(self.left))

    def shuffled(self, order):
        raise AssertionError

    def view(self, eyes):
        return View(self.left)

    def census(self):
        return {{}}


class Pebbles(Game):
    id = "pebbles"
    rules = {rules}
    seats = range(2, 3)
    folder = Path(__file__).parent
    Options = kinds.Options
    Action = Take
    Event = Took
    View = View

    def start(self, options, players):
        return Heap({heap})

    def imagine(self, options, players, eyes, view, dice):
        return Heap(view.left)


game = Pebbles()
'''
OLD, NEW = PEBBLES.format(rules=1, heap=5), PEBBLES.format(rules=2, heap=9)


class Release:
    """What is installed: the game's folder as this release of the library has it."""

    def __init__(self, folder):
        self.folder = folder / "pebbles"
        self.folder.mkdir()

    def install(self, **modules: str) -> None:
        for old in self.folder.glob("*.py"):
            old.unlink()
        for name, source in modules.items():
            (self.folder / f"{name}.py").write_text(source)
        self.forget()

    def forget(self) -> None:
        for name in [n for n in sys.modules if n.startswith("ludiade.games.pebbles")]:
            del sys.modules[name]
        importlib.invalidate_caches()
        shelf.packages.cache_clear()
        shelf._game.cache_clear()


@pytest.fixture
def release(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setattr(ludiade.games, "__path__", [*ludiade.games.__path__, str(tmp_path)])
    planted = Release(tmp_path)
    yield planted
    monkeypatch.undo()
    planted.forget()


def test_a_match_is_finished_under_its_rules_while_new_tables_open_under_the_newest(
    tmp_path, release
):
    async def go():
        release.install(__init__=OLD)
        async with running(tmp_path) as rig:
            players = await rig.seated("pebbles", 2)
            step = await players[0].get("step")  # there is no shuffle to wait for
            assert step["looks"][0]["view"]["left"] == 5
            key = players[0].move(step, {"type": "take"}, 0)
            step = await players[0].get("step", saved=key)
            await part(players)

        release.install(__init__=NEW, version_1=OLD)
        async with running(tmp_path) as rig:
            name = players[0].table
            back = [await rig.player(name, player.token, n=step["n"]) for player in players]
            end = await play_on(back, Dice(1))
            assert (end["n"], back[0].lobby["rules"]) == (step["n"] + 4, 1)
            path, token = f"/api/tables/{name}", players[0].token
            status, _, record = await rig.raw("GET", f"{path}/record", token=token)
            assert status == 200
            assert replay(read(record, shelf.find)).game.rules == 1
            assert (await rig.call("GET", f"{path}/replay", token=token))[0] == 200

            back[0].send({"type": "rematch"})
            while not back[0].lobby["rematch"]:
                await back[0].get("lobby")
            rematch = await rig.tables.table(back[0].lobby["rematch"])
            assert rematch.room.game.rules == 2
            fresh = await rig.seated("pebbles", 2)
            end = await play_on(fresh, Dice(1))
            moved = [e for e in await rig.log(fresh[0].table) if isinstance(e, Moved)]
            assert (len(moved), fresh[0].lobby["rules"]) == (9, 2)

        release.install(__init__=NEW)
        with pytest.raises(BadRecord) as refused:
            read(record, shelf.find)
        assert (refused.value.path, refused.value.code) == ("$.rules", "unknown_rules")

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_folder_of_other_rules_than_it_says_is_a_mistake(release):
    release.install(__init__=NEW, version_1=NEW)
    with pytest.raises(TypeError, match="version_1"):
        shelf.find("pebbles", 1)

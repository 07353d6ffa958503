"""Bots on line: told only what their seat sees, fair, called off, replaced when they fail."""

import asyncio
import json
import time
from statistics import fmean

import pytest

from ludiade.bots import seen
from ludiade.bots.levels import BOTS, LEVELS
from ludiade.bots.opponents import level_of, name, opponents
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting
from ludiade.server import lane
from ludiade.server.lane import BotFailed
from ludiade.server.opponents import is_plain, seed
from ludiade.server.workers import Workers
from tests.contract.walk import new_match, next_input
from tests.server import planted
from tests.server.rig import Rig, running

PATIENCE_S = 120


def online(go, tmp_path, think=None, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            if think is not None:
                rig.hub.workers = Workers(1, think)
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), PATIENCE_S))


def question(match=None):
    """What an awaited seat of a fresh table knows, with something to decide."""
    game = shelf.find("diabolo")
    dice = Dice(3)
    match = new_match(game, 2, dice)
    while True:
        waiting = match.state.waiting()
        if isinstance(waiting, Awaiting) and len(match.state.moves(waiting.seats[0])) > 1:
            return seen(match, waiting.seats[0])
        match.apply(next_input(match, dice))


def choosing(pool, table, level, seconds=30.0):
    known = question()
    return pool.choose(table, known, level, 1, 0, time.monotonic() + seconds)


async def watch(rig: Rig, levels, most: int = 10):
    """A table of bots, begun, and its first steps."""
    seats = [{"kind": "bot", "level": level} for level in levels]
    opened = await rig.open("diamoniak", seats)
    watcher = await rig.player(opened["table"], opened["token"])
    watcher.send({"type": "start"})
    steps = [await watcher.get("step") for _ in range(most)]
    return opened["table"], watcher, steps


@pytest.mark.parametrize("level", ["hard", "medium", "expert"])
def test_a_bot_that_raises_dies_or_cheats_is_replaced_by_easy_and_the_table_goes_on(
    level, tmp_path, caplog
):
    async def go(rig):
        table, watcher, steps = await watch(rig, [level, level])
        assert steps[-1]["n"] > steps[0]["n"]
        fallen = rig.hub.tables[table].fallen
        while len(fallen) < 2:  # a seat with one thing to do is not asked yet
            await watcher.get("step")
        assert fallen == {0: "easy", 1: "easy"}
        metrics = (await rig.call("GET", "/metrics"))[1].decode()
        assert "ludiade_bots_replaced_total 2" in metrics
        assert "ludiade_errors_total 0" in metrics

    online(go, tmp_path, planted.think)
    assert f"bot {level} failed at seat 0" in caplog.text
    assert "replaced by easy" in caplog.text


def test_where_easy_fails_too_random_plays(tmp_path):
    async def go(rig):
        table, watcher, _ = await watch(rig, ["hard", "easy"])
        while rig.hub.tables[table].fallen != {0: "random", 1: "random"}:
            await watcher.get("step")
        assert rig.hub.counters.counts["bots_replaced"] == 3

    online(go, tmp_path, planted.all_but_random_fail)


def test_a_bot_is_told_its_seats_messages_and_nothing_else(tmp_path, monkeypatch):
    """A bot stands in for a person whose device listens: both are told the same, word for word."""
    told = tmp_path / "told"
    monkeypatch.setenv("LUDIADE_TEST_TOLD", str(told))

    async def go(rig):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        opened = await rig.open("diabolo", seats, options={})
        me = await rig.player(opened["table"], opened["token"], n=0)
        me.send({"type": "start"})
        steps = [await me.get("step")]
        me.send({"type": "stand_in", "seat": 0})
        while steps[-1]["n"] < steps[0]["n"] + 14:
            steps.append(await me.get("step"))
        looks = [look for step in steps for look in step["looks"] if look["seat"] == 0]
        lines = [json.loads(line) for line in told.read_bytes().splitlines()]
        own = [line for line in lines if line["seat"] == 0]
        assert len(own) >= 3
        for line in own:
            assert set(line) == {"game", "rules", "options", "players", "seat", "view", "menu",
                                 "complete", "seed"}  # fmt: skip
            assert (line["view"], line["menu"]) in [(lk["view"], lk["menu"]) for lk in looks]
        row = rig.hub.tables[opened["table"]].row
        assert {(line["seat"], line["seed"]) for line in lines} == {
            (seat, seed(row, seat)) for seat in (0, 1)
        }
        assert seed(row, 0) != seed(row, 1)
        assert row.thoughts not in "".join(map(str, me.raw))

    online(go, tmp_path, planted.tell)


def test_a_table_with_many_questions_does_not_hold_up_another(tmp_path, monkeypatch):
    order = []

    async def go():
        pool = Workers(1, planted.think)

        async def one(table):
            await choosing(pool, table, "easy")
            order.append(table)

        await asyncio.gather(*(one("greedy") for _ in range(6)), one("patient"))
        pool.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE_S))
    assert order.index("patient") <= 2


def test_the_more_wait_the_shorter_each_thinks(tmp_path, monkeypatch):
    told = tmp_path / "told"
    monkeypatch.setenv("LUDIADE_TEST_TOLD", str(told))

    async def go():
        pool = Workers(1, planted.time_given)
        await choosing(pool, "warm", "easy")
        told.write_text("")
        await asyncio.gather(*(choosing(pool, f"t{n}", "easy", 10.0) for n in range(10)))
        pool.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE_S))
    given = [float(line) for line in told.read_text().splitlines()]
    assert given[0] > 5
    assert given[1] < 10 / 8
    assert given[-1] > given[1]


def test_what_nobody_waits_for_is_called_off(tmp_path, monkeypatch):
    told = tmp_path / "told"
    monkeypatch.setenv("LUDIADE_TEST_TOLD", str(told))

    async def go():
        pool = Workers(1, planted.until_stopped)
        endless = asyncio.create_task(choosing(pool, "a", "expert"))
        queued = asyncio.create_task(choosing(pool, "b", "expert"))
        while not told.exists():
            await asyncio.sleep(0.01)
        queued.cancel()
        endless.cancel()
        await choosing(pool, "c", "easy")
        assert pool.queue == 0
        pool.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE_S))
    assert told.read_text().splitlines() == [
        "expert begins", "expert ends", "easy begins", "easy ends",
    ]  # fmt: skip


def test_a_table_that_is_closed_calls_its_bots_off(tmp_path, monkeypatch):
    told = tmp_path / "told"
    monkeypatch.setenv("LUDIADE_TEST_TOLD", str(told))

    async def go(rig):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "expert"}]
        opened = await rig.open("diabolo", seats)
        me = await rig.player(opened["table"], opened["token"])
        me.send({"type": "start"})
        while not told.exists():
            step = await me.get("step")
            if 0 in step["waiting"]["seats"]:
                me.move(step, step["looks"][0]["menu"][0], 0)
            else:
                while not told.exists():
                    await asyncio.sleep(0.01)
        me.send({"type": "vote", "seat": 0, "on": "close"})
        await me.get("lobby", status="closed")
        while "ends" not in told.read_text():
            await asyncio.sleep(0.01)
        assert not rig.hub.tables[opened["table"]].asked

    online(go, tmp_path, planted.until_stopped)


def test_a_bot_that_hangs_is_ended_after_its_deadline(monkeypatch):
    monkeypatch.setattr(lane, "GRACE_S", 0.2)

    async def go():
        pool = Workers(1, planted.hang)
        with pytest.raises(BotFailed):
            await choosing(pool, "a", "hard", 0.1)
        monkeypatch.setattr(lane, "GRACE_S", 50.0)
        await choosing(pool, "a", "easy")
        pool.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE_S))


def test_a_process_that_is_slow_to_start_has_not_hung():
    async def go():
        pool = Workers(1, planted.SlowToStart())
        await choosing(pool, "a", "easy", 0.0)
        pool.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE_S))


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.id)
def test_whether_there_is_nothing_to_decide_is_seen_by_a_spectator_alone(game):
    """Two truths that look alike to a spectator are called plain equally often."""

    class Moment:
        def __init__(self, match):
            self.match = match

    class Spectated:
        """A match whose state shows itself to a spectator and to nobody else."""

        def __init__(self, match):
            self.game, self.options, self.players = match.game, match.options, match.players
            self.state = self
            self._true = match.state

        def view(self, eyes):
            assert not eyes.seats
            return self._true.view(eyes)

    dice = Dice(11)
    table = new_match(game, max(2, game.seats[0]), dice)
    plain = []
    for _ in range(40):
        given = next_input(table, dice)
        if given is None:
            break
        waiting = table.state.waiting()
        for seat in waiting.seats if isinstance(waiting, Awaiting) else ():
            plain.append(is_plain(Moment(Spectated(table)), seat))
        table.apply(given)
    assert plain
    assert fmean(plain) < 1


def test_the_five_opponents_have_names_and_manners_in_both_languages():
    for lang in ("fr", "en"):
        names = {opponents(lang).say(f"bot-{level}") for level in BOTS}
        manners = {opponents(lang).say(f"manner-{level}") for level in BOTS}
        assert len(names) == len(manners) == len(BOTS)
    assert [level_of(word) for word in ("Pomme", "basile", "HORTENSE", "zenon", "Mélusine")] == [
        *LEVELS
    ]
    assert level_of("Ana") is None
    assert name("easy", "fr", ["Basile", "Basile 2"]) == "Basile 3"


def test_bots_at_a_table_are_called_by_their_names(tmp_path):
    async def go(rig):
        seats = [{"kind": "bot", "level": level} for level in ("easy", "easy", "expert")]
        opened = await rig.open("diamoniak", seats)
        watcher = await rig.player(opened["table"], opened["token"])
        lobby = await watcher.get("lobby")
        assert [seat["name"] for seat in lobby["seats"]] == ["Basile", "Basile 2", "Mélusine"]
        body = {"game": "diamoniak", "seats": [{"kind": "bot", "level": "god"}] * 2}
        status, error = await rig.call("POST", "/api/tables", body)
        assert (status, error["code"]) == (400, "unknown_bot")
        assert "expert" in error["message"]

    online(go, tmp_path)

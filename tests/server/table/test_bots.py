"""Bots on line: told only what their seat sees, fair, called off, replaced when they fail."""

import asyncio
import json

import pytest

from ludiade.bots.levels import BOTS, LEVELS
from ludiade.bots.opponents import level_of, name, name_of_kin, opponents
from ludiade.kernel.texts import LANGUAGES
from ludiade.server.room.entries import Entry, Replaced
from ludiade.server.think.patience import bot_seed
from ludiade.server.think.pool import Pool
from tests.server import planted
from tests.server.rig import Rig, running

PATIENCE_S = 120


def online(go, tmp_path, think=None, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            if think is not None:
                rig.tables.pool = Pool(1, think)
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), PATIENCE_S))


async def watch(rig: Rig, levels, most: int = 10):
    """A table of bots, begun, and its first steps."""
    seats = [{"kind": "bot", "level": level} for level in levels]
    opened = await rig.open("diamoniak", seats)
    watcher = await rig.player(opened["table"], opened["token"])
    watcher.send({"type": "start"})
    steps = [await watcher.get("step") for _ in range(most)]
    return opened["table"], watcher, steps


async def levels_become(rig: Rig, watcher, table: str, levels: list[str]) -> list[Entry]:
    """Wait until these bots sit there: a seat with one thing to do is not asked yet."""
    while [seat["level"] for seat in watcher.lobby["seats"]] != levels:
        await watcher.get("step")
    return await rig.log(table)


@pytest.mark.parametrize("level", ["hard", "medium", "expert"])
def test_a_bot_that_raises_dies_or_cheats_is_replaced_by_easy_and_the_table_goes_on(
    level, tmp_path, caplog
):
    async def go(rig):
        table, watcher, steps = await watch(rig, [level, level])
        assert steps[-1]["n"] > steps[0]["n"]
        room = await levels_become(rig, watcher, table, ["easy", "easy"])
        assert [entry.level for entry in room if isinstance(entry, Replaced)] == ["easy", "easy"]
        metrics = (await rig.call("GET", "/metrics"))[1].decode()
        assert "ludiade_bots_replaced_total 2" in metrics
        assert "ludiade_errors_total 0" in metrics

    online(go, tmp_path, planted.think)
    assert f"bot {level} failed at seat 0" in caplog.text
    assert "replaced by easy" in caplog.text


def test_where_easy_fails_too_random_plays(tmp_path):
    async def go(rig):
        table, watcher, _ = await watch(rig, ["hard", "easy"])
        await levels_become(rig, watcher, table, ["random", "random"])
        assert rig.tables.counters.counts["bots_replaced"] == 3

    online(go, tmp_path, planted.all_but_random_fail)


def test_where_even_random_fails_it_is_asked_again_until_it_answers(tmp_path, monkeypatch, caplog):
    told = tmp_path / "told"
    monkeypatch.setenv("LUDIADE_TEST_TOLD", str(told))

    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "bot", "level": "easy"}] * 2)
        watcher = await rig.player(opened["table"], opened["token"])
        watcher.send({"type": "start"})
        first = await watcher.get("step")
        async with asyncio.timeout(30):
            while caplog.text.count("asked again") < 2:
                await asyncio.sleep(0.05)
        told.touch()
        while (await watcher.get("step"))["n"] < first["n"] + 3:
            pass

    online(go, tmp_path, planted.nobody_at_first)


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
        secret = (await rig.tables.table(opened["table"])).room.secret
        seeds = {(seat, bot_seed(secret, opened["table"], seat)) for seat in (0, 1)}
        assert {(line["seat"], line["seed"]) for line in lines} == seeds
        assert secret not in "".join(map(str, me.raw))

    online(go, tmp_path, planted.tell)


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
        assert not (await rig.tables.table(opened["table"])).bots.thinking

    online(go, tmp_path, planted.until_stopped)


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


def test_bots_of_one_level_are_of_one_kin_each_with_a_name_of_its_own():
    for lang in LANGUAGES:
        for level in BOTS:
            taken: list[str] = []
            for _ in range(8):
                taken.append(name_of_kin(level, lang, taken))
            assert taken[0] == name(level, lang)
            assert len(set(taken)) == 8
            assert not any(char.isdigit() for one in taken[:7] for char in one)


def test_bots_at_a_table_are_called_by_their_names(tmp_path):
    async def go(rig):
        seats = [{"kind": "bot", "level": level} for level in ("easy", "easy", "expert")]
        opened = await rig.open("diamoniak", seats)
        watcher = await rig.player(opened["table"], opened["token"])
        lobby = await watcher.get("lobby")
        assert [seat["name"] for seat in lobby["seats"]] == ["Basile", "Anatole", "Mélusine"]
        body = {"game": "diamoniak", "seats": [{"kind": "bot", "level": "god"}] * 2}
        status, error = await rig.call("POST", "/api/tables", body)
        assert (status, error["code"]) == (400, "unknown_bot")
        assert "expert" in error["message"]

    online(go, tmp_path)

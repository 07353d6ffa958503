"""The machine's clock may jump: time in a log never runs back, and no match is frozen."""

import asyncio

import pytest

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.server.room.room import Room
from tests.server.clocks import HandClock
from tests.server.rig import Player, Rig, choose, part, play_on, running

GAMES = shelf.games()
JUMPS_S = (-10, 10, -3600, 3600, -7200, 86_400, -86_400)


async def check_time(rig: Rig, table: str) -> None:
    """Every entry is at its time or later, and the log can be folded."""
    log = await rig.log(table)
    times = [entry.at for entry in log]
    assert times == sorted(times)
    assert times[0] >= 0
    row = await rig.tables.store.load(table)
    assert row is not None
    Room.folded(await rig.tables.store.read(row.id), rig.tables.house)


async def one_move(players: list[Player], steps: list[dict], dice: Dice) -> list[dict]:
    seat = steps[0]["waiting"]["seats"][0]
    action = choose(players[seat].lobby, steps[seat]["looks"][0], dice)
    players[seat].move(steps[seat], action, seat, left_ms=1)
    return [await player.get("step") for player in players]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_match_goes_on_while_the_clock_jumps_to_and_fro(game, tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            players = await rig.seated(game.id, 2)
            steps = [await player.get("step") for player in players]
            began_at = (await rig.log(players[0].table))[-1].at
            for jump in JUMPS_S:
                rig.clock.wrong_s += jump
                if steps[0]["waiting"]["type"] == "over":
                    break
                steps = await one_move(players, steps, Dice(jump % 1000))
                if "left_ms" in steps[0]["waiting"]:
                    assert 0 < steps[0]["waiting"]["left_ms"] <= 20_000
                (card,) = (await rig.call("GET", "/api/mine", token=players[0].token))[1]
                assert card["table"] == players[0].table
                assert card["ago_s"] >= 0
                assert await rig.tables.archive() == 0
            await check_time(rig, players[0].table)
            last_at = (await rig.log(players[0].table))[-1].at
            assert last_at - began_at < 60_000  # no jump is in the log of a live table
            for player, step in zip(players, steps, strict=True):
                player.frames.put_nowait(step)
            await play_on(players, Dice(3))

    asyncio.run(asyncio.wait_for(go(), 60))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_match_goes_on_after_restarts_under_a_clock_that_went_back(game, tmp_path):
    async def go():
        clock = HandClock()
        async with running(tmp_path, clock) as rig:
            players = await rig.seated(game.id, 2)
            steps = [await player.get("step") for player in players]
            tokens, table = [player.token for player in players], players[0].table
            clock.passed_s += 30
            steps = await one_move(players, steps, Dice(1))
            await part(players)
        for jump in (-10, -3600, 3600, -7200):
            clock.wrong_s += jump
            async with running(tmp_path, clock) as rig:
                (card,) = (await rig.call("GET", "/api/mine", token=tokens[0]))[1]
                assert (card["status"], card["ago_s"] >= 0) == ("playing", True)
                players = [await rig.player(table, token) for token in tokens]
                steps = [await player.get("step") for player in players]
                assert steps[0]["waiting"].get("left_ms", 1) > 0
                steps = await one_move(players, steps, Dice(jump % 1000))
                await check_time(rig, table)
                assert await rig.tables.archive() == 0
                await part(players)
                if steps[0]["waiting"]["type"] == "over":
                    return
        async with running(tmp_path, clock) as rig:
            players = [await rig.player(table, token) for token in tokens]
            await play_on(players, Dice(3))
            await check_time(rig, table)
            status, record = await rig.call("GET", f"/api/tables/{table}/record", token=tokens[0])
            assert status == 200
            times = [line["at"] for line in record["inputs"]]
            assert times == sorted(times)
            assert times[0] >= 0

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_clock_an_hour_back_keeps_no_delay_from_ending(tmp_path):
    """What is due is due by time that went by, not by what the clock on the wall says."""

    async def go():
        async with running(tmp_path) as rig:
            players = await rig.seated("diamoniak", 2, settings={"turn_limit": 5})
            step = await players[0].get("step")
            rig.clock.wrong_s -= 3600
            rig.pass_time(5)
            after = await players[0].get("step")
            assert after["from"] == step["n"]
            await check_time(rig, players[0].table)

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_delay_ends_also_at_a_table_loaded_under_a_clock_that_went_back(tmp_path):
    """Else the match would stand still until the clock is where it was."""

    async def go():
        clock = HandClock()
        async with running(tmp_path, clock) as rig:
            players = await rig.seated("diamoniak", 2, settings={"turn_limit": 5})
            step = await players[0].get("step")
            await part(players)
        clock.wrong_s -= 3600
        async with running(tmp_path, clock) as rig:
            back = await rig.player(players[0].table, players[0].token)
            again = await back.get("step")
            assert again["n"] == step["n"]
            assert 0 < again["waiting"]["left_ms"] <= 5000
            rig.pass_time(5)
            assert (await back.get("step"))["from"] == step["n"]
            await check_time(rig, players[0].table)

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_clock_an_hour_on_ends_no_delay_of_a_live_table(tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            players = await rig.seated("diamoniak", 2, settings={"turn_limit": 60})
            step = await players[0].get("step")
            rig.clock.wrong_s += 3600
            rig.pass_time(1)
            players[0].send({"type": "vote", "seat": 0, "on": "pause"})
            await players[0].get("done")
            await part([players[1]])
            back = await rig.player(players[1].table, players[1].token)
            again = await back.get("step")
            assert (again["n"], again["window"]) == (step["n"], step["window"])
            assert 50_000 < again["waiting"]["left_ms"] <= 59_000

    asyncio.run(asyncio.wait_for(go(), 60))


def test_what_is_idle_is_archived_although_the_clock_went_back_before(tmp_path):
    async def go():
        clock = HandClock()
        async with running(tmp_path, clock) as rig:
            players = await rig.seated("diamoniak", 2)
            await players[0].get("step")
            clock.wrong_s -= 3600
            await part(players)
            bad = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "link"}])
        clock.wrong_s -= 3600
        async with running(tmp_path, clock) as rig:
            assert await rig.tables.archive() == 0
            rig.pass_time(61 * 24 * 3600)
            assert await rig.tables.archive() == 2
            for name in (players[0].table, bad["table"]):
                await check_time(rig, name)
                assert (await rig.tables.table(name)).room.status == "closed"

    asyncio.run(asyncio.wait_for(go(), 60))

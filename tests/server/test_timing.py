"""Delays, turn limits, pauses and votes."""

import asyncio
import time

import pytest

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting
from ludiade.server.config import Config
from ludiade.server.timing import Limit, check_in_time
from ludiade.server.wire import Denied
from tests.contract.walk import new_match, next_input
from tests.server.rig import Player, Rig, choose, running

CONFIG = Config()


def has_delays(game) -> bool:
    """Whether random matches of a game ever wait with a delay."""
    for seed in range(6):
        dice = Dice(seed)
        match = new_match(game, max(2, game.seats[0]), dice)
        for _ in range(60):
            waiting = match.state.waiting()
            if isinstance(waiting, Awaiting) and waiting.seconds is not None:
                return True
            given = next_input(match, dice)
            if given is None:
                break
            match.apply(given)
    return False


TIMED = [game for game in shelf.games() if has_delays(game)]


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 90))


async def until_delay(players: list[Player], dice: Dice) -> list[dict]:
    """Play on until the table waits with a delay."""
    steps = [await player.get("step") for player in players]
    for _ in range(400):
        waiting = steps[0]["waiting"]
        assert waiting["type"] == "awaiting", "the match ended without a delay"
        if waiting.get("then") == "expires":
            return steps
        seat = waiting["seats"][dice.below(len(waiting["seats"]))]
        action = choose(players[seat].lobby, steps[seat]["looks"][0], dice)
        players[seat].move(steps[seat], action, seat)
        steps = [await player.get("step") for player in players]
    raise AssertionError("no delay")


def shortest(game) -> dict:
    """Options with the shortest delays this game offers."""
    for name in ("delay", "contest_seconds"):
        for value in (1, 2, 3, 5):
            try:
                game.read_options({name: value}, 2)
            except Exception:
                continue
            return {name: value}
    return {}


async def timed_table(rig: Rig, game) -> list[Player]:
    return await rig.seated(game.id, 2, options=shortest(game))


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
def test_a_delay_ends_on_the_server_and_a_late_expiry_closes_nothing_else(game, tmp_path):
    async def go(rig):
        players = await timed_table(rig, game)
        steps = await until_delay(players, Dice(1))
        left = steps[0]["waiting"]["left_ms"]
        began = time.monotonic()
        after = [await asyncio.wait_for(p.frames.get(), left / 1000 + 5) for p in players]
        while after[0]["type"] != "step":
            after[0] = await players[0].get("step")
        took = 1000 * (time.monotonic() - began)
        assert left <= took + 50
        assert took <= left + CONFIG.grace_ms + 1000
        assert after[0]["window"] != steps[0]["window"]
        assert (
            rig.hub.tables[players[0].table].live.entries[0].line.startswith(b'{"type":"expired"')
        )

    online(go, tmp_path)


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_answers_of_one_window_race_and_neither_makes_the_other_stale(game, order, tmp_path):
    async def go(rig):
        people = next((n for n in game.seats if n >= 3), 2)
        players = await rig.seated(game.id, people, options=shortest(game))
        steps = await until_delay(players, Dice(2))
        seats = steps[0]["waiting"]["seats"]
        if len(seats) < 2:
            return
        for which in order:
            seat = seats[which]
            players[seat].move(steps[seat], steps[seat]["looks"][0]["menu"][0], seat)
        answers = []
        for which in order:
            frame = await asyncio.wait_for(players[seats[which]].frames.get(), 5)
            while frame["type"] not in ("step", "error"):
                frame = await asyncio.wait_for(players[seats[which]].frames.get(), 5)
            answers.append(frame)
        assert answers[0]["type"] == "step"

    online(go, tmp_path)


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
def test_a_delay_is_recovered_after_a_restart_with_time_to_come_back(game, tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            players = await timed_table(rig, game)
            steps = await until_delay(players, Dice(3))
        await asyncio.sleep(0.5)
        async with running(tmp_path) as rig:
            back = await rig.player(players[0].table, players[0].token)
            step = await back.get("step")
            assert step["window"] == steps[0]["window"]
            assert step["waiting"]["left_ms"] > 300
            while step["window"] == steps[0]["window"]:
                step = await back.get("step")

    asyncio.run(asyncio.wait_for(go(), 90))


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
def test_an_untimed_table_waits_for_every_answer(game, tmp_path):
    async def go(rig):
        players = await rig.seated(game.id, 2, options=shortest(game), settings={"untimed": True})
        dice = Dice(1)
        steps = [await player.get("step") for player in players]
        table = rig.hub.tables[players[0].table]
        while table.live.match.state.waiting().seconds is None:
            seat = steps[0]["waiting"]["seats"][0]
            action = choose(players[seat].lobby, steps[seat]["looks"][0], dice)
            players[seat].move(steps[seat], action, seat)
            steps = [await player.get("step") for player in players]
        assert "left_ms" not in steps[0]["waiting"]
        table.live.opened -= 3_600_000
        rig.hub.arm(table)
        seat = steps[0]["waiting"]["seats"][0]
        players[seat].move(steps[seat], steps[seat]["looks"][0]["menu"][0], seat)
        after = await players[seat].get("step")
        assert after["from"] == steps[seat]["n"]
        assert not any(b'"expired"' in entry.line for entry in table.live.entries)

    online(go, tmp_path)


def test_an_answer_sent_in_time_counts_within_the_grace_and_no_longer():
    grace = CONFIG.grace_ms
    check_in_time(Limit(1, "expires"), None, CONFIG)
    check_in_time(Limit(-grace + 1, "expires"), 5, CONFIG)
    check_in_time(None, None, CONFIG)
    check_in_time(Limit(-9999, "bot"), None, CONFIG)
    for late, said in ((-1, None), (-1, 0), (-1, -5), (-grace, 1000), (-grace - 1, 5)):
        with pytest.raises(Denied, match="too_late"):
            check_in_time(Limit(late, "expires"), said, CONFIG)


def test_a_bot_moves_for_whoever_is_over_the_turn_limit(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2, settings={"turn_limit": 5})
        step = await players[0].get("step")
        assert step["waiting"]["then"] == "bot"
        assert 4000 < step["waiting"]["left_ms"] <= 5000
        table = rig.hub.tables[players[0].table]
        table.live.opened -= 4500
        rig.hub.arm(table)
        after = await players[0].get("step")
        assert after["from"] == step["n"]
        assert after["events"]

    online(go, tmp_path)


def test_a_pause_needs_everybody_stops_moves_and_gives_the_time_back(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2, settings={"turn_limit": 60})
        step = await players[0].get("step")
        players[0].send({"type": "vote", "seat": 0, "on": "pause"})
        lobby = await players[1].get("lobby", paused=False)
        while not lobby["proposals"]:
            lobby = await players[1].get("lobby", paused=False)
        assert lobby["proposals"] == [{"on": "pause", "agreed": [0], "declined": []}]
        players[1].send({"type": "vote", "seat": 1, "on": "pause"})
        await players[0].get("lobby", paused=True)
        seat = step["waiting"]["seats"][0]
        players[seat].move(step, {"type": "draw"}, seat)
        assert (await players[seat].get("error"))["code"] == "paused"
        await asyncio.sleep(0.4)
        players[0].send({"type": "vote", "seat": 0, "on": "resume"})
        again = await players[0].get("step")
        assert again["n"] == step["n"]
        assert again["waiting"]["left_ms"] > 59_650
        players[seat].move(step, {"type": "draw"}, seat)
        assert (await players[seat].get("step"))["from"] == step["n"]

    online(go, tmp_path)


def test_a_match_is_closed_by_more_than_half_of_those_there_and_its_seed_revealed(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 3)
        await players[0].get("step")
        status, error = await rig.call("GET", f"/api/tables/{players[0].table}/record")
        assert (status, error["code"]) == (409, "not_ended")
        players[0].send({"type": "vote", "seat": 0, "on": "close"})
        proposed = [{"on": "close", "agreed": [0], "declined": []}]
        await players[1].get("lobby", proposals=proposed)
        players[2].send({"type": "vote", "seat": 2, "on": "close"})
        lobby = await players[1].get("lobby", status="closed")
        assert "seed" in lobby["fairness"]
        status, record = await rig.call("GET", f"/api/tables/{players[0].table}/record")
        assert (status, record["fairness"]["seed"]) == (200, lobby["fairness"]["seed"])
        players[1].send({"type": "vote", "seat": 1, "on": "close"})
        assert (await players[1].get("error"))["code"] == "match_ended"

    online(go, tmp_path)


def test_who_is_absent_is_told_of(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        await players[0].get("step")
        players[1].leave()
        lobby = await players[0].get("lobby")
        assert [s["present"] for s in lobby["seats"]] == [True, False]
        back = await rig.player(players[1].table, players[1].token)
        await back.get("step")
        lobby = await players[0].get("lobby")
        assert [s["present"] for s in lobby["seats"]] == [True, True]
        assert 1 in await rig.hub.store.seen(rig.hub.tables[players[0].table].row.id)

    online(go, tmp_path)


def test_devices_that_contribute_nothing_are_waited_for_and_then_not(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "bot"}])
        me = await rig.player(opened["table"], opened["token"])
        promise = (await me.get("lobby"))["fairness"]
        assert set(promise) == {"commitment"}
        me.send({"type": "start"})
        lobby = await me.get("lobby")
        assert 0 < lobby["mixing_ms"] <= 300
        lobby = await me.get("lobby", status="playing")
        assert lobby["fairness"] == promise | {"contributions": ["", ""]}
        await me.get("step")

    online(go, tmp_path)

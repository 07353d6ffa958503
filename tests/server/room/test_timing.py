"""Delays on line, on a clock that the tests put forward."""

import asyncio

import msgspec
import pytest

from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move
from ludiade.server.ops.config import Config
from ludiade.server.room.entries import Entry, Expired, Granted, Moved
from tests.server.clocks import HandClock
from tests.server.delays import (
    LEAST_S,
    LONG,
    RACING,
    TIMED,
    kinds,
    shortest,
    timed_table,
    until_delay,
)
from tests.server.rig import Player, Rig, choose, online, part, running

GRACE_S = Config().grace_ms / 1000


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
def test_a_delay_ends_on_the_server_and_a_late_expiry_closes_nothing_else(game, tmp_path):
    async def go(rig):
        players = await timed_table(rig, game)
        steps = await until_delay(players, Dice(1))
        left_s = steps[0]["waiting"]["left_ms"] / 1000
        rig.pass_time(left_s + GRACE_S - 0.3)
        assert Expired not in await kinds(rig, players)
        rig.pass_time(0.3)
        after = [await player.get("step") for player in players]
        assert {step["from"] for step in after} == {steps[0]["n"]}
        assert after[0]["window"] > steps[0]["window"]
        assert (await kinds(rig, players)).count(Expired) == 1

    online(go, tmp_path)


async def until_race(
    rig: Rig, players: list[Player], dice: Dice, holds: bool
) -> tuple[list[dict], list[tuple[int, object]]]:
    """Play on until two seats may answer in one window, the first leaving it open or not."""
    steps = [await player.get("step") for player in players]
    for _ in range(2000):
        assert steps[0]["waiting"]["type"] == "awaiting", "the match ended without a race"
        seats = steps[0]["waiting"]["seats"]
        answers = [(seat, await _answer(rig, players[seat], seat, holds)) for seat in seats]
        found = [(seat, action) for seat, action in answers if action is not None]
        if len(found) >= 2:
            return steps, found[:2]
        seat = seats[dice.below(len(seats))]
        action = choose(players[seat].lobby, steps[seat]["looks"][0], dice)
        players[seat].move(steps[seat], action, seat)
        steps = [await player.get("step") for player in players]
    raise AssertionError("no race")


async def _answer(rig: Rig, player: Player, seat: int, holds: bool) -> object:
    """An action of that seat after which the others' answers still count, or do not."""
    state = (await rig.tables.table(player.table)).room.state
    assert state is not None
    for action in state.actions(seat):
        after = state.copy()
        after.apply(Move(seat, action))
        if after.held is holds:
            return msgspec.to_builtins(action)
    return None


@pytest.mark.parametrize("game", RACING, ids=lambda game: game.id)
@pytest.mark.parametrize("first", [0, 1])
def test_two_answers_of_one_window_race_and_neither_makes_the_other_stale(game, first, tmp_path):
    async def go(rig):
        players = await rig.seated(game.id, 3, options=shortest(game))
        steps, answers = await until_race(rig, players, Dice(2), holds=True)
        before = await rig.log(players[0].table)
        ordered = [answers[first], answers[1 - first]]
        keys = [players[seat].move(steps[seat], action, seat) for seat, action in ordered]
        for (seat, _), key in zip(ordered, keys, strict=True):
            await players[seat].get("step", saved=key)
        after = await rig.log(players[0].table)
        moved = [entry for entry in after[len(before) :] if isinstance(entry, Moved)]
        assert [entry.seat for entry in moved] == [seat for seat, _ in ordered]

    online(go, tmp_path)


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
def test_an_answer_to_a_window_that_another_has_closed_is_stale(game, tmp_path):
    async def go(rig):
        players = await rig.seated(game.id, 3, options=shortest(game))
        steps, answers = await until_race(rig, players, Dice(2), holds=False)
        (quick, own), (late, theirs) = answers
        key = players[quick].move(steps[quick], own, quick)
        await players[quick].get("step", saved=key)
        before = await rig.log(players[0].table)
        key = players[late].move(steps[late], theirs, late)
        error = await players[late].get("error")
        assert (error["code"], error["key"]) == ("stale_window", key)
        assert await rig.log(players[0].table) == before

    online(go, tmp_path)


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
def test_an_answer_sent_in_time_counts_within_the_grace_and_no_longer(game, tmp_path):
    async def go(rig):
        players = await timed_table(rig, game)
        steps = await until_delay(players, Dice(1))
        seat = steps[0]["waiting"]["seats"][0]
        action = steps[seat]["looks"][0]["menu"][0]
        rig.clock.passed_s += steps[0]["waiting"]["left_ms"] / 1000  # not over yet: the grace runs
        for late in ({}, {"left_ms": 0}, {"left_ms": -5}):
            key = players[seat].move(steps[seat], action, seat, **late)
            error = await players[seat].get("error")
            assert (error["code"], error["key"]) == ("too_late", key)
        key = players[seat].move(steps[seat], action, seat, left_ms=5)
        assert (await players[seat].get("step", saved=key))["from"] == steps[seat]["n"]
        assert Expired not in await kinds(rig, players)

    online(go, tmp_path, grace_ms=10_000)


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
def test_after_the_grace_whatever_a_device_says_is_too_late(game, tmp_path):
    async def go(rig):
        players = await timed_table(rig, game)
        steps = await until_delay(players, Dice(1))
        seat = steps[0]["waiting"]["seats"][0]
        action = steps[seat]["looks"][0]["menu"][0]
        rig.clock.passed_s += steps[0]["waiting"]["left_ms"] / 1000 + GRACE_S
        players[seat].move(steps[seat], action, seat, left_ms=5000)
        assert (await players[seat].get("error"))["code"] in ("too_late", "stale_window")
        for player in players:
            assert (await player.get("step"))["from"] == steps[0]["n"]
        log = await rig.log(players[0].table)
        assert isinstance(log[steps[0]["n"]], Expired)

    online(go, tmp_path)


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
def test_a_delay_is_recovered_after_a_restart_with_time_to_come_back_once(game, tmp_path):
    async def after(clock: HandClock, seconds: float, player: Player) -> tuple[dict, list[Entry]]:
        """What a device is shown that comes back to a server that was away so long."""
        clock.passed_s += seconds
        async with running(tmp_path, clock, recovery_s=LEAST_S) as rig:
            back = await rig.player(player.table, player.token)
            step = await back.get("step")
            log = await rig.log(player.table)
            await part([back])
            return step, log

    async def go():
        clock = HandClock()
        async with running(tmp_path, clock) as rig:
            players = await rig.seated(game.id, 2, options=LONG[game.id])
            steps = await until_delay(players, Dice(3))
        step, _ = await after(clock, 1, players[0])
        assert step["waiting"]["left_ms"] > 1000 * LEAST_S  # there was time enough
        step, log = await after(clock, 3600, players[0])
        assert step["window"] == steps[0]["window"]
        assert 1000 * (LEAST_S - 1) < step["waiting"]["left_ms"] <= 1000 * LEAST_S
        step, log = await after(clock, 2, players[0])
        assert step["window"] == steps[0]["window"]
        assert step["waiting"]["left_ms"] <= 1000 * (LEAST_S - 2)
        step, log = await after(clock, 3600, players[0])
        while step["window"] == steps[0]["window"]:
            step, log = await after(clock, 0, players[0])
        assert [type(entry) for entry in log].count(Granted) == 1
        assert Expired in [type(entry) for entry in log]

    asyncio.run(asyncio.wait_for(go(), 90))


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
def test_an_untimed_table_waits_for_every_answer(game, tmp_path):
    async def go(rig):
        players = await rig.seated(game.id, 2, options=shortest(game), settings={"untimed": True})
        dice = Dice(1)
        steps = [await player.get("step") for player in players]
        table = await rig.tables.table(players[0].table)
        while table.room.waiting.seconds is None:
            seat = steps[0]["waiting"]["seats"][0]
            action = choose(players[seat].lobby, steps[seat]["looks"][0], dice)
            players[seat].move(steps[seat], action, seat)
            steps = [await player.get("step") for player in players]
        assert "left_ms" not in steps[0]["waiting"]
        rig.pass_time(3600)
        seat = steps[0]["waiting"]["seats"][0]
        players[seat].move(steps[seat], steps[seat]["looks"][0]["menu"][0], seat)
        after = await players[seat].get("step")
        assert after["from"] == steps[seat]["n"]
        assert Expired not in await kinds(rig, players)

    online(go, tmp_path)

"""Delays, turn limits and pauses, on a clock that the tests put forward."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from ludiade.bots.levels import STAND_IN
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting, Move
from ludiade.server.ops.config import Config
from ludiade.server.room.entries import Begun, BegunAgain, Entry, Expired, Granted, Moved, StoodIn
from tests.contract.walk import new_match, next_input
from tests.server.clocks import HandClock
from tests.server.rig import Player, Rig, choose, part, running

GRACE_S = Config().grace_ms / 1000
WEEK_S = 7 * 24 * 3600


def ever_waits(game, players: int, how: Callable[[Awaiting], bool]) -> bool:
    """Whether random matches of a game ever wait in such a way."""
    for seed in range(6):
        dice = Dice(seed)
        match = new_match(game, players, dice)
        for _ in range(60):
            waiting = match.state.waiting()
            if isinstance(waiting, Awaiting) and how(waiting):
                return True
            given = next_input(match, dice)
            if given is None:
                break
            match.apply(given)
    return False


LONG = {"diamino": {"contest_seconds": 20}, "diego": {"delay": 15}}
LEAST_S = 5
TIMED = [g for g in shelf.games() if ever_waits(g, 2, lambda wait: wait.seconds is not None)]
RACING = [g for g in shelf.games() if ever_waits(g, 3, lambda wait: len(wait.seats) > 1)]


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


async def kinds(rig: Rig, players: list[Player]) -> list[type]:
    return [type(entry) for entry in await rig.log(players[0].table)]


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


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.id)
def test_a_bot_moves_for_whoever_is_over_the_turn_limit(game, tmp_path):
    async def go(rig):
        players = await rig.seated(game.id, 2, settings={"turn_limit": 5})
        step = await players[0].get("step")
        assert step["waiting"]["then"] == "bot"
        assert 4000 < step["waiting"]["left_ms"] <= 5000
        rig.pass_time(4)
        assert Moved not in await kinds(rig, players)
        rig.pass_time(1)
        after = await players[0].get("step")
        assert after["from"] == step["n"]
        assert after["events"]
        (moved,) = [e for e in await rig.log(players[0].table) if isinstance(e, Moved)]
        assert moved.bot == STAND_IN
        lobby = (await rig.tables.table(players[0].table)).room
        assert [seat.kind for seat in lobby.seats] == ["person", "person"]

    online(go, tmp_path)


@pytest.mark.parametrize(
    ("settings", "patience_s"),
    [({"turn_limit": WEEK_S}, WEEK_S), ({}, 300), ({"turn_limit": 60}, 60)],
    ids=["a week", "no limit", "a minute"],
)  # fmt: skip
def test_a_bot_may_stand_in_after_the_turn_limit_or_five_minutes(settings, patience_s, tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 3, settings=settings)
        step = await players[1].get("step")
        away = next(seat for seat in (2, 1) if seat not in step["waiting"]["seats"])
        await part([players[away]])
        asker = players[3 - away]
        while asker.lobby["seats"][away]["present"]:
            await asker.get("lobby")
        assert asker.lobby["patience_ms"] == 1000 * patience_s
        rig.clock.passed_s += min(patience_s - 2, 30)  # longer than the 20 s of a delay
        asker.send({"type": "stand_in", "seat": away})
        error = await asker.get("error")
        assert error["code"] == "not_absent"
        rig.clock.passed_s += patience_s
        asker.send({"type": "stand_in", "seat": away})
        await asker.get("done")
        assert StoodIn in await kinds(rig, players)

    online(go, tmp_path)


@pytest.mark.parametrize("game", TIMED, ids=lambda game: game.id)
def test_while_a_delay_runs_a_bot_may_stand_in_after_twenty_seconds(game, tmp_path):
    async def go(rig):
        players = await rig.seated(game.id, 2, options=LONG[game.id])
        await until_delay(players, Dice(1))
        await part([players[1]])
        while players[0].lobby["seats"][1]["present"]:
            await players[0].get("lobby")
        assert players[0].lobby["patience_ms"] == 20_000
        rig.clock.passed_s += 18
        players[0].send({"type": "stand_in", "seat": 1})
        assert (await players[0].get("error"))["code"] == "not_absent"
        rig.clock.passed_s += 2
        players[0].send({"type": "stand_in", "seat": 1})
        await players[0].get("done")
        assert StoodIn in await kinds(rig, players)

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
        rig.pass_time(3600)
        players[0].send({"type": "vote", "seat": 0, "on": "resume"})
        again = await players[0].get("step")
        assert again["n"] == step["n"]
        assert 50_000 < again["waiting"]["left_ms"] <= 60_000
        players[seat].move(step, {"type": "draw"}, seat)
        assert (await players[seat].get("step"))["from"] == step["n"]

    online(go, tmp_path)


def test_a_match_is_closed_by_more_than_half_and_its_seed_revealed(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 3)
        await players[0].get("step")
        path, token = f"/api/tables/{players[0].table}/record", players[0].token
        status, error = await rig.call("GET", path, token=token)
        assert (status, error["code"]) == (409, "not_ended")
        players[0].send({"type": "vote", "seat": 0, "on": "close"})
        proposed = [{"on": "close", "agreed": [0], "declined": []}]
        await players[1].get("lobby", proposals=proposed)
        players[2].send({"type": "vote", "seat": 2, "on": "close"})
        lobby = await players[1].get("lobby", status="closed")
        assert "seed" in lobby["fairness"]
        status, record = await rig.call("GET", path, token=token)
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

    online(go, tmp_path)


def test_devices_that_promise_nothing_are_waited_for_and_then_not(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "bot"}])
        me = await rig.player(opened["table"], opened["token"])
        promise = (await me.get("lobby"))["fairness"]
        assert set(promise) == {"recipe", "commitment", "beginnings", "commitments"}
        me.send({"type": "start"})
        lobby = await me.get("lobby", mixing="commit")
        assert 29_000 < lobby["mixing_ms"] <= 30_000
        rig.pass_time(30)
        lobby = await me.get("lobby", status="playing")
        assert lobby["fairness"] == promise | {"contributions": ["", ""]}
        await me.get("step")

    online(go, tmp_path, mixing_s=30)


def test_who_withholds_what_was_promised_loses_the_seat_and_is_named(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "link"}])
        guest = await rig.join(opened["join"], "Bao")
        players = [await rig.player(opened["table"], t["token"]) for t in (opened, guest)]
        for seat, player in enumerate(players):
            player.commit(seat)
            await player.get("done")
        players[1].shares.clear()  # it will say nothing
        players[0].send({"type": "start"})
        lobby = await players[0].get("lobby", mixing="reveal")
        assert 0 < lobby["mixing_ms"] <= 5000
        rig.pass_time(5)
        lobby = await players[0].get("lobby", mixing=None, status="open")
        while not lobby["withheld"]:
            lobby = await players[0].get("lobby", mixing=None, status="open")
        assert lobby["withheld"] == [{"seat": 1, "name": "Bao"}]
        assert [seat["kind"] for seat in lobby["seats"]] == ["person", "waiting"]
        assert lobby["fairness"]["commitments"] == ["", ""]
        assert lobby["fairness"]["beginnings"] == 2
        assert not any(b"contributions" in frame for frame in players[0].raw)  # nobody's is told
        again = await rig.join(opened["join"], "Chloé")
        players[1] = await rig.player(opened["table"], again["token"])
        for seat, player in enumerate(players):
            player.commit(seat)
            await player.get("done")
        players[0].send({"type": "start"})
        await players[0].get("step")
        assert players[0].lobby["fairness"]["beginnings"] == 2
        found = [type(entry) for entry in await rig.log(opened["table"])]
        assert (found.count(BegunAgain), found.count(Begun)) == (1, 1)

    online(go, tmp_path)

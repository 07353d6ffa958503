"""Turns that are limited, seats that are away, and pauses."""

import pytest

from ludiade.bots.levels import STAND_IN
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.server.room.entries import Moved, StoodIn
from tests.server.delays import KINDS, LONG, TIMED, kinds, until_delay
from tests.server.rig import online, part

WEEK_S = 7 * 24 * 3600


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


@pytest.mark.parametrize("game", KINDS)
def test_a_pause_needs_everybody_stops_moves_and_gives_the_time_back(game, tmp_path):
    async def go(rig):
        players = await rig.seated(game, 2, settings={"turn_limit": 60})
        steps = [await player.get("step") for player in players]
        step = steps[0]
        players[0].send({"type": "vote", "seat": 0, "on": "pause"})
        lobby = await players[1].get("lobby", paused=False)
        while not lobby["proposals"]:
            lobby = await players[1].get("lobby", paused=False)
        assert lobby["proposals"] == [{"on": "pause", "agreed": [0], "declined": []}]
        players[1].send({"type": "vote", "seat": 1, "on": "pause"})
        await players[0].get("lobby", paused=True)
        seat = step["waiting"]["seats"][0]
        action = players[seat].menu(steps[seat], seat)[0]
        players[seat].move(step, action, seat)
        assert (await players[seat].get("error"))["code"] == "paused"
        rig.pass_time(3600)
        players[0].send({"type": "vote", "seat": 0, "on": "resume"})
        again = await players[0].get("step")
        assert again["n"] == step["n"]
        assert 50_000 < again["waiting"]["left_ms"] <= 60_000
        players[seat].move(step, action, seat)
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

"""What people at one table need of each other."""

import asyncio

import pytest

from ludiade.server.http.routes.cards import LOOKED_AT
from tests.server.delays import KINDS
from tests.server.rig import Player, Rig, online, part, running


@pytest.fixture(params=KINDS)
def game(request):
    return request.param


async def begun(rig: Rig, game: str, people: int) -> list[Player]:
    """A table of people who have seen the deal."""
    players = await rig.seated(game, people)
    for player in players:
        await player.get("step")
    return players


async def vote(
    player: Player, seat: int, on: str, yes: bool = True, **then: object
) -> dict[str, object]:
    """Say yes or no, and see what everybody is told then."""
    player.send({"type": "vote", "seat": seat, "on": on, "yes": yes})
    return await player.get("lobby", **then)


def said(on: str, agreed: list[int], *declined: int) -> list[dict[str, object]]:
    return [{"on": on, "agreed": agreed, "declined": list(declined)}]


def test_a_pause_that_somebody_declines_falls(game, tmp_path):
    async def go(rig):
        players = await begun(rig, game, 3)
        await vote(players[2], 2, "pause", proposals=said("pause", [2]))
        await vote(players[0], 0, "pause", proposals=said("pause", [2, 0]))
        await vote(players[1], 1, "pause", yes=False, proposals=[], paused=False)
        await vote(players[1], 1, "pause", proposals=said("pause", [1]))

    online(go, tmp_path)


def test_one_who_declines_does_not_keep_more_than_half_from_closing(game, tmp_path):
    async def go(rig):
        players = await begun(rig, game, 3)
        await vote(players[0], 0, "close", proposals=said("close", [0]))
        await vote(players[1], 1, "close", yes=False, proposals=said("close", [0], 1))
        await vote(players[2], 2, "close", status="closed", proposals=[])

    online(go, tmp_path)


def test_closing_needs_more_than_half_of_all_who_sit_there_also_of_those_who_are_away(
    game, tmp_path
):
    async def go(rig):
        players = await begun(rig, game, 3)
        await part(players[1:])
        await vote(players[0], 0, "close", proposals=said("close", [0]), status="playing")
        rig.pass_time(300)
        players[0].send({"type": "stand_in", "seat": 2})
        await players[0].get("done")
        assert players[0].lobby["status"] == "playing"  # a bot stands in: its person still counts
        assert players[0].lobby["proposals"] == said("close", [0])
        back = await rig.player(players[1].table, players[1].token)
        await vote(back, 1, "close", status="closed")

    online(go, tmp_path)


def test_who_has_left_for_good_does_not_keep_the_others_from_closing(game, tmp_path):
    async def go(rig):
        players = await begun(rig, game, 3)
        for seat in (1, 2):
            players[seat].send({"type": "leave", "seat": seat})
            await players[seat].get("done")
        await vote(players[0], 0, "close", status="closed")

    online(go, tmp_path)


def test_votes_stand_after_a_restart(game, tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            players = await begun(rig, game, 3)
            await vote(players[0], 0, "close", proposals=said("close", [0]))
            await vote(players[1], 1, "pause", proposals=said("close", [0]) + said("pause", [1]))
            await part(players)
        async with running(tmp_path) as rig:
            back = await rig.player(players[2].table, players[2].token)
            lobby = await back.get("lobby")
            assert lobby["proposals"] == said("close", [0]) + said("pause", [1])
            await vote(back, 2, "close", status="closed")

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_closing_that_half_of_those_there_decline_falls(game, tmp_path):
    async def go(rig):
        players = await begun(rig, game, 4)
        await vote(players[0], 0, "close", proposals=said("close", [0]))
        await vote(players[1], 1, "close", yes=False, proposals=said("close", [0], 1))
        await vote(players[2], 2, "close", yes=False, proposals=[], status="playing")

    online(go, tmp_path)


def test_whoever_proposed_may_take_it_back_whatever_others_have_said(game, tmp_path):
    async def go(rig):
        players = await begun(rig, game, 3)
        await vote(players[0], 0, "pause", proposals=said("pause", [0]))
        await vote(players[1], 1, "pause", proposals=said("pause", [0, 1]))
        await vote(players[0], 0, "pause", yes=False, proposals=[], paused=False)
        await vote(players[2], 2, "pause", proposals=said("pause", [2]))

    online(go, tmp_path)


def test_somebody_alone_with_bots_pauses_at_once_and_only_once(game, tmp_path):
    async def go(rig):
        opened = await rig.open(game, [{"kind": "me"}, {"kind": "bot"}], practice=[])
        me = await rig.player(opened["table"], opened["token"])
        me.send({"type": "start"})
        await me.get("step")
        await vote(me, 0, "pause", paused=True)
        me.send({"type": "vote", "seat": 0, "on": "pause"})
        assert (await me.get("error"))["code"] == "paused"
        await vote(me, 0, "resume", paused=False)

    online(go, tmp_path)


def test_a_card_tells_who_is_awaited_and_since_when_also_of_a_table_out_of_memory(game, tmp_path):
    async def go(rig):
        players = await rig.seated(game, 2)
        step = await players[1].get("step")
        await part(players)
        for _ in range(2):
            (card,) = (await rig.call("GET", "/api/mine", token=players[1].token))[1]
            assert card["table"] == players[0].table
            assert [seat["name"] for seat in card["seats"]] == ["P0", "P1"]
            assert (card["mine"], card["awaited"]) == ([1], step["waiting"]["seats"])
            assert (card["paused"], card["ago_s"]) == (False, 0)
            rig.drop_tables()
        rig.pass_time(300)
        (card,) = (await rig.call("GET", "/api/mine", token=players[1].token))[1]
        assert card["ago_s"] == 300

    online(go, tmp_path)


def test_only_the_newest_matches_are_folded_to_tell_who_is_awaited(tmp_path):
    async def go(rig):
        token = ""
        for _ in range(LOOKED_AT + 2):
            body = {"game": "diamoniak", "seats": [{"kind": "me"}, {"kind": "here"}]}
            _, opened = await rig.call("POST", "/api/tables", body | {"practice": []}, token)
            token = opened.get("token", token)
            await rig.call("POST", f"/api/tables/{opened['table']}/do", {"type": "start"}, token)
        rig.drop_tables()
        before = rig.tables.counters.counts["folds"]
        _, cards = await rig.call("GET", "/api/mine", token=token)
        assert [card["awaited"] is None for card in cards] == [False] * LOOKED_AT + [True] * 2
        await rig.call("GET", "/api/mine", token=token)
        assert rig.tables.counters.counts["folds"] - before == LOOKED_AT

    online(go, tmp_path)


def test_everybody_is_told_for_how_long_somebody_has_been_away(game, tmp_path):
    async def go(rig):
        players = await begun(rig, game, 2)
        await part([players[1]])
        lobby = await players[0].get("lobby")
        while lobby["seats"][1]["present"]:
            lobby = await players[0].get("lobby")
        assert lobby["patience_ms"] == 300_000
        assert lobby["seats"][0]["away_ms"] is None
        assert lobby["seats"][1]["away_ms"] < 10_000
        rig.pass_time(90)
        lobby = await vote(players[0], 0, "pause", paused=True)
        assert 90_000 <= lobby["seats"][1]["away_ms"] < 100_000
        await rig.player(players[1].table, players[1].token)
        lobby = await players[0].get("lobby")
        assert lobby["seats"][1]["away_ms"] is None

    online(go, tmp_path)


def test_the_link_of_a_full_table_lets_one_watch_also_when_the_match_is_under_way(game, tmp_path):
    async def go(rig):
        opened = await rig.open(game, [{"kind": "me"}, {"kind": "link"}])
        guest = await rig.join(opened["join"])
        status, error = await rig.call("POST", "/api/join", {"way": opened["join"]})
        assert (status, error["code"]) == (409, "no_seat_waits")
        assert error["table"] == opened["table"]
        _, error = await rig.call("POST", "/api/join", {"way": opened["code"]})
        assert (error["code"], error.get("table")) == ("no_seat_waits", None)
        players = [await rig.player(opened["table"], t["token"]) for t in (opened, guest)]
        players[0].send({"type": "start"})
        await players[1].get("step")
        _, error = await rig.call("POST", "/api/join", {"way": opened["join"]})
        assert error["table"] == opened["table"]
        watcher = await rig.player(opened["table"], watch=opened["join"])
        assert [look["seat"] for look in (await watcher.get("step"))["looks"]] == [None]
        stranger = await rig.player(opened["table"], watch=opened["join"][:-1])
        assert (await stranger.get("error"))["code"] == "not_invited"

    online(go, tmp_path)


def test_a_link_is_no_way_to_watch_where_spectators_may_not_come(tmp_path):
    async def go(rig):
        seats, shut = [{"kind": "me"}, {"kind": "link"}], {"spectators": False}
        opened = await rig.open("diamoniak", seats, settings=shut)
        await rig.join(opened["join"])
        _, error = await rig.call("POST", "/api/join", {"way": opened["join"]})
        assert (error["code"], error.get("table")) == ("no_seat_waits", None)
        watcher = await rig.player(opened["table"], watch=opened["join"])
        assert (await watcher.get("error"))["code"] == "no_spectators"

    online(go, tmp_path)

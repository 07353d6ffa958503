"""Seats that move to another device, are shown on one, or are played by a bot for a while."""

import pytest

from ludiade.kernel import shelf
from ludiade.server.room.entries import Moved
from tests.server.delays import KINDS
from tests.server.rig import online, part

GAMES = shelf.games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_seat_moves_to_another_device_by_a_code_that_works_once(game, tmp_path):
    async def go(rig):
        players = await rig.seated(game.id, 2)
        table, token = players[1].table, players[1].token
        seen = await players[1].get("step")
        path = f"/api/tables/{table}/code"
        status, error = await rig.call("POST", path, {"seat": 0, "purpose": "move"}, token)
        assert (status, error["code"]) == (403, "not_your_seat")
        _, got = await rig.call("POST", path, {"seat": 1, "purpose": "move"}, token)
        _, entry = await rig.call("POST", "/api/claim", {"code": got["code"].lower()})
        assert entry["seat"] == 1
        status, error = await rig.call("POST", "/api/claim", {"code": got["code"]})
        assert (status, error["code"]) == (404, "unknown_code")
        old = await players[1].get("step")
        assert [look["seat"] for look in old["looks"]] == [None]
        players[1].send({"type": "say", "seat": 1, "phrase": "bravo"})
        assert (await players[1].get("error"))["code"] == "not_your_seat"
        phone = await rig.player(table, entry["token"])
        assert (await phone.get("step"))["looks"] == seen["looks"]
        assert phone.lobby["seats"][1]["mine"]
        watcher = await rig.player(table, token, watch="x" * 43)  # that device is a stranger now
        assert (await watcher.get("error"))["code"] == "not_invited"

    online(go, tmp_path)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_phone_is_the_private_hand_of_a_seat_on_a_shared_screen(game, tmp_path):
    async def go(rig):
        opened = await rig.open(game.id, [{"kind": "me"}, {"kind": "here"}])
        table, token = opened["table"], opened["token"]
        screen = await rig.player(table, token)
        screen.send({"type": "start"})
        shared = (await screen.get("step"))["looks"]
        assert [look["seat"] for look in shared] == [None, 0, 1]
        _, got = await rig.call(
            "POST", f"/api/tables/{table}/code", {"seat": 1, "purpose": "hand"}, token
        )
        _, entry = await rig.call("POST", "/api/claim", {"code": got["code"]})
        phone = await rig.player(table, entry["token"])
        assert (await phone.get("step"))["looks"] == [shared[2]]
        assert (await screen.get("step"))["looks"] == [shared[1]]
        screen.send({"type": "say", "seat": 1, "phrase": "bravo"})  # it only shows the board
        assert (await screen.get("error"))["code"] == "not_your_seat"

    online(go, tmp_path)


@pytest.mark.parametrize("game", KINDS)
def test_a_bot_steps_in_for_somebody_who_left_and_out_again(game, tmp_path):
    async def go(rig):
        players = await rig.seated(game, 2)
        step = await players[0].get("step")
        players[0].send({"type": "stand_in", "seat": 1})
        assert (await players[0].get("error"))["code"] == "not_absent"
        await part([players[1]])
        lobby = await players[0].get("lobby")
        while lobby["seats"][1]["present"]:
            lobby = await players[0].get("lobby")
        assert lobby["patience_ms"] == 300_000
        rig.pass_time(299)
        players[0].send({"type": "stand_in", "seat": 1})
        error = await players[0].get("error")
        assert (error["code"], error["seconds"]) == ("not_absent", 1)
        rig.pass_time(1)
        players[0].send({"type": "stand_in", "seat": 1})
        lobby = await players[0].get("lobby")
        assert lobby["seats"][1]["kind"] == "bot"
        assert lobby["seats"][1]["stands_in"] is True
        for _ in range(10):
            if step["waiting"]["seats"] == [0]:
                players[0].move(step, players[0].menu(step, 0)[-1], 0)
            step = await players[0].get("step")
        assert any(
            isinstance(e, Moved) and e.seat == 1 and e.bot for e in await rig.log(players[0].table)
        )
        back = await rig.player(players[1].table, players[1].token)
        back.send({"type": "take_back", "seat": 1})
        lobby = await back.get("lobby")
        while lobby["seats"][1]["kind"] == "bot":
            lobby = await back.get("lobby")
        assert (lobby["seats"][1]["mine"], lobby["seats"][1]["name"]) == (True, "P1")

    online(go, tmp_path)

"""Opening tables and getting in; who may do what."""

import asyncio

import pytest

from ludiade.kernel import shelf
from ludiade.server import codes
from ludiade.server.codes import (
    NUMBERS,
    clean_name,
    spoken,
    spoken_digest,
    words,
    words_needed,
)
from ludiade.server.room.entries import Closed, Moved
from tests.server.rig import part, running

GAMES = shelf.games()
DUO = [{"kind": "me", "name": "Ana"}, {"kind": "link"}]


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 60))


def test_a_link_and_a_spoken_code_lead_to_the_table_while_a_seat_waits(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
        assert (await rig.join(opened["join"], "Bao"))["seat"] == 1
        said = opened["code"].upper().replace(" ", "-")
        assert (await rig.join(said, "Chloé"))["seat"] == 2
        status, error = await rig.call("POST", "/api/join", {"way": opened["join"]})
        assert (status, error["code"]) == (409, "no_seat_waits")

    online(go, tmp_path)


def test_whoever_sits_already_is_led_back_to_the_seat(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", DUO)
        entry = await rig.join(opened["join"])
        status, again = await rig.call("POST", "/api/join", {"way": opened["join"]}, entry["token"])
        assert (status, again["seat"]) == (200, 1)

    online(go, tmp_path)


def test_ten_tries_of_codes_a_minute_then_the_limit_and_the_seconds_are_said(tmp_path):
    async def go(rig):
        for _ in range(10):
            status, error = await rig.call("POST", "/api/join", {"way": "loutre 10"})
            assert (status, error["code"]) == (404, "unknown_code")
        status, headers, data = await rig.raw("POST", "/api/join", {"way": "loutre 10"})
        assert status == 429
        assert b'"limit":"tries"' in data
        assert 1 <= int(headers["retry-after"]) <= 7

    online(go, tmp_path, tries_a_minute=10)


def test_invitations_expire(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [*DUO, {"kind": "link"}])
        rig.pass_time(59)
        await rig.join(opened["join"])
        rig.pass_time(2)
        for way in (opened["join"], opened["code"]):
            status, error = await rig.call("POST", "/api/join", {"way": way})
            assert (status, error["code"]) == (404, "unknown_code")

    online(go, tmp_path, invitation_s=60)


def test_the_spoken_code_of_a_table_that_never_starts_is_free_again(tmp_path):
    async def go(rig):
        store = rig.tables.store
        opened = await rig.open("diamoniak", DUO)
        assert await store.spoken(rig.clock.wall()) == 1
        rig.pass_time(61)
        assert await store.spoken(rig.clock.wall()) == 0
        status, error = await rig.call("POST", "/api/join", {"way": opened["code"]})
        assert (status, error["code"]) == (404, "unknown_code")
        assert await rig.tables.archive() == 1
        log = await rig.log(opened["table"])
        assert isinstance(log[-1], Closed)
        assert log[-1].why == "idle"

    online(go, tmp_path, invitation_s=60)


def test_the_spoken_code_of_a_match_that_begins_is_free_again(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", DUO)
        guest = await rig.join(opened["code"])
        players = [await rig.player(opened["table"], t["token"]) for t in (opened, guest)]
        players[0].send({"type": "start"})
        await players[0].get("step")
        assert await rig.tables.store.spoken(rig.clock.wall()) == 0
        status, error = await rig.call("POST", "/api/join", {"way": opened["code"]})
        assert (status, error["code"]) == (404, "unknown_code")

    online(go, tmp_path)


def test_spoken_codes_get_longer_before_one_in_a_hundred_leads_anywhere():
    one_word = len(words()) * len(NUMBERS)
    assert words_needed(0) == words_needed(one_word // 100 - 1) == 1
    assert words_needed(one_word // 100) == words_needed(one_word) == 2
    assert words_needed(one_word * len(words()) // 100) == 3
    for count in (1, 2, 3):
        said = spoken(bytes(range(32)), count).split()
        assert len(said) == count + 1
        assert set(said[:-1]) <= set(words())


def test_a_table_whose_code_has_two_words_is_found_by_it(tmp_path, monkeypatch):
    monkeypatch.setattr(codes, "RARE", len(words()) * len(NUMBERS))  # one code is many

    async def go(rig):
        first, second = [await rig.open("diamoniak", DUO) for _ in range(2)]
        assert [len(opened["code"].split()) for opened in (first, second)] == [2, 3]
        for opened in (first, second):
            entry = await rig.join(opened["code"])
            assert (entry["table"], entry["seat"]) == (opened["table"], 1)

    online(go, tmp_path)


def test_spoken_codes_are_plain_words_and_forgive_how_they_are_written(tmp_path):
    assert len(set(words())) == len(words()) > 300
    assert all(word.isascii() and word.isalpha() and word.islower() for word in words())
    assert spoken_digest("Fougère 12") == spoken_digest("fougere-12") != spoken_digest("fougere 13")
    assert len({spoken(bytes([n]) * 32) for n in range(50)}) > 40


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ana  Lu ", "Ana Lu"),
        ("<b>x</b>", "<b>x</b>"),
        ("a\u202eb\u200bc\x00", "abc"),
        ("", "Joueur 1"),
        ("\u200b\u2066", "Joueur 1"),
        ("é" * 1000, "é" * 24),
        ("🦊", "🦊"),
    ],
)
def test_names_lose_what_cannot_be_seen(given, shown):
    assert clean_name(given, "Joueur 1") == shown


def test_only_the_host_changes_seats_and_only_before_the_start(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [*DUO, {"kind": "bot"}])
        entry = await rig.join(opened["join"], "Bao")
        host = await rig.player(opened["table"], opened["token"])
        guest = await rig.player(opened["table"], entry["token"])
        guest.send({"type": "reorder", "order": [1, 0, 2]})
        assert (await guest.get("error"))["code"] == "only_the_host"
        host.send({"type": "reorder", "order": [1, 2, 0]})
        lobby = await guest.get("lobby", status="open")
        while [s["kind"] for s in lobby["seats"]] != ["person", "bot", "person"]:
            lobby = await guest.get("lobby")
        assert [lobby["seats"][i]["name"] for i in (0, 2)] == ["Bao", "Ana"]
        assert [s["mine"] for s in lobby["seats"]] == [True, False, False]
        host.send({"type": "reorder", "order": [1, 1, 0]})
        assert (await host.get("error"))["code"] == "bad_order"
        host.send({"type": "reseat", "seat": 1, "kind": "bot", "level": "grandmaster"})
        error = await host.get("error")
        assert error["code"] == "unknown_bot"
        assert "grandmaster" in error["message"]
        host.send({"type": "start"})
        await host.get("step")
        host.send({"type": "reorder", "order": [0, 1, 2]})
        assert (await host.get("error"))["code"] == "already_begun"

    online(go, tmp_path)


def test_a_bot_level_that_nobody_has_written_is_refused_with_a_sentence(tmp_path):
    async def go(rig):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "grandmaster"}]
        body = {"game": "diamoniak", "seats": seats}
        status, error = await rig.call("POST", "/api/tables", body, Accept_Language="en-GB")
        assert (status, error["code"]) == (400, "unknown_bot")
        assert error["message"].startswith("There is no bot")

    online(go, tmp_path)


def test_options_a_game_refuses_are_refused_in_its_own_words(tmp_path):
    async def go(rig):
        body = {"game": "diego", "seats": DUO, "options": {"teams": True}}
        status, error = await rig.call("POST", "/api/tables", body, Accept_Language="fr")
        assert (status, error["code"]) == (400, "teams_need_four")
        assert error["message"] == "À deux contre deux, il faut être quatre."

    online(go, tmp_path)


def test_a_match_does_not_begin_while_a_seat_waits(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", DUO)
        host = await rig.player(opened["table"], opened["token"])
        host.send({"type": "start"})
        assert (await host.get("error"))["code"] == "seats_wait"

    online(go, tmp_path)


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


def test_spectators_come_by_their_link_unless_the_table_is_closed_to_them(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", DUO)
        watcher = await rig.player(opened["table"], watch=opened["watch"])
        assert (await watcher.get("lobby"))["host"] is False
        stranger = await rig.player(opened["table"])
        assert (await stranger.get("error"))["code"] == "not_invited"
        shut = await rig.open("diamoniak", DUO, settings={"spectators": False})
        assert shut["watch"] is None
        stranger = await rig.player(shut["table"])
        assert (await stranger.get("error"))["code"] == "no_spectators"

    online(go, tmp_path)


def test_tables_open_to_anybody_are_listed_and_mine_are_found_again(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "open"}])
        await rig.open("diamoniak", DUO)
        _, listed = await rig.call("GET", "/api/tables")
        assert [card["table"] for card in listed] == [opened["table"]]
        body = {"table": opened["table"], "name": "Passant"}
        status, entry = await rig.call("POST", "/api/join", body)
        assert (status, entry["seat"]) == (200, 1)
        _, mine = await rig.call("GET", "/api/mine", token=entry["token"])
        assert [(card["table"], card["mine"]) for card in mine] == [(opened["table"], [1])]
        assert (await rig.call("GET", "/api/tables"))[1] == []

    online(go, tmp_path)


def test_the_list_is_not_filled_up_by_tables_that_are_not_for_anybody(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "open"}])
        for _ in range(101):
            await rig.open("diamoniak", DUO)
        _, listed = await rig.call("GET", "/api/tables")
        assert [card["table"] for card in listed] == [opened["table"]]

    online(go, tmp_path)


def test_a_rematch_seats_the_same_people(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        await players[0].get("step")
        players[0].send({"type": "rematch"})
        assert (await players[0].get("error"))["code"] == "not_ended"
        for seat, player in enumerate(players):
            player.send({"type": "vote", "seat": seat, "on": "close"})
        await players[0].get("lobby", status="closed", rematch=None)
        for player in players:
            player.send({"type": "rematch"})
        names = {(await p.get("done"), p.lobby["rematch"])[1] for p in players}
        assert len(names) == 1
        again = await rig.player(names.pop(), players[1].token)
        lobby = await again.get("lobby")
        assert [s["mine"] for s in lobby["seats"]] == [False, True]
        assert lobby["status"] == "open"

    online(go, tmp_path)


def test_a_practice_table_deals_the_given_orders_is_marked_and_promises_nothing(tmp_path):
    async def go(rig):
        order = list(range(53, -1, -1))
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "bot"}], practice=[order])
        me = await rig.player(opened["table"], opened["token"])
        lobby = await me.get("lobby")
        assert lobby["practice"] is True
        assert lobby["fairness"] is None
        me.send({"type": "start"})
        step = await me.get("step")
        me.move(step, {"type": "draw"}, 0)
        assert (await me.get("step"))["events"][0]["card"] == "fairy"  # the last card of the list
        body = {"game": "diamoniak", "seats": [{"kind": "me"}, {"kind": "bot"}], "practice": [[0]]}
        status, error = await rig.call("POST", "/api/tables", body)
        assert (status, error["code"]) == (400, "not_a_permutation")

    online(go, tmp_path)


def test_preset_phrases_reach_everybody_and_nothing_else_can_be_said(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        players[0].send({"type": "say", "seat": 0, "phrase": "bravo"})
        assert (await players[1].get("said"))["phrase"] == "bravo"
        players[0].send({"type": "say", "seat": 0, "phrase": "buy my shoes"})
        assert (await players[0].get("error"))["code"] == "unknown_phrase"
        players[0].send({"type": "say", "seat": 1, "phrase": "bravo"})
        assert (await players[0].get("error"))["code"] == "not_your_seat"

    online(go, tmp_path)


def test_a_bot_steps_in_for_somebody_who_left_and_out_again(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2)
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
                players[0].move(step, step["looks"][0]["menu"][-1], 0)
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

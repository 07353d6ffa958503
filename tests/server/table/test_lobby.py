"""Opening tables and getting in; who may do what."""

from tests.server.rig import online

DUO = [{"kind": "me", "name": "Ana"}, {"kind": "link"}]


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


def test_a_seat_says_five_phrases_at_once_and_no_more(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        for _ in range(6):
            players[0].send({"type": "say", "seat": 0, "phrase": "bravo"})
        refused = await players[0].get("error")
        assert (refused["code"], refused["seconds"]) == ("too_many", 1)
        for _ in range(5):
            await players[1].get("said")
        players[1].send({"type": "say", "seat": 1, "phrase": "bravo"})  # each has their own
        assert (await players[1].get("said"))["seat"] == 1

    online(go, tmp_path)

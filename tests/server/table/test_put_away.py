"""A table taken off one's list, and what a guest is told before sitting down."""

from ludiade.kernel.dice import Dice
from tests.server.rig import Player, Rig, online, play_on

DUO = [{"kind": "me", "name": "Ana"}, {"kind": "link"}]


async def put_away(rig: Rig, table: str, token: str) -> tuple[int, dict]:
    return await rig.call("POST", f"/api/tables/{table}/do", {"type": "put_away"}, token)


async def begun(rig: Rig) -> list[Player]:
    """Two people who have seen the deal."""
    players = await rig.seated("diamoniak", 2)
    for player in players:
        await player.get("step")
    return players


async def listed(rig: Rig, token: str) -> list[str]:
    return [card["table"] for card in (await rig.call("GET", "/api/mine", token=token))[1]]


def test_an_ended_match_leaves_the_list_of_whoever_puts_it_away_and_no_other(tmp_path):
    async def go(rig):
        ana, bao = await begun(rig)
        for seat, player in enumerate((ana, bao)):
            player.send({"type": "vote", "seat": seat, "on": "close"})
        await ana.get("lobby", status="closed")
        assert (await put_away(rig, ana.table, ana.token))[0] == 200
        assert await listed(rig, ana.token) == []
        assert await listed(rig, bao.token) == [ana.table]
        status, _ = await rig.call("GET", f"/api/tables/{ana.table}/record", token=ana.token)
        assert status == 200  # a friend still has it
        await put_away(rig, ana.table, bao.token)
        status, said = await rig.call("GET", f"/api/tables/{ana.table}/record", token=bao.token)
        assert (status, said["code"]) == (404, "no_such_table")

    online(go, tmp_path)


def test_who_does_not_sit_there_puts_nothing_away(tmp_path):
    async def go(rig):
        ana, _ = await begun(rig)
        stranger = await rig.open("diamoniak", DUO)
        status, said = await put_away(rig, ana.table, stranger["token"])
        assert (status, said["code"]) == (403, "not_your_seat")
        assert await listed(rig, ana.token) == [ana.table]

    online(go, tmp_path)


def test_a_host_who_puts_an_open_table_away_closes_it_and_a_guest_frees_the_seat(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [*DUO, {"kind": "link"}])
        guest = await rig.join(opened["join"], "Bao")
        host = await rig.player(opened["table"], opened["token"])
        await put_away(rig, opened["table"], guest["token"])
        lobby = await host.get("lobby")
        while lobby["seats"][1]["kind"] != "waiting":
            lobby = await host.get("lobby")
        assert await listed(rig, guest["token"]) == []
        await rig.call("POST", "/api/join", {"way": opened["join"]}, guest["token"])
        assert await listed(rig, guest["token"]) == [opened["table"]]  # and comes back with them
        await put_away(rig, opened["table"], opened["token"])
        await host.get("lobby", status="closed")

    online(go, tmp_path)


def test_in_mid_match_a_bot_plays_on_for_who_goes_and_alone_the_match_is_closed(tmp_path):
    async def go(rig):
        ana, bao = await begun(rig)
        await put_away(rig, ana.table, bao.token)
        lobby = await ana.get("lobby")
        while not lobby["seats"][1]["stands_in"]:
            lobby = await ana.get("lobby")
        assert await listed(rig, bao.token) == []
        bao.send({"type": "take_back", "seat": 1, "key": "back"})
        await bao.get("done", key="back")
        assert await listed(rig, bao.token) == [ana.table]
        await put_away(rig, ana.table, bao.token)
        await put_away(rig, ana.table, ana.token)
        await ana.get("lobby", status="closed")

    online(go, tmp_path)


def test_a_card_tells_who_has_won_and_whether_it_was_a_lesson(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "here"}], practice=[])
        ana, bao = await rig.seated("diamoniak", 2)
        lesson = (await rig.call("GET", "/api/mine", token=opened["token"]))[1][0]
        match = (await rig.call("GET", "/api/mine", token=ana.token))[1][0]
        assert (lesson["practice"], match["practice"]) == (True, False)
        assert match["ranks"] is None
        over = await play_on([ana, bao], Dice(1))
        match = (await rig.call("GET", "/api/mine", token=ana.token))[1][0]
        assert (match["status"], match["ranks"]) == ("over", over["waiting"]["ranks"])

    online(go, tmp_path)


def test_a_guest_learns_host_and_options_before_sitting_down(tmp_path):
    async def go(rig):
        opened = await rig.open("diabolo", [*DUO, {"kind": "bot"}], options={"rounds": 2})
        for way in ({"way": opened["join"]}, {"way": opened["code"]}):
            status, seen = await rig.call("POST", "/api/look", way)
            assert status == 200
            assert (seen["game"], seen["host"], seen["sits"]) == ("diabolo", "Ana", False)
            assert seen["options"]["rounds"] == 2
            assert [seat["kind"] for seat in seen["seats"]] == ["person", "waiting", "bot"]
        lobby = await (await rig.player(opened["table"], opened["token"])).get("lobby")
        assert [seat["host"] for seat in lobby["seats"]] == [True, False, False]
        guest = await rig.join(opened["join"], "Bao")
        seen = (await rig.call("POST", "/api/look", {"way": opened["join"]}, guest["token"]))[1]
        assert (seen["table"], seen["sits"]) == (opened["table"], True)
        status, said = await rig.call("POST", "/api/look", {"way": opened["join"]})
        assert (status, said["code"]) == (409, "no_seat_waits")

    online(go, tmp_path)


def test_a_wrong_code_is_refused_before_any_name_and_counts_as_a_try(tmp_path):
    async def go(rig):
        codes = set()
        for _ in range(40):
            codes.add((await rig.call("POST", "/api/look", {"way": "PRUNE 99"}))[1]["code"])
        assert codes == {"unknown_code", "too_many"}

    online(go, tmp_path, tries_a_minute=10)

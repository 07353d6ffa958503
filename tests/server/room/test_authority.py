"""Nobody decides for a seat that is not theirs, whatever else their connection is doing."""

import json
import secrets

import msgspec
import pytest

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.server.room.asks import SERVER
from ludiade.server.room.decide import decide
from ludiade.server.room.entries import CameBack, Moved, StoodIn, Voted, read_entry
from ludiade.server.wire.requests import DoMove
from tests.server.rig import Player, Rig, choose, online, part

GAMES = shelf.games()
TRIES = 6


def in_one_write(player: Player, requests: list[dict]) -> None:
    """All of it in one TCP segment, as the attack did: masked with zeros, which changes nothing."""
    data = b""
    for request in requests:
        body = json.dumps(request).encode()
        assert len(body) < 65536
        short = len(body) < 126
        length = bytes([0x80 | len(body)]) if short else b"\xfe" + len(body).to_bytes(2, "big")
        data += b"\x81" + length + bytes(4) + body
    assert player.transport is not None
    player.transport.underlying_transport.write(data)


async def own_table(rig: Rig, game: str, people: int, token: str) -> str:
    """A table where one device decides for every seat."""
    seats = [{"kind": "me"}, *[{"kind": "here"}] * (people - 1)]
    body = {"game": game, "seats": seats}
    status, opened = await rig.call("POST", "/api/tables", body, token)
    assert status == 201
    return str(opened["table"])


def move(seat: int, window: int, action: object) -> dict:
    return {"type": "move", "seat": seat, "window": window, "key": secrets.token_hex(6),
            "action": action}  # fmt: skip


async def two_moves(rig: Rig, players: list[Player], dice: Dice) -> tuple[int, list[dict]]:
    """A seat's move, and the move that another seat could make right after it."""
    steps = [await player.get("step") for player in players]
    for _ in range(200):
        assert steps[0]["waiting"]["type"] == "awaiting"
        seat = steps[0]["waiting"]["seats"][0]
        own = choose(players[seat].lobby, steps[seat]["looks"][0], dice)
        table = await rig.tables.table(players[0].table)
        asked = DoMove(seat=seat, window=table.room.window, key="k",
                       action=msgspec.Raw(msgspec.json.encode(own)))  # fmt: skip
        device = table.room.seats[seat].holds[0].device
        after = decide(table.room, device, asked, table.now(), table.audience.present).room
        others = [other for other in after.awaited if other != seat]
        if others and (menu := after.state.actions(others[0])):
            theirs = msgspec.to_builtins(menu[0])
            return seat, [move(seat, steps[seat]["window"], own),
                          move(others[0], after.window, theirs)]  # fmt: skip
        players[seat].move(steps[seat], own, seat)
        steps = [await player.get("step") for player in players]
    raise AssertionError("nobody else's turn came")


async def foreign(rig: Rig, name: str) -> list[object]:
    """What the log says was decided for a seat by a device that does not hold it."""
    table = await rig.tables.table(name)
    found = []
    for logged in await rig.tables.store.read(table.id):
        entry = read_entry(logged.body)
        if isinstance(entry, Moved | Voted | StoodIn | CameBack):
            if not table.room.seats[entry.seat].decides(
                SERVER if logged.device is None else logged.device
            ):
                found.append(entry)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_move_for_another_is_refused_although_its_sender_goes_to_an_own_table(game, tmp_path):
    async def go(rig):
        people = max(2, game.seats[0])
        players = await rig.seated(game.id, people)
        dice = Dice(4)
        for _ in range(TRIES):
            seat, requests = await two_moves(rig, players, dice)
            own = await own_table(rig, game.id, people, players[seat].token)
            hello = {"type": "hello", "table": own, "token": players[seat].token}
            in_one_write(players[seat], [*requests, hello])
            error = await players[seat].get("error")
            assert (error["code"], error["key"]) == ("not_your_seat", requests[1]["key"])
            while players[seat].lobby["table"] != own:
                await players[seat].get("lobby")
            assert await foreign(rig, players[0].table) == []
            stored = [one.key for one in await rig.tables.store.read(
                (await rig.tables.table(players[0].table)).id)]  # fmt: skip
            assert requests[0]["key"] in stored
            assert requests[1]["key"] not in stored
            await part([players[seat]])
            others = [p for number, p in enumerate(players) if number != seat]
            steps = [await other.get("step") for other in others]
            for other, step in zip(others, steps, strict=True):
                other.frames.put_nowait(step)
            token = players[seat].token
            players[seat] = await rig.player(players[0].table, token)
            players[seat].token, players[seat].table = token, others[0].table
            players[0].table = others[0].table
            if steps[0]["waiting"]["type"] == "over":
                break

    online(go, tmp_path)


OTHER_REQUESTS = [
    {"type": "leave", "seat": 1},
    {"type": "vote", "seat": 1, "on": "close"},
    {"type": "vote", "seat": 1, "on": "pause"},
    {"type": "stand_in", "seat": 1},
    {"type": "say", "seat": 1, "phrase": "bravo"},
    {"type": "take_back", "seat": 1},
    {"type": "hint", "seat": 1},
]


@pytest.mark.parametrize("request_", OTHER_REQUESTS, ids=lambda one: f"{one['type']}")
def test_nothing_else_is_done_for_another_on_the_way_to_an_own_table(request_, tmp_path):
    async def go(rig):
        for _ in range(TRIES):
            players = await rig.seated("diamoniak", 2)
            step = await players[0].get("step")
            await players[1].get("step")
            own = await own_table(rig, "diamoniak", 2, players[0].token)
            before = len(players[1].raw)
            in_one_write(players[0], [
                move(0, step["window"], {"type": "draw"}), request_,
                {"type": "hello", "table": own, "token": players[0].token},
            ])  # fmt: skip
            error = await players[0].get("error")
            expected = "not_absent" if request_["type"] == "stand_in" else "not_your_seat"
            assert error["code"] == expected
            while players[0].lobby["table"] != own:
                await players[0].get("lobby")
            room = (await rig.tables.table(players[0].table)).room
            assert [seat.kind for seat in room.seats] == ["person", "person"]
            assert (room.status, room.paused, room.votes) == ("playing", False, {})
            assert await foreign(rig, players[0].table) == []
            await players[1].get("step")
            assert not any(b'"said"' in frame for frame in players[1].raw[before:])
            await part(players)

    online(go, tmp_path)


def test_what_was_asked_before_a_hello_is_asked_of_the_table_before(tmp_path):
    """The host of an own table asks there, and its requests do not follow it elsewhere."""

    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        await players[1].get("step")
        own = await own_table(rig, "diamoniak", 2, players[1].token)
        in_one_write(players[1], [
            {"type": "hello", "table": own, "token": players[1].token},
            {"type": "leave", "seat": 0},
            {"type": "hello", "table": players[1].table, "token": players[1].token},
        ])  # fmt: skip
        assert (await players[1].get("error"))["code"] == "busy"
        lobby = await players[1].get("lobby", table=own)
        while lobby["seats"][0]["kind"] != "waiting":
            lobby = await players[1].get("lobby", table=own)
        room = (await rig.tables.table(players[1].table)).room
        assert [seat.kind for seat in room.seats] == ["person", "person"]

    online(go, tmp_path)

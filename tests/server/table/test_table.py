"""The actor of a table: what is not stored is asked again, what two nodes write does not cross."""

import asyncio

import pytest

from ludiade.server.room.entries import Logged
from ludiade.server.room.timing import rests
from ludiade.server.store.port import NotStored
from ludiade.server.table import lobby
from ludiade.server.table.viewing import ended_match
from ludiade.server.wire.decoding import Denied
from tests.contract.rooms.actors import House
from tests.server.delays import KINDS


def at_home(go, tmp_path, nodes=1, **config):
    async def inside():
        house = House(tmp_path, 1, nodes, **config)
        for device in house.devices:
            await house.store.admit(device.digest, 0)
        try:
            await go(house)
        finally:
            await house.close()

    asyncio.run(asyncio.wait_for(inside(), 30))


@pytest.fixture(params=KINDS)
def game(request):
    return request.param


async def alone_with_a_bot(house: House, game: str) -> str:
    host = house.devices[0]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    name = await house._table(host, game, seats, None)
    host.hello(name)
    await house.until(lambda: host.answers["lobby"])
    host.promise(0)
    host.line.say(type="start")
    await house.until(lambda: host.steps)
    return name


def test_a_bot_whose_move_was_not_stored_moves_when_it_can_be(game, tmp_path):
    async def go(house):
        name = await alone_with_a_bot(house, game)
        table = await house.table(name)
        failing = 3
        for _ in range(400):
            before = table.room.n
            if 0 in table.room.awaited:
                house._move(house.devices[0], table.room, 0)
            elif failing and not house.store.server_fails:
                failing -= 1
                house.store.server_fails = 1
            await house.until(lambda before=before: table.room.n > before, 5)
            if not failing and not house.store.server_fails:
                return
        raise AssertionError("no bot's move has failed")

    at_home(go, tmp_path)


def test_two_people_who_sit_down_on_two_nodes_at_once_are_two_people(tmp_path):
    async def go(house):
        host, ana, bao, _ = house.devices
        seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
        name = await house._table(host, "diamoniak", seats, None)
        for node in house.nodes:
            await node.tables.table(name)
        sat = [
            await lobby.join(node.tables, device.digest, house.way, device.name, "fr")
            for node, device in zip(house.nodes, (ana, bao), strict=True)
        ]
        assert [entry.seat for entry in sat] == [1, 2]
        row = await house.store.load(name)
        numbers = {person.digest: person.number for person in row.people}
        assert (numbers[ana.digest], numbers[bao.digest]) == (1, 2)
        second = await house.nodes[1].tables.table(name)
        assert second.room.seats_of(second.number_of(bao.digest)) == (2,)

    at_home(go, tmp_path, nodes=2)


def test_a_node_whose_clock_is_behind_takes_the_time_of_the_log(tmp_path):
    async def go(house):
        host, ana, bao, _ = house.devices
        seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
        name = await house._table(host, "diamoniak", seats, None)
        first = await house.nodes[0].tables.table(name)
        second = await house.nodes[1].tables.table(name)
        first._at += 3_600_000
        await lobby.join(house.nodes[0].tables, ana.digest, house.way, "Ana", "fr")
        await lobby.join(house.nodes[1].tables, bao.digest, house.way, "Bao", "fr")
        assert second.now() >= second.room.at

    at_home(go, tmp_path, nodes=2)


def test_a_match_goes_on_to_its_end_although_no_frame_can_be_made(game, tmp_path, monkeypatch):
    async def go(house):
        name = await alone_with_a_bot(house, game)
        table, host = await house.table(name), house.devices[0]
        monkeypatch.setattr(table.audience, "show", lambda *_: 1 / 0)
        monkeypatch.setattr(type(host), "heard", lambda self, line, frame: None)
        for _ in range(2000):
            room = table.room
            if room.status == "over":
                return
            if 0 in room.awaited:
                house._move(host, room, 0)
            await house.until(lambda room=room: table.room is not room)
        raise AssertionError("no end")

    at_home(go, tmp_path)


def test_whoever_comes_back_to_a_table_at_rest_has_time_to_answer(game, tmp_path):
    async def go(house):
        host = house.devices[0]
        seats = [{"kind": "me"}, {"kind": "here"}]
        name = await house._table(host, game, seats, 5)
        table = await house.table(name)
        host.hello(name)
        await house.until(lambda: host.answers["lobby"])
        for seat in (0, 1):
            host.promise(seat)
        host.line.say(type="start")
        await house.until(lambda: host.steps)
        host.line.connection.gone()
        for _ in range(4):
            before = table.room.n
            house.clock.passed_s += 20  # the longest delay, and its grace
            table.alarm.set()
            await house.until(lambda before=before: table.room.n > before)
        assert rests(table.room)
        house.clock.passed_s += 3600
        stood = table.room.last_step
        host.reconnect(name, None)
        await house.until(lambda: host.steps[-1][1]["waiting"].get("left_ms", 0) > 3000)
        await house.until(table.is_idle)
        assert table.room.last_step == stood
        assert not table.bots.thinking

    at_home(go, tmp_path)


def test_a_table_that_cannot_be_loaded_keeps_no_other_from_what_is_due(
    tmp_path, monkeypatch, caplog
):
    async def go(house):
        host, tables = house.devices[0], house.nodes[0].tables
        seats = [{"kind": "me"}, {"kind": "here"}]
        names = [await house._table(host, "diamoniak", seats, 5) for _ in range(2)]
        due = ["nowhere", *names]

        async def found(until, most):
            return due

        async def broken(table, start=0):
            if table == house.ids[names[0]]:
                raise NotStored("broken")
            return await house.store._inner.read(table, start)

        monkeypatch.setattr(house.store, "due", found, raising=False)
        monkeypatch.setattr(house.store, "read", broken, raising=False)
        await tables.wake_due()
        assert list(tables.tables) == [names[1]]
        told = [record for record in caplog.records if names[0] in record.getMessage()]
        assert [(record.levelname, record.exc_info) for record in told] == [("ERROR", None)]

    at_home(go, tmp_path)


def test_more_tables_than_are_looked_up_at_once_are_all_woken(tmp_path, monkeypatch):
    async def go(house):
        monkeypatch.setattr("ludiade.server.table.tables.DUE_AT_ONCE", 2)
        host, tables = house.devices[0], house.nodes[0].tables
        seats = [{"kind": "me"}, {"kind": "here"}]
        names = [await house._table(host, "diamoniak", seats, 5) for _ in range(5)]
        tables.tables.clear()

        async def found(until, most):
            return names[:most]

        monkeypatch.setattr(house.store, "due", found, raising=False)
        await tables.wake_due()
        assert set(tables.tables) == set(names)

    at_home(go, tmp_path)


@pytest.mark.parametrize("failure", [NotStored("broken"), RuntimeError("a mistake of ours")])
def test_no_failure_is_the_end_of_looking_for_what_is_due(tmp_path, monkeypatch, failure):
    async def go(house):
        asked = []

        async def fails(until, most):
            asked.append(until)
            raise failure

        monkeypatch.setattr(house.store, "due", fails, raising=False)
        monkeypatch.setattr("ludiade.server.table.tables.DUE_EVERY_S", 0.001)
        house.nodes[0].tables.begin()
        await house.until(lambda: len(asked) > 2)

    at_home(go, tmp_path)


def test_whoever_has_lost_the_seat_is_shown_nothing_where_nobody_may_watch(game, tmp_path):
    async def go(house):
        host, ana, phone, _ = house.devices
        seats = [{"kind": "me"}, {"kind": "link"}]
        name = await house._table(host, game, seats, None, spectators=False)
        await lobby.join(house.nodes[0].tables, ana.digest, house.way, "Ana", "fr")
        for seat, device in enumerate((host, ana)):
            device.hello(name)
            await house.until(lambda device=device: device.answers["lobby"])
            device.promise(seat)
        host.line.say(type="start")
        await house.until(lambda: ana.steps)
        code = await lobby.new_code(house.nodes[0].tables, ana.digest, name, 1, "move")
        before = ana.answers["error"]
        await lobby.claim(house.nodes[0].tables, phone.digest, code)
        table = await house.table(name)
        assert [member.digest for member in table.audience.members] == [host.digest]
        assert ana.answers["error"] == before + 1

    at_home(go, tmp_path)


def test_a_table_whose_turn_lasts_for_days_is_not_kept_in_memory(game, tmp_path):
    async def go(house):
        host, tables = house.devices[0], house.nodes[0].tables
        name = await house._table(host, game, [{"kind": "me"}, {"kind": "here"}], 86_400)
        host.hello(name)
        await house.until(lambda: host.answers["lobby"])
        for seat in (0, 1):
            host.promise(seat)
        host.line.say(type="start")
        await house.until(lambda: host.steps)
        host.line.connection.gone()
        await house.until(lambda: name not in tables.tables)
        house.clock.passed_s += 86_400
        await tables.wake_due()
        assert name in tables.tables

    at_home(go, tmp_path, idle_state_s=0.05)


def test_a_table_of_a_newer_version_is_declined_wherever_it_is_asked_for(tmp_path):
    async def go(house):
        host, tables = house.devices[0], house.nodes[0].tables
        name = await house._table(host, "diamoniak", [{"kind": "me"}, {"kind": "here"}], None)
        newer = Logged(b'{"type":"from_the_future","at":1}')
        await house.store.append(house.ids[name], 1, [newer])
        for asked in (tables.table(name), ended_match(tables, name, host.digest, None)):
            with pytest.raises(Denied, match="newer_table"):
                await asked

    at_home(go, tmp_path)

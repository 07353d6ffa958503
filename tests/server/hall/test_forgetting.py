"""What is forgotten is nowhere any more: not in the file, its log, other logs or exports."""

import asyncio
import logging
import socket

import pytest

from ludiade.kernel.dice import Dice
from ludiade.server.store.copies import export_lines
from ludiade.server.store.moving import check
from ludiade.server.store.port import NotStored
from tests.server.hall.lesson import gather, play_round, pupils
from tests.server.rig import online, part, until
from tests.services import on_postgres

TITLE, NAMES = "Classe-Zzyzx", ["Wqxwq-un", "Wqxwq-deux"]


async def lesson(rig, **plan):
    """A lesson with names of people's own, played to the end of a round."""
    opened, host = await gather(rig, title=TITLE, **plan)
    token = opened["token"]
    class_ = await pupils(rig, opened, 2)
    await until(lambda: len(host.sight.get("members", [])) == 2)
    for one, name in zip(class_, NAMES, strict=True):
        await until(lambda one=one: bool(one.sight))
        await one.done("wish", member=one.sight["mine"][0]["member"], name=name)
    for member in [one["member"] for one in host.sight["members"]]:
        await host.done("approve", member=member)
    await host.done("next_round")
    await until(lambda: all(one.step for one in class_))
    await play_round(class_, Dice(3))
    await until(lambda: host.sight["status"] == "between")
    return opened["gathering"], token, host, class_


def planted(folder) -> list[bytes]:
    """Everything a folder's files hold."""
    return [file.read_bytes() for file in folder.iterdir() if file.is_file()]


@pytest.mark.skipif(on_postgres(), reason="looks into SQLite's files")
def test_nothing_is_left_of_a_gathering_that_was_forgotten(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    words = [word.encode() for word in (TITLE, *NAMES)]

    async def go(rig):
        name, token, host, class_ = await lesson(rig)
        for word in words:
            assert any(word in data for data in planted(tmp_path)), "it was there"
        tables = [one["table"] for one in host.sight["tables"]]
        drawn = [one["name"].encode() for one in host.sight["members"]]
        status, said = await rig.call("POST", f"/api/gatherings/{name}/forget", {}, token)
        assert (status, said) == (200, {"kept": False}), "diamoniak teaches nothing"
        for word in [*words, *drawn, name.encode(), *(t.encode() for t in tables)]:
            assert not any(word in data for data in planted(tmp_path)), word
        status, said = await rig.call("GET", f"/api/gatherings/{name}", None, token)
        assert (status, said["code"]) == (404, "no_such_gathering")
        status, said = await rig.call(
            "GET", f"/api/tables/{tables[0]}/record", None, class_[0].token
        )
        assert (status, said["code"]) == (404, "no_such_table")
        await part([host, *class_])

    online(go, tmp_path)
    for word in words:
        assert word.decode() not in caplog.text
    lines = b"".join(export_lines(tmp_path / "tables.sqlite3"))
    assert not any(word in lines for word in words)


def test_the_map_of_a_class_is_kept_without_names(tmp_path):
    async def go(rig):
        options = {"delay": 1, "hand": 2, "targets": 2}
        opened, host = await gather(rig, game="diego", options=options, title=TITLE)
        class_ = await pupils(rig, opened, 2)
        await until(lambda: len(host.sight.get("members", [])) == 2)
        await host.done("next_round")
        await until(lambda: all(one.step for one in class_))
        await until(lambda: host.sight["tables"][0]["progress"] is not None)
        table = host.sight["tables"][0]
        assert table["progress"]["left"] > 0
        assert "cartes à tirer" in table["progress"]["said"]
        await host.done("end_table")
        await until(lambda: host.sight["status"] == "between")
        name, token = opened["gathering"], opened["token"]
        path = f"/api/gatherings/{name}"
        status, said = await rig.call("GET", f"{path}/report", None, token)
        assert status == 200
        assert sorted(said["names"].values()) == sorted(m["name"] for m in host.sight["members"])
        status, refused = await rig.call("GET", f"{path}/report", None, class_[0].token)
        assert (status, refused["code"]) == (403, "only_a_host")
        status, refused = await rig.call("GET", f"{path}/report")
        assert (status, refused["code"]) == (403, "not_a_member")
        status, data = await rig.call("GET", f"{path}/report.csv", None, token)
        assert status == 200
        assert data.startswith("\ufeff".encode())
        status, said = await rig.call("POST", f"{path}/forget", {}, token)
        assert (status, said) == (200, {"kept": True})
        status, said = await rig.call("GET", f"{path}/report", None, token)
        assert (status, said["names"]) == (200, {})
        assert said["understood"]["persons"] == []
        status, said = await rig.call("GET", path, None, token)
        assert (status, said["code"]) == (404, "no_such_gathering"), "nobody is seated there"
        status, said = await rig.call("GET", "/api/gatherings", None, token)
        assert [(one["gathering"], one["kept"], one["title"]) for one in said] == [(name, True, "")]
        status, said = await rig.call("POST", f"{path}/forget", {}, token)
        assert (status, said) == (200, {"kept": False}), "the map goes too when it is asked again"
        await part([host, *class_])

    online(go, tmp_path)
    if not on_postgres():
        assert not check(str(tmp_path / "tables.sqlite3"), False).left


def test_forgetting_that_was_interrupted_is_finished_when_it_is_asked_again(tmp_path):
    async def go(rig):
        opened, host = await gather(rig)
        store, path = rig.tables.store, f"/api/gatherings/{opened['gathering']}/forget"
        real = store.forget

        async def interrupted(*given):
            store.forget = real
            await real(*given)
            raise NotStored("broken")

        store.forget = interrupted
        status, said = await rig.call("POST", path, {}, opened["token"])
        assert (status, said["code"]) == (503, "not_saved")
        status, said = await rig.call("POST", path, {}, opened["token"])
        assert (status, said) == (200, {"kept": False})
        status, _ = await rig.call("POST", path, {}, opened["token"])
        assert status == 404
        await part([host])

    online(go, tmp_path)


def test_a_gathering_forgets_itself_after_its_time(tmp_path):
    async def go(rig):
        opened, host = await gather(rig, forget_min=0)
        await host.done("end_gathering")
        path = f"/api/gatherings/{opened['gathering']}"
        async with asyncio.timeout(10):
            while (await rig.call("GET", path, None, opened["token"]))[0] != 404:
                await asyncio.sleep(0.02)
        await part([host])

    online(go, tmp_path)


def test_no_request_leaves_the_machine(tmp_path, monkeypatch):
    reached = []
    connect, connect_ex = socket.socket.connect, socket.socket.connect_ex

    def watched(real):
        def go(self, address):
            reached.append(address)
            return real(self, address)

        return go

    monkeypatch.setattr(socket.socket, "connect", watched(connect))
    monkeypatch.setattr(socket.socket, "connect_ex", watched(connect_ex))
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, *more, **kinds: (
        [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", more[0] if more else 0))]
        if host in ("127.0.0.1", "localhost") else pytest.fail(f"asked for {host}")
    ))  # fmt: skip

    async def go(rig):
        name, token, host, class_ = await lesson(rig)
        await rig.call("POST", f"/api/gatherings/{name}/forget", {}, token)
        await part([host, *class_])

    online(go, tmp_path)
    assert reached
    for address in reached:
        assert not isinstance(address, tuple) or address[0] == "127.0.0.1", address

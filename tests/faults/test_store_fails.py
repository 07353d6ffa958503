"""A disk that is full: a clear state, no lost move, and on again once there is room."""

import asyncio
import resource
import signal
import sqlite3

from tests.faults.server import Server, becomes
from tests.server.rig import Remote, part


def test_a_full_disk_is_said_loses_nothing_and_passes(tmp_path):
    async def go():
        server = Server(tmp_path)
        await server.start()
        remote = Remote(server.port)
        players = await remote.seated("diamoniak", 2)
        step = [await player.get("step") for player in players][-1]
        seat = step["waiting"]["seats"][0]
        endless = resource.RLIM_INFINITY
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, endless))
        key = players[seat].move(step, {"type": "draw"}, seat)
        error = await players[seat].get("error")
        assert error["code"] == "not_saved"
        assert error["key"] == key
        assert error["seconds"] == 1
        # one write may be broken by itself: the store is tried before all are sent elsewhere
        said = await becomes(remote, 503)
        assert said.startswith(b"store:")
        assert (await remote.call("GET", "/health"))[0] == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (endless, endless))
        await becomes(remote, 200)
        players[seat].send({"type": "move", "seat": seat, "window": step["window"],
                            "action": {"type": "draw"}, "key": key})  # fmt: skip
        after = await players[seat].get("step")
        assert after["from"] == step["n"]
        assert after["saved"] == key
        await part(players)
        await server.end(signal.SIGTERM)

    asyncio.run(asyncio.wait_for(go(), 60))


def test_nobody_hears_of_a_move_while_the_file_is_held_by_another(tmp_path):
    async def go():
        server = Server(tmp_path)
        await server.start()
        remote = Remote(server.port)
        players = await remote.seated("diamoniak", 2)
        step = [await player.get("step") for player in players][-1]
        db = sqlite3.connect(server.data, isolation_level=None)
        db.execute("BEGIN EXCLUSIVE")  # what a writer meets when another holds the file
        seat = step["waiting"]["seats"][0]
        players[seat].move(step, {"type": "draw"}, seat)
        await asyncio.sleep(0.3)
        assert players[seat].frames.empty()  # nobody hears of a move that is not stored
        db.execute("ROLLBACK")
        db.close()
        assert (await players[seat].get("step"))["from"] == step["n"]
        await part(players)
        await server.end(signal.SIGTERM)

    asyncio.run(asyncio.wait_for(go(), 60))

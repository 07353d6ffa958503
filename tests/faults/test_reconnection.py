"""A thousand clients cut at once are back within ten seconds, each with every event once."""

import asyncio
import signal
import time

import pytest

from ludiade.kernel.dice import Dice
from tests.faults.checker import check
from tests.faults.device import Device, Log
from tests.faults.server import Server
from tests.server.rig import Remote

TABLES = 500
BACK_WITHIN_S = 10


@pytest.mark.slow
def test_a_thousand_clients_are_back_within_ten_seconds_with_every_event_once(tmp_path):
    async def table(server: Server, number: int) -> list[Device]:
        remote = Remote(server.port)
        opened = await remote.open("diamoniak", [{"kind": "me"}, {"kind": "link"}])
        entry = await remote.join(opened["join"])
        devices = [
            Device(server, token, Log(opened["table"], [seat]), Dice(number), seat == 0)
            for seat, token in enumerate((opened["token"], entry["token"]))
        ]
        for device in devices:
            device.budget = 3
        return devices

    async def go():
        server = Server(tmp_path)
        await server.start()
        devices: list[Device] = []
        for start in range(0, TABLES, 25):
            tables = (table(server, n) for n in range(start, start + 25))
            devices += [d for pair in await asyncio.gather(*tables) for d in pair]
        running = [asyncio.create_task(device.run()) for device in devices]
        await until(lambda: all(d.log.returns == 1 and d.log.n for d in devices), 60)
        await asyncio.sleep(1)
        back = {id(device): device.log.returns for device in devices}
        await server.end(signal.SIGKILL)
        await server.start()
        began = time.monotonic()
        for device in devices:
            device.budget = 1
        await until(lambda: all(d.log.returns > back[id(d)] and not d.fresh for d in devices), 30)
        took = time.monotonic() - began
        await asyncio.sleep(1)
        for device in devices:
            device.stop = True
        await asyncio.gather(*running)
        await server.end(signal.SIGTERM)
        seen = check(server.data, [device.log for device in devices])
        assert seen["tables"] == TABLES
        assert took < BACK_WITHIN_S
        print(f"{len(devices)} back in {took:.1f} s")

    asyncio.run(asyncio.wait_for(go(), 150))


async def until(holds, seconds: float) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "this did not come true in time"
        await asyncio.sleep(0.05)

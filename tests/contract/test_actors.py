"""The contract of rooms at real tables: queue, store and connections, with faults by plan."""

import asyncio

import pytest

from tests.contract.rooms.actors import evening


@pytest.mark.parametrize("seed", range(12))
def test_every_law_holds_at_real_tables(tmp_path, seed):
    house = asyncio.run(asyncio.wait_for(evening(tmp_path, seed), 60))
    assert house.slowest_s < 1.0
    assert sum(device.answers["lobby"] for device in house.devices) > 10

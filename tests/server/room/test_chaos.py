"""Whatever people do, the laws of a table hold: see chaos.py."""

import asyncio

import pytest

from tests.server.room.chaos import evening


@pytest.mark.slow
@pytest.mark.parametrize("seed", [109, 140, 159])
def test_an_evening_in_which_everybody_does_whatever_comes_to_mind(seed, tmp_path):
    found = asyncio.run(asyncio.wait_for(evening(tmp_path, seed), 120))
    assert found["moves"] > 0

"""docs/client.py stays alive at tables of three bots, whatever overtakes it, in every game."""

import asyncio
import os
import re
import sys
from pathlib import Path

import pytest

from ludiade.kernel import shelf
from tests.server.rig import running

CLIENT = Path(__file__).parents[2] / "docs" / "client.py"
PATIENCE_S = 300


@pytest.mark.slow
@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.id)
def test_it_plays_whole_matches_against_three_bots(game, tmp_path):
    async def go():
        async with running(tmp_path, mixing_s=0.2, grace_ms=50) as rig:
            bots = [{"kind": "bot", "level": "easy"}] * 3
            opened = await rig.open(game.id, [{"kind": "link"}, *bots])
            client = await asyncio.create_subprocess_exec(
                sys.executable, str(CLIENT), f"http://127.0.0.1:{rig.port}/join#{opened['join']}",
                stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env=os.environ,
            )  # fmt: skip
            host = await rig.player(opened["table"], opened["token"])
            while any(s["kind"] == "waiting" for s in (await host.get("lobby"))["seats"]):
                pass
            host.send({"type": "start"})
            out, err = await client.communicate()
            assert client.returncode == 0, err.decode()
            assert re.fullmatch(r"over \[.*\]\n", out.decode()), out
            assert not err

    asyncio.run(asyncio.wait_for(go(), PATIENCE_S))

"""Data of the first server, served by this one: every match goes on to its end."""

import asyncio
import gzip
import json
import time
from pathlib import Path
from typing import Any

import pytest

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.fairness import verify
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from ludiade.server.store.moving import check
from tests.server.clocks import HandClock
from tests.server.databases import address_of
from tests.server.rig import Player, Rig, choose, part, running

STORES = Path(__file__).parent.parent / "data" / "stores"
ABOUT = json.loads((STORES / "v1.json").read_text(encoding="utf-8"))
PLAYABLE = [about for about in ABOUT["tables"] if about["playable"]]
AT_ONCE = 6
REFUSED = {"stale_window", "not_your_turn", "too_late", "paused", "match_ended", "bot_sits_here"}
"""What somebody quick may be told, because others were quicker."""


def has_bots(about: dict[str, Any]) -> bool:
    return any(seat["kind"] == "bot" for seat in about["seats"])


def tokens(about: dict[str, Any]) -> dict[str, int]:
    """The devices that decide, each with a seat of its own."""
    found: dict[str, int] = {}
    for number, seat in enumerate(about["seats"]):
        for hold in seat["holds"]:
            if hold["role"] == "holder":
                found.setdefault(hold["token"], number)
    return found


async def play(player: Player, dice: Dice) -> None:
    """Decide for the seats of one device until the match is over."""
    while True:
        frame = await asyncio.wait_for(player.frames.get(), 120)
        if frame["type"] == "error":
            assert frame["code"] in REFUSED, frame
        if frame["type"] != "step":
            continue
        if frame["waiting"]["type"] == "over":
            return
        looks = {look["seat"]: look for look in frame["looks"] if look["menu"]}
        mine = [seat for seat in frame["waiting"]["seats"] if seat in looks]
        if mine:
            player.move(frame, choose(player.lobby, looks[mine[0]], dice), mine[0])


async def finish(rig: Rig, about: dict[str, Any], seed: int) -> None:
    """Everybody comes back, and the match ends; its record replays, and its chance was fair."""
    if about["pause"] is not None and about["pause"]["since"] is not None:
        token, seat = next(iter(tokens(about).items()))
        first = await rig.player(about["name"], token)
        await first.get("lobby", paused=True)
        first.send({"type": "vote", "seat": seat, "on": "resume", "yes": True})
        await first.get("lobby", paused=False)
        await part([first])
    players = []
    for token in tokens(about):
        player = await rig.player(about["name"], token)
        await player.get("lobby", status="playing", paused=False)
        players.append(player)
    last = about["last_key"]
    if last is not None:  # asked again, it is known
        log = await rig.log(about["name"])
        holds = about["seats"][last["seat"]]["holds"]
        token = next(hold["token"] for hold in holds if hold["role"] == "holder")
        again = await rig.player(about["name"], token)
        again.move({"window": 1}, {"type": "draw"}, last["seat"], key=last["key"])
        assert (await again.get("saved", key=last["key"]))["n"] <= len(log)
        again.leave()
    dice = [Dice(100 * seed + number) for number in range(len(players))]
    await asyncio.gather(*(play(*pair) for pair in zip(players, dice, strict=True)))
    await part(players)
    token = next(iter(tokens(about)))
    path = f"/api/tables/{about['name']}/record"
    status, _, data = await rig.raw("GET", path, token=token)
    assert status == 200, data
    record = read(data, shelf.find)
    assert len(replay(record).inputs) > about["inputs"]
    assert record.names == [seat["name"] for seat in about["seats"]]
    if about["practice"] is None:
        assert verify(record) >= about["fold"]["drawn"]
        assert json.loads(data)["fairness"]["seed"] == about["seed"]


def served(folder: Path, tables: list[dict[str, Any]]) -> None:
    """Play these tables to their end on the migrated file."""
    file = folder / "tables.sqlite3"
    file.write_bytes(gzip.decompress((STORES / "v1.ludiade.gz").read_bytes()))
    clock = HandClock()
    clock.wrong_s = ABOUT["made"] / 1000 + 60 - time.time()

    async def go() -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        async with running(folder, clock) as rig:

            async def one(number: int, about: dict[str, Any]) -> None:
                async with gate:
                    try:
                        async with asyncio.timeout(240):
                            await finish(rig, about, number)
                    except BaseException as error:
                        error.add_note(f"{about['name']}, {about['game']}: {about['what']}")
                        raise

            async with asyncio.TaskGroup() as group:
                for number, about in enumerate(tables):
                    group.create_task(one(number, about))

    asyncio.run(go())
    assert check(asyncio.run(address_of(folder)), mend=False).left == 0


def test_every_match_among_people_is_played_to_its_end(tmp_path):
    served(tmp_path, [about for about in PLAYABLE if not has_bots(about)])


@pytest.mark.slow
def test_every_match_with_bots_is_played_to_its_end(tmp_path):
    served(tmp_path, [about for about in PLAYABLE if has_bots(about)])

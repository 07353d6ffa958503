"""The first server's matches, served by this one: each is played to its end (tests/data/stores)."""

import asyncio
import gzip
import json
import time
from pathlib import Path

import pytest

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.fairness.verification import verify
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from ludiade.server.store.moving import check
from ludiade.server.think.pool import Pool
from tests.faults.device import Device, Log
from tests.server import planted
from tests.server.clocks import HandClock
from tests.server.databases import address_of
from tests.server.rig import Rig, running

STORES = Path(__file__).parents[2] / "data" / "stores"
ABOUT = json.loads((STORES / "v1.json").read_text(encoding="utf-8"))
TABLES = ABOUT["tables"]
AT_ONCE = 12
PATIENCE_S = 60
"""For how long no device may have seen anything new."""


@pytest.fixture
def folder(tmp_path) -> Path:
    """The old file, to be brought up to date by whoever opens it."""
    data = gzip.decompress((STORES / "v1.ludiade.gz").read_bytes())
    (tmp_path / "tables.sqlite3").write_bytes(data)
    return tmp_path


def served(folder, go):
    """Do something with each table, on a server whose clock stands where the old one stopped."""

    async def inside():
        clock = HandClock()
        clock.wrong_s = ABOUT["made"] / 1000 + 1 - time.time()
        async with running(folder, clock) as rig:
            rig.tables.pool.stop()
            rig.tables.pool = Pool(1, planted.at_random)
            turns = asyncio.Semaphore(AT_ONCE)

            async def one(table: dict) -> str | None:
                async with turns:
                    try:
                        await go(rig, table)
                    except Exception as error:
                        return f"{table['game']}, {table['what']}: {error!r}"
                return None

            found = await asyncio.gather(*map(one, TABLES))
            failed = [one for one in found if one]
            assert not failed, "\n".join(failed)

    asyncio.run(inside())


def holders(about: dict) -> dict[str, list[int]]:
    """The seats that each device decides for, and no bot stands in at; the host's also if none."""
    found: dict[str, list[int]] = {about["host"]: []}
    for number, seat in enumerate(about["seats"]):
        for hold in seat["holds"]:
            if hold["role"] == "holder" and seat["kind"] == "person":
                found.setdefault(hold["token"], []).append(number)
    return found


async def play(rig: Rig, about: dict, seats: dict[str, list[int]]) -> list[Log]:
    """Every device plays its seats until the match is over."""
    devices = []
    for number, (token, own) in enumerate(seats.items()):
        log = Log(about["name"], own)
        device = Device(rig, token, log, Dice(number), host=token == about["host"])
        if about["practice"] is not None:
            device._shares.clear()  # nothing is promised there
        devices.append(device)
    logs = [device.log for device in devices]
    playing = asyncio.gather(*(device.run() for device in devices))
    seen = -1
    while not playing.done():
        assert seen < (seen := sum(log.n for log in logs)), "nothing happens any more"
        await asyncio.wait([playing], timeout=PATIENCE_S)
    await playing
    return logs


async def check_record(rig: Rig, about: dict) -> dict:
    """The whole match is told to its host, and keeps what it promised."""
    path = f"/api/tables/{about['name']}/record"
    status, _, data = await rig.raw("GET", path, token=about["host"])
    assert status == 200, data
    record = read(data, shelf.find)
    again = replay(record)
    assert again.game.id == about["game"]
    told = json.loads(data)
    if about["practice"] is None:
        assert verify(record) == sum(line["type"] == "shuffled" for line in told["inputs"])
        assert told["fairness"]["seed"] == about["seed"]
    assert told["names"] == [seat["name"] for seat in about["seats"]]
    return told


@pytest.mark.slow
def test_every_match_under_way_is_played_to_its_end(folder):
    played = []

    async def go(rig: Rig, about: dict) -> None:
        if not about["playable"]:
            return
        do = f"/api/tables/{about['name']}/do"
        for stranger in about["strangers"]:
            status, said = await rig.call("POST", do, {"type": "rematch"}, stranger)
            assert said["code"] in ("not_your_seat", "unknown_device"), status
        seats = holders(about)
        last = about["last_key"]
        sender = next((t for t, own in seats.items() if last and last["seat"] in own), None)
        if sender is not None:
            again = {"type": "move", "seat": last["seat"], "window": 0, "action": {},
                     "key": last["key"]}  # fmt: skip
            status, said = await rig.call("POST", do, again, sender)
            assert (status, said["type"], said["key"]) == (200, "saved", last["key"]), said
        for code in about["codes"]:
            status, entry = await rig.call("POST", "/api/claim", {"code": code["code"]})
            assert (status, entry["seat"]) == (200, code["seat"])
            left = {t: [seat for seat in own if seat != code["seat"]] for t, own in seats.items()}
            seats = {t: own for t, own in left.items() if own or t == about["host"]}
            seats[entry["token"]] = [code["seat"]]
        if about["pause"] and about["pause"]["since"] is not None:
            token, own = next((token, own) for token, own in seats.items() if own)
            vote = {"type": "vote", "seat": own[0], "on": "resume"}
            status, said = await rig.call("POST", do, vote, token)
            assert status == 200, said
        logs = await play(rig, about, seats)
        told = await check_record(rig, about)
        assert len(told["inputs"]) > about["inputs"]
        assert all(log.over for log in logs)
        played.append(about["name"])

    served(folder, go)
    assert len(played) == sum(about["playable"] for about in TABLES) == 66
    assert check(asyncio.run(address_of(folder)), mend=False).left == 0


@pytest.mark.slow
def test_every_open_table_is_joined_begun_and_played(folder):
    played = []

    async def go(rig: Rig, about: dict) -> None:
        if about["status"] != "open":
            return
        seats = holders(about)
        for number, seat in enumerate(about["seats"]):
            if seat["kind"] == "waiting":
                status, entry = await rig.call("POST", "/api/join", {"way": about["join"]})
                if "expired" in about["what"]:
                    assert (status, entry["code"]) == (410, "invitation_expired")
                    return
                assert (status, entry["seat"]) == (200, number), entry
                seats[entry["token"]] = [number]
        await play(rig, about, seats)
        record = await rig.call("GET", f"/api/tables/{about['name']}/record", token=about["host"])
        assert record[0] == 200
        fairness = record[1].get("fairness")
        assert (fairness is None) == (about["practice"] is not None)
        if fairness is not None:
            assert fairness["recipe"] in (1, 2)
        played.append(about["name"])

    served(folder, go)
    assert len(played) == 13


def test_every_ended_match_is_told_and_what_cannot_go_on_is_left_alone(folder):
    async def go(rig: Rig, about: dict) -> None:
        path = f"/api/tables/{about['name']}/record"
        if about["status"] in ("over", "closed"):
            if about["started"] is not None:
                told = await check_record(rig, about)
                assert len(told["inputs"]) == about["inputs"]
                seen.add("a record")
            status, said = await rig.call("GET", path, token="x" * 43)
            assert (status, said["code"]) in ((403, "not_invited"), (403, "no_spectators")) or any(
                seat["open"] for seat in about["seats"]
            )
            for token in {*about["strangers"], *holders(about)}:
                assert (await rig.call("GET", path, token=token))[0] == 200
        elif not about["playable"] and about["status"] == "playing":
            player = await rig.player(about["name"], about["host"])
            assert (await player.get("error"))["code"] == "unknown_rules"
            _, mine = await rig.call("GET", "/api/mine", token=about["host"])
            assert about["name"] in [card["table"] for card in mine]
            seen.add("a table of rules that are not there")

    seen: set[str] = set()
    served(folder, go)
    assert seen == {"a record", "a table of rules that are not there"}

"""The logs of real tables, read from the disk: who sent what, what was promised, what was shown."""

from typing import TYPE_CHECKING, Any

import msgspec

from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.server.room.asks import SERVER
from ludiade.server.room.draft import Present
from ludiade.server.room.entries import MOST_ENTRIES, Opened, read_entry
from ludiade.server.room.room import Room
from tests.contract.rooms import laws
from tests.contract.rooms.witness import Witness

if TYPE_CHECKING:
    from tests.contract.rooms.actors import House

ANYBODY = Present(frozenset(), {}, -(10**12))
"""Who was there is not in a log: the witness takes nobody for present, and all for long gone."""
encode = msgspec.json.encode


async def judge(house: "House") -> None:
    """Read the logs from the disk: who sent what, what was promised, what is live."""
    house.check()
    for name in house.tables:
        row = await house.store.load(name)
        assert row is not None
        log = await house.store.read(row.id)
        digests = {person.number: person.digest for person in row.people}
        table = await house.table(name)
        if len(house.nodes) == 1:
            laws.replay_equals_live(table.room, Room.folded(log, table.room.house))
        opened = read_entry(log[0].body)
        assert isinstance(opened, Opened)
        witness = Witness(opened)
        room = Room.folded(log[:1], table.room.house)
        keys = set()
        held = [set(), _held(room, digests)]
        for logged in log[1:]:
            entry = read_entry(logged.body)
            who = SERVER if logged.device is None else logged.device
            witness.check(entry, who, ANYBODY, MOST_ENTRIES)
            witness.note(entry)
            room.fold(entry)
            seconds = getattr(room.waiting, "seconds", None)
            witness.note_wait(room.window, room.opened_at, seconds)
            held.append(_held(room, digests))
            if logged.key is not None:
                assert (logged.device, logged.key) not in keys, "one request stored twice"
                keys.add((logged.device, logged.key))
                _sent_by(house, digests[logged.device or 0], logged.key)
        _acknowledged(house, name, digests, keys)
        _steps_are_stored(house, name, log)
        _hands_are_own(house, name, held)


def _sent_by(house: "House", sender: str | None, key: str) -> None:
    """The device that is written beside a key has sent it."""
    device = next(device for device in house.devices if device.digest == sender)
    assert key in device.sent, f"{device.name} never sent {key}"


def _acknowledged(
    house: "House", name: str, digests: dict[int, str | None], keys: set[Any]
) -> None:
    stored = {(digests[device], key) for device, key in keys}
    for device in house.devices:
        for key, table in device.acknowledged.items():
            if table == name:
                assert (device.digest, key) in stored, f"{key} was acknowledged, and is lost"


def _held(room: Room, digests: dict[int, str | None]) -> set[tuple[str | None, int]]:
    """Which device decides for which seat."""
    seats = enumerate(room.seats)
    return {(digests[h.device], n) for n, s in seats for h in s.holds if h.role == "holder"}


def _hands_are_own(house: "House", name: str, held: list[set[tuple[str | None, int]]]) -> None:
    """A hand was shown only to a device that held the seat then, or was given it after."""
    for device in house.devices:
        for table, frame in device.steps:
            if table == name:
                shown = {look["seat"] for look in frame["looks"]} - {None}
                own = {n for now in held[frame["n"] :] for who, n in now
                       if who == device.digest}  # fmt: skip
                assert shown <= own, f"{device.name} was shown {shown}"


def _steps_are_stored(house: "House", name: str, log: list[Any]) -> None:
    """What was shown follows from what is on the disk."""
    shown = [(d, f) for d in house.devices for t, f in d.steps if t == name]
    for _, frame in house.chance.sample(shown, min(6, len(shown))):
        room = Room.folded(log[: frame["n"]])
        assert room.window == frame["window"]
        assert room.state is not None
        for look in frame["looks"]:
            eyes = SPECTATOR if look["seat"] is None else Eyes(look["seat"])
            assert msgspec.json.decode(encode(room.state.view(eyes))) == look["view"]

"""What must be true of every evening, found from the log and from what devices were told."""

from typing import TYPE_CHECKING

import msgspec

from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.server.room.entries import Expired, Opened, read_entry
from ludiade.server.room.room import Room
from ludiade.server.room.timing import due, rests
from ludiade.server.table.tables import house_rules
from tests.simulation.disk import Kept
from tests.simulation.node import CONFIG
from tests.simulation.versions import as_we_know_it, is_newer

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

HOUSE = house_rules(CONFIG)
LAST_S = 5.0
"""Within which everybody who was away when it became calm is back."""
CURRENT_S = 2.0
"""Within which everybody must be shown what was stored, hints or none."""
ANSWER_S = 8.0
"""Nobody waits longer for an answer on a connection that stands."""
LATE_MS = 3000
"""Within which what is due must have happened, whoever died."""


def settled(evening: "Evening") -> None:
    """Nothing has failed in secret, and nobody waits."""
    now = evening.loop.time()
    for node in [*evening.nodes, *evening.graves]:
        if node.tables is not None and node.tables.counters.counts["errors"]:
            evening.accuse(f"{node.actor.name} made a mistake of its own")
    for device in evening.devices:
        for key, pending in device.pending.items():
            if now - pending.since > ANSWER_S:
                evening.accuse(f"{device.name} waits for ever for an answer to {key}")


def one_history(evening: "Evening", kept: Kept) -> None:
    """The log folds, entry by entry, to what everybody was shown."""
    log = [as_we_know_it(logged) for logged in kept.log]
    opened = read_entry(log[0].body)
    assert isinstance(opened, Opened)
    room = Room.opened(opened, HOUSE)
    witnesses = _witnesses(evening, kept)
    current = evening.loop.time() - CURRENT_S
    then = room
    for n, logged in enumerate(log[1:], 1):
        entry = read_entry(logged.body)
        if entry.at < room.at:
            evening.accuse(f"time runs back at entry {n}")
        if isinstance(entry, Expired):
            found = due(room)
            if found is None or found.what != "expires" or entry.at < found.at:
                evening.accuse(f"entry {n} ends a delay that was not over")
        if then is room and kept.times[n] > current:
            then = room.fork()
        try:
            room.fold(entry)
        except Exception as error:
            evening.accuse(f"entry {n} does not follow from those before: {error!r}")
            return
        for name, seat, view in witnesses.pop(room.n, ()):
            if _view(room, seat) != view:
                evening.accuse(f"{name} was shown another table after entry {room.n}")
    if witnesses:
        evening.accuse(f"somebody was shown entries that nobody stored: {sorted(witnesses)}")
    _requests(evening, kept)
    _devices(evening, kept, then, room)
    _nodes(evening, kept, then, room)
    _nothing_overdue(evening, kept, room)


Witnesses = dict[int, list[tuple[str, int | None, bytes]]]


def _witnesses(evening: "Evening", kept: Kept) -> Witnesses:
    """Who has seen what after which entry."""
    found: Witnesses = {}
    for device in evening.devices:
        if device.kept is kept:
            for step, _ in device.steps:
                views = [(device.name, look.seat, bytes(look.view)) for look in step.looks]
                found.setdefault(step.n, []).extend(views)
    return found


def _view(room: Room, seat: int | None) -> bytes:
    assert room.state is not None
    return msgspec.json.encode(room.state.view(SPECTATOR if seat is None else Eyes(seat)))


def _requests(evening: "Evening", kept: Kept) -> None:
    """What was acknowledged is there, once, where it was said to be."""
    stored: dict[str, list[int]] = {}
    for n, logged in enumerate(kept.log):
        if logged.key is not None and logged.key != "join":
            stored.setdefault(logged.key, []).append(n)
    for key, places in stored.items():
        if len(places) > 1:
            evening.accuse(f"{key} was stored {len(places)} times")
    for device in evening.devices:
        for key, n in device.saved.items() if device.kept is kept else ():
            if not any(place < n for place in stored.get(key, ())):
                evening.accuse(f"{key} was acknowledged before entry {n} and is not in the log")


def _devices(evening: "Evening", kept: Kept, then: Room, now: Room) -> None:
    """Everybody has all there was then, and was told everything once, in order."""
    for device in evening.devices:
        if device.kept is not kept:
            continue
        if device.is_home:
            pass
        elif device.link is None or device.lobby is None:
            evening.accuse(f"{device.name} cannot come in")
        elif then.state is not None and (device.n or 0) < then.last_step:
            evening.accuse(f"{device.name} is at {device.n}, the table at {then.last_step}")
        elif device.lobby.status not in (then.status, now.status):
            evening.accuse(f"{device.name} holds the table for {device.lobby.status}")
        elif then.revision == now.revision and device.lobby.paused != now.paused:
            evening.accuse(f"{device.name} does not know whether the table is paused")
        for since, events in device.stories[-1:]:
            if not now.events_since(since).startswith(b"[" + b",".join(events)):
                evening.accuse(f"{device.name} was told another story since entry {since}")


def _nodes(evening: "Evening", kept: Kept, then: Room, room: Room) -> None:
    """Every node that has the table in memory has the same; older ones decline what is newer."""
    newer = any(map(is_newer, kept.log))
    for node in evening.nodes:
        table = node.tables.tables.get(kept.name) if node.tables is not None else None
        if table is None:
            continue
        if newer and not node.newer:
            evening.accuse(f"{node.actor.name} serves a table it does not understand")
        elif not then.n <= table.room.n <= room.n:
            evening.accuse(f"{node.actor.name} is at {table.room.n}, the log at {then.n}")
        elif (
            table.room.n == room.n
            and room.state is not None
            and _view(table.room, None) != _view(room, None)
        ):
            evening.accuse(f"{node.actor.name} has another table in memory")


def _nothing_overdue(evening: "Evening", kept: Kept, room: Room) -> None:
    """What is due has happened, and every bot that was awaited has answered."""
    now = int(1000 * evening.loop.time()) - kept.created
    found = due(room)
    if found is not None and now > found.at + LATE_MS and not rests(room):
        evening.accuse(f"what was due at {found.at} has not happened ({found.what})")
    if evening.deserted:
        return
    bots = [seat for seat in room.awaited if room.seats[seat].kind == "bot"]
    if bots and not room.paused and now > room.at + LATE_MS:
        evening.accuse(f"the bots {bots} are awaited since {room.at} and do not answer")
    people = [seat for seat in room.awaited if room.seats[seat].kind == "person"]
    if (
        people
        and not room.paused
        and now > max(room.at, 1000 * evening.wild_until - kept.created) + 2 * LATE_MS
    ):
        evening.accuse(f"nobody plays since {room.at}: seats {people} are awaited")

"""What must be true of every gathering: one history, each order once, every round ends."""

from typing import TYPE_CHECKING

import msgspec

from ludiade.server.gathering.entries import Gathered, read_entry
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.parts import Order, RoundTable
from ludiade.server.gathering.sight import attending, hosting
from ludiade.server.hall.carrying import finish_of, key_of
from ludiade.server.room.draft import Present
from ludiade.server.room.entries import Logged, Opened
from ludiade.server.room.entries import read_entry as read_table_entry
from ludiade.server.room.room import Room
from tests.simulation import wire
from tests.simulation.disk import Kept
from tests.simulation.guest import Guest
from tests.simulation.judge import CURRENT_S, HOUSE
from tests.simulation.versions import as_we_know_it, is_newer

if TYPE_CHECKING:
    from tests.simulation.lesson import Lesson


def one_history(lesson: "Lesson") -> None:
    """The log folds, entry by entry, to what everybody was shown and every table was told."""
    log = [as_we_know_it(logged) for logged in lesson.gathering.log]
    first = read_entry(log[0].body)
    assert isinstance(first, Gathered)
    g = Gathering.opened(first)
    current = lesson.loop.time() - CURRENT_S
    moments = [g.fork()]
    orders: list[Order] = []
    then = 0
    for n, logged in enumerate(log[1:], 1):
        try:
            g.fold(read_entry(logged.body))
        except Exception as error:
            lesson.accuse(f"entry {n} of the gathering does not follow: {error!r}")
            return
        moments.append(g.fork())
        orders += [order for order in g.pending if order.n == n]
        if lesson.gathering.times[n] <= current:
            then = n
    _requests(lesson, log)
    for guest in lesson.guests:
        _guest(lesson, guest, moments, then)
    _nodes(lesson, moments[then], g)
    if not g.is_over or not all(one.has_ended for one in g.rounds) or g.pending:
        lesson.accuse(f"the gathering does not end: {g.status}, pending {g.pending}")
        return
    _tables(lesson, g, orders)


def _requests(lesson: "Lesson", log: list[Logged]) -> None:
    keys = [(logged.device, logged.key) for logged in log if logged.key is not None]
    if len(set(keys)) != len(keys):
        lesson.accuse("a request was stored twice at the gathering")
    for one in [guest for guest in lesson.guests if guest.pending]:
        lesson.accuse(f"{one.name} waits for ever for an answer to {list(one.pending)}")


def _guest(lesson: "Lesson", guest: Guest, moments: list[Gathering], then: int) -> None:
    """All that a guest was shown was so, and the last of it is so still."""
    if all(person.digest != guest.digest for person in guest.kept.people.values()):
        lesson.accuse(f"nobody knows {guest.name} any more")
        return
    for sight in guest.sights:
        if _seen(guest, moments[sight.n - 1], sight) != sight:
            lesson.accuse(f"{guest.name} was shown another gathering at entry {sight.n}")
            return
    last = guest.sight
    if last is None or guest.link is None:
        lesson.accuse(f"{guest.name} cannot come in")
    elif _without_n(last) not in [_without_n(_seen(guest, one, last)) for one in moments[then:]]:
        lesson.accuse(f"{guest.name} is shown entry {last.n}, the gathering is at {then + 1}")


def _seen(guest: Guest, g: Gathering, like: wire.Sight) -> wire.Sight:
    """The gathering as that guest is to see it."""
    person = next(p for p in guest.kept.people.values() if p.digest == guest.digest)
    if isinstance(like, wire.Attending):
        return _read(attending(g, person.number, {}, g.at))
    seen = _read(hosting(g, {}, g.at, Present(frozenset(), {}, 0), []))
    assert isinstance(seen, wire.Hosting)
    now = {} if g.round is None else g.round.tables
    seen.tables = [wire.TableSeen(number, one.name) for number, one in now.items()]
    return seen


def _read(sight: object) -> wire.Sight:
    return wire.read_sight(msgspec.json.encode(sight))


def _without_n(sight: wire.Sight) -> wire.Sight:
    return msgspec.structs.replace(sight, n=0)


def _nodes(lesson: "Lesson", then: Gathering, now: Gathering) -> None:
    """Every node that has the gathering in memory has the same; older ones decline a newer one."""
    newer = any(map(is_newer, lesson.gathering.log))
    for node in lesson.nodes:
        hall = None if node.halls is None else node.halls.halls.get(now.name)
        if hall is None:
            continue
        held = hall.gathering
        if newer and not node.newer:
            lesson.accuse(f"{node.actor.name} serves a gathering it does not understand")
        elif not then.n <= held.n <= now.n:
            lesson.accuse(f"{node.actor.name} has the gathering at {held.n}, the log at {then.n}")
        elif held.n == now.n and (held.rounds, held.members) != (now.rounds, now.members):
            lesson.accuse(f"{node.actor.name} has another gathering in memory")


def _tables(lesson: "Lesson", g: Gathering, orders: list[Order]) -> None:
    """Every table that was ordered is there once, and each was told each order once."""
    opened: dict[tuple[int, int], list[tuple[Kept, Room]]] = {}
    for kept in lesson.kept:
        room = Room.folded((as_we_know_it(one) for one in kept.log), HOUSE)
        assert room.part_of is not None
        opened.setdefault((room.part_of.round, room.part_of.number), []).append((kept, room))
    for number, past in enumerate(g.rounds, 1):
        for place, table in past.tables.items():
            found = opened.pop((number, place), [])
            if len(found) != bool(table.name):
                lesson.accuse(f"table {place} of round {number} was opened {len(found)} times")
            for kept, room in found:
                told = [one for one in orders if (one.round, one.table) == (number, place)]
                _table(lesson, g, table, kept, room, told)
    if opened:
        lesson.accuse(f"tables that nobody ordered: {sorted(opened)}")


def _table(
    lesson: "Lesson", g: Gathering, table: RoundTable, kept: Kept, room: Room, told: list[Order]
) -> None:
    ordered = [key_of(g.name, order) for order in told]
    carried = [logged.key for logged in kept.log if logged.key and logged.key.startswith(g.name)]
    if len(set(carried)) != len(carried) or not set(carried) <= set(ordered):
        lesson.accuse(f"{kept.name} was told {carried}, ordered was {ordered}")
    finish = finish_of(room)
    if not room.has_ended or (finish.scores, finish.ranks) != (table.scores, table.ranks):
        lesson.accuse(f"the gathering says of {kept.name} {table.status}, it is {room.status}")
    if any(order.what == "unseal" for order in told) and not room.unsealed:
        lesson.accuse(f"{kept.name} was never unsealed")
    _order_of_orders(lesson, kept, carried)


def _order_of_orders(lesson: "Lesson", kept: Kept, carried: list[str]) -> None:
    """What was ordered later happens later."""
    opened = read_table_entry(kept.log[0].body)
    assert isinstance(opened, Opened)
    numbers = [int(key.split()[1]) for key in carried]
    if numbers != sorted(numbers):
        lesson.accuse(f"{kept.name} was told its orders out of order: {numbers}")

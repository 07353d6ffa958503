"""What was understood at a gathering: the game's own word on its matches, for hosts alone."""

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Struct

from ludiade.kernel.insight import Row, Sitting
from ludiade.kernel.record import read_line
from ludiade.server.gathering.parts import RoundTable
from ludiade.server.room.entries import Logged, Moved, Reseated, read_entry
from ludiade.server.room.room import Room
from ludiade.server.sentences import say
from ludiade.server.table.viewing import lines
from ludiade.server.wire.decoding import Denied

if TYPE_CHECKING:
    from ludiade.server.hall.hall import Hall


class Report(Struct, frozen=True):
    """What hosts are told of what was understood."""

    gathering: str
    game: str
    rules: int
    round: int | None
    names: dict[str, str]
    """Of the members that `understood` speaks of, by their numbers; empty once forgotten."""
    sittings: list[tuple[int, int]]
    """The round and the table of each sitting, in the order `understood` counts them."""
    understood: Any


class Sat(NamedTuple):
    """A table's match, and where it was played."""

    round: int
    table: int
    sitting: Sitting


async def sittings(hall: "Hall", number: int | None) -> list[Sat]:
    """The matches of a round, or of all, as far as they have come."""
    found = []
    for place, past in enumerate(hall.gathering.rounds, 1):
        if number not in (None, place):
            continue
        for table, one in past.tables.items():
            row = await hall.tables.store.load(one.name) if one.name else None
            if row is not None:
                log = await hall.tables.store.read(row.id)
                sitting = await hall.tables.ended.work(partial(_sat, one, log))
                found.append(Sat(place, table, sitting))
    return found


def _sat(table: RoundTable, log: list[Logged]) -> Sitting:
    """A match, and who decided at each seat; nobody where several did, or a bot for them."""
    room = Room.folded(log)
    mixed: set[int] = set()
    for logged in log:
        entry = read_entry(logged.body)
        if (isinstance(entry, Moved) and entry.bot) or (
            isinstance(entry, Reseated) and room.seats[entry.seat].person != entry.now.person
        ):
            mixed.add(entry.seat)
    people = tuple(
        None if member is None or seat in mixed else str(member)
        for seat, member in enumerate(table.seats)
    )
    played = lines(log, room.started_at)
    inputs = [read_line(line, room.game, room.players) for line in played]
    return Sitting(room.options, inputs, people)


async def report(hall: "Hall", number: int | None) -> Report:
    """What was understood, member by member; the map of the class alone of what is forgotten."""
    g = hall.gathering
    insight = g.game.insight
    if insight is None:
        raise Denied("no_report")
    if g.kept is not None:
        return Report(g.name, g.game.id, g.game.rules, None, {}, [], msgspec.Raw(g.kept))
    sat = await sittings(hall, number)
    played = [one.sitting for one in sat]
    found = await hall.tables.ended.work(partial(insight.understand, played, by_person=True))
    return Report(
        g.name, g.game.id, g.game.rules, number, names_of(hall),
        [(one.round, one.table) for one in sat], found,
    )  # fmt: skip


async def rows(hall: "Hall", number: int | None, lang: str) -> list[Row]:
    """The same as a table."""
    g = hall.gathering
    insight = g.game.insight
    if insight is None:
        raise Denied("no_report")
    if g.kept is not None:
        understood = msgspec.json.decode(g.kept, type=insight.kind())
    else:
        played = [one.sitting for one in await sittings(hall, number)]
        understood = await hall.tables.ended.work(
            partial(insight.understand, played, by_person=True)
        )
    return insight.tabulate(say(lang, g.game.id), understood, names_of(hall))


def names_of(hall: "Hall") -> dict[str, str]:
    """What everybody is called, by their numbers."""
    members = hall.gathering.members.items()
    return {str(number): hall.names.get(member.name, "") for number, member in members}

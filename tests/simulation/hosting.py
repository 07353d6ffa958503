"""What a host asks next: rounds, and everything that can be done to tables in the middle of one."""

from typing import TYPE_CHECKING

from ludiade.server.wire import gatherings as asks
from tests.simulation import wire

if TYPE_CHECKING:
    from tests.simulation.guest import Host

LAST_ROUND_S = 7.0
"""How long the last round has once it is calm; what is not over then is ended."""


def wanted(host: "Host", sight: wire.Hosting) -> asks.GatheringRequest | None:
    """The next thing, or nothing."""
    if sight.status == "over":
        return None
    out = [one.member for one in sight.members if one.status != "in"]
    if host.evening.calm:
        return _come_to_an_end(host, sight, out)
    if sight.status == "open":
        everybody = len(sight.members) == host.lesson.expected
        return asks.NextRound(absent=True, key=host.new_key()) if everybody else None
    if sight.status == "between":
        return asks.NextRound(absent=True, key=host.new_key())
    return _anything(host, sight, out)


def _come_to_an_end(
    host: "Host", sight: wire.Hosting, out: list[int]
) -> asks.GatheringRequest | None:
    if host.evening.loop.time() > host.evening.wild_until + LAST_ROUND_S:
        return asks.EndGathering(key=host.new_key())
    if sight.paused:
        return asks.Resume(key=host.new_key())
    return asks.LetIn(members=out, key=host.new_key()) if out else None


def _anything(host: "Host", sight: wire.Hosting, out: list[int]) -> asks.GatheringRequest | None:
    chance, key = host.evening.chance, host.new_key()
    tables = [one.number for one in sight.tables]
    table = chance.choice(tables)
    member = chance.choice(sight.members).member
    match chance.randrange(26):
        case 0 | 1:
            return asks.Pause(table=chance.choice([None, table]), key=key)
        case 2 | 3 | 4:
            return asks.Resume(table=chance.choice([None, table]), key=key)
        case 5 | 6:
            return asks.Transfer(member=member, table=table, seat=chance.randrange(2), key=key)
        case 7:
            return asks.Rename(member=member, key=key)
        case 8:
            return asks.MoreTime(member=member, seconds=chance.choice([0, 30]), key=key)
        case 9:
            return asks.Remove(members=[member], key=key)
        case 10 | 11:
            return asks.LetIn(members=out, key=key) if out else None
        case 12:
            return asks.EndTable(table=chance.choice([None, table]), key=key)
        case 13:
            return asks.NextRound(absent=True, end=chance.random() < 0.5, key=key)
        case 14:
            return asks.AddTable(members=[member], key=key)
    return None

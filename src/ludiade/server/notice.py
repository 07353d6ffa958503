"""A table apart from its game, as one device may know it."""

from typing import TYPE_CHECKING

from msgspec import UNSET

from ludiade.kernel.chance import commit
from ludiade.server.frames import Fair, Lobby, Proposal, SeatInfo
from ludiade.server.members import Asker
from ludiade.server.rows import Row

if TYPE_CHECKING:
    from ludiade.server.table import Table


def notice(table: "Table", asker: Asker) -> Lobby:
    """Who sits where, what was agreed, what is promised."""
    row = table.row
    mixing = table.mixing
    return Lobby(
        table=row.name,
        game=row.game,
        rules=row.rules,
        options=row.options,
        status=row.status,
        seats=[
            SeatInfo(
                place.kind, place.name, place.level, place.stands_in, place.open,
                place.kind == "bot" or table.present(seat), seat in asker.seats,
                _away_ms(table, seat),
            )
            for seat, place in enumerate(row.places)
        ],
        host=asker.device == row.host,
        turn_limit=row.settings.turn_limit,
        spectators=row.settings.spectators,
        hints=allows_hints(row),
        asked=row.asked,
        practice=row.practice is not None,
        fairness=fair(row),
        mixing_ms=None if mixing is None else max(0, int(1000 * (mixing - table.hub.loop.time()))),
        paused=row.paused,
        patience_ms=int(1000 * table.hub.config.absent_s),
        proposals=[Proposal(on, said.agreed, said.declined) for on, said in table.votes.items()],
        rematch=row.rematch,
    )  # fmt: skip


def _away_ms(table: "Table", seat: int) -> int | None:
    if table.row.places[seat].kind != "person" or table.present(seat):
        return None
    return int(1000 * table.gone_s(seat))


def allows_hints(row: Row) -> bool:
    """Whether the coach may be asked: by agreement, and not where two people sit."""
    people = [place for place in row.places if place.kind != "bot" or place.stands_in]
    return row.settings.hints and len(people) < 2


def fair(row: Row) -> Fair | None:
    """The promise, what the seats added to it, and at the end the seed; nothing for practice."""
    if row.practice is not None:
        return None
    return Fair(
        commit(bytes.fromhex(row.seed)),
        row.contributions if row.started is not None else UNSET,
        row.seed if row.ended_already else UNSET,
    )

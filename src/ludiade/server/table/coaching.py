"""The coach at a table: a hint for somebody alone with bots, thought about beside its work."""

import logging
import time
from typing import TYPE_CHECKING

from ludiade.bots import Seen
from ludiade.bots.coach.words import reason, speech
from ludiade.kernel.errors import Refusal
from ludiade.server.room.overview import names_of
from ludiade.server.table.peers import Member, Peer
from ludiade.server.think.patience import bot_seed
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.frames import Advised

if TYPE_CHECKING:
    from ludiade.server.table.table import Table

log = logging.getLogger("ludiade.coaching")


def advise(table: "Table", peer: Peer, seat: int) -> None:
    """Have the coach think about a seat's present decision, and tell that device alone."""
    room = table.room
    seen, window = room.seen_by(seat), room.window
    table.tables.spawn(_advise(table, peer, seen, window))


async def _advise(table: "Table", peer: Peer, seen: Seen, window: int) -> None:
    tables, room = table.tables, table.room
    names = names_of(room, table.names)
    end = time.monotonic() + tables.config.hint_s
    seed = bot_seed(room.secret, room.name, seen.seat)
    try:
        found = await tables.pool.advise(table.name, seen, seed, end)
    except Refusal as refusal:
        peer.refuse(refusal, room.game.id, names, None)
        return
    except Exception:
        log.exception("the coach could not think at table %s", table.name)
        tables.counters.add("errors")
        peer.refuse(Denied("internal"), room.game.id, names, None)
        return
    if not isinstance(peer, Member) or peer in table.audience.members:
        say = speech(seen.game, peer.lang)
        would = say.describe(found.action, seen.game.naming(seen.view, found.action), names)
        because = reason(found.why, say, names)
        peer.answer(
            Advised(
                seen.seat, window, found.action, would, found.chance, found.chances, because
            )
        )  # fmt: skip

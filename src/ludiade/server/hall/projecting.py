"""What the screen shows: the way in, or a table without any name, as it stands or at one moment."""

from typing import TYPE_CHECKING, Any

import msgspec

from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.inputs import Awaiting, Over, Shuffle
from ludiade.kernel.inputs import Waiting as Wait
from ludiade.kernel.match import Match
from ludiade.kernel.record import read_line
from ludiade.kernel.types import Event
from ludiade.server.gathering.sight import code
from ludiade.server.room.entries import Logged
from ludiade.server.room.room import Room
from ludiade.server.table.viewing import lines
from ludiade.server.wire.frames import Waiting
from ludiade.server.wire.gathering_frames import Projected, Projecting

if TYPE_CHECKING:
    from ludiade.server.hall.hall import Hall


class Projector:
    """The screen of one gathering."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._moment: tuple[Projected, dict[str, Any]] | None = None
        """The last moment that was looked up, and what it shows."""
        self._looking = False

    def frame(self) -> Projecting:
        """What stands on the screen now."""
        g = self._hall.gathering
        shows = {} if g.shown is None else self._shows(g.shown)
        return Projecting(
            gathering=g.name, n=g.n, kind=g.plan.kind, title=g.plan.title, game=g.game.id,
            rules=g.game.rules, options=g.plan.options, status=g.status, round=len(g.rounds),
            rounds=g.plan.rounds, paused=g.paused,
            code=code(g) if g.door != "closed" else None, **shows,
        )  # fmt: skip

    def _shows(self, shown: Projected) -> dict[str, Any]:
        hall = self._hall
        name = hall.gathering.rounds[shown.round - 1].tables[shown.table].name
        table = hall.tables.tables.get(name)
        if shown.inputs is None and table is not None and (state := table.room.state) is not None:
            room, event = table.room, table.room.last_event()
            told = [] if event is None else [event]
            return _told(shown, room.players, state.view(SPECTATOR), told, room.waiting)
        if self._moment is not None and self._moment[0] == shown:
            return self._moment[1]
        if not self._looking and name:
            self._looking = True
            hall.tables.spawn(self._look_up(shown, name))
        return {}

    async def _look_up(self, shown: Projected, name: str) -> None:
        """Read one moment of a table, and show it."""
        hall = self._hall
        try:
            row = await hall.tables.store.load(name)
            if row is not None:
                log = await hall.tables.store.read(row.id)
                found = await hall.tables.ended.work(lambda: _moment(shown, log))
                self._moment = (shown, found)
        finally:
            self._looking = False
        hall.showing.show_soon(0.0)


def _moment(shown: Projected, log: list[Logged]) -> dict[str, Any]:
    room = Room.folded(log)
    match = Match(room.game, room.options, room.players)
    told: list[Event] = []
    for n, line in enumerate(lines(log, room.started_at), 1):
        if shown.inputs is not None and n > shown.inputs:
            break
        told = []
        match.apply(read_line(line, room.game, room.players), told)
    waiting = match.state.waiting()
    return _told(shown, room.players, match.state.view(SPECTATOR), told, waiting)


def _told(
    shown: Projected, players: int, view: object, told: list[Event], waiting: Wait | None
) -> dict[str, Any]:
    return {
        "number": shown.table, "players": players, "view": msgspec.to_builtins(view),
        "events": msgspec.to_builtins(told), "waiting": _waiting(waiting),
    }  # fmt: skip


def _waiting(waiting: Wait | None) -> Waiting | None:
    if isinstance(waiting, Awaiting):
        return Waiting("awaiting", list(waiting.seats))
    if isinstance(waiting, Over):
        return Waiting("over", scores=waiting.scores, ranks=waiting.ranks)
    assert waiting is None or isinstance(waiting, Shuffle)
    return None

"""What each device is shown of a step: looks are drawn once a seat, however many watch.

A step is put together from its encoded parts, most of which all devices share; the result is a
`frames.Step`, field by field (tests/server/http/test_protocol.py).
"""

from functools import cache

import msgspec
from msgspec import Raw, Struct

from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.inputs import SEATS, Awaiting, Over
from ludiade.kernel.types import View
from ludiade.server.room.room import Room
from ludiade.server.room.timing import left_ms
from ludiade.server.wire.frames import Look, Waiting

encode = msgspec.json.Encoder().encode
_EYES = [Eyes(seat) for seat in range(SEATS)]


class Sight(Struct, eq=False):
    """A stored moment of a match, as the devices at its table are shown it."""

    _room: Room
    _at: int
    _looks: dict[int | None, bytes] = {}
    _since: int = -1
    """From which entry on the devices are told what has happened, at present."""
    _before: bytes = b""
    """What those are told alike, before their looks and after them."""
    _after: bytes = b""
    _alike: dict[tuple[int, ...], bytes] = {}
    """Their frames: spectators above all are shown the same, however many there are."""
    _open: Raw | None = None
    """What everybody sees, where nothing is hidden."""

    def frame(self, seats: tuple[int, ...], since: int, saved: str | None = None) -> bytes:
        """The step as one device gets it, who knows what was before entry `since`.

        It is shown its seats' looks, and the open board unless it is for one seat alone.
        """
        if since != self._since:
            self._tell_since(since)
        elif saved is None and (known := self._alike.get(seats)) is not None:
            return known
        if len(seats) == 1:
            looks = self._look(seats[0])
        else:
            looks = b",".join(map(self._look, (None, *seats)))
        if saved is not None:
            return b"".join((self._before, looks, self._after, encode(saved), b"}"))
        frame = self._alike[seats] = b"".join((self._before, looks, self._after, b"null}"))
        return frame

    def _tell_since(self, since: int) -> None:
        room = self._room
        self._since = since
        self._alike.clear()
        self._before = (
            b'{"type":"step","n":%d,"inputs":%d,"from":%d,"window":%d,"waiting":%b,"looks":['
            % (room.last_step, room.inputs, since, room.window, _told(room, self._at))
        )
        events, sheet = room.events_since(since), room.sheet_since(since)
        self._after = b"".join((b'],"events":', events, b',"sheet":', sheet, b',"saved":'))

    def _look(self, seat: int | None) -> bytes:
        look = self._looks.get(seat)
        if look is None:
            room = self._room
            state = room.state
            assert state is not None
            view: View | Raw | None = self._open
            if view is None:
                view = state.view(SPECTATOR if seat is None else _EYES[seat])
                if not room.game.hides:
                    view = self._open = Raw(encode(view))
            menu = state.actions(seat) if seat is not None and seat in room.awaited else []
            look = self._looks[seat] = encode(Look(seat, view, menu))
        return look


def _told(room: Room, at: int) -> bytes:
    """What the table waits for; a match that was closed stays as it was left."""
    waiting = room.waiting
    if isinstance(waiting, Awaiting):
        found = room.deadline
        if found is None:
            return _awaiting(waiting.seats)
        left = max(0, left_ms(room, at))
        return encode(Waiting("awaiting", list(waiting.seats), left, found.then))
    assert isinstance(waiting, Over), "a shuffle is never published"
    return encode(Waiting("over", scores=waiting.scores, ranks=waiting.ranks))


@cache
def _awaiting(seats: tuple[int, ...]) -> bytes:
    """A wait without an end."""
    return encode(Waiting("awaiting", list(seats)))

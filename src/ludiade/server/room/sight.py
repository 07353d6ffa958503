"""What each device is shown of a step: looks are drawn once a seat, however many watch.

A step is put together from its encoded parts, most of which all devices share; the result is a
`frames.Step`, field by field (tests/server/http/test_protocol.py).
"""

import msgspec

from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.inputs import SEATS, Awaiting, Over
from ludiade.server.room.room import Room
from ludiade.server.room.timing import left_ms
from ludiade.server.wire.frames import Look, Waiting

encode = msgspec.json.Encoder().encode
_EYES = [Eyes(seat) for seat in range(SEATS)]


class Sight:
    """A stored moment of a match, as the devices at its table are shown it."""

    def __init__(self, room: Room, at: int) -> None:
        self._room = room
        self._awaited = room.awaited
        self._head = b'{"type":"step","n":%d,"inputs":%d,"from":' % (room.last_step, room.inputs)
        self._wait = b',"window":%d,"waiting":%b,"looks":[' % (room.window, _told(room, at))
        self._looks: dict[int | None, bytes] = {}

    def frame(
        self, seats: tuple[int, ...], shows: bool, since: int, events: bytes, saved: str | None
    ) -> bytes:
        """The step as one device gets it: its seats' looks, and the open board if it shows that."""
        if shows or len(seats) != 1:
            shown = (None, *seats) if shows else seats
            looks = b",".join([self._look(seat) for seat in shown])
        else:
            looks = self._look(seats[0])
        key = b"null" if saved is None else encode(saved)
        head = b"%b%d%b%b" % (self._head, since, self._wait, looks)
        sheet = self._room.sheet_since(since)
        return b'%b],"events":%b,"sheet":%b,"saved":%b}' % (head, events, sheet, key)

    def _look(self, seat: int | None) -> bytes:
        look = self._looks.get(seat)
        if look is None:
            state = self._room.state
            assert state is not None
            view = state.view(SPECTATOR if seat is None else _EYES[seat])
            menu = state.actions(seat) if seat is not None and seat in self._awaited else []
            look = self._looks[seat] = encode(Look(seat, view, menu))
        return look


def _told(room: Room, at: int) -> bytes:
    """What the table waits for; a match that was closed stays as it was left."""
    waiting = room.waiting
    if isinstance(waiting, Awaiting):
        seats = list(waiting.seats)
        found = room.deadline
        if found is None:
            return encode(Waiting("awaiting", seats))
        return encode(Waiting("awaiting", seats, max(0, left_ms(room, at)), found.then))
    assert isinstance(waiting, Over), "a shuffle is never published"
    return encode(Waiting("over", scores=waiting.scores, ranks=waiting.ranks))

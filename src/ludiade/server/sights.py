"""What each device is shown of a step: looks are drawn once a seat, however many watch.

A step is put together from its encoded parts, most of which all devices share; the result is a
`frames.Step`, field by field (tests/server/test_protocol.py).
"""

import msgspec

from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.inputs import SEATS, Awaiting, Over
from ludiade.server.frames import Look, Waiting
from ludiade.server.live import Live
from ludiade.server.timing import Limit

encode = msgspec.json.Encoder().encode
_EYES = [Eyes(seat) for seat in range(SEATS)]


class Sight:
    """A published moment of a match; valid until the next input is applied."""

    def __init__(self, live: Live, limit: Limit | None) -> None:
        self.live = live
        match = live.match
        waiting = match.state.waiting()
        self._awaited = waiting.seats if isinstance(waiting, Awaiting) else ()
        self._head = b'{"type":"step","n":%d,"from":' % live.n
        self._wait = b',"window":%d,"waiting":%b,"looks":[' % (match.window, _told(waiting, limit))
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
        return b'%b],"events":%b,"saved":%b}' % (head, events, key)

    def _look(self, seat: int | None) -> bytes:
        look = self._looks.get(seat)
        if look is None:
            state = self.live.match.state
            view = state.view(SPECTATOR if seat is None else _EYES[seat])
            menu = state.actions(seat) if seat is not None and seat in self._awaited else []
            look = self._looks[seat] = encode(Look(seat, view, menu))
        return look


def _told(waiting: object, limit: Limit | None) -> bytes:
    if isinstance(waiting, Awaiting):
        seats = list(waiting.seats)
        if limit is None:
            return encode(Waiting("awaiting", seats))
        return encode(Waiting("awaiting", seats, max(0, limit.left_ms), limit.then))
    assert isinstance(waiting, Over), "a shuffle is never published"
    return encode(Waiting("over", scores=waiting.scores, ranks=waiting.ranks))

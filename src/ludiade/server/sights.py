"""What each device is shown of a step: looks are drawn once a seat, however many watch."""

import msgspec
from msgspec import Raw

from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.inputs import SEATS, Awaiting, Over
from ludiade.server.frames import Look, Step, Waiting
from ludiade.server.live import Live
from ludiade.server.timing import Limit

encode = msgspec.json.Encoder().encode
_EYES = [Eyes(seat) for seat in range(SEATS)]


class Sight:
    """A published moment of a match; valid until the next input is applied."""

    def __init__(self, live: Live, limit: Limit | None) -> None:
        self.live = live
        waiting = live.match.state.waiting()
        self._awaited = waiting.seats if isinstance(waiting, Awaiting) else ()
        self._waiting = Raw(encode(_told(waiting, limit)))
        self._looks: dict[int | None, Raw] = {}

    def frame(
        self, seats: tuple[int, ...], shows: bool, since: int, events: bytes, saved: str | None
    ) -> bytes:
        """The step as one device gets it: its seats' looks, and the open board if it shows that."""
        looks = [self._look(seat) for seat in seats]
        if shows:
            looks.insert(0, self._look(None))
        live = self.live
        step = Step(
            live.n, since, live.match.window, self._waiting, looks, Raw(events), saved
        )  # fmt: skip
        return encode(step)

    def _look(self, seat: int | None) -> Raw:
        look = self._looks.get(seat)
        if look is None:
            state = self.live.match.state
            view = state.view(SPECTATOR if seat is None else _EYES[seat])
            menu = state.actions(seat) if seat is not None and seat in self._awaited else []
            look = self._looks[seat] = Raw(encode(Look(seat, view, menu)))
        return look


def _told(waiting: object, limit: Limit | None) -> Waiting:
    if isinstance(waiting, Awaiting):
        if limit is None:
            return Waiting("awaiting", list(waiting.seats))
        return Waiting("awaiting", list(waiting.seats), max(0, limit.left_ms), limit.then)
    assert isinstance(waiting, Over), "a shuffle is never published"
    return Waiting("over", scores=waiting.scores, ranks=waiting.ranks)

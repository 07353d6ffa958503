"""What many bring at once, taken up a little in each turn of the event loop, address by address.

Limits say how much an address may ask for; this says when it is seen to. Whoever brings a thousand
requests at once waits for their own, and somebody else's one request is among the next.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

log = logging.getLogger("ludiade.fair_queue")
TURN = 24
"""What is taken up in one turn, in quarters of a millisecond as work is reckoned here."""
BEAT_S = 0.05
LATE_S = 0.1
"""So long after a beat that has not come, the turn takes up nothing more."""
Work = Callable[[], None]


class FairQueue:
    """Work is done at once where a turn has room for it, and waits in turn where it has none."""

    def __init__(self, loop: asyncio.AbstractEventLoop, turn: int = TURN) -> None:
        self._loop = loop
        self._turn = self._left = turn
        self._waiting: dict[str, deque[tuple[Work, int]]] = {}
        """The first has waited for a turn longest."""
        self._armed = False
        self._beat()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def is_late(self) -> bool:
        """Whether this turn of the loop has taken long already."""
        return time.monotonic() > self._late_at

    def _beat(self) -> None:
        """Come by again and again: whoever is in the middle of a long turn sees that it has not."""
        self._late_at = time.monotonic() + BEAT_S + LATE_S
        self._beating = self._loop.call_later(BEAT_S, self._beat)

    def stop(self) -> None:
        """Beat no more."""
        self._beating.cancel()

    def run(self, address: str, work: Work, cost: int) -> None:
        """Do something now, or when its turn comes; an address's own in the order it came."""
        if self._waiting or self._left <= 0 or self.is_late():
            self._waiting.setdefault(address, deque()).append((work, cost))
            self._arm()
        else:
            self._left -= cost
            self._arm()
            work()

    async def turn(self, address: str, cost: int) -> None:
        """Wait for a turn."""
        come: asyncio.Future[None] = self._loop.create_future()

        def let_go_on() -> None:
            if not come.done():
                come.set_result(None)

        self.run(address, let_go_on, cost)
        await come

    def _arm(self) -> None:
        if not self._armed:
            self._armed = True
            self._loop.call_soon(self._take_up)

    def _take_up(self) -> None:
        """One each of those who wait, round after round, as long as this turn has room."""
        self._armed = False
        self._left = self._turn
        while self._waiting and self._left > 0:
            address = next(iter(self._waiting))
            own = self._waiting.pop(address)
            work, cost = own.popleft()
            if own:
                self._waiting[address] = own  # behind the others
            self._left -= cost
            try:
                work()
            except Exception:
                log.exception("something was not seen to")
        if self._waiting:
            self._arm()

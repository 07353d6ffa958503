"""Time at the table: how much of a delay is left, and what its end brings.

A delay ends on the server. The deadline travels as time left, so no two clocks need agree. An
answer that arrives late counts if the device says that time was left when the player decided, and
if it comes within the grace, which is the same for everybody. Nobody gains by lying: until the
grace is over nothing new is shown to anyone, so a late answer rests on nothing an early one lacked,
and the most that can be won is the grace itself.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from ludiade.kernel.inputs import Awaiting
from ludiade.server.config import Config
from ludiade.server.live import Live
from ludiade.server.rows import Row
from ludiade.server.wire import Denied


class Limit(NamedTuple):
    """The end of the present wait, and what it brings: an expiry, or a bot for the late."""

    left_ms: int
    then: Literal["expires", "bot"]


def limit(live: Live, row: Row, clock: Callable[[], int], more: int = 0) -> Limit | None:
    """What is left by the match's clock, with `more` given for a time the server was away."""
    waiting = live.match.state.waiting()
    if not isinstance(waiting, Awaiting):
        return None
    if waiting.seconds is not None:
        if row.settings.untimed:
            return None
        seconds, then = waiting.seconds, "expires"
    elif row.settings.turn_limit is not None and _people(row, waiting):
        seconds, then = row.settings.turn_limit, "bot"
    else:
        return None
    now = clock()
    given = more
    pause = row.pause
    if pause is not None and pause.window == live.match.window:
        given += pause.given
        if pause.since is not None:
            now = pause.since
    return Limit(live.opened + seconds * 1000 + given - now, then)  # type: ignore[arg-type]


def recovery(live: Live, row: Row, clock: Callable[[], int], config: Config) -> int:
    """What must be added after a restart, so that those who come back can still answer."""
    found = limit(live, row, clock)
    waiting = live.match.state.waiting()
    if found is None or not isinstance(waiting, Awaiting):
        return 0
    whole = waiting.seconds if found.then == "expires" else row.settings.turn_limit
    least = int(1000 * min(whole or 0, config.recovery_s))
    return max(0, least - found.left_ms)


def check_in_time(found: Limit | None, said_left: int | None, config: Config) -> None:
    """Refuse an answer that was late when it was given, or comes after the grace."""
    if found is None or found.then != "expires" or found.left_ms > 0:
        return
    sent_in_time = said_left is not None and said_left > 0
    if not sent_in_time or found.left_ms <= -config.grace_ms:
        raise Denied("too_late")


def _people(row: Row, waiting: Awaiting) -> bool:
    return any(row.places[seat].kind == "person" for seat in waiting.seats)

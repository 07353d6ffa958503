"""The gathering that a connection looks at, beside a table or without one."""

import logging
from typing import TYPE_CHECKING

from ludiade.kernel.errors import Refusal
from ludiade.server.hall.attendants import As, Attendant
from ludiade.server.hall.hall import Hall
from ludiade.server.store.port import StoreError
from ludiade.server.websocket.port import Outlet
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.gatherings import Attend, GatheringRequest, NextRound

if TYPE_CHECKING:
    from ludiade.server.websocket.connection import Connection

log = logging.getLogger("ludiade.websocket")
MOST_EARLY = 16
ATTEND_COST = 16
"""Of a turn (`FairQueue`): the host of a large evening is shown much."""


class Attendance(Attendant):
    """A device that looks at a gathering over one connection."""

    __slots__ = ("_outlet", "hall")

    def __init__(
        self, outlet: Outlet, hall: Hall, digest: str | None, lang: str, seen_as: As
    ) -> None:
        super().__init__(digest, lang, seen_as)
        self._outlet = outlet
        self.hall = hall

    def send(self, data: bytes) -> None:
        self._outlet.send(data)

    def end(self, code: int, reason: str) -> None:
        self._outlet.end(code, reason)


class Attending:
    """Which gathering a connection attends; what it asks on the way in is asked once it is in."""

    __slots__ = ("_attendance", "_connection", "_early")

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._attendance: Attendance | None = None
        self._early: list[GatheringRequest] | None = None

    @property
    def is_there(self) -> bool:
        """Whether it attends one, or is on its way in."""
        return self._attendance is not None or self._early is not None

    def ask(self, request: GatheringRequest) -> None:
        """Ask something of the gathering."""
        if self._attendance is not None:
            hall, connection = self._attendance.hall, self._connection
            if isinstance(request, NextRound):
                rounds = connection.context.limits.rounds
                rounds.check(connection.visitor.address, hall.tables_a_round)
            hall.ask(self._attendance, request)
        elif self._early is None:
            raise Denied("attend_first")
        elif len(self._early) >= MOST_EARLY:
            raise Denied("busy", limit="queue", seconds=1)
        else:
            self._early.append(request)

    def attend(self, attend: Attend) -> None:
        """Look at a gathering, and no more at the one before."""
        if self._early is not None:
            raise Denied("busy", limit="queue", seconds=1)
        self.leave()
        self._early = []
        self._connection.context.tables.spawn(self._enter(attend, self._early))

    async def _enter(self, attend: Attend, early: list[GatheringRequest]) -> None:
        connection, context = self._connection, self._connection.context
        try:
            await context.fair.turn(connection.visitor.address, ATTEND_COST)
            given = [attend.token] if attend.token is not None else connection.visitor.tokens
            found = await context.devices.find(given)
            hall = await context.halls.hall(attend.gathering)
            seen_as: As = "device" if attend.screen is None else "screen"
            digest = None if found is None else found[1]
            attendance = Attendance(connection.outlet, hall, digest, attend.lang, seen_as)
            await hall.attend(attendance, attend.screen)
            if connection.ended:
                hall.showing.leave(attendance)
                return
            self._attendance = attendance
            context.capacity.settle(connection.visitor.slot)
        except Refusal as refusal:
            connection.tell(refusal)
        except StoreError as error:
            connection.unsaved(error)
        except Exception:
            log.exception("nobody could attend gathering %s", attend.gathering)
            context.counters.add("errors")
            connection.tell(Denied("internal"))
        finally:
            self._early = None
            for request in early:
                try:
                    self.ask(request)
                except Refusal as refusal:
                    connection.tell(refusal, request.key)
            connection.expect_hello()

    def leave(self) -> None:
        """Look at it no more."""
        if self._attendance is not None:
            self._attendance.hall.showing.leave(self._attendance)
            self._attendance = None

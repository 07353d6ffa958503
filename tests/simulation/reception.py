"""A node that gatherings are attended at: real halls beside its tables."""

from typing import TYPE_CHECKING, Any, NamedTuple

from ludiade.kernel.errors import Refusal
from ludiade.server.hall import admission
from ludiade.server.hall.attendants import Attendant
from ludiade.server.hall.hall import Hall
from ludiade.server.hall.halls import Halls
from ludiade.server.store.port import StoreError
from ludiade.server.table.outcomes import not_saved
from ludiade.server.wire.gatherings import Attend, GatheringRequest
from tests.simulation.node import Link, Node

if TYPE_CHECKING:
    from tests.simulation.caller import Caller


class ComeIn(NamedTuple):
    """A device comes to a gathering for the first time, by its code."""

    gathering: str
    key: str


class In(NamedTuple):
    """It is in."""


class HallNode(Node):
    """One process that serves tables and gatherings, until it is killed."""

    halls: Halls | None = None

    async def _serve(self) -> None:
        await super()._serve()
        assert self.tables is not None
        self.halls = Halls(self.tables)

    def link(self, device: "Caller") -> Link:
        return HallLink(device, self)

    def receive(self, link: Link, asked: Any, at: float) -> None:
        if not isinstance(asked, ComeIn | Attend | GatheringRequest):
            super().receive(link, asked, at)
        elif self.halls is None:
            link.cut()
        elif link.open:
            assert isinstance(link, HallLink)
            self._receive(self.halls, link, asked, at)

    def _receive(self, halls: Halls, link: "HallLink", asked: Any, at: float) -> None:
        if isinstance(asked, ComeIn):
            halls.tables.spawn(self._come(halls, link, asked))
        elif isinstance(asked, Attend):
            halls.tables.spawn(self._attend(halls, link, asked))
        elif link.visitor is None:
            link.early.append((asked, at))
        else:
            self._demand(link, link.visitor, asked, at)

    def _demand(self, link: Link, visitor: "Visitor", asked: GatheringRequest, at: float) -> None:
        link.arrived[asked.key] = at
        try:
            visitor.hall.ask(visitor, asked)
        except Refusal as refusal:
            visitor.refuse(refusal, None, (), asked.key)

    async def _come(self, halls: Halls, link: "HallLink", asked: ComeIn) -> None:
        try:
            await admission.come_in(halls, link.device.digest, asked.gathering, [""], asked.key)
            link.to_device(In())
        except Refusal as refusal:
            link.to_device(refusal.code)
        except StoreError as error:
            link.to_device(not_saved(error).code)

    async def _attend(self, halls: Halls, link: "HallLink", asked: Attend) -> None:
        try:
            hall = await halls.hall(asked.gathering)
            visitor = Visitor(link, hall)
            await hall.attend(visitor, None)
            link.visitor = visitor
            early, link.early = link.early, []
            for request, at in early:
                self._demand(link, visitor, request, at)
            if not link.open:
                self.lost(link)
        except Refusal as refusal:
            link.to_device(refusal.code)
        except StoreError as error:
            link.to_device(not_saved(error).code)

    def lost(self, link: Link) -> None:
        super().lost(link)
        if isinstance(link, HallLink) and link.visitor is not None:
            link.visitor.hall.showing.leave(link.visitor)
            link.visitor = None


class HallLink(Link):
    """A connection by which a gathering may be attended."""

    visitor: "Visitor | None" = None


class Visitor(Attendant):
    """A device that attends, as the node has it."""

    __slots__ = ("hall", "link")

    def __init__(self, link: HallLink, hall: Hall) -> None:
        super().__init__(link.device.digest, "en", "device")
        self.link = link
        self.hall = hall

    def send(self, data: bytes) -> None:
        self.link.to_device(data)

    def end(self, code: int, reason: str) -> None:
        self.link.cut()

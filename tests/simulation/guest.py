"""Those who come to a gathering: pupils who go where they are seated, and a host with ideas."""

import hashlib
from typing import TYPE_CHECKING, Any

from ludiade.server.wire import gatherings as asks
from tests.simulation import hosting, wire
from tests.simulation.caller import Caller
from tests.simulation.device import AGAIN, Device
from tests.simulation.disk import Kept
from tests.simulation.node import Link
from tests.simulation.reception import ComeIn, In

if TYPE_CHECKING:
    from tests.simulation.lesson import Lesson


class AtTable(Device):
    """The same telephone at the table where it was sent; it may be sent away any time."""

    lesson: "Lesson"
    leaves = False  # who sits where is for the gathering to say

    def _refused_entry(self, link: Link, code: str) -> None:
        if code in AGAIN:
            super()._refused_entry(link, code)
            return
        self.tell("may not come in:", code)
        if self.kept.index.status in ("over", "closed"):  # they had left before its end
            self.go_home()
        elif self.lesson.sends(self.digest, self.kept.name, link.opened_at):
            self.evening.accuse(f"{self.name} was sent there and refused: {code}")
        link.cut()


class Guest(Caller):
    """A device that attends a gathering, on a connection of its own."""

    def __init__(self, evening: "Lesson", name: str, kept: Kept, digest: str, is_in: bool) -> None:
        super().__init__(evening, name, kept, digest)
        self.lesson = evening
        self.is_in = is_in
        self.sight: wire.Sight | None = None
        self.sights: list[wire.Sight] = []
        self.n = 0
        self.table: AtTable | None = None
        self.shares: dict[tuple[int, int], bytes] = {}
        self.later(evening.chance.random(), self.connect)
        self.later(evening.chance.uniform(0.3, 1.0), self.fidget)

    def greet(self, link: Link) -> None:
        if self.is_in:
            link.to_node(asks.Attend(gathering=self.kept.name))
        else:
            link.to_node(ComeIn(self.kept.name, f"{self.name} comes"))

    def receive(self, link: Link, data: Any, stored: int) -> None:
        if isinstance(data, In):
            self.is_in = True
            if link is self.link and link.seen_n < 0:
                self.greet(link)
        elif isinstance(data, str):
            self.tell("may not attend:", data)
            if data not in AGAIN:
                self.evening.accuse(f"{self.name} was refused {data} on coming in")
            self.declined_by = link.node if data == "newer_table" else None
            link.cut()
        else:
            self._frame(link, wire.read_at_hall(data), stored)

    def _frame(self, link: Link, frame: Any, stored: int) -> None:
        match frame:
            case wire.Attending() | wire.Hosting():
                self._see(link, frame, stored)
            case wire.Saved() | wire.Done():
                self.pending.pop(frame.key or "", None)
            case wire.Error():
                self._refused(link, frame)

    def _refused(self, link: Link, error: wire.Error) -> None:
        self.tell("is refused", error.code, error.key)
        if error.code == "newer_table" and error.key is None:
            self.declined_by = link.node
            return  # the connection is about to be closed from there
        pending = self.pending.pop(error.key or "", None)
        if error.code in AGAIN and pending is not None and error.key is not None:
            self.ask_later(link, error.key, pending)
            return
        stored_at = self.kept.stored_at.get(error.key or "")
        if stored_at is not None and stored_at < link.arrived.get(error.key, 0.0):
            self.evening.accuse(f"{error.key} was refused ({error.code}) although it was stored")

    def _see(self, link: Link, sight: wire.Sight, stored: int) -> None:
        self.tell("is shown the gathering at", sight.n, sight.status, "round", sight.round)
        if sight.n > stored:
            self.evening.accuse(f"{self.name} was shown entry {sight.n} before it was stored")
        if sight.n < link.seen_n:
            self.evening.accuse(f"{self.name} was shown {sight.n} after {link.seen_n}")
        fresh = link.seen_n < 0
        link.seen_n = sight.n
        if link is not self.link:
            return
        self.sight = sight
        self.sights.append(sight)
        if fresh:
            self.ask_again()
        self.follow(sight)

    def follow(self, sight: wire.Sight) -> None:
        """Do what one is asked to: share in the deal, and go to one's table."""
        if sight.fair is not None:
            self._share(sight.round, sight.fair)
        if isinstance(sight, wire.Attending):
            seated = [one.table for one in sight.mine if one.table and one.status == "in"]
            self._sit_down(seated[0] if seated else None)

    def _share(self, number: int, fair: wire.RoundFair) -> None:
        if fair.mine is None or self.evening.chance.random() < self.evening.sleepy:
            return
        chance = self.evening.chance
        share = self.shares.setdefault((number, fair.beginnings), chance.randbytes(32))
        promise = hashlib.sha256(share).hexdigest()
        if fair.stage == "promise" and fair.commitments[fair.mine] != promise:
            if not self.is_asking(asks.Promise):
                self.ask(asks.Promise(commitment=promise, key=self.new_key()))
        elif fair.stage == "redeem" and fair.commitments[fair.mine] == promise:
            if not self.is_asking(asks.Redeem):
                self.ask(asks.Redeem(contribution=share.hex(), key=self.new_key()))

    def _sit_down(self, name: str | None) -> None:
        if self.table is not None and (self.table.kept.name != name or self.table.is_home):
            self.table.go_home()
            self.table = None
        if name is not None and self.table is None:
            kept = self.lesson.disk.names[name]
            self.tell("goes to", name)
            called = f"{self.name} at {name}"
            visits = sum(one.name.startswith(called) for one in self.lesson.devices)
            self.table = AtTable(
                self.lesson, f"{called}{'+' * visits}", kept, "", True, False, self.digest
            )
            self.table.lesson = self.lesson
            self.lesson.devices.append(self.table)

    def fidget(self) -> None:
        """Come and go, and raise hands, as long as the evening is wild."""
        if self.evening.calm:
            return
        chance, link = self.evening.chance, self.link
        kind = chance.random()
        if link is None or link.seen_n < 0:
            pass
        elif kind < 0.15:
            link.cut(chance.uniform(0.0, 1.0))
        elif isinstance(self.sight, wire.Attending) and kind < 0.4 and self.sight.mine:
            mine = self.sight.mine[0]
            self.ask(asks.Hand(member=mine.member, up=not mine.hand, key=self.new_key()))
        elif isinstance(self.sight, wire.Attending) and kind < 0.43 and self.sight.mine:
            self.ask(asks.Depart(member=self.sight.mine[0].member, key=self.new_key()))
        self.later(chance.uniform(0.2, 1.5), self.fidget)


class Host(Guest):
    """Whoever has opened it: what they want changes all the time, until it is calm."""

    def __init__(self, evening: "Lesson", name: str, kept: Kept, digest: str) -> None:
        super().__init__(evening, name, kept, digest, True)
        self.later(1.0, self._turn)

    def _turn(self) -> None:
        sight = self.sight
        attends = self.link is not None and self.link.seen_n >= 0
        if attends and isinstance(sight, wire.Hosting) and not self.pending:
            asked = hosting.wanted(self, sight)
            if asked is not None:
                self.ask(asked)
        self.later(self.evening.chance.uniform(0.2, 1.0), self._turn)

"""Who looks at a table, and what each of them is shown."""

from typing import TYPE_CHECKING

from ludiade.server.buckets import Buckets
from ludiade.server.room.draft import Present
from ludiade.server.room.entries import Device
from ludiade.server.room.overview import overview
from ludiade.server.room.room import Room
from ludiade.server.room.sight import Sight
from ludiade.server.room.timing import patience_ms
from ludiade.server.room.watching import check_watcher
from ludiade.server.table.peers import Member, Peer
from ludiade.server.wire.decoding import Denied, encode
from ludiade.server.wire.frames import Frame, Said, Saved
from ludiade.server.wire.requests import Hello, Say

if TYPE_CHECKING:
    from ludiade.server.table.table import Table


POLICY = 1008
"""The close code of whoever may not stay (RFC 6455)."""
PHRASES_A_SECOND, PHRASES_AT_ONCE = 1.0, 5.0
"""Of one seat, over however many connections: each phrase goes to everybody."""


class Audience:
    """The devices connected to one table on this node."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.members: list[Member] = []
        self._since: dict[Device, int] = {}
        """When a device that is not here now left, on the table's own time."""
        self._present: Present | None = None
        self._devices: frozenset[Device] | None = None
        self.elsewhere: frozenset[Device] = frozenset()
        """Who is connected to other nodes, as far as this one has heard."""
        self._phrases = Buckets(table.tables.clock.steady)

    # Who is there

    @property
    def present(self) -> Present:
        """Who is connected, and since when the others are not."""
        if self._present is None:
            table = self._table
            here = frozenset(table.number_of(member.digest) for member in self.members)
            self._present = Present(here | self.elsewhere, self._since, table.loaded)
        return self._present

    def forget_present(self) -> None:
        """Somebody has come, gone, or been given a number."""
        self._present = self._devices = None

    def devices(self) -> frozenset[Device]:
        """Who is connected to this node: devices of this table, and NOBODY for spectators."""
        if self._devices is None:
            self._devices = frozenset(self._table.number_of(m.digest) for m in self.members)
        return self._devices

    def note_elsewhere(self, devices: frozenset[Device]) -> bool:
        """Who is connected to other nodes; whether somebody has come or gone by that."""
        if devices == self.elsewhere:
            return False
        before, gone = self._seats_there(), self.elsewhere - devices
        self.elsewhere = devices
        self.forget_present()
        for device in gone - self.present.here:
            self._since[device] = self._table.now()
        self.forget_present()
        return self._seats_there() != before

    def enter(self, member: Member, hello: Hello) -> int:
        """Show the table to a device that may see it; how long the story was it is told then.

        Denied for any other.
        """
        table = self._table
        room, who = table.room, table.number_of(member.digest)
        if who not in room.devices():
            check_watcher(room, hello.watch, table.now())
        member.n = 0
        if who < 0:  # somebody unknown here changes nothing for the others
            self.members.append(member)
            self._devices = None
            self._seat(member)
            member.send(self._lobby(who))
        else:
            before = self._seats_there()
            self.members.append(member)
            self.forget_present()
            self._seat(member)
            if self._seats_there() != before:
                self.tell_lobby()
            else:
                member.send(self._lobby(who))
        if room.state is None:
            return 0
        since = room.last_step if hello.n is None else hello.n
        return self._catch_up(member, since if since <= room.last_step else 0, self._sight())

    def leave(self, member: Member) -> bool:
        """Whether a seat has nobody any more, now that this connection has gone."""
        if member not in self.members:
            return False
        who = self._table.number_of(member.digest)
        if who < 0:
            self.members.remove(member)
            self._devices = None
            return not self.members
        before = self._seats_there()
        self.members.remove(member)
        self.forget_present()
        if who not in self.present.here:
            self._since[who] = self._table.now()
            self.forget_present()
        return not self.members or self._seats_there() != before

    def _seats_there(self) -> set[int]:
        room = self._table.room
        return {seat for seat in range(room.players) if self.present.at_seat(room, seat)}

    # What they are told

    def show(self, before: Room, after: Room, saved: tuple[Peer, str] | None) -> None:
        """Tell everybody what has changed, now that it is stored."""
        stepped = after.last_step != before.last_step
        noted = after.revision != before.revision
        if noted:
            for member in list(self.members):
                self._reseat(member, after, stepped)
            if after.state is not None and not after.settings.spectators:
                self._send_away(after)
        begins = before.status == "open" and after.status != "open"
        if noted and begins:
            self.tell_lobby()
        if stepped:
            self._publish(saved)
        elif after.state is not None and before.deadline != after.deadline:
            sight = self._sight()
            for member in list(self.members):
                self._catch_up(member, member.n, sight)
        if (noted and not begins) or self._patience_differs(before, after):
            self.tell_lobby()
        if saved is not None and saved[0] not in self.members:
            saved[0].answer(Saved(saved[1], before.n + 1))

    def _send_away(self, room: Room) -> None:
        """Whoever has lost a seat where nobody may watch is shown nothing more."""
        seated = room.devices()
        for member in list(self.members):
            if self._table.number_of(member.digest) not in seated:
                self.members.remove(member)
                self.forget_present()
                member.refuse(Denied("no_spectators"), room.game.id, (), None)
                member.end(POLICY, "no_spectators")

    def _patience_differs(self, before: Room, after: Room) -> bool:
        if before.deadline is None and after.deadline is None:  # nor was the setting changed
            return False
        if after.status != "playing" or before.window == after.window:
            return False
        if patience_ms(before) == patience_ms(after):
            return False
        there = self._seats_there()
        return any(s.kind == "person" and n not in there for n, s in enumerate(after.seats))

    def _publish(self, saved: tuple[Peer, str] | None) -> None:
        """Send every device its own sight of a stored step."""
        sight, last = self._sight(), self._table.room.last_step
        peer, key = saved or (None, None)
        for member in self.members.copy():
            since, member.n = member.n, last
            member.send(sight.frame(member.seats, since, key if member is peer else None))

    def _catch_up(self, member: Member, since: int, sight: Sight) -> int:
        """Send one device where the table stands, and all it has missed since entry `since`."""
        member.n = self._table.room.last_step
        frame = sight.frame(member.seats, since)
        member.send(frame)
        return len(frame)

    def _reseat(self, member: Member, room: Room, stepped: bool) -> None:
        """Show a device other hands, where its seats have changed."""
        shown = member.seats
        self._seat(member)
        if member.seats != shown and room.state is not None and not stepped:
            self._catch_up(member, member.n, self._sight())

    def _seat(self, member: Member) -> None:
        table = self._table
        member.seats = table.room.seats_of(table.number_of(member.digest))

    def _sight(self) -> Sight:
        return Sight(self._table.room, self._table.now())

    def say(self, asked: Say) -> None:
        """Let everybody hear a seat's phrase, unless it says too many."""
        wait_s = self._phrases.take(str(asked.seat), PHRASES_A_SECOND, PHRASES_AT_ONCE)
        if wait_s:
            raise Denied("too_many", limit="phrases", seconds=int(wait_s) + 1)
        self.tell(Said(asked.seat, asked.phrase))

    def tell(self, frame: Frame) -> None:
        """Tell everybody the same."""
        data = encode(frame)
        for member in list(self.members):
            member.send(data)

    def tell_lobby(self) -> None:
        """Tell everybody about the table apart from its game."""
        alike: dict[Device, bytes] = {}
        for member in list(self.members):
            who = self._table.number_of(member.digest)
            frame = alike.get(who)
            if frame is None:
                frame = alike[who] = self._lobby(who)
            member.send(frame)

    def _lobby(self, who: Device) -> bytes:
        table = self._table
        return encode(overview(table.room, who, table.now(), self.present, table.names))

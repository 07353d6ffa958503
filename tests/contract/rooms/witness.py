"""Who holds which seat, written down from the entries alone by somebody who trusts no room.

Every entry is checked against what the witness knows before it happens: did whoever asked hold the
seat then, or was it the server, with its right reason?
"""

import hashlib
from dataclasses import dataclass, field

from ludiade.server.room import entries as e
from ludiade.server.room.asks import SERVER
from ludiade.server.room.draft import Present


@dataclass(eq=False)
class Tenancy:
    """Somebody's time at a seat; it goes along when seats change places."""

    holders: set[int] = field(default_factory=set)
    screens: set[int] = field(default_factory=set)
    kind: str = "waiting"
    stands_in: bool = False
    left: bool = False

    @classmethod
    def of(cls, seat: e.Seat) -> "Tenancy":
        holders = {hold.device for hold in seat.holds if hold.role == "holder"}
        screens = {hold.device for hold in seat.holds if hold.role == "screen"}
        return cls(holders, screens, seat.kind, seat.stands_in, seat.left)

    @property
    def has_voice(self) -> bool:
        return self.kind == "person" or (self.stands_in and not self.left)


@dataclass
class Code:
    """A code that was offered, by whom it was used, and for whose time at the seat it holds."""

    way: e.Way
    tenancy: Tenancy
    used: bool = False


class Witness:
    """What the entries say of seats, promises, votes and time."""

    def __init__(self, opened: e.Opened) -> None:
        self.settings = opened.settings
        self.host = opened.host
        self.seats = [Tenancy.of(seat) for seat in opened.seats]
        self.codes: dict[str, Code] = {}
        self.status = "open"
        self.mixing: e.Mixing | None = None
        self.promises: dict[int, str] = {}
        self.redeemed: set[int] = set()
        self.votes: dict[str, dict[int, bool]] = {}
        self.paused_at: int | None = None
        self.window, self.opened_at, self.extra, self.granted = 0, 0, 0, -1
        self.seconds: int | None = None
        """How long the game itself waits for the present answer."""
        self.at = 0
        self.entries = 1

    # Before an entry happens

    def check(self, entry: e.Entry, who: int, present: Present, cap: int) -> None:
        """Fail unless whoever asked may bring this entry about."""
        assert entry.at >= self.at, "time runs back"
        check = getattr(self, f"_{type(entry).__name__.lower()}", None)
        if check is not None:
            check(entry, who, present, cap)
        elif isinstance(entry, e.Replaced | e.Followed | e.Granted | e.Expired):
            assert who == SERVER, f"a device brought {entry}"

    def _own(self, seat: int, who: int) -> Tenancy:
        tenancy = self.seats[seat]
        assert who in tenancy.holders, f"device {who} acts for seat {seat} of {tenancy.holders}"
        return tenancy

    def _reseated(self, entry: e.Reseated, who: int, *_: object) -> None:
        assert self.status == "open", "seats are given anew in a match"
        assert self.mixing is None, "seats are given anew while shares are mixed"
        if who == self.host:
            return
        if entry.now.kind == "waiting":
            self._own(entry.seat, who)
            return
        assert self.seats[entry.seat].kind == "waiting", "sat down where somebody sits"
        assert {hold.device for hold in entry.now.holds} == {who}, "seated somebody else"

    def _reordered(self, entry: e.Reordered, who: int, *_: object) -> None:
        assert who == self.host
        assert self.status == "open"
        assert self.mixing is None

    def _offered(self, entry: e.Offered, who: int, *_: object) -> None:
        assert entry.way.seat is not None
        self._own(entry.way.seat, who)

    def _claimed(self, entry: e.Claimed, who: int, *_: object) -> None:
        code = self.codes[entry.digest]
        assert entry.device == who, "claimed for somebody else"
        assert not code.used, "a code used twice"
        assert code.way.until >= entry.at, "a code used after its time"
        assert code.tenancy in self.seats, "a code leads to the seat of somebody who gave none"

    def _committed(self, entry: e.Committed, who: int, *_: object) -> None:
        self._own(entry.seat, who)
        assert self.status == "open"
        assert self.mixing is None or self.mixing.stage == "commit", "promised after others showed"
        others = [p for seat, p in self.promises.items() if seat != entry.seat]
        assert entry.commitment not in others, "a promise copied from another seat"

    def _mixing(self, entry: e.Mixing, who: int, *_: object) -> None:
        if entry.stage == "commit":
            assert who == self.host
            assert all(tenancy.kind != "waiting" for tenancy in self.seats)
            return
        people = {n for n, tenancy in enumerate(self.seats) if tenancy.kind == "person"}
        if not people <= self.promises.keys():
            assert self.mixing is not None
            self._server_after(who, entry.at, self.mixing.until)

    def _revealed(self, entry: e.Revealed, who: int, *_: object) -> None:
        self._own(entry.seat, who)
        assert self.mixing is not None
        assert self.mixing.stage == "reveal", "shown before all had promised"
        share = bytes.fromhex(entry.contribution)
        assert hashlib.sha256(share).hexdigest() == self.promises[entry.seat]

    def _begunagain(self, entry: e.BegunAgain, who: int, *_: object) -> None:
        assert self.mixing is not None
        self._server_after(who, entry.at, self.mixing.until)
        assert set(entry.withheld) == self.promises.keys() - self.redeemed

    def _begun(self, entry: e.Begun, who: int, *_: object) -> None:
        assert self.status == "open"
        assert self.promises.keys() <= self.redeemed, "dealt before all shares were shown"

    def _moved(self, entry: e.Moved, who: int, *_: object) -> None:
        assert self.paused_at is None, "moved in a pause"
        tenancy = self.seats[entry.seat]
        if not entry.bot:
            self._own(entry.seat, who)
            assert tenancy.kind == "person", "somebody decides for a bot"
            self._in_time(entry.at)
            return
        assert who == SERVER, f"device {who} decides as a bot"
        if tenancy.kind != "bot":
            limit = self.settings.turn_limit
            assert limit is not None, "a bot decides for a person who has all the time"
            assert entry.at >= self._deadline(limit), "a bot decides for a person too early"

    def _in_time(self, at: int) -> None:
        if self.seconds is not None and not self.settings.untimed:
            assert at < self._deadline(self.seconds) + 1000, "an answer long after the delay"

    def _expired(self, entry: e.Expired, who: int, *_: object) -> None:
        assert self.seconds is not None
        assert not self.settings.untimed
        self._server_after(who, entry.at, self._deadline(self.seconds))
        assert self.paused_at is None, "a delay ran out in a pause"

    def _granted(self, entry: e.Granted, who: int, *_: object) -> None:
        assert who == SERVER
        if self.mixing is None:
            assert self.granted != self.window, "more time twice in a window"

    def _deadline(self, seconds: int) -> int:
        return self.opened_at + 1000 * seconds + self.extra

    def _server_after(self, who: int, at: int, until: int) -> None:
        assert who == SERVER, f"device {who} says that a time is over"
        assert at >= until, f"{until - at} ms too early"

    def _voted(self, entry: e.Voted, who: int, *_: object) -> None:
        assert self._own(entry.seat, who).has_voice, "a vote of somebody who has left"

    def _resumed(self, entry: e.Resumed, who: int, *_: object) -> None:
        assert self.paused_at is not None
        self._seated(who)

    def _paused(self, entry: e.Paused, who: int, present: Present, cap: int) -> None:
        there = [n for n, t in enumerate(self.seats) if t.kind == "person"
                 and (t.holders & present.here or who in t.holders)]  # fmt: skip
        said = self.votes.get("pause", {})
        assert any(said.get(seat) for seat in there), "paused by nobody who plays"
        shared = [n for n in there if who in self.seats[n].holders and not said.get(n)]
        missing = [n for n in there if not said.get(n) and n not in shared]
        assert not missing, f"paused although {missing} had not agreed"

    def _closed(self, entry: e.Closed, who: int, present: Present, cap: int) -> None:
        match entry.why:
            case "agreed":
                said = self.votes.get("close", {})
                people = [n for n, tenancy in enumerate(self.seats) if tenancy.has_voice]
                agreed = sum(bool(said.get(n)) for n in people)
                assert 2 * agreed > len(people), "closed by half or fewer"
            case "idle":
                assert who == SERVER
                assert not present.here, "closed for idleness while somebody looks"
            case "long":
                assert self.entries >= cap

    def _stoodin(self, entry: e.StoodIn, who: int, present: Present, cap: int) -> None:
        tenancy = self.seats[entry.seat]
        if entry.left:
            self._own(entry.seat, who)
            return
        self._seated(who)
        assert tenancy.kind == "person"
        assert not tenancy.holders & present.here, "a bot for somebody who is there"
        since = max(present.since.get(device, present.loaded) for device in tenancy.holders)
        assert entry.at - since >= 5000, "a bot for somebody who has just gone"

    def _cameback(self, entry: e.CameBack, who: int, *_: object) -> None:
        assert self._own(entry.seat, who).stands_in

    def _hinted(self, entry: e.Hinted, who: int, *_: object) -> None:
        self._own(entry.seat, who)
        people = [t for t in self.seats if t.kind != "bot" or t.stands_in]
        assert len(people) < 2, "a hint where two people play"

    def _seated(self, who: int) -> None:
        assert any(who in tenancy.holders for tenancy in self.seats), "somebody without a seat"

    # Once it has happened

    def note(self, entry: e.Entry) -> None:
        """Write down what an entry changes."""
        self.at = entry.at
        self.entries += 1
        match entry:
            case e.Reseated(seat=seat, now=now):
                self.seats[seat] = Tenancy.of(now)
                self.promises.pop(seat, None)
            case e.Reordered(order=order):
                self.seats = [self.seats[old] for old in order]
                given, self.promises = self.promises, {}
                self.promises = {n: given[old] for n, old in enumerate(order) if old in given}
            case e.Offered(way=way):
                assert way.seat is not None
                self.codes[way.digest] = Code(way, self.seats[way.seat])
            case e.Claimed(digest=digest, device=device):
                self._move_seat(self.codes[digest], device)
            case e.Committed(seat=seat, commitment=promise):
                self.promises[seat] = promise
            case e.Mixing():
                self.mixing = entry
            case e.Revealed(seat=seat):
                self.redeemed.add(seat)
            case e.BegunAgain(withheld=withheld):
                for seat in withheld:
                    self.seats[seat] = Tenancy()
                self.mixing, self.promises, self.redeemed = None, {}, set()
            case e.Begun():
                self.status, self.mixing = "playing", None
            case e.Voted(seat=seat, on=on, yes=yes):
                self.votes.setdefault(on, {})[seat] = yes
            case e.Dropped(on=on):
                self.votes.pop(on, None)
            case e.Paused(at=at):
                self.paused_at, self.votes = at, {}
            case e.Resumed(at=at):
                assert self.paused_at is not None
                self.extra += at - self.paused_at
                self.paused_at, self.votes = None, {}
            case e.Granted(ms=ms):
                if self.mixing is None:
                    self.extra += ms
                    self.granted = self.window
                else:
                    self.mixing = e.Mixing(entry.at, self.mixing.stage, self.mixing.until + ms)
            case e.Closed():
                self.status, self.paused_at, self.mixing = "closed", None, None
            case e.StoodIn(seat=seat, left=left):
                tenancy = self.seats[seat]
                tenancy.kind, tenancy.stands_in, tenancy.left = "bot", True, left
            case e.CameBack(seat=seat):
                tenancy = self.seats[seat]
                tenancy.kind, tenancy.stands_in, tenancy.left = "person", False, False

    def _move_seat(self, code: Code, device: int) -> None:
        code.used = True
        tenancy = code.tenancy
        was_host = self.host in tenancy.holders | tenancy.screens
        if code.way.purpose == "move":
            tenancy.holders, tenancy.screens = {device}, set()
            held = set().union(*(t.holders for t in self.seats))
            if was_host and self.host not in held:
                self.host = device
        else:
            tenancy.screens = (tenancy.screens | tenancy.holders) - {device}
            tenancy.holders = {device}
        if self.status == "open":
            self.promises.pop(self.seats.index(tenancy), None)

    def note_wait(self, window: int, at: int, seconds: int | None) -> None:
        """Another wait may have opened."""
        if window != self.window:
            self.window, self.opened_at, self.extra = window, at, 0
        self.seconds = seconds

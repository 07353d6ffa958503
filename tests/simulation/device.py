"""A device: it plays, comes and goes, double-clicks and lies, and remembers all it was told."""

import hashlib
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Raw

from ludiade.server.wire.requests import (
    Commit,
    DoMove,
    Hello,
    Reveal,
    Start,
    TakeBack,
    Vote,
)
from tests.simulation import mischief, wire
from tests.simulation.caller import Caller
from tests.simulation.disk import Kept
from tests.simulation.node import Join, Joined, Link

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

AGAIN = ("not_saved", "busy", "stopping", "internal", "newer_table")
"""Refusals after which the same is asked again, perhaps elsewhere."""


class Seen(NamedTuple):
    """A step as it came."""

    step: wire.Step
    at: float


class Device(Caller):
    """Somebody's telephone at one table."""

    leaves = True
    """Whether it may leave the table for good."""

    def __init__(
        self, evening: "Evening", name: str, kept: Kept, way: str, seated: bool, practice: bool,
        digest: str = "",
    ) -> None:  # fmt: skip
        super().__init__(evening, name, kept, digest or f"digest of {name}")
        self.way = way
        self.seated = seated
        self.practice = practice
        self.n: int | None = None
        self.steps: list[Seen] = []
        self.stories: list[tuple[int, list[bytes]]] = []
        """What was told in one piece: from which entry on, and the events."""
        self.lobby: wire.Lobby | None = None
        self.saved: dict[str, int] = {}
        self.shares: dict[int, bytes] = {}
        self.later(evening.chance.random(), self.connect)
        self.later(evening.chance.uniform(0.5, 2.0), self.fidget)

    # Coming and going

    def greet(self, link: Link) -> None:
        link.to_node(self.hello() if self.seated else self.join())

    def hello(self) -> Hello:
        return Hello(table=self.kept.name, n=self.n, watch=self.way or None)

    def join(self) -> Join:
        return Join(self.way, "join")

    def fidget(self) -> None:
        """Do something that nobody needs, as long as the evening is wild."""
        if not self.evening.calm:
            mischief.do_something(self)
            self.later(self.evening.chance.uniform(0.1, 1.5), self.fidget)

    # What is told

    def receive(self, link: Link, data: bytes | str | Joined, stored: int) -> None:
        if isinstance(data, Joined):
            self.seated = True
            self.tell("has seat", data.seat)
            if link.seen_n < 0:
                link.to_node(self.hello())
        elif isinstance(data, str):
            self._refused_entry(link, data)
        else:
            self._frame(link, wire.read(data), stored)

    def _refused_entry(self, link: Link, code: str) -> None:
        self.tell("may not come in:", code)
        if code in AGAIN:
            self.declined_by = link.node if code == "newer_table" else None
            link.cut()
        elif code == "key_used":  # it sat there, and does not any more
            link.to_node(Join(self.way, self.new_key()))
        elif code in ("no_seat_waits", "unknown_code"):  # to look on, also when it has ended
            if link.seen_n < 0:
                link.to_node(self.hello())
        else:
            self.evening.accuse(f"{self.name} was refused {code} on coming in")

    def _frame(self, link: Link, frame: wire.Frame, stored: int) -> None:
        match frame:
            case wire.Step():
                self._step(link, frame, stored)
            case wire.Lobby():
                self._lobby(link, frame)
            case wire.Saved():
                self._answered(frame.key, frame.n)
            case wire.Done():
                self._answered(frame.key, None)
            case wire.Error():
                self._refused(link, frame)
            case wire.Said() | wire.Pong():
                pass

    def _answered(self, key: str | None, n: int | None) -> None:
        if key is not None:
            if self.pending.pop(key, None) is not None:
                self._go_on()
            if n is not None:
                self.saved[key] = n
                self.tell("knows it is saved:", key, n)

    def _go_on(self) -> None:
        """An answer came: where one is still awaited, it is one's turn again."""
        if self.steps and self.steps[-1].step.waiting.type == "awaiting":
            self._consider(self.steps[-1].step)

    def _refused(self, link: Link, error: wire.Error) -> None:
        self.tell("is refused", error.code, error.key)
        if error.code == "newer_table" and error.key is None:
            self.declined_by = link.node
            return  # the connection is about to be closed from there
        pending = self.pending.pop(error.key or "", None)
        if error.code in AGAIN:
            if pending is not None and error.key is not None:
                self.ask_later(link, error.key, pending)
            return
        self._go_on()
        stored_at = self.kept.stored_at.get(error.key or "")
        if stored_at is not None and stored_at < link.arrived.get(error.key, 0.0):
            self.evening.accuse(f"{error.key} was refused ({error.code}) although it was stored")

    def _lobby(self, link: Link, lobby: wire.Lobby) -> None:
        first = link.seen_n < 0
        link.seen_n = max(link.seen_n, 0)
        if link is not self.link:
            return
        self.lobby = lobby
        if first:
            self.ask_again()
        if lobby.status == "open":
            self._begin(link, lobby)
        elif lobby.status == "playing" and self.evening.calm:
            self._come_back(lobby)

    def _begin(self, link: Link, lobby: wire.Lobby) -> None:
        """What it takes until the first card."""
        mine = [number for number, seat in enumerate(lobby.seats) if seat.mine]
        waits = any(seat.kind == "waiting" for seat in lobby.seats)
        if not mine and waits and lobby.mixing is None and not self.is_host:
            link.to_node(Join(self.way, self.new_key()))
        if not self.practice and lobby.fairness is not None:
            self._promise(lobby, lobby.fairness.commitments, mine)
        if lobby.host and not waits and lobby.mixing is None and not self.is_asking(Start):
            self.later(0.3, self._start)

    @property
    def is_host(self) -> bool:
        return self.name.endswith("0")

    def _promise(self, lobby: wire.Lobby, promised: list[str], mine: list[int]) -> None:
        for seat in mine:
            share = self.shares.setdefault(seat, self.evening.chance.randbytes(32))
            promise = hashlib.sha256(share).hexdigest()
            if lobby.mixing == "reveal" and promised[seat] == promise:
                if not self.is_asking(Reveal):
                    self.ask(Reveal(seat=seat, contribution=share.hex(), key=self.new_key()))
            elif promised[seat] != promise and lobby.mixing != "reveal":
                if not self.is_asking(Commit):
                    self.ask(Commit(seat=seat, commitment=promise, key=self.new_key()))

    def _start(self) -> None:
        lobby = self.lobby
        if lobby is not None and lobby.status == "open" and lobby.mixing is None:
            if not self.is_asking(Start):
                self.ask(Start(key=self.new_key()))

    def _come_back(self, lobby: wire.Lobby) -> None:
        """Be honest again: sit where one sat, and go on where it was paused."""
        for number, seat in enumerate(lobby.seats):
            if seat.mine and seat.stands_in and not self.is_asking(TakeBack):
                self.ask(TakeBack(seat=number, key=self.new_key()))
            if seat.mine and seat.kind == "person" and lobby.paused and not self.is_asking(Vote):
                self.ask(Vote(seat=number, on="resume", key=self.new_key()))

    def calm_down(self) -> None:
        """The wild time is over."""
        if self.lobby is not None and self.lobby.status == "playing":
            self._come_back(self.lobby)
        if self.steps and self.link is not None:
            self._consider(self.steps[-1].step)

    def _step(self, link: Link, step: wire.Step, stored: int) -> None:
        self.tell("sees", step.n, "from", step.since, "window", step.window)
        if step.n > stored:
            self.evening.accuse(f"{self.name} was shown entry {step.n} before it was stored")
        if step.n < link.seen_n or (link.seen_n > 0 and step.since != link.seen_n):
            self.evening.accuse(
                f"{self.name} was told {step.since} to {step.n} after {link.seen_n}"
            )
        fresh = link.seen_n <= 0
        link.seen_n = step.n
        if link is not self.link:
            return
        if fresh and self.n is not None and step.n < self.n:
            self.evening.accuse(f"{self.name} was taken back from {self.n} to {step.n}")
        self._remember(step)
        self._answered(step.saved, step.n)
        if step.waiting.type == "awaiting":
            self._consider(step)

    def _remember(self, step: wire.Step) -> None:
        events = [bytes(event) for event in step.events]
        if self.stories and step.since == self.n:
            self.stories[-1][1].extend(events)
        else:
            self.stories.append((step.since, events))
        self.n = step.n
        self.steps.append(Seen(step, self.evening.loop.time()))

    def _consider(self, step: wire.Step) -> None:
        if not self.evening.calm and self.evening.chance.random() < self.evening.sleepy:
            return
        for look in step.looks:
            if look.seat in step.waiting.seats and look.menu:
                think = self.evening.chance.uniform(0.02, 0.4)
                self.later(
                    think, self._move, step, look.seat, self.evening.chance.choice(look.menu)
                )

    def _move(self, step: wire.Step, seat: int, action: Raw) -> None:
        if not self.steps or self.steps[-1].step is not step or self.is_asking(DoMove):
            return
        left = self.evening.chance.choice([None, 1, 5000, -1])
        raw = msgspec.Raw(bytes(action))
        self.ask(
            DoMove(seat=seat, window=step.window, action=raw, key=self.new_key(), left_ms=left)
        )

"""A table under trial: a room, its log as it is stored, a twin folded from that, a witness."""

from contextlib import suppress
from random import Random
from typing import Any

from ludiade.kernel.errors import Refusal
from ludiade.server.room import draft as bounds
from ludiade.server.room.asks import NOBODY, SERVER, Ask, Claim, Offer, Recover, Sit
from ludiade.server.room.decide import decide
from ludiade.server.room.draft import Draft, Present
from ludiade.server.room.entries import Logged, Opened, encode_entry, read_entry
from ludiade.server.room.house import HouseRules
from ludiade.server.room.room import Room
from tests.contract.rooms import laws
from tests.contract.rooms.witness import Witness


class Trial:
    """One table, and whatever devices think they know of it."""

    def __init__(self, opened: Opened, chance: Random) -> None:
        self.log = [Logged(encode_entry(opened), 0)]
        self.room = Room.folded(self.log, HouseRules())
        self.twin = Room.folded(self.log, HouseRules())
        self.witness = Witness(opened)
        self.seen = laws.snapshot(self.room)
        """The room as it was after the last entry."""
        self.chance = chance
        self.now = 0
        self.numbers = {"host": opened.host}
        self.here: set[str] = set()
        self.since: dict[int, int] = {}
        self.loaded = 0
        self.codes: list[str] = []
        """Digests of codes, of which any device may know any."""
        self.shares: dict[str, bytes] = {}
        """What was promised, by its digest."""
        self.keys: dict[tuple[int, str], int] = {}
        self.refusals: dict[str, int] = {}

    @property
    def present(self) -> Present:
        here = frozenset(self.numbers.get(digest, NOBODY) for digest in self.here)
        return Present(here, dict(self.since), self.loaded)

    def number(self, device: str) -> int:
        return SERVER if device == "server" else self.numbers.get(device, NOBODY)

    # Who is there

    def come(self, device: str) -> None:
        self.here.add(device)

    def go(self, device: str) -> None:
        if device in self.here:
            self.here.remove(device)
            self.since[self.number(device)] = self.now

    # What is asked

    def ask(self, device: str, asked: Ask, at: int | None = None) -> Draft | None:
        """Have something decided and stored, under every law; nothing where it is refused."""
        who = self.number(device)
        if who == NOBODY and isinstance(asked, Sit | Claim):
            who = self.room.people
        at = self.now if at is None else at
        present = self.present
        try:
            draft = decide(self.room, who, asked, at, present)
        except Refusal as refusal:
            self.refusals[refusal.code] = self.refusals.get(refusal.code, 0) + 1
            laws.nothing_has_changed(self.room, self.seen)
            laws.refusal_has_words(refusal, self.room.game.id, ["A", "B"] * 8)
            return None
        laws.nothing_has_changed(self.room, self.seen)
        self._judge(draft, who, present)
        if isinstance(asked, Offer) and draft.entries:
            self.codes.append(asked.digest)
        if device != "server" and who >= 0:
            self.numbers.setdefault(device, who)
        return draft

    def _judge(self, draft: Draft, who: int, present: Present) -> None:
        """Let what was decided happen everywhere, and compare."""
        for entry in draft.entries:
            self.witness.check(entry, who, present, bounds.MOST_ENTRIES)
            self.witness.note(entry)
            logged = Logged(encode_entry(entry), who if who >= 0 else None)
            self.log.append(logged)
            self.twin.fold(read_entry(logged.body))
        if draft.entries:
            laws.counts_hold(self.room, draft.room, len(draft.entries))
            self.seen = laws.replay_equals_live(draft.room, self.twin)
            self.room = draft.room
            waiting = self.room.waiting
            self.witness.note_wait(self.room.window, self.room.opened_at,
                                   getattr(waiting, "seconds", None))  # fmt: skip
            assert self.room.host == self.witness.host
            for seat, tenancy in enumerate(self.witness.seats):
                held = {h.device for h in self.room.seats[seat].holds if h.role == "holder"}
                assert held == tenancy.holders, f"seat {seat} is held by {held}"

    def lose(self, device: str, asked: Ask) -> None:
        """Have something decided that is never stored."""
        with suppress(Refusal):
            decide(self.room, self.number(device), asked, self.now, self.present)
        laws.nothing_has_changed(self.room, self.seen)

    def restart(self) -> None:
        """The process ends, and another one folds the table from its log."""
        self.room = laws.folds_anew(self.room, self.log)
        self.twin = Room.folded(self.log, HouseRules())
        self.here.clear()
        self.since.clear()
        self.now = max(self.now, self.room.at)
        self.loaded = self.now
        self.ask("server", Recover())

    def look(self, device: str) -> None:
        """Every law of what a device is shown."""
        present, who = self.present, self.number(device)
        laws.nothing_secret_is_told(self.room, who, self.now, present)
        laws.looks_are_own(self.room, who, self.now, present)

    def pick(self, things: Any) -> Any:
        return self.chance.choice(list(things))

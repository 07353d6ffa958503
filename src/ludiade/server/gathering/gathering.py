"""A gathering as the fold of its entries: pure, with no clock, no network and no store."""

from collections.abc import Iterable
from copy import copy

from msgspec import Raw, Struct

from ludiade.kernel.game import AnyGame
from ludiade.server.gathering import folding
from ludiade.server.gathering.entries import Entry, Gathered, Kept, read_entry
from ludiade.server.gathering.parts import Deal, Member, Order, Round
from ludiade.server.room.entries import Device, Logged, Way
from ludiade.server.room.fairness import derived
from ludiade.server.room.room import game_of
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.gathering_frames import Projected, Status
from ludiade.server.wire.gatherings import Door, Plan

OPENER: Device = 0


class Gathering(Struct, kw_only=True, eq=False):
    """Everything that is true of a gathering; whatever is decided is decided from here.

    Containers are replaced, never changed in place, so that a fork shares them.
    """

    name: str
    plan: Plan
    game: AnyGame
    secret: str
    ways: tuple[Way, ...]
    door: Door

    n: int = 1
    at: int = 0
    people: int = 1
    """The next number for a device, a member or a name."""
    hosts: frozenset[Device] = frozenset([OPENER])
    members: dict[Device, Member] = {}
    personal: dict[str, Device | None] = {}
    """Whom the code of a digest leads to; none: a host."""
    rounds: tuple[Round, ...] = ()
    pending: tuple[Order, ...] = ()
    """What was ordered and has not reached its table yet."""
    shown: Projected | None = None
    over_at: int | None = None
    fuss: dict[Device, int] = {}
    """How much each device has asked that is no part of a game."""
    kept: Raw | None = None
    """The map of the class, all that is left of a gathering that was forgotten."""

    @classmethod
    def opened(cls, entry: Gathered | Kept) -> "Gathering":
        """A gathering that was just opened, or what is left of one."""
        if isinstance(entry, Kept):
            return cls(
                name=entry.name, plan=Plan(kind=entry.kind, game=entry.game), secret="", ways=(),
                game=game_of(entry.game, entry.rules), door="closed", at=entry.at,
                over_at=entry.at, kept=entry.understood,
            )  # fmt: skip
        return cls(
            name=entry.name, plan=entry.plan, secret=entry.secret, ways=entry.ways, at=entry.at,
            game=game_of(entry.plan.game, entry.rules), door=entry.plan.door,
        )  # fmt: skip

    @classmethod
    def folded(cls, log: Iterable[Logged]) -> "Gathering":
        """The gathering of a stored log."""
        entries = (read_entry(logged.body) for logged in log)
        first = next(entries)
        if not isinstance(first, Gathered | Kept):
            raise Denied("no_such_gathering")
        gathering = cls.opened(first)
        for entry in entries:
            gathering.fold(entry)
        return gathering

    def fold(self, entry: Entry) -> None:
        """Let one entry happen."""
        folding.FOLDS[type(entry)](self, entry)
        self.n += 1
        self.at = max(self.at, entry.at)

    def fork(self) -> "Gathering":
        """The same gathering on its own, for entries that are not stored yet."""
        return copy(self)

    # What is known of it

    @property
    def is_over(self) -> bool:
        return self.over_at is not None

    @property
    def status(self) -> Status:
        if self.is_over:
            return "over"
        if not self.rounds:
            return "open"
        return "between" if self.rounds[-1].has_ended else "round"

    @property
    def round(self) -> Round | None:
        """The present round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def paused(self) -> bool:
        """Whether every table that goes on is paused."""
        if self.round is None:
            return False
        going = self.round.under_way
        return bool(going) and all(self.round.tables[number].paused for number in going)

    def on_device(self, device: Device) -> list[Device]:
        """The members on a device."""
        return [number for number, member in self.members.items() if member.device == device]

    def devices(self) -> set[Device]:
        """Every device that has to do with it."""
        return {*self.hosts, *(member.device for member in self.members.values())}

    def inside(self) -> list[Device]:
        """The members who are in, in the order they came."""
        return [number for number, member in self.members.items() if member.status == "in"]

    def meetings(self) -> dict[Device, list[Device]]:
        """Whom everybody has sat with in all rounds before this one."""
        found: dict[Device, dict[Device, None]] = {}
        for past in self.rounds[:-1] if self.status == "round" else self.rounds:
            for member, (table, _) in past.places().items():
                met = found.setdefault(member, {})
                for one in past.tables[table].seats:
                    if one is not None and one != member:
                        met[one] = None
        return {member: list(met) for member, met in found.items()}

    def seed(self, number: int, deal: Deal) -> bytes:
        """The secret of a round's deal; a new one each time somebody withholds."""
        return derived(self.secret, f"round {number} {deal.beginnings}")

"""A table as the fold of its entries: pure, with no clock, no network and no store."""

from bisect import bisect_right
from collections.abc import Iterable
from functools import cache
from types import GenericAlias
from typing import Any, Literal, cast

import msgspec
from msgspec import Raw, Struct

from ludiade.bots import Seen
from ludiade.kernel import shelf
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.fairness.chance import Chance
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Input, Over, Shuffle, Waiting
from ludiade.kernel.state import State, is_permutation
from ludiade.kernel.types import Action, Event, Options
from ludiade.server.room.entries import (
    Device,
    Entry,
    Logged,
    Opened,
    PartOf,
    Seat,
    Settings,
    Status,
    Subject,
    Way,
    read_entry,
)
from ludiade.server.room.fairness import chance_of
from ludiade.server.room.folding import FOLDS
from ludiade.server.room.house import HouseRules
from ludiade.server.room.timing import Deadline, deadline
from ludiade.server.room.voices import Voices
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.frames import HintAsked

_encode = msgspec.json.Encoder().encode


class Room(Struct, kw_only=True, eq=False):
    """Everything that is true of a table; whatever is decided is decided from here.

    Containers are replaced, never changed in place, so that a fork shares them.
    """

    house: HouseRules
    game: AnyGame
    _actions: msgspec.json.Decoder[Any]
    """Of the game's actions."""
    players: int
    options: Options
    whole_options: dict[str, Any]
    name: str
    settings: Settings
    secret: str
    practice: list[list[int]] | None
    recipe: Literal[1, 2, 3]
    part_of: PartOf | None = None
    unsealed: bool = False
    """Whether the deal that other tables had too may be known."""

    n: int = 1
    """How many entries there are."""
    at: int
    """When the last one came, in milliseconds since the table was opened."""
    revision: int = 0
    """Goes up with whatever the lobby shows."""
    chatter: int = 0
    """Entries that are neither moves nor what follows from them."""
    fuss: dict[Device, int] = {}
    """How many of these each person has brought about."""
    played: frozenset[Device] = frozenset()
    """Every device that has had a seat since the match began."""
    status: Status = "open"
    host: Device
    seats: tuple[Seat, ...]
    people: int
    """The next number for somebody who comes."""
    ways: tuple[Way, ...]

    mixing: Literal["commit", "reveal"] | None = None
    mixing_until: int = 0
    beginnings: int = 1
    commitments: dict[int, str] = {}
    contributions: dict[int, str] = {}
    withheld: tuple[tuple[int, Device | None], ...] = ()
    """Who withheld a contribution at the last beginning: the seat and the person."""
    barred: frozenset[int] = frozenset()
    """Seats of a gathering's table that withheld once: nothing more is asked of them."""
    seed: str | None = None
    drawn: int = 0
    """How many shuffles there were."""
    _chance: Chance | None = None
    """Where they come from, once one was called for."""

    state: State | None = None
    waiting: Waiting | None = None
    inputs: int = 0
    """How many inputs the match has had, as its record counts them."""
    window: int = 0
    """How many entries there were when the present wait opened; no number is used again."""
    opened_at: int = 0
    """When that was."""
    awaited: tuple[int, ...] = ()
    """The seats that must decide now."""
    deadline: Deadline | None = None
    """When the present wait ends, by the log alone; a pause that stands is not counted."""
    extra_ms: int = 0
    """What pauses and restarts have added to the present wait."""
    granted: int = -1
    """The window that was last given more time after a restart."""
    paused_at: int | None = None
    held: bool = False
    """Whether a host of the gathering has paused it."""
    started_at: int = 0
    ended_at: int = 0
    untouched: int = 0
    """How often in a row the table moved without a person's decision."""
    votes: dict[Subject, Voices] = {}
    asked: tuple[HintAsked, ...] = ()
    follower: str | None = None
    put_away: frozenset[Device] = frozenset()
    """Devices that do not list this table any more."""

    told: int = 0
    """Events since the start."""
    last_step: int = 0
    """After how many entries the match last changed."""
    _telling: list[Event] = []
    """What has happened since, and is told with the next one."""
    _story: list[bytes] = []
    _story_ends: list[int] = []
    _steps: int = 0
    """So many steps of the story are this room's own: forks share the lists until they part."""
    _summed_up: int = 0
    """After how many entries the figures of the match last changed."""
    _sheet: bytes | None = None
    """The figures since then, once somebody was shown them."""

    @classmethod
    def opened(cls, opened: Opened, house: HouseRules) -> "Room":
        """The room of a table that was just opened."""
        game, players = game_of(opened.game, opened.rules), len(opened.seats)
        return cls(
            house=house, game=game, _actions=_decoder(game), players=players, name=opened.name,
            at=opened.at,
            options=game.read_options(opened.options, players), whole_options=opened.options,
            settings=opened.settings, secret=opened.secret, practice=opened.practice,
            recipe=opened.recipe, part_of=opened.part_of, host=opened.host,
            seats=opened.seats, ways=opened.ways,
            people=1 + max([opened.host, *(seat.highest for seat in opened.seats)]),
        )  # fmt: skip

    @classmethod
    def folded(cls, log: Iterable[Logged], house: HouseRules | None = None) -> "Room":
        """The room of a stored log."""
        entries = (read_entry(logged.body) for logged in log)
        opened = next(entries)
        if not isinstance(opened, Opened):
            raise Denied("no_such_table")
        room = cls.opened(opened, house or HouseRules())
        for entry in entries:
            room._let_happen(entry)
        room._note_wait()
        return room

    def fold(self, entry: Entry) -> None:
        """Let one entry happen; what raises has changed something, so fold into a fork first."""
        self._let_happen(entry)
        self._note_wait()

    def _note_wait(self) -> None:
        """Keep who is awaited, and until when: both are asked for several times a move."""
        waiting = self.waiting
        if self.status == "playing" and isinstance(waiting, Awaiting):
            self.awaited, self.deadline = waiting.seats, deadline(self, waiting)
        else:
            self.awaited, self.deadline = (), None

    def _let_happen(self, entry: Entry) -> None:
        FOLDS[type(entry)](self, entry)
        self.n += 1
        if entry.at > self.at:
            self.at = entry.at

    def fork(self) -> "Room":
        """The same room on its own, for entries that are not stored yet."""
        fork: Room = self.__copy__()  # type: ignore[attr-defined]  # what copy.copy would find
        if self.state is not None:
            fork.state = self.state.copy()
        fork._telling = []
        return fork

    # What happens to the match

    def begin(self, at: int) -> None:
        """Set the match up; a game that needs no shuffle is told at once."""
        self.state = self.game.start(self.options, self.players)
        self.waiting = self.state.waiting()
        self.window, self.opened_at = self.n + 1, at
        if not isinstance(self.waiting, Shuffle):
            self._tell()

    def next_order(self, size: int) -> list[int]:
        """How the next shuffle falls out."""
        practice = self.practice or []
        if self.drawn < len(practice) and is_permutation(practice[self.drawn], size):
            return practice[self.drawn]
        if self._chance is None:
            self._chance = chance_of(self)
        return self._chance.after(self.drawn).order(size)

    def happen(self, given: Input, at: int) -> None:
        """Let one input of the match happen at a time, and tell it once no shuffle is awaited."""
        state = self.state
        assert state is not None
        before = len(self._telling)
        state.apply(given, self._telling, self.waiting)
        self.inputs += 1
        self.told += len(self._telling) - before
        self.waiting = waiting = state.waiting()
        if not state.held:
            self.window = self.n + 1
            self.opened_at = at
            self.extra_ms = 0
        if isinstance(waiting, Shuffle):
            return
        self._tell()
        if isinstance(waiting, Over):
            self.status = "over"
            self.ended_at = at
            self.revision += 1

    def _tell(self) -> None:
        """Keep what was told since the last time."""
        if len(self._story) != self._steps:
            self._story = self._story[: self._steps]
            self._story_ends = self._story_ends[: self._steps]
        self.last_step = self.n + 1
        sums_up = self.game.sums_up
        for event in self._telling:
            if type(event) in sums_up:
                self._summed_up, self._sheet = self.last_step, None
        self._story.append(_encode(self._telling)[1:-1])
        self._story_ends.append(self.last_step)
        self._steps += 1
        self._telling = []

    def events_since(self, n: int) -> bytes:
        """The events after entry n, as a JSON list."""
        first = bisect_right(self._story_ends, n, 0, self._steps)
        if first == self._steps - 1:
            return b"[" + self._story[first] + b"]"
        return b"[" + b",".join([e for e in self._story[first : self._steps] if e]) + b"]"

    def last_event(self) -> Event | None:
        """What happened last."""
        for step in range(self._steps - 1, -1, -1):
            if self._story[step]:
                told = _events(self.game).decode(b"[%b]" % self._story[step])
                return cast(Event, told[-1])
        return None

    def sheet_since(self, n: int) -> bytes:
        """The match in figures, as JSON, where they have changed after entry n."""
        if self._summed_up <= n:
            return b"null"
        if self._sheet is None:
            assert self.state is not None
            told = _events(self.game).decode(self.events_since(0))
            view = self.state.view(SPECTATOR)
            self._sheet = _encode(self.game.sheet(self.options, self.players, told, view))
        return self._sheet

    def read_action(self, raw: bytes | Raw) -> Action:
        """An action from its bytes; Illegal says what does not fit."""
        try:
            action: Action = self._actions.decode(raw)
            return action
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            pass
        try:
            value = msgspec.json.decode(raw, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            value = {}
        return cast(Action, self.game.read_action(value))

    # What is known of it

    @property
    def has_ended(self) -> bool:
        return self.status in ("over", "closed")

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    @property
    def waits_for_people(self) -> bool:
        return self.status == "open" and any(seat.kind == "waiting" for seat in self.seats)

    @property
    def allows_hints(self) -> bool:
        """Whether the coach may be asked: by agreement, and not where two people sit."""
        people = [seat for seat in self.seats if seat.kind != "bot" or seat.stands_in]
        return self.settings.hints and len(people) < 2

    def seats_of(self, device: Device | None) -> tuple[int, ...]:
        """The seats a device decides for."""
        if device is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.decides(device))

    def devices(self) -> set[Device]:
        """Every device that has to do with this table."""
        return {self.host, *(hold.device for seat in self.seats for hold in seat.holds)}

    def listed_by(self) -> set[Device]:
        """The devices on whose list this table stands."""
        return self.devices() - self.put_away

    def seen_by(self, seat: int) -> Seen:
        """What an awaited seat knows."""
        assert self.state is not None
        view = self.state.view(Eyes(seat))
        return Seen(self.game, self.options, self.players, seat, view, self.state.actions(seat))


@cache
def _decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.Action)


@cache
def _events(game: AnyGame) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(GenericAlias(list, (game.Event,)))


def game_of(name: str, rules: int) -> AnyGame:
    """A game under the table's own rules; Denied where they are not here any more."""
    game = shelf.find(name, rules)
    if game is not None:
        return game
    newest = shelf.find(name)
    if newest is None:
        raise Denied("unknown_game", game=name)
    raise Denied("unknown_rules", rules=rules, known=newest.rules)

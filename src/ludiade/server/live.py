"""A match in memory: the fold of what is stored, and the next step before it is stored."""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple, cast

import msgspec

from ludiade.kernel.chance import Chance
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Expired, Input, Move, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.record import ExpiredLine, Line, MoveLine, ShuffledLine, read_line
from ludiade.kernel.state import is_permutation
from ludiade.kernel.types import Action, Event
from ludiade.server.rows import Row
from ludiade.server.store.port import Entry

RECENT_STEPS = 64
RECENT_KEYS = 64
_lines = msgspec.json.Decoder(Line)
_encode = msgspec.json.Encoder().encode


class Step(NamedTuple):
    """What is published at once: a move or an expiry, and the shuffles it called for."""

    since: int
    n: int
    events: bytes
    """A JSON list without its brackets, so that steps can be told together."""
    key: str | None
    seat: int | None


class Live:
    """A folded match, its chance, and what devices may ask again about it."""

    def __init__(self, game: AnyGame, row: Row) -> None:
        self.match = Match(game, game.read_options(row.options, row.players), row.players)
        self.entries: list[Entry] = []
        """Of the step that is being made."""
        self.opened = 0
        """When the present wait opened, in milliseconds since the start."""
        self.told = 0
        """Events since the start."""
        self.steps: deque[Step] = deque(maxlen=RECENT_STEPS)
        self.keys: dict[str, int] = {}
        self._practice = row.practice or []
        contributions = [bytes.fromhex(part) for part in row.contributions]
        self._chance = Chance(bytes.fromhex(row.seed), contributions)
        self._actions = msgspec.json.Decoder(game.Action)

    @property
    def n(self) -> int:
        return len(self.match.inputs)

    def fold(self, entries: Sequence[Entry], keep: int = RECENT_STEPS) -> None:
        """Let everything that is stored happen again."""
        self.steps = deque(maxlen=keep)
        told: list[Event] = []
        since, seat, key = 0, None, None
        for entry in entries:
            line = _lines.decode(entry.line)
            given = read_line(line, self.match.game, self.match.players)
            if isinstance(given, Move):
                seat, key = given.seat, entry.key
            self._apply(given, 0 if line.at is msgspec.UNSET else line.at, told)
            if isinstance(given, Shuffled):
                self._chance.drawn += 1
            if not isinstance(self.match.state.waiting(), Shuffle):
                self._note(Step(since, self.n, _inside(told), key, seat))
                told, since, seat, key = [], self.n, None, None

    def begin(self) -> Step:
        """The shuffles that a new match calls for."""
        return self._step(None, 0, None, [])

    def move(self, given: Move, at: int, key: str) -> Step:
        """A seat's decision and what follows; Illegal changes nothing."""
        return self._step(given, at, key, [])

    def expire(self, at: int) -> Step:
        """The end of the present delay and what follows."""
        return self._step(Expired(), at, None, [])

    def read_action(self, raw: bytes | msgspec.Raw) -> Action:
        """An action from its bytes; Illegal says what does not fit."""
        try:
            return cast(Action, self._actions.decode(raw))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            pass
        try:
            value = msgspec.json.decode(raw, type=dict[str, object])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            value = {}
        return cast(Action, self.match.game.read_action(value))

    def events_since(self, n: int) -> bytes | None:
        """The events after input n, told together; nothing if that is too long ago."""
        if n == self.n:
            return b"[]"
        later = [step for step in self.steps if step.since >= n]
        if not later or later[0].since != n:
            return None
        return b"[" + b",".join(step.events for step in later if step.events) + b"]"

    def _step(self, given: Input | None, at: int, key: str | None, told: list[Event]) -> Step:
        since = self.n
        self.entries = []
        if given is not None:
            self._apply(given, at, told)
            self.entries.append(Entry(_line(given, at), key))
        while isinstance(waiting := self.match.state.waiting(), Shuffle):
            shuffled = Shuffled(self._order(waiting.size))
            self._apply(shuffled, at, told)
            self.entries.append(Entry(_line(shuffled, at)))
        seat = given.seat if isinstance(given, Move) else None
        step = Step(since, self.n, _inside(told), key, seat)
        self._note(step)
        return step

    def _order(self, size: int) -> list[int]:
        number = self._chance.drawn
        order = self._chance.order(size)
        if number < len(self._practice) and is_permutation(self._practice[number], size):
            return self._practice[number]
        return order

    def _apply(self, given: Input, at: int, told: list[Event]) -> None:
        before = len(told)
        self.match.apply(given, told)
        self.told += len(told) - before
        if self.match.window == len(self.match.inputs):
            self.opened = at

    def _note(self, step: Step) -> None:
        self.steps.append(step)
        if step.key is not None:
            self.keys[f"{step.seat} {step.key}"] = step.n
            if len(self.keys) > RECENT_KEYS:
                del self.keys[next(iter(self.keys))]


def _inside(told: list[Event]) -> bytes:
    return _encode(told)[1:-1]


def _line(given: Input, at: int) -> bytes:
    """An input as the record has it."""
    if isinstance(given, Move):
        return b'{"type":"move","at":%d,"seat":%d,"action":%s}' % (
            at, given.seat, _encode(given.action),
        )  # fmt: skip
    if isinstance(given, Shuffled):
        return _encode(ShuffledLine(order=given.order, at=at))
    return _encode(ExpiredLine(at=at))


def stored_lines(entries: Sequence[Entry]) -> list[MoveLine | ShuffledLine | ExpiredLine]:
    """What is stored, as the lines of a record."""
    return [_lines.decode(entry.line) for entry in entries]

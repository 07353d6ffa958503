"""A table of version 1 as a log of entries."""

import hashlib
import hmac
import secrets
from collections import defaultdict
from collections.abc import Sequence

import msgspec

from ludiade.kernel import shelf
from ludiade.kernel.errors import Refusal
from ludiade.kernel.inputs import Expired as ExpiredInput
from ludiade.kernel.inputs import Input, Move, Shuffle
from ludiade.kernel.inputs import Shuffled as ShuffledInput
from ludiade.kernel.match import Match
from ludiade.kernel.types import Event
from ludiade.server.room.entries import (
    Begun,
    Closed,
    Device,
    Entry,
    Expired,
    Followed,
    Hinted,
    Logged,
    Moved,
    Offered,
    Opened,
    Paused,
    Resumed,
    Settings,
    Shuffled,
    StoodIn,
    Way,
    encode_entry,
)
from ludiade.server.store.migrations import v1
from ludiade.server.store.migrations.people import People

LATEST = 2**53
Besides = StoodIn | Hinted | v1.Pause


class Told:
    """What the fold of the inputs tells about where things belong; nothing for unknown rules."""

    def __init__(self, row: v1.Row, inputs: Sequence[v1.Input]) -> None:
        self.window: int | None = None
        """The number of inputs when the present wait opened."""
        self.counts: list[int | None] = []
        """How many events were told before each input; none where a shuffle was awaited."""
        game = shelf.find(row.game, row.rules)
        if game is None:
            return
        try:
            options = game.read_options(row.whole_options(), len(row.places))
            match, told = Match(game, options, len(row.places)), list[Event]()
            for line, _ in inputs:
                shuffles = isinstance(match.state.waiting(), Shuffle)
                self.counts.append(None if shuffles else len(told))
                match.apply(_read(line, match), told)
            self.counts.append(len(told))
            self.window = match.window
        except (Refusal, msgspec.MsgspecError):
            self.counts = []

    def place(self, after: int, otherwise: int) -> int:
        """Before which input so many events had been told."""
        return self.counts.index(after) if after in self.counts else otherwise


def _read(line: v1.Line, match: Match) -> Input:
    if line.type == "shuffled":
        return ShuffledInput(line.order)
    if line.type == "expired":
        return ExpiredInput()
    return Move(line.seat, match.game.read_action(msgspec.json.decode(line.raw_action)))


class Log:
    """Entries in the making: their time never runs back, no request key stands twice."""

    def __init__(self, row: v1.Row, inputs: Sequence[v1.Input], people: People) -> None:
        self.row = row
        self.people = people
        self.entries: list[Logged] = []
        self._at = 0
        self._keys: set[tuple[Device, str]] = set()
        begun = row.started is not None or bool(inputs)
        self._open(begun)
        if begun:
            self._play(inputs)
        if row.status == "closed":
            self._close(begun)
        if row.rematch is not None:
            self._add(Followed(self._at, row.rematch))

    def _later(self, at: int) -> int:
        """A time since the table was opened, as late as the last one at least."""
        self._at = max(self._at, min(at, LATEST))
        return self._at

    def _add(self, entry: Entry, device: Device | None = None, key: str | None = None) -> None:
        if key is not None:
            if device is None or (device, key) in self._keys:
                device = key = None
            else:
                self._keys.add((device, key))
        self.entries.append(Logged(encode_entry(entry), device, key))

    def _open(self, begun: bool) -> None:
        row = self.row
        thoughts = row.thoughts.encode() or secrets.token_bytes(32)
        self._add(Opened(
            at=0, name=row.name, game=row.game, rules=row.rules, options=_options(row),
            settings=msgspec.convert(row.settings, Settings, from_attributes=True),
            seats=self.people.seats,
            secret=hmac.digest(thoughts, row.seed.encode(), hashlib.sha256).hex(),
            ways=tuple(
                _way(row, key) for key in row.keys if not begun or key.purpose in ("join", "watch")
            ),
            practice=row.practice, recipe=1 if begun else 2,
        ), 0)  # fmt: skip

    def _play(self, inputs: Sequence[v1.Input]) -> None:
        row = self.row
        began = max(0, (row.started or row.created) - row.created)
        self._add(Begun(self._later(began), tuple(row.contributions), row.seed))
        between = self._between(inputs)
        for number, given in enumerate(inputs):
            self._interrupt(between[number])
            self._input(given, self._later(began + given.line.at))
        self._interrupt(between[len(inputs)])
        if row.pause is not None and row.pause.since is not None:
            self._add(Paused(self._later(began + row.pause.since)))
        for key in row.keys:
            if key.purpose in ("move", "hand"):
                self._add(Offered(self._at, _way(row, key)))

    def _input(self, given: v1.Input, at: int) -> None:
        line = given.line
        if line.type == "shuffled":
            self._add(Shuffled(at, line.order))
        elif line.type == "expired":
            self._add(Expired(at))
        else:
            if given.by_bot:
                place = self.row.places[line.seat]
                level = v1.STAND_IN if place.kind == "person" else place.level or v1.STAND_IN
                self._add(Moved(at, line.seat, line.raw_action, level))
            else:
                decider = self.people.decider(line.seat)
                self._add(Moved(at, line.seat, line.raw_action), decider, given.key)

    def _between(self, inputs: Sequence[v1.Input]) -> dict[int, list[Besides]]:
        """What happened besides the match, before which input."""
        row, told = self.row, Told(self.row, inputs)
        found: dict[int, list[Besides]] = defaultdict(list)
        for seat, place in enumerate(row.places):
            if place.stands_in:
                found[_stood_in(inputs, seat)].append(StoodIn(0, seat, place.level or v1.STAND_IN))
        for asked in row.asked:
            found[told.place(asked.after, len(inputs))].append(Hinted(0, asked.seat))
        if row.pause is not None and row.pause.given > 0:
            if told.window is None or told.window == row.pause.window:
                found[min(row.pause.window, len(inputs))].append(row.pause)
        return found

    def _interrupt(self, happened: Sequence[Besides]) -> None:
        for one in happened:
            if isinstance(one, v1.Pause):  # the window keeps what it was given
                self._add(Paused(self._at))
                self._add(Resumed(self._later(self._at + one.given)))
            else:
                self._add(msgspec.structs.replace(one, at=self._at))

    def _close(self, begun: bool) -> None:
        ended = (self.row.ended or 0) - self.row.created
        forgotten = not begun or ended - self._at >= v1.ARCHIVE_MS
        self._add(Closed(self._later(ended), "idle" if forgotten else "agreed"))


def _options(row: v1.Row) -> dict[str, object]:
    """The whole options, as the game writes them; as they are where the game is not known."""
    game, whole = shelf.find(row.game, row.rules), row.whole_options()
    if game is not None:
        try:
            read = game.read_options(whole, len(row.places))
            return msgspec.to_builtins(read)  # type: ignore[no-any-return]
        except Refusal:
            pass
    return whole


def _way(row: v1.Row, key: v1.Key) -> Way:
    until = min(max(0, key.expires - row.created), LATEST)
    return Way(key.digest, key.purpose, until, key.seat)


def _stood_in(inputs: Sequence[v1.Input], seat: int) -> int:
    """Before which input a bot came to a seat: after the last move of its own, and what follows."""
    own = [
        number for number, given in enumerate(inputs)
        if given.line.type == "move" and given.line.seat == seat and not given.by_bot
    ]  # fmt: skip
    after = own[-1] + 1 if own else 0
    while after < len(inputs) and inputs[after].line.type == "shuffled":
        after += 1
    return after

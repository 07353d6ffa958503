"""A match in the hands of a program: chance is drawn from the seed by itself."""

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Literal, cast

from ludiade.bots import Seen, seen
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord, Illegal
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.fairness.chance import Chance, Fairness, fairness
from ludiade.kernel.game import Game
from ludiade.kernel.inputs import Awaiting, Expired, Input, Move, Over, Shuffle, Shuffled, Waiting
from ludiade.kernel.json.convert import convert
from ludiade.kernel.json.strict import read_bytes
from ludiade.kernel.match import Match as Fold
from ludiade.kernel.match import replay
from ludiade.kernel.menu import Menu
from ludiade.kernel.record import Document, read, write
from ludiade.kernel.state import State
from ludiade.kernel.texts import language
from ludiade.kernel.types import Action, Event, Options, View
from ludiade.lab.entrants import BotLike, check, entrant, one_a_seat
from ludiade.lab.foreign import Seated
from ludiade.lab.program import Limits
from ludiade.lab.seeds import Seed, secret_of, start_of
from ludiade.lab.tables import fewest, plain_options


class Match:
    """A game being played, and all that happened in it.

    Raises BadRecord for a game, options or a number of players that there are not.
    """

    def __init__(
        self,
        game: str | Game[Options, View],
        players: int | None = None,
        *,
        seed: Seed = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        found = game if isinstance(game, Game) else shelf.get(game)
        given = plain_options(found, options)
        count = fewest(found, given) if players is None else players
        read_options = found.read_options(given, count)
        called = _called(names, count)
        secret = secret_of(seed)
        parts = [b""] * count
        self._begin(
            Fold(found, read_options, count), called, Chance(secret, parts),
            fairness(secret, parts, reveal=True),
        )  # fmt: skip
        self._draw()

    def _begin(
        self, fold: Fold, names: Sequence[str], chance: Chance, said: Fairness | None
    ) -> None:
        self._fold = fold
        self._chance = chance
        self._fairness = said
        self.names = list(names)

    @classmethod
    def from_record(cls, data: bytes) -> "Match":
        """The match that a record tells; BadRecord or IllegalInput where it tells none."""
        record = read(data, shelf.find)
        said = record.document.fairness
        match = cls.__new__(cls)
        kept = record.chance()
        chance = kept or Chance(secret_of(None), [b""] * record.players)
        match._begin(replay(record), record.names, chance, said if said and kept else None)
        chance.drawn = sum(isinstance(given, Shuffled) for given in match._fold.inputs)
        return match

    @property
    def game(self) -> Game[Options, View]:
        return self._fold.game

    @property
    def options(self) -> Options:
        return self._fold.options

    @property
    def players(self) -> int:
        return self._fold.players

    @property
    def state(self) -> State:
        """The whole truth, on its own: change it as a search likes."""
        return self._fold.state.copy()

    @property
    def inputs(self) -> tuple[Input, ...]:
        """All that happened: moves, orders from chance, delays that ran out."""
        return tuple(self._fold.inputs)

    @property
    def waiting(self) -> Waiting:
        """What the table waits for."""
        return self._fold.state.waiting()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must decide now; nobody once the match is over."""
        self._draw()
        waiting = self.waiting
        return waiting.seats if isinstance(waiting, Awaiting) else ()

    @property
    def over(self) -> bool:
        return isinstance(self.waiting, Over)

    @property
    def scores(self) -> list[int] | None:
        """The points of each seat, once the match is over."""
        waiting = self.waiting
        return list(waiting.scores) if isinstance(waiting, Over) else None

    @property
    def ranks(self) -> list[int] | None:
        """The rank of each seat from 1, ties sharing one, once the match is over."""
        waiting = self.waiting
        return list(waiting.ranks) if isinstance(waiting, Over) else None

    def view(self, seat: int | Literal["all"] | None = None) -> View:
        """What a seat sees; without one what anybody sees, with "all" everything."""
        if seat == "all":
            return self._fold.state.view(EVERY_EYE)
        return self._fold.state.view(SPECTATOR if seat is None else Eyes(self._seat(seat)))

    def menu(self, seat: int) -> Menu:
        """What an awaited seat may do; Illegal where it is not for that seat to decide."""
        return self.seen(seat).menu

    def seen(self, seat: int) -> Seen:
        """All that an awaited seat knows, as a bot is given it."""
        asked = self._seat(seat)
        if asked not in self.awaited:
            no = Illegal("match_is_over") if self.over else Illegal("not_your_turn", seat=asked)
            raise self._refused(no)
        return seen(self._fold, asked)

    def play(self, seat: int, action: Action | Mapping[str, object]) -> list[Event]:
        """Let a seat do this, and tell what happened; Illegal changes nothing."""
        self._draw()
        try:
            chosen = self.game.read_action(action) if isinstance(action, Mapping) else action
            if not isinstance(chosen, Action):
                raise Illegal("no_action", given=repr(chosen))
            return self._apply(Move(self._seat(seat), chosen))
        except Illegal as illegal:
            raise self._refused(illegal) from None

    def play_out(self, bots: BotLike | Sequence[BotLike] = "random", seed: Seed = 1) -> None:
        """Let bots play on to the end, one for all seats or one each; where several are awaited,
        the seed says who speaks first. Unready for bots there are not, Fault where one fails."""
        given = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
        found = one_a_seat([entrant(one) for one in given], self.players)
        check(found)
        start = start_of(secret_of(seed))
        dice = Dice(start)
        seated: list[Seated] = []
        try:
            for seat, one in enumerate(found):
                seated.append(Seated(one, Limits(), start + 1 + seat))
            while awaited := self.awaited:
                seat = awaited[dice.below(len(awaited))]
                self.play(seat, seated[seat].choose(self.seen(seat)))
        finally:
            for bot in seated:
                bot.leave()

    def expire(self) -> list[Event]:
        """Let the delay of the present wait run out; Illegal where there is none."""
        try:
            return self._apply(Expired())
        except Illegal as illegal:
            raise self._refused(illegal) from None

    def at(self, n: int) -> "Match":
        """The match as it was after `n` inputs, from the end if negative, to look at or go on."""
        size = len(self._fold.inputs)
        if not -size <= n <= size:
            raise IndexError(f"a match of {size} inputs has no position {n}")
        there = Fold(self.game, self.options, self.players)
        for given in self._fold.inputs[: n if n >= 0 else size + n]:
            there.apply(given)
        match = type(self).__new__(type(self))
        match._begin(there, self.names, self._chance.copy(), self._fairness)
        match._chance.drawn = sum(isinstance(given, Shuffled) for given in there.inputs)
        return match

    def copy(self) -> "Match":
        """The same match, on its own."""
        return self.at(len(self._fold.inputs))

    def story(self, lang: str | None = None) -> list[str]:
        """What happened and where the table stands, a sentence each."""
        from ludiade.play.story import story

        events: list[Event] = []
        again = Fold(self.game, self.options, self.players)
        for given in self._fold.inputs:
            again.apply(given, events)
        return story(again, events, self.names, language(lang))

    @property
    def record(self) -> Document:
        """The match as docs/record.md has it."""
        return self._fold.document(self.names or None, self._fairness)

    def save(self, file: str | PathLike[str]) -> None:
        """Write the record to a file; OSError where that cannot be."""
        Path(file).write_bytes(write(self.record))

    def draw(self, seat: int | None = None, lang: str | None = None) -> str:
        """The table as the terminal shows it to a seat, or to a spectator."""
        from ludiade.play.picture import as_text

        shown = None if seat is None else self._seat(seat)
        return as_text(self._fold, shown, self.names, language(lang))

    def __str__(self) -> str:
        return self.draw(self._at_screen())

    def __repr__(self) -> str:
        seats, inputs = _many(self.players, "player"), _many(len(self._fold.inputs), "input")
        match self.waiting:
            case Over(scores=scores):
                where = f"over: {scores}"
            case Awaiting(seats=awaited):
                where = f"awaiting {', '.join(map(str, awaited))}"
            case Shuffle(size=size):
                where = f"awaiting a shuffle of {size}"
        return f"<Match {self.game.id}, {seats}, {inputs}, {where}>"

    def _repr_html_(self) -> str:
        from ludiade.play.picture import as_html

        return as_html(self._fold, self._at_screen(), self.names, language())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record == other.record

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Match.from_record, (write(self.record),)

    def _at_screen(self) -> int | None:
        from ludiade.play.picture import at_screen

        return at_screen(self._fold)

    def _seat(self, seat: int) -> int:
        if seat not in range(self.players) or isinstance(seat, bool):
            raise self._refused(Illegal("no_such_seat", number=repr(seat)))
        return int(seat)  # a number of numpy's is one too

    def _apply(self, given: Input) -> list[Event]:
        told: list[Event] = []
        self._fold.apply(given, told)
        self._draw(told)
        return told

    def _draw(self, told: list[Event] | None = None) -> None:
        """Let chance give what is awaited from it."""
        while isinstance(waiting := self.waiting, Shuffle):
            self._fold.apply(Shuffled(self._chance.order(waiting.size)), told)

    def _refused(self, illegal: Illegal) -> Illegal:
        illegal.folder = self.game.folder
        return illegal


def _called(names: Sequence[str], players: int) -> list[str]:
    """The names of the players, if there are any; BadRecord where they are not one each."""
    called = cast("list[str]", convert(names, list[str], "$.names"))  # the letters of one are none
    if called and len(called) != players:
        raise BadRecord("$.names", "one_a_player", players=players)
    return called


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"


def load(file: str | PathLike[str]) -> Match:
    """The match in a file; BadRecord or IllegalInput where there is none."""
    return Match.from_record(read_bytes(Path(file)))

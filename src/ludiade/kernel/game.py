"""A game as the rest of the library sees it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    Protocol,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct

from ludiade.kernel import types
from ludiade.kernel.about import About, read_about
from ludiade.kernel.actions import Actions, every
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord, Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.insight import Insight
from ludiade.kernel.json.convert import convert
from ludiade.kernel.json.schema import schema_of
from ludiade.kernel.nearest import choices
from ludiade.kernel.sample import sample
from ludiade.kernel.state import State
from ludiade.kernel.texts import Texts, language, texts
from ludiade.kernel.texts.french import french
from ludiade.kernel.types import Action, Options, View

OptionsT = TypeVar("OptionsT", bound=Options)
ViewT = TypeVar("ViewT", bound=View)


class Game(ABC, Generic[OptionsT, ViewT]):
    """One folder of rules, found by the shelf; `types.py` beside it names what it is made of."""

    id: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules; it goes up when a fix changes what an old record means."""
    seats: ClassVar[range]
    folder: ClassVar[Path]
    """Where the texts and rules for people lie."""
    lists_all: ClassVar[bool] = True
    """Whether the menu lists all that is legal; else the law alone decides."""
    hides: ClassVar[bool] = True
    """Whether some may see what others may not; else one view is everybody's, and made once."""
    judge: ClassVar["Judge | None"] = None
    """Who judges words, declared by a game that is made of them."""
    foresight: ClassVar["Foresight | None"] = None
    """What an action would bring, from what its seat sees; declared where people ask for that."""
    workshop: ClassVar["Workshop | None"] = None
    """Where people make cards of their own, declared by a game that is played with such."""
    insight: ClassVar["Insight | None"] = None
    """What matches say of what their players have understood, declared by a game that teaches."""
    Options: type[OptionsT]
    Action: ClassVar[Any]
    Event: ClassVar[Any]
    View: type[ViewT]
    Sheet: ClassVar[Any] = None
    """What `sheet` gives, declared by a game that sums its matches up."""
    sums_up: ClassVar[tuple[type[types.Event], ...]] = ()
    """The events after which the sheet says something new."""

    @abstractmethod
    def start(self, options: OptionsT, players: int) -> State:
        """The table before its first shuffle."""

    @abstractmethod
    def imagine(
        self, options: OptionsT, players: int, eyes: Eyes, view: ViewT, dice: Dice
    ) -> State:
        """A whole truth drawn, in right proportion, from those that agree with what one sees."""

    def sheet(
        self, options: OptionsT, players: int, told: Sequence[types.Event], view: ViewT
    ) -> types.Sheet | None:
        """A match in figures, from all that was told of it and what a spectator sees now.

        None where the game tells its matches by points alone. Nothing else goes in, so that no
        sheet can hold a secret.
        """
        return None

    def progress(self, options: OptionsT, players: int, view: ViewT) -> tuple[int, int] | None:
        """How much is left of a match, and of how much, from what a spectator sees.

        None where the game cannot say; else a sentence `progress` of its texts tells what is left.
        """
        return None

    def standing(self, options: OptionsT, view: ViewT) -> list[int]:
        """How far each seat has come, the more the better, by what a spectator sees.

        Nothing where the table cannot tell before the end.
        """
        return []

    def naming(self, view: ViewT, action: Action) -> Mapping[str, object]:
        """What the fields of an action stand for where a person would not say the number.

        A sentence `move-…` of the game's texts names the action by them.
        """
        return {}

    def actions(self, players: int) -> Actions:
        """All that can be decided by so many players, each by a number that never changes.

        BadRecord where there is no end of it, as in a game of words, or nobody plays so many.
        """
        self._check_players(players)
        found = _ACTIONS.get((self.id, self.rules, players))
        if found is None:
            found = Actions(self.list_actions(players))
            _ACTIONS[self.id, self.rules, players] = found
        return found

    def list_actions(self, players: int) -> list[Action]:
        """What `actions` numbers; a game writes its own where the types do not say it."""
        return cast("list[Action]", list(every(self.Action, players)))

    def check(self, options: OptionsT, players: int) -> None:
        """Raise BadRecord where options do not fit together or the number of players."""

    def any_options(self, players: int, dice: Dice) -> OptionsT:
        """Options drawn at random among those that fit, for tests and soaks."""
        while True:
            options = cast(OptionsT, sample(self.Options, dice))
            try:
                self.check(options, players)
            except BadRecord:
                continue
            return options

    def read_options(self, given: Mapping[str, object], players: int) -> OptionsT:
        """The options of a record, checked in full."""
        self._check_players(players)
        try:
            options = cast(OptionsT, convert(given, self.Options, "$.options"))
        except BadRecord as bad:
            self._name_choices(bad, given)
            raise
        try:
            self.check(options, players)
        except BadRecord as bad:
            bad.folder = self.folder
            raise
        return options

    def _check_players(self, players: int) -> None:
        if type(players) is not int or players not in self.seats:  # neither True nor 2.0
            raise self.bad_players(players)

    def bad_players(
        self, players: object, seats: range | None = None, now: str | None = None,
        instead: str | None = None,
    ) -> BadRecord:  # fmt: skip
        """The refusal of a number of players, where these are the ones there may be.

        Where an option is the reason, `now` is what it says, and `instead` what so many players
        take.
        """
        there = self.seats if seats is None else seats
        low, high = there.start, there.stop - 1
        bad = BadRecord("$.players", "bad_players", game=self.id, now=now, instead=instead,
                        low=low if low < high else None, high=high,
                        players=players if type(players) is int else None)  # fmt: skip
        bad.folder = self.folder
        return bad

    def _name_choices(self, bad: BadRecord, given: Mapping[str, object]) -> None:
        """Add what there is to a refusal of options: their names, or the values of one."""
        name = bad.path.removeprefix("$.options.")
        fields = self.Options.__struct_fields__
        if bad.code == "unknown_key" and name in given:
            bad.details |= choices(name, fields)
        elif name in fields:
            kind = get_type_hints(self.Options, include_extras=True)[name]
            values = [value for value in get_args(kind) if get_origin(kind) is Literal]
            bad.details |= choices(given.get(name), values) if values else {}

    def read_action(self, given: Mapping[str, object]) -> Action:
        """An action as it stands in a record or a message."""
        try:
            return cast(Action, convert(given, self.Action, "$.action"))
        except BadRecord as bad:
            if bad.path == "$.action.type" and bad.code == "bad_value":
                tag, known = given["type"], [kind.__struct_config__.tag for kind in self._kinds()]
                raise Illegal("unknown_action", action=tag, **choices(tag, known)) from None
            raise Illegal("bad_action", "", why=bad.code, path=bad.path, **bad.details) from None

    def _kinds(self) -> tuple[type[Action], ...]:
        """The types of its actions."""
        return get_args(self.Action) or (self.Action,)

    def __repr__(self) -> str:
        low, high = self.seats.start, self.seats.stop - 1
        several = f"{low} to {high}" if low < high else str(high)
        return f"<Game {self.id}, {several} player{'s' * (high > 1)}>"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.id, self.rules))

    def name(self, lang: str | None = None) -> str:
        """What the game is called."""
        return texts(language(lang), self.folder).say("game-name")

    @property
    def about(self) -> About:
        """Who made the game, when and for whom, and where its rules come from."""
        return read_about(self.folder)

    def rules_text(self, lang: str | None = None) -> str:
        """The rules for people, in Markdown."""
        spoken = language(lang)
        name = "RULES.md" if spoken == "fr" else f"RULES.{spoken}.md"
        written = (self.folder / name).read_text(encoding="utf-8")
        return french(written) if spoken == "fr" else written

    def schema(self) -> dict[str, object]:
        """JSON Schema of options, actions, events, views and summaries, for other languages."""
        kinds = {"options": self.Options, "action": self.Action, "event": self.Event,
                 "view": self.View}  # fmt: skip
        if self.Sheet is not None:
            kinds["sheet"] = self.Sheet
        if self.insight is not None:
            kinds["understood"] = self.insight.kind()
        return schema_of(self.id, kinds)


class Foresight(Protocol):
    """What a game can tell of an action before it is decided on."""

    def foresee(self, options: Any, view: Any, seat: int, action: Action) -> object:
        """What it would bring, from what the seat sees, or nothing; Illegal where it cannot be."""


class Judged(Struct, frozen=True):
    """What a judge says of a word."""

    admitted: bool
    said: str
    """The same as a sentence, with the reason."""
    entries: tuple[str, ...] = ()
    """What a dictionary has it under, where that is not the word itself."""


class Judge(Protocol):
    """What a game of words can do besides."""

    def verdict(self, say: Texts, word: str) -> "Judged":
        """Whether a word is admitted at a table with the real box, and why."""

    def by_list(self, lines: Iterable[str]) -> "AnyGame":
        """The same game with its words judged by a plain list, whatever the options say."""


class Workshop(Protocol):
    """What a game can do besides that is played with cards people make."""

    def answer(self, say: Texts, data: bytes) -> object:
        """The answer to a question about a deck, both as JSON; BadRecord where it is none."""

    def is_heavy(self, data: bytes) -> bool:
        """Whether an answer takes seconds rather than a moment."""


def workshop_of(game: "AnyGame") -> Workshop:
    """A game's workshop; BadRecord where there is nothing to make."""
    if game.workshop is None:
        raise BadRecord("$.game", "nothing_to_make")
    return game.workshop


def judge_of(game: "AnyGame") -> Judge:
    """A game's judge of words; BadRecord where there is nothing to judge."""
    if game.judge is None:
        raise BadRecord("$.game", "nothing_to_judge")
    return game.judge


def insight_of(game: "AnyGame") -> Insight:
    """A game's insight into its players; BadRecord where it teaches nothing."""
    if game.insight is None:
        raise BadRecord("$.game", "nothing_to_understand")
    return game.insight


AnyGame = Game[Any, Any]
_ACTIONS: dict[tuple[str, int, int], Actions] = {}

"""The whole truth of a table, and its laws."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting, Expired, Input, Move, Shuffle, Shuffled, Waiting
from ludiade.kernel.types import Action, Event, View

Story = list[Event] | None
"""Where a state tells what happened, if anybody listens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A table at one moment: plain attributes that are the whole truth, and what may follow.

    A game writes `waiting`, `moves`, `move`, `shuffled`, `expired`, `view` and `census`. The
    attributes of its state must be numbers, texts, lists, tuples, dicts and Structs: they are the
    one list of fields that `copy`, `truth` and pickling read. What a table knows apart from the
    truth (tables of ready-made moves, say) belongs in the module.
    """

    def __init__(self) -> None:
        self.held = False
        self.story: Story = None
        """Who listens to the present input; no part of the truth."""

    @abstractmethod
    def waiting(self) -> Waiting:
        """What the table is waiting for."""

    @abstractmethod
    def moves(self, seat: int) -> list[Move]:
        """The menu of an awaited seat, as inputs ready to apply, from ready-made tables."""

    @abstractmethod
    def move(self, seat: int, action: Action) -> None:
        """The law for an awaited seat: check, then change; raise Illegal and change nothing."""

    @abstractmethod
    def shuffled(self, order: list[int]) -> None:
        """Take the order that was awaited from chance."""

    def expired(self) -> None:
        """Close the wait whose delay has run out."""
        raise AssertionError("a game with delays says what their end means")

    @abstractmethod
    def view(self, eyes: Eyes) -> View:
        """What these eyes may see."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """How many there are of each thing, wherever it lies; empty before the first deal."""

    def made_from(self) -> tuple[object, ...] | None:
        """What the constructor takes to make a table that is then filled, as a copy or unpickled.

        Compiled classes need it: none of theirs is made without its constructor.
        """
        return None

    def tell(self, event: Event) -> None:
        """Say what the whole table saw, if anybody listens.

        A game that is played out millions of times asks first whether `story` is None, and spares
        itself the event.
        """
        if self.story is not None:
            self.story.append(event)

    def actions(self, seat: int) -> list[Action]:
        """The menu of an awaited seat."""
        return [move.action for move in self.moves(seat)]

    def all_actions(self, seat: int) -> list[Action]:
        """All that an awaited seat may do and that can be listed, more than the menu if need be."""
        return self.actions(seat)

    def pick(self, seat: int, dice: Dice) -> Move:
        """A random move of an awaited seat; a game whose menu cannot be listed has its own way."""
        menu = self.moves(seat)
        size = len(menu)
        return menu[dice.below(size)] if size > 1 else menu[0]

    def hold(self) -> None:
        """Say that the input left the present wait open: an acceptance, a sealed answer."""
        self.held = True

    def apply(self, given: Input, tell: Story = None, waiting: Waiting | None = None) -> None:
        """The law: check, then change; raise Illegal and change nothing.

        Who has just asked what the table is waiting for may hand the answer in.
        """
        if waiting is None:
            waiting = self.waiting()
        self.story = tell
        if isinstance(waiting, Awaiting):
            if isinstance(given, Move):
                seat = given.seat
                if seat != waiting.only and seat not in waiting.seats:
                    raise Illegal("not_your_turn", seat=seat)
                self.held = False
                self.move(seat, given.action)
            elif isinstance(given, Expired) and waiting.seconds is not None:
                self.held = False
                self.expired()
            else:
                raise Illegal("move_awaited")
        elif isinstance(waiting, Shuffle):
            if not isinstance(given, Shuffled):
                raise Illegal("shuffle_awaited")
            if not is_permutation(given.order, waiting.size):
                raise Illegal("not_a_permutation", size=waiting.size)
            self.held = False
            self.shuffled(given.order)
        else:
            raise Illegal("match_is_over")

    def copy(self) -> "State":
        """The same truth, on its own, with nobody listening."""
        made = self.made_from()
        twin: State = _empty(type(self)) if made is None else type(self)(*made)
        for name in attributes(self):
            setattr(twin, name, own(getattr(self, name)))
        return twin

    def truth(self) -> bytes:
        """Every attribute, for equality and checkers."""
        return repr([(n, getattr(self, n)) for n in attributes(self) if n != "held"]).encode()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.truth() == other.truth()

    def __hash__(self) -> int:
        """Of the present truth: a state that is a key must not be changed."""
        return hash(self.truth())

    def __repr__(self) -> str:
        return f"<{type(self).__module__}.{type(self).__name__}, {self.waiting()!r}>"

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        held = {name: getattr(self, name) for name in attributes(self)}
        made = self.made_from()
        if made is None:
            return _empty, (type(self),), held
        return type(self), made, held

    def __setstate__(self, held: dict[str, object]) -> None:
        self.story = None
        for name, value in held.items():
            setattr(self, name, value)


def _empty(kind: type[State]) -> State:
    """A state that is then filled."""
    state = kind.__new__(kind)
    state.story = None
    return state


_COMPILED: Final[dict[type, list[str]]] = {}
APART: Final = {"__dict__", "story"}


def attributes(state: State) -> list[str]:
    """The names of what a state holds, compiled or not, in the order of the alphabet."""
    kind = type(state)
    names = _COMPILED.get(kind)
    if names is not None:
        return names
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    if "__mypyc_attrs__" in vars(kind):
        names = sorted(set(compiled) - APART)
        _COMPILED[kind] = names
        return names
    # a game of another package: a class of Python's own, on top of what this one compiled
    return sorted({*compiled, *vars(state)} - APART)


def own(value: object) -> object:
    """A value that nobody shares: lists and dicts are made anew, all else never changes."""
    if isinstance(value, list):
        # not "if an int": compiled, each of them would be unpacked and packed again
        return [own(entry) if isinstance(entry, (list, dict)) else entry for entry in value]
    if isinstance(value, dict):
        return {key: own(entry) for key, entry in value.items()}
    return value


def is_permutation(order: list[int], size: int) -> bool:
    """Whether `order` holds each of 0…size−1 once."""
    if len(order) != size:
        return False
    seen = [False] * size
    for entry in order:
        if not 0 <= entry < size or seen[entry]:
            return False
        seen[entry] = True
    return True

"""Actions by number: what can be decided in a game, in an order that never changes."""

import types
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, overload

import msgspec

from ludiade.kernel.errors import BadRecord
from ludiade.kernel.types import Action, Seat


class ActionList(Sequence[Action]):
    """Actions in an order, as a sequence that does not change."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = tuple(actions)

    @overload
    def __getitem__(self, number: int) -> Action: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Action]: ...
    def __getitem__(self, number: int | slice) -> Action | Sequence[Action]:
        return self._actions[number]

    def __len__(self) -> int:
        return len(self._actions)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(self._actions)


class Actions(ActionList):
    """All actions of a game for so many players, whatever the options; each keeps its number."""

    def __init__(self, actions: Iterable[Action]) -> None:
        super().__init__(actions)
        self._numbers = {action: number for number, action in enumerate(self._actions)}

    def __contains__(self, action: object) -> bool:
        return action in self._numbers

    def index(self, action: object, start: int = 0, stop: int | None = None) -> int:
        """The number of an action; ValueError where it is none of them."""
        number = self._numbers.get(action) if isinstance(action, Action) else None
        if number is None or not start <= number < (len(self) if stop is None else stop):
            raise ValueError(f"{action!r} is not among them")
        return number

    def mask(self, menu: Iterable[Action]) -> list[bool]:
        """For each action, whether it is on this menu."""
        allowed = [False] * len(self)
        for action in menu:
            allowed[self._numbers[action]] = True
        return allowed

    def __repr__(self) -> str:
        return f"<{len(self)} actions>"


def every(kind: Any, players: int) -> Iterator[object]:
    """Every value of a type in the order it is written: Structs, Literals, seats, bounded numbers.

    BadRecord where no end of them is known: the game lists its actions itself, or cannot.
    """
    origin = get_origin(kind)
    if kind is Seat:
        yield from range(players)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        names = kind.__struct_fields__
        for values in product(*(list(every(hints[name], players)) for name in names)):
            yield kind(*values)
    elif origin is Union or origin is types.UnionType:
        for arm in get_args(kind):
            yield from every(arm, players)
    elif origin is Literal:
        yield from get_args(kind)
    elif kind is bool:
        yield from (False, True)
    elif origin is Annotated and (meta := _bounds(kind)) is not None:
        yield from meta
    else:
        raise BadRecord("$.game", "actions_unlisted")


def _bounds(kind: Any) -> range | None:
    for meta in get_args(kind):
        if isinstance(meta, msgspec.Meta) and meta.ge is not None and meta.le is not None:
            return range(int(meta.ge), int(meta.le) + 1)
    return None

"""Random values of a type: options for tests and soaks."""

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ludiade.kernel.dice import Dice


def sample(kind: Any, dice: Dice) -> object:
    """A random value of a Struct, Literal, bool, bounded int, None, or a union of these."""
    origin = get_origin(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        return kind(**{
            name: sample(hints[name], dice) for name in kind.__struct_fields__
        })  # fmt: skip
    if origin is Literal or origin is Union or origin is types.UnionType:
        arms = get_args(kind)
        arm = arms[dice.below(len(arms))]
        return arm if origin is Literal else sample(arm, dice)
    if kind is bool:
        return dice.below(2) == 1
    if kind is type(None):
        return None
    if origin is Annotated:
        meta = next(m for m in get_args(kind) if isinstance(m, msgspec.Meta))
        low, high = int(meta.ge or 0), meta.le
        return low + dice.below(3 if high is None else int(high) - low + 1)
    raise TypeError(f"no way to draw a random {kind}: the game needs its own any_options")

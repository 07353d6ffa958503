"""Random values of a type: options for tests and soaks."""

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ludiade.kernel.dice import Dice

MANY, FEW = 10, 3


def sample(kind: Any, dice: Dice) -> object:
    """A random value of a Struct, Literal, bool, bounded int, None, or a union of these.

    Of many whole numbers only the first: a hundred rounds show no more than three.
    """
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
        if meta.ge is None or meta.le is None:
            raise TypeError("a whole number from outside needs bounds: Meta(ge=…, le=…)")
        there = int(meta.le - meta.ge) + 1
        return int(meta.ge) + dice.below(there if there <= MANY else FEW)
    raise TypeError(f"no way to draw a random {kind}: the game needs its own any_options")

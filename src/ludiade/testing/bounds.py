"""Whole numbers that come from outside: where a type takes one, and whether it is bounded."""

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

MOST = 2**31
"""What is accepted stays below, on both sides of zero: no storage or language stumbles over it."""


def unbounded(kind: Any) -> list[str]:
    """The places of a type that take a number of any size."""
    return [path for path, found in _parts(inspect.type_info(kind), "$") if not _is_bounded(found)]


def whole_numbers(kind: Any) -> dict[str, tuple[int, int]]:
    """The places of a type that take a bounded whole number, with the least and the most."""
    parts = _parts(inspect.type_info(kind), "$")
    return {
        path: (found.ge, found.le)
        for path, found in parts
        if isinstance(found, inspect.IntType) and found.ge is not None and found.le is not None
    }


def _is_bounded(found: inspect.Type) -> bool:
    if isinstance(found, inspect.IntType):
        low, high = found.ge, found.le
        return low is not None and high is not None and -MOST < low <= high < MOST
    return not isinstance(found, inspect.AnyType | inspect.RawType | inspect.FloatType)


def _parts(found: inspect.Type, path: str) -> Iterator[tuple[str, inspect.Type]]:
    """A type and all that it is made of; the types of this project do not hold themselves."""
    match found:
        case inspect.Metadata(type=within):
            yield from _parts(within, path)
        case inspect.UnionType(types=types):
            for each in types:
                yield from _parts(each, path)
        case inspect.StructType(fields=fields, tag=tag):
            below = path if tag is None else f"{path}({tag})"
            for field in fields:
                yield from _parts(field.type, f"{below}.{field.encode_name}")
        case inspect.TupleType(item_types=types):
            for at, each in enumerate(types):
                yield from _parts(each, f"{path}[{at}]")
        case inspect.CollectionType(item_type=each):
            yield from _parts(each, f"{path}[]")
        case inspect.DictType(key_type=key, value_type=value):
            yield from _parts(key, f"{path}{{}}")
            yield from _parts(value, f"{path}{{}}")
        case _:
            yield path, found

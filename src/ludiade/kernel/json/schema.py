"""JSON Schema of our types, with what stands under their fields as descriptions."""

import ast
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema_of(
    title: str, kinds: dict[str, Any], hook: Callable[[type], dict[str, Any]] | None = None
) -> dict[str, object]:
    """One document for several types by name; `hook` says what JSON a type of elsewhere is."""
    refs, parts = msgspec.json.schema_components(
        kinds.values(), ref_template="#/$defs/{name}", schema_hook=hook
    )
    for struct in _structs(kinds.values(), set()):
        described = parts.get(struct.__name__, {}).get("properties", {})
        for field, text in field_docs(struct).items():
            if field in described:
                described[field] = {**described[field], "description": text}
    return {
        "$schema": DIALECT,
        "title": title,
        "properties": dict(zip(kinds, refs, strict=True)),
        "$defs": parts,
    }


def field_docs(struct: type[Struct]) -> dict[str, str]:
    """What is written under each field of a type and of those it comes from."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        found |= _written_in(kind.__module__).get(kind.__qualname__, {})
    names = dict(zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True))
    return {names[field]: text for field, text in found.items() if field in names}


@cache
def _written_in(module: str) -> dict[str, dict[str, str]]:
    """For each class of a module, the texts under its fields."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except (OSError, TypeError):  # compiled, without its source: it has nothing to say
        return {}
    classes = [one for one in tree.body if isinstance(one, ast.ClassDef)]
    return {one.name: dict(_under_fields(one.body)) for one in classes}


def _under_fields(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(body):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, inspect.cleandoc(text).replace("\n", " ")


def _structs(kinds: Iterable[Any], seen: set[Any]) -> Iterator[type[Struct]]:
    """All Structs that types are made of."""
    for kind in kinds:
        kind = getattr(kind, "__supertype__", kind)
        if isinstance(kind, type) and issubclass(kind, Struct):
            if kind not in seen:
                seen.add(kind)
                yield kind
                yield from _structs(get_type_hints(kind).values(), seen)
        else:
            yield from _structs(get_args(kind), seen)

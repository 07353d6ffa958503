"""What a game says: its Fluent catalogues, read key by key."""

from pathlib import Path
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from ludiade.kernel.game import AnyGame
from ludiade.kernel.texts import catalogue

FORMS = ("", "_raw", "_nth")
"""What a field may be called in a sentence, after its name: see `kernel/texts`."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Key to variables of every message of a catalogue."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue(folder, lang)).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def wanted(game: AnyGame) -> dict[str, set[str]]:
    """The keys that a game must have in every language, with the variables each may name."""
    keys: dict[str, set[str]] = {"game-name": set(), "game-tagline": set()}
    for kind, union in (("action", game.Action), ("event", game.Event)):
        for struct in get_args(union) or (union,):
            fields = {f"{name}{form}" for name in struct.__struct_fields__ for form in FORMS}
            keys[_key(f"{kind}-{struct.__struct_config__.tag}")] = fields
    for field in msgspec.structs.fields(game.Options):
        keys[_key(f"option-{field.name}")] = set()
        for value in _literals(field.type):
            keys[_key(f"option-{field.name}-{value}")] = set()
    return keys


def _key(name: str) -> str:
    return name.replace("_", "-")


def _literals(kind: Any) -> list[str]:
    """The texts a type allows, by name."""
    args = get_args(kind)
    return [a for a in args if isinstance(a, str)] + [
        text for arg in args if not isinstance(arg, str) for text in _literals(arg)
    ]

"""The options of a game as its card tells them: what each means, takes, and is unless one says."""

import json
from collections.abc import Iterator
from typing import Any, cast

from ludiade.cli.two_columns import two_columns
from ludiade.cli.usage import HERE
from ludiade.kernel.game import AnyGame
from ludiade.kernel.texts import Texts, texts

SEED = ":SEED"
"""What ends an example in whose place letters are drawn at random."""


def option_lines(game: AnyGame, say: Texts) -> list[str]:
    """All options and their values, under a line that shows how they are given."""
    kinds = cast(dict[str, Any], game.schema())["$defs"]["Options"]["properties"]
    if not kinds:
        return []
    speak = texts(say.lang, HERE)
    rows: list[tuple[str, str]] = []
    for name, kind in kinds.items():
        rows.append((name, _told(name, kind, say, speak)))
        rows.extend(("", value) for value in _values(name, kind, say, speak))
    return [speak.say("games-options"), *two_columns(rows)]


def _told(name: str, kind: dict[str, Any], say: Texts, speak: Texts) -> str:
    """What an option means, the numbers it takes, and what it is by default."""
    told = say.say(_key(name))
    for one in _forms(kind):
        if "minimum" in one:
            told = speak.say(
                "games-option-range", means=told, low=one["minimum"], high=one["maximum"]
            )
    if "default" not in kind:  # made anew for each table
        return told
    return speak.say("help-default", about=told, default=_json(kind["default"]))


def _values(name: str, kind: dict[str, Any], say: Texts, speak: Texts) -> Iterator[str]:
    """The values that have names, each with its meaning."""
    for one in _forms(kind):
        null = ["none"] if one.get("type") == "null" else []
        for value in (*one.get("enum", ()), *one.get("examples", ()), *null):
            key = _key(f"{name}-{value.removesuffix(SEED)}")
            shown = "null" if null else _json(value)
            means = say.say(key) if key in say else None
            yield speak.say("games-option-value", value=shown, means=means) if means else shown


def _forms(kind: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    """Each of the types that an option may have, and that of its entries."""
    return (kind, *kind.get("anyOf", ()), kind.get("items", {}))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return f"option-{name}".replace("_", "-")

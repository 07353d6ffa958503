"""JSON read without mercy: no key twice, no depth without end, no number that is none."""

import json
from pathlib import Path
from typing import BinaryIO

from ludiade.kernel.errors import BadRecord
from ludiade.kernel.json.convert import below
from ludiade.kernel.reasons import reason_of

MOST_BYTES = 64 * 1024 * 1024
MOST_DEPTH = 64


class _Twice(dict[str, object]):
    """An object in which a key was given twice."""

    key: str


def read_bytes(source: Path | BinaryIO) -> bytes:
    """The whole document, or BadRecord where there is none or it is too large to be read."""
    try:
        if isinstance(source, Path):
            with source.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        else:
            data = source.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise BadRecord("$", "no_such_file", file=str(source)) from None
    except (OSError, ValueError) as error:
        raise BadRecord("$", "unreadable_file", file=str(source), reason=reason_of(error)) from None
    if len(data) > MOST_BYTES:
        raise BadRecord("$", "too_large", most=MOST_BYTES // 1024 // 1024)
    return data


def read_lines(source: Path) -> list[str]:
    """The lines of a plain text, or BadRecord where there is none."""
    try:
        text = read_bytes(source).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("$", "not_utf8", at=error.start) from None
    return text.removesuffix("\n").split("\n") if text else []


def parse(data: bytes) -> object:
    """The JSON value of a document, or BadRecord."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("$", "not_utf8", at=error.start) from None
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except RecursionError:
        raise BadRecord("$", "too_deep", most=MOST_DEPTH) from None
    except json.JSONDecodeError as error:
        raise BadRecord("$", "bad_json", line=error.lineno, column=error.colno) from None
    except ValueError:  # NaN, Infinity, a whole number of thousands of digits
        raise BadRecord("$", "bad_number") from None
    _walk(value)
    return value


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    twice = _Twice(found)
    keys = [key for key, _ in pairs]
    twice.key = next(key for key in keys if keys.count(key) > 1)
    return twice


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _walk(value: object) -> None:
    """Refuse depth, keys given twice and halves of characters, in the order they are met."""
    stack: list[tuple[object, str, int]] = [(value, "$", 1)]
    twice: BadRecord | None = None
    while stack:
        here, path, depth = stack.pop()
        if isinstance(here, str):
            _whole_characters(here, path)
        elif isinstance(here, dict | list):
            if depth > MOST_DEPTH:
                raise BadRecord("$", "too_deep", most=MOST_DEPTH)
            if isinstance(here, _Twice) and twice is None:
                twice = BadRecord(path, "key_twice", key=here.key)
            if isinstance(here, list):
                if all(type(item) is int for item in here):
                    continue
                inside = [(item, below(path, i), depth + 1) for i, item in enumerate(here)]
            else:
                for key in here:
                    _whole_characters(key, path)
                inside = [(item, below(path, key), depth + 1) for key, item in here.items()]
            stack.extend(reversed(inside))
    if twice is not None:
        raise twice


def _whole_characters(text: str, path: str) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise BadRecord(path, "half_character") from None

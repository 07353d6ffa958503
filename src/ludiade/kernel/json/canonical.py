"""JSON with one way to write each value, so that two languages hash the same bytes."""

import json

LARGEST_INTEGER = 2**53 - 1
"""The largest whole number that every language reads exactly."""


def canonical(value: object) -> bytes:
    """The only way to write `value`, in UTF-8 (docs/fairness.md); ValueError if it has none."""
    _check(value)
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode("utf-8")


def _check(value: object) -> None:
    match value:
        case None | bool() | str():
            pass
        case int():
            if abs(value) > LARGEST_INTEGER:
                raise ValueError("not every language reads so large a number")
        case list() | tuple():
            for item in value:
                _check(item)
        case dict():
            for key, item in value.items():
                if not isinstance(key, str):
                    raise ValueError("a key must be a text")
                _check(item)
        case _:
            raise ValueError(f"{type(value).__name__} has no one way to be written")

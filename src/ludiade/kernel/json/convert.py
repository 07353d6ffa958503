"""From plain JSON values to types, with the path, code and details of what does not fit."""

import re
from typing import Any

import msgspec

from ludiade.kernel.errors import BadRecord

_BOUND = r"(?:>= (?P<least>-?\d+)|<= (?P<most>-?\d+))"
_FRACTION = r"(?P<{}>-?\d+(?:\.\d*[1-9])?)(?:\.0)?"
_OPEN = "|".join(f"{sign} {_FRACTION.format(name)}" for sign, name in
                 ((">=", "least"), ("<=", "most"), (">", "above"), ("<", "below")))  # fmt: skip
# What msgspec says, and the code we say it with; groups are the details of the sentence.
_SAYINGS = [
    (re.compile(r"Object missing required field `(?P<key>.*)`", re.S), "missing_key"),
    (re.compile(r"Object contains unknown field `(?P<key>.*)`", re.S), "unknown_key"),
    (re.compile(r"Expected `(?P<expected>\w+)[\w| ]*`, got `(?P<got>\w+)`"), "wrong_type"),
    (re.compile(rf"Expected `\w+` {_BOUND}"), "out_of_range"),
    (re.compile(rf"Expected `\w+` (?:{_OPEN})"), "outside"),
    (re.compile(r"(?:Integer value|Number) out of range"), "bad_number"),
    (re.compile(rf"Expected `\w+` of length {_BOUND}"), "bad_length"),
    (re.compile(r"Expected `array` of length (?P<length>\d+), got \d+"), "wrong_length"),
    (re.compile(r"Expected `str` matching regex .*", re.S), "bad_form"),
    (re.compile(r"Invalid (?:enum )?value (?P<got>.*)", re.S), "bad_value"),
]
_PLACE = re.compile(r"^(?P<saying>.*?)(?: - at `(?P<path>\$.*)`)?$", re.S)
_PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")


def convert(value: object, kind: Any, path: str) -> object:
    """`value` as `kind`, nothing converted on the way; BadRecord names the place below `path`."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise refusal(str(error), path) from None


def refusal(message: str, path: str) -> BadRecord:
    """What msgspec said, as one of our refusals."""
    place = _PLACE.match(message)
    assert place is not None
    where = path + (place["path"] or "$")[1:]
    for saying, code in _SAYINGS:
        found = saying.fullmatch(place["saying"])
        if found:
            details = found.groupdict()
            if "key" in details:
                where = below(where, details["key"])
            return BadRecord(where, code, **details)
    return BadRecord(where, "bad_form")


def below(path: str, key: str | int) -> str:
    """The path of what stands under `key`."""
    if isinstance(key, int):
        return f"{path}[{key}]"
    if _PLAIN_KEY.match(key):
        return f"{path}.{key}"
    return f"{path}[{msgspec.json.encode(key).decode()}]"

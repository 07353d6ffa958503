"""What is printed: lines for people, JSON for programs, refusals for both."""

import codecs
import io
import json
import os
import sys
import unicodedata
from contextlib import suppress

import msgspec

from ludiade.kernel.errors import BadRecord, Illegal, Refusal, Unfair
from ludiade.kernel.texts import language, texts

PLAIN = "ludiade.plain"
"""How characters are written that an output does not have."""
NEAR = {
    "’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "…": "...",
    "·": "-", "×": "x", "œ": "oe", "Œ": "OE", "æ": "ae", "→": "->", "±": "+-", "≥": ">=",
    "°": "o", "▶": ">", "◀": "<", "▲": "^", "▼": "v", "●": "*", "○": "o", "■": "#",
    "□": ".", "✕": "x",
}  # fmt: skip


def open_streams() -> None:
    """Make both outputs write whatever they are given, even in ASCII, even where one is closed."""
    codecs.register_error(PLAIN, _plainly)
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def shut_stdout() -> None:
    """Forget what nobody reads or no disk takes, or Python tries again while it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """The nearest that ASCII has: letters without accents, plain quotes, else `?`."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(_near, error.object[error.start : error.end])), error.end


def _near(sign: str) -> str:
    if sign in NEAR:
        return NEAR[sign]
    apart = unicodedata.normalize("NFKD", sign)
    return "".join(part for part in apart if part.isascii()) or "?"


def print_json(value: object) -> None:
    """Print a value as one line of JSON."""
    print(as_json(value))


def as_json(value: object, indent: int | None = None) -> str:
    """A value as JSON, escaped where the output is not Unicode."""
    encoding = (sys.stdout.encoding or "ascii").lower()
    return json.dumps(
        msgspec.to_builtins(value),
        ensure_ascii=not encoding.startswith("utf"),
        indent=indent,
        separators=(",", ":") if indent is None else None,
    )


def print_refusal(refusal: Refusal, asked: str | None, for_programs: bool) -> None:
    """Say what cannot be: a sentence on standard error, or an object for programs."""
    say = texts(language(asked), *([refusal.folder] if refusal.folder else []))
    if for_programs:
        print_json({"error": _error(refusal, say.refuse(refusal))})
        return
    with suppress(OSError):  # nobody can be told
        print(say.refuse_there(refusal), file=sys.stderr)


def _error(refusal: Refusal, sentence: str) -> dict[str, object]:
    """A refusal as data: where, which, in words, and what else is known of it."""
    error: dict[str, object] = {}
    if isinstance(refusal, BadRecord):
        error["path"] = refusal.path
    elif isinstance(refusal, Illegal | Unfair) and hasattr(refusal, "number"):
        error["input"] = refusal.number
    error |= {"code": refusal.code, "message": sentence}
    if isinstance(refusal, Illegal) and refusal.rule:
        error["rule"] = refusal.rule
    if isinstance(refusal, Unfair):
        told = {key: refusal.details.get(key) for key in ("differs", "seat")}
        error |= {key: value for key, value in told.items() if value is not None}
    return error

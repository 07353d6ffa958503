"""What the commands on records have in common: where they read, how they refuse."""

import json
import sys
from pathlib import Path

import msgspec

from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord, Illegal, Refusal, Unfair
from ludiade.kernel.game import AnyGame, Game, judge_of
from ludiade.kernel.match import IllegalInput
from ludiade.kernel.record import Record, read
from ludiade.kernel.strict_json import read_bytes, read_lines
from ludiade.kernel.texts import language, texts


def read_record(file: str, lexicon: str | None = None) -> Record:
    """The record in a file, or on standard input for `-`; `lexicon` is a list to judge words by."""
    source = sys.stdin.buffer if file == "-" else Path(file)
    data = read_bytes(source)
    if lexicon is None:
        return read(data, shelf.find)
    lines = read_lines(Path(lexicon))

    def judged(name: str, rules: int | None) -> AnyGame | None:
        game = shelf.find(name, rules)
        return game and judge_of(game).by_list(lines)

    return read(data, judged)


def refuse(refusal: Refusal, asked: str | None, speaker: AnyGame | Path | None) -> int:
    """Print what cannot be, in the speaker's words, for programs and for people; the status."""
    folder = speaker.folder if isinstance(speaker, Game) else speaker
    folder = refusal.folder or folder
    say = texts(language(asked), *([folder] if folder else []))
    error: dict[str, object] = {}
    if isinstance(refusal, BadRecord):
        error["path"] = refusal.path
    elif isinstance(refusal, IllegalInput | Unfair):
        error["input"] = refusal.number
    error |= {"code": refusal.code, "message": say.refuse(refusal)}
    if isinstance(refusal, Illegal) and refusal.rule:
        error["rule"] = refusal.rule
    if isinstance(refusal, Unfair):  # what was not kept, and by whom, for programs
        told = {key: refusal.details.get(key) for key in ("differs", "seat")}
        error |= {key: value for key, value in told.items() if value is not None}
    print(as_line({"error": error}))
    if sys.stdout.isatty():
        print(error["message"], file=sys.stderr)
    return 2 if isinstance(refusal, BadRecord) else 1


def as_line(value: object) -> str:
    """A value as one line of JSON."""
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ":"))

"""The match records that commands are given."""

import sys
from pathlib import Path

from ludiade.kernel import shelf
from ludiade.kernel.game import AnyGame, judge_of
from ludiade.kernel.json.strict import read_bytes, read_lines
from ludiade.kernel.record import Record, read


def read_record(file: str, lexicon: str | None = None) -> Record:
    """The record in a file, or on standard input for `-`; `lexicon` is a list to judge words by."""
    data = read_bytes(sys.stdin.buffer if file == "-" else Path(file))
    if lexicon is None:
        return read(data, shelf.find)
    lines = read_lines(Path(lexicon))

    def judged(name: str, rules: int | None) -> AnyGame | None:
        game = shelf.find(name, rules)
        return game and judge_of(game).by_list(lines)

    return read(data, judged)

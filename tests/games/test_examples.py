"""Records made by an independent program lead where it says they lead."""

import gzip
import json
from functools import cache
from pathlib import Path

import msgspec
import pytest

from ludiade.kernel.eyes import EVERY_EYE
from ludiade.kernel.game import judge_of
from ludiade.kernel.match import replay
from ludiade.kernel.record import read, waiting_as_json
from ludiade.kernel.shelf import find

FOLDER = Path(__file__).parent.parent / "data" / "examples"
EXAMPLES = [
    pytest.param(json.loads(line), id=f"{file.stem}-{number}")
    for file in sorted(FOLDER.glob("*.jsonl"))
    for number, line in enumerate(file.read_text().splitlines())
]


@cache
def judge(name, rules=None):
    """The game of an example, its words judged by the list that came with the examples."""
    words = FOLDER.parent / name / "FR.txt.gz"
    game = find(name, rules)
    if not words.exists():
        return game
    return judge_of(game).by_list(gzip.decompress(words.read_bytes()).decode().split())


def plain(value):
    """Diego's cards are given here by their number only."""
    if isinstance(value, dict):
        return value["card"] if "card" in value and "affiliation" in value else {
            key: plain(item) for key, item in value.items()
        }  # fmt: skip
    return [plain(item) for item in value] if isinstance(value, list) else value


def same_fields(ours, given):
    """What is given here of a view; objects may hold further fields."""
    if isinstance(given, dict) and isinstance(ours, dict):
        return {key: same_fields(ours[key], given[key]) for key in given if key in ours}
    return ours


@pytest.mark.parametrize("example", EXAMPLES)
def test_example(example):
    match = replay(read(json.dumps(example["record"]).encode(), judge))
    assert waiting_as_json(match.state.waiting()) == example["waiting"]
    view = plain(json.loads(msgspec.json.encode(match.state.view(EVERY_EYE))))
    assert same_fields(view, example["view"]) == example["view"]
    for seat, menu in example.get("actions", {}).items():
        ours = json.loads(msgspec.json.encode(match.state.actions(int(seat))))
        assert sorted(map(_key, ours)) == sorted(map(_key, menu))


def _key(action):
    return json.dumps(action, sort_keys=True)

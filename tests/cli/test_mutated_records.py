"""Valid records, broken in thousands of ways: a status, an object, never a traceback."""

import contextlib
import io
import json
import sys
from pathlib import Path

import pytest

from ludiade.cli import main
from ludiade.kernel.dice import Dice
from ludiade.kernel.shelf import names

GOLDEN = Path(__file__).parent.parent / "golden"
STRANGE = [
    None, True, False, 0, 1, -1, 10**30, 1.0, 0.5, "", "0", "draw", "é\u202e", [], [0], {},
    {"type": 1},
]  # fmt: skip
TRIES = 1500


def places(value, path=()):
    """Every place in a JSON value."""
    yield path
    children = value.items() if isinstance(value, dict) else enumerate(value)
    for key, child in children:
        if isinstance(child, dict | list):
            yield from places(child, (*path, key))
        else:
            yield (*path, key)


def mutate(value, dice):
    """One change somewhere: a value replaced, a key dropped, added, an item doubled or moved."""
    where = list(places(value))
    path = where[dice.below(len(where))]
    if not path:
        return STRANGE[dice.below(len(STRANGE))]
    parent = value
    for key in path[:-1]:
        parent = parent[key]
    key = path[-1]
    match dice.below(5):
        case 0:
            del parent[key]
        case 1 if isinstance(parent, list):
            parent.insert(key, parent[dice.below(len(parent))])
        case 1:
            parent["strange"] = parent[key]
        case 2 if isinstance(parent, list):
            parent[key], parent[0] = parent[0], parent[key]
        case 3 if isinstance(parent[key], int):
            parent[key] += (-1, 1)[dice.below(2)]
        case _:
            parent[key] = STRANGE[dice.below(len(STRANGE))]
    return value


def replayed(data, monkeypatch):
    """Status and answer of `ludiade replay - --json`."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    with contextlib.redirect_stdout(out):
        status = main(["replay", "-", "--json"])
    lines = out.getvalue().splitlines()
    assert len(lines) == 1
    return status, json.loads(lines[0])


def sound(status, answer):
    if status == 0:
        assert set(answer) == {"inputs", "waiting", "view", "actions", "events"}
    else:
        error = answer["error"]
        assert status in (1, 2)
        assert set(answer) == {"error"}
        assert ("path" in error) == (status == 2)
        assert ("input" in error) == (status == 1)
        assert error["code"]
        assert error["message"]


def short_records(name):
    """Golden matches cut after a few inputs, so that mutations hit more than orders."""
    for path in sorted((GOLDEN / name).glob("*.json"))[:6]:
        record = json.loads(path.read_bytes())
        record["inputs"] = record["inputs"][:12]
        yield json.dumps(record)


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_mutated_records_are_answered(name, monkeypatch):
    dice = Dice(4)
    sources = list(short_records(name))
    seen = set()
    for number in range(TRIES):
        value = json.loads(sources[number % len(sources)])
        for _ in range(1 + dice.below(3)):
            if isinstance(value, dict | list):
                value = mutate(value, dice)
        status, answer = replayed(json.dumps(value).encode(), monkeypatch)
        sound(status, answer)
        seen.add((status, answer.get("error", {}).get("code")))
    assert {status for status, _ in seen} == {0, 1, 2}
    assert len(seen) > 10


def test_mutated_bytes_are_answered(monkeypatch):
    dice = Dice(8)
    source = next(short_records("diamoniak")).encode()
    for _ in range(TRIES):
        data = bytearray(source)
        for _ in range(1 + dice.below(4)):
            at = dice.below(len(data))
            data[at : at + dice.below(3)] = bytes(dice.below(256) for _ in range(dice.below(3)))
        sound(*replayed(bytes(data), monkeypatch))

"""The plays of all known positions, exactly."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludiade.games.diamino.words.plays.search as search_module
from ludiade.games.diamino.words.lexicon import Lexicon
from ludiade.games.diamino.words.plays import BadPosition
from ludiade.games.diamino.words.plays import positions as positions_module
from ludiade.games.diamino.words.plays.positions import answer, generator, read_positions

from .conftest import DATA

PACKAGE = Path(search_module.__file__).parents[4]
MANY_FOR_PLAIN_PYTHON = 30_000
COMPILED = not search_module.__file__.endswith(".py")
IDS = [position["id"] for position in json.loads((DATA / "diamino.json").read_text())["positions"]]


def expected(position: dict[str, Any]) -> dict[str, Any]:
    keys = ("id", "n_plays", "sha256_plays", "n_plays_folded", "sha256_folded")
    return {key: position[key] for key in keys}


@pytest.mark.parametrize("name", IDS)
def test_every_position_has_exactly_its_plays(
    name: str, positions: list[dict[str, Any]], test_lexicon: Lexicon
) -> None:
    position = next(one for one in positions if one["id"] == name)
    if not COMPILED and position["n_plays"] > MANY_FOR_PLAIN_PYTHON:
        pytest.skip("not compiled: too many plays for plain Python")
    assert answer(position, generator(position, test_lexicon.graph())) == expected(position)


PLAIN = """
import json, sys
from pathlib import Path
from ludiade.games.diamino.words.graph.reader import open_graph
from ludiade.games.diamino.words.plays import search
from ludiade.games.diamino.words.plays.positions import answer, generator
assert search.__file__.endswith(".py")
graph = open_graph(Path(sys.argv[1]))
for position in json.loads(sys.stdin.read()):
    print(json.dumps(answer(position, generator(position, graph))))
"""


def test_the_uncompiled_source_finds_the_same_plays(
    tmp_path: Path, positions: list[dict[str, Any]], test_lexicon: Lexicon
) -> None:
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "data", "__pycache__", "static")
    shutil.copytree(PACKAGE, tmp_path / "ludiade", ignore=leave_out)
    (tmp_path / "fr.graph").write_bytes(test_lexicon.graph())
    few = [one for one in positions if one["n_plays"] <= MANY_FOR_PLAIN_PYTHON]
    done = subprocess.run(
        [sys.executable, "-c", PLAIN, str(tmp_path / "fr.graph")],
        input=json.dumps(few),
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == [expected(p) for p in few]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_positions"),
        ("{}", "bad_positions"),
        ("[]", "bad_positions"),
        ('{"positions": [{"id": "x"}]}', "bad_position"),
        ('{"positions": [3]}', "bad_position"),
    ],
)
def test_a_file_that_holds_no_positions_is_refused(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / "bad.json").write_text(text)
    with pytest.raises(BadPosition) as refusal:
        read_positions(tmp_path / "bad.json")
    assert refusal.value.code == code


def test_more_than_two_million_plays_are_only_counted(
    positions: list[dict[str, Any]], test_lexicon: Lexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions_module, "LISTED_AT_MOST", 100)
    position = positions[0]
    given = answer(position, generator(position, test_lexicon.graph()))
    assert given == expected(position) | {"sha256_plays": None, "sha256_folded": None}

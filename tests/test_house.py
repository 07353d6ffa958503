"""The folders of the house: small enough that one finds what one looks for."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests import measuring
from tests.measuring import LIST

ROOT = Path(__file__).parents[1]
MOST = 25
"""Files that lie directly in a folder."""
ROOMS = ("src", "web/src", "web/tests", "web/plugins", "tests", "tools", "bench", "examples")
MADE = {"__pycache__", "node_modules", "generated", "out"}
DATA = {
    "src/ludiade/games/diamino/words/lexicon/data",
    "src/ludiade/server/page",
    "tests/golden",
    "web/src/drawings",
}
"""Folders of data, read by programs and never from top to bottom."""
SUITE = "src/ludiade/testing/suite.py"
TEST = re.compile(r"def (test_\w+)\(")


def crowded(root: Path) -> dict[str, int]:
    """The folders with more files than one looks through, and how many."""
    found: dict[str, int] = {}
    for folder in [root, *(path for path in root.rglob("*") if path.is_dir())]:
        place = folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder
        if MADE & set(place.parts) or any(place.is_relative_to(data) for data in DATA):
            continue
        files = sum(path.is_file() and path.suffix != ".so" for path in folder.iterdir())
        if files > MOST:
            found[str(place)] = files
    return found


def test_no_room_holds_more_than_25_files() -> None:
    assert {name: n for room in ROOMS for name, n in crowded(ROOT / room).items()} == {}


def test_a_crowded_room_is_named(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    for number in range(MOST):
        (inner / f"{number}.py").touch()
    assert crowded(tmp_path) == {}
    (inner / "one_more.py").touch()
    assert crowded(tmp_path) == {str(inner): MOST + 1}


def test_every_slow_test_of_the_list_is_there() -> None:
    names = LIST.read_text(encoding="utf-8").splitlines()
    assert names == sorted(set(names))
    assert [name for name in names if str(ROOT) in name] == [], "a test named after a place"
    places = {name.partition("[")[0] for name in names}
    gone = {place for place in places if not is_there(*place.split("::"))}
    assert gone == set(), "make slow-tests"


def is_there(file: str, *path: str) -> bool:
    """Whether a file is still there, and a test of that name, which it may inherit."""
    return (ROOT / file).exists() and path[-1] in names_written()


@cache
def names_written() -> frozenset[str]:
    """The names of all tests, ours and those of the suite for any game."""
    files = [ROOT / SUITE, *(ROOT / "tests").rglob("*.py")]
    found = {name for file in files for name in TEST.findall(file.read_text(encoding="utf-8"))}
    return frozenset(found | {"runTest"})  # as Hypothesis names that of a machine


def test_a_slow_test_that_is_gone_is_named() -> None:
    assert is_there("tests/test_house.py", "test_a_slow_test_that_is_gone_is_named")
    assert not is_there("tests/test_house.py", "test_" + "of_yesterday")
    assert not is_there("tests/test_yesterday.py", "test_a_slow_test_that_is_gone_is_named")


def test_a_test_that_passes_for_fast_and_is_not_fails(request, monkeypatch) -> None:
    def fate(most_s: float) -> BaseException | None:
        monkeypatch.setattr(measuring, "FAR_TOO_MUCH_S", most_s)
        running = measuring.Guard().pytest_runtest_call(request.node)
        next(running)
        try:
            running.send(None)
        except (StopIteration, pytest.fail.Exception) as end:
            return end
        return None

    assert isinstance(fate(60.0), StopIteration)
    assert "make slow-tests" in str(fate(-1.0))
    request.node.add_marker(pytest.mark.slow)
    assert isinstance(fate(-1.0), StopIteration)

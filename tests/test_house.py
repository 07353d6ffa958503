"""The folders of the house: small enough that one finds what one looks for."""

from pathlib import Path

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

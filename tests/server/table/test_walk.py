"""The walk of one move in docs/architecture.md names functions that are there, each file once."""

import importlib
import re
from pathlib import Path

DOCUMENT = Path(__file__).parents[3] / "docs" / "architecture.md"
STEP = re.compile(r"^\d+\. `(?P<file>[a-z/_]+)\.py` (?P<names>`[\w.]+`(?:, `[\w.]+`)*):", re.M)


def test_a_move_passes_through_ten_files_at_most_and_each_once():
    steps = STEP.findall(DOCUMENT.read_text(encoding="utf-8"))
    files = [file for file, _ in steps]
    assert 5 < len(files) == len(set(files)) <= 10
    for file, names in steps:
        module = importlib.import_module("ludiade.server." + file.replace("/", "."))
        for name in re.findall(r"`([\w.]+)`", names):
            found = module
            for part in name.split("."):
                found = getattr(found, part)
            assert callable(found)

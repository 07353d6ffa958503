"""The test lexicon and the positions, once for all tests of Diamino's words."""

import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest

from ludiade.games.diamino.words.lexicon import Lexicon, LexiconError

DATA = Path(__file__).parents[2] / "data" / "diamino"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever is the first to ask for the test lexicon waits seconds for its graph."""
    for item in items:
        if "test_lexicon" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def test_words() -> frozenset[str]:
    return frozenset(gzip.decompress((DATA / "FR.txt.gz").read_bytes()).decode().split())


@pytest.fixture(scope="session")
def test_lexicon(test_words: frozenset[str]) -> Lexicon:
    return Lexicon.from_words(sorted(test_words))


@pytest.fixture(scope="session")
def positions() -> list[dict[str, Any]]:
    return json.loads((DATA / "diamino.json").read_text())["positions"]


@pytest.fixture(scope="session")
def french() -> Lexicon:
    try:
        return Lexicon.open()
    except LexiconError:
        if os.environ.get("CI"):
            raise
        pytest.skip("the French lexicon is not built here")

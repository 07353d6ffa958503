"""The game of docs/add-a-game.md as a package, installed in a folder of its own."""

import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludiade.kernel import shelf
from ludiade.server.http.routes import game_words, games

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FILE = re.compile(r"^```\w+\n# (\S+\.(?:py|ftl|md|toml))\n(.*?)^```$", re.M | re.S)


def write_project(folder: Path) -> None:
    """The files of the page."""
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def install(project: Path, site: Path) -> None:
    """Install a package as pip does, without asking any other machine for anything."""
    alone = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "-q"]
    command = [sys.executable, "-m", "pip", "install", *alone, "--target", str(site), str(project)]
    subprocess.run(command, check=True)


def environment(*first: Path) -> dict[str, str]:
    """Where another process finds what is installed there besides all that this one finds."""
    path = os.pathsep.join([*map(str, first), *sys.path])
    return {**os.environ, "PYTHONPATH": path, "LUDIADE_LANG": "en"}


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """This process finds what is installed there too."""
    before = set(sys.modules)
    sys.path.insert(0, str(site))
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        for name in set(sys.modules) - before:
            if str(site) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]
        _look_again()


def _look_again() -> None:
    importlib.invalidate_caches()
    for kept in (shelf.packages, shelf._game, games._shelf, game_words._shelf, game_words._words):
        kept.cache_clear()

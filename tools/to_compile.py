"""Which modules are compiled: by mypyc all of a game but those that say they are not.

A module, or the `__init__` of a folder for all that lies in it, opts out by a line that begins
with `# Not compiled:` and says why. Types are never compiled, since a compiled Struct would be a
slow generic class, nor what people see in a terminal. By Cython a module whose first line gives it
directions, `# cython: …`.
"""

import platform
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludiade"
INNER_LOOP = ("inputs", "dice", "state", "playout", "piles", "seats", "knowledge", "network")
"""The modules of the kernel that matches and searches run through."""
NEVER = {"__init__.py", "types.py", "terminal.py", "commands.py"}
OPT_OUT = re.compile(r"^# Not compiled: \S", re.M)
FOR_CYTHON = "# cython: "


def modules() -> list[Path]:
    """The kernel's inner loop, the search, and every game, in one order on every machine."""
    kernel = [PACKAGE / "kernel" / f"{name}.py" for name in INNER_LOOP]
    search = sorted((PACKAGE / "bots" / "search").glob("[!_]*.py"))
    return [*kernel, *of_games(PACKAGE / "games"), *search]


def of_games(folder: Path) -> Iterator[Path]:
    """What is compiled of a folder."""
    if opts_out(folder / "__init__.py"):
        return
    for path in sorted(folder.glob("*.py")):
        if path.name not in NEVER and not opts_out(path):
            yield path
    for inner in sorted(path.parent for path in folder.glob("*/__init__.py")):
        yield from of_games(inner)


def opts_out(path: Path) -> bool:
    """Whether a module says that it is not compiled."""
    return OPT_OUT.search(path.read_text(encoding="utf-8")) is not None


def by_cython(batches: bool = True) -> list[Path]:
    """What Cython compiles, with or without the batches, in one order on every machine."""
    found = sorted([*PACKAGE.glob("kernel/**/*.py"), *PACKAGE.glob("games/**/*.py")])
    if not batches:
        found = [path for path in found if path.parent.name != "learning"]
    return [path for path in found if path.read_text(encoding="utf-8").startswith(FOR_CYTHON)]


def flags() -> list[str]:
    """Counting bits is one instruction on every x86-64 of the last fifteen years, once allowed."""
    return ["-O3", "-mpopcnt"] if platform.machine() in ("x86_64", "AMD64") else ["-O3"]

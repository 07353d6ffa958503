"""Compile the rules where a C compiler is at hand; `pyproject.toml` says everything else.

`LUDIADE_PURE=1` builds plain Python: compiled modules would shadow the source one is editing.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))  # a build backend does not look beside setup.py

from compiler import missing_package  # noqa: E402

WITHOUT_BUILDING = {"egg_info", "dist_info", "sdist"}
RULES = (
    *(f"src/ludiade/kernel/{module}.py" for module in ("inputs", "dice", "state", "playout")),
    *(f"src/ludiade/games/*/{module}.py" for module in ("rules", "scoring", "imagine")),
)


def rules() -> list[Extension]:
    """The kernel's inner loop and every game's laws, in one group: calls between them are C."""
    from mypyc.build import mypycify  # heavy, and of no use to a plain build

    paths = [str(path.relative_to(ROOT)) for glob in RULES for path in sorted(ROOT.glob(glob))]
    extensions: list[Extension] = mypycify(paths, group_name="ludiade", debug_level="0")
    return extensions


def extensions() -> list[Extension]:
    """What is compiled, or nothing."""
    if os.environ.get("LUDIADE_PURE") == "1" or WITHOUT_BUILDING & set(sys.argv):
        return []
    if package := missing_package():
        print(f"ludiade: built as plain Python; to compile it: apt install {package}",
              file=sys.stderr)  # fmt: skip
        return []
    return [*rules()]


setup(ext_modules=extensions())

"""Compile the rules where a C compiler is at hand; `pyproject.toml` says everything else.

`LUDIADE_PURE=1` builds plain Python: compiled modules would shadow the source one is editing.
"""

import os
import sys
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))  # a build backend does not look beside setup.py

from compiler import missing_package  # noqa: E402

WITHOUT_BUILDING = {"egg_info", "dist_info", "sdist"}
RULES = (
    *(f"src/ludiade/kernel/{module}.py" for module in ("inputs", "dice", "state", "playout")),
    *(f"src/ludiade/games/*/{module}.py" for module in ("rules", "scoring", "imagine")),
)


def compiles() -> bool:
    """Whether this build compiles; where it would but cannot, one line says what is missing."""
    if os.environ.get("LUDIADE_PURE") == "1" or WITHOUT_BUILDING & set(sys.argv):
        return False
    if package := missing_package():
        print(f"ludiade: built as plain Python; to compile it: apt install {package}")
        return False
    return True


def extensions() -> list[Any]:  # setuptools and mypyc each have their own type of them
    """What is compiled: the kernel's inner loop and the laws of every game.

    They form one group, so that calls between them stay in C.
    """
    rules = [str(path.relative_to(ROOT)) for glob in RULES for path in sorted(ROOT.glob(glob))]
    return [*mypycify(rules, group_name="ludiade", debug_level="0")]


setup(ext_modules=extensions() if compiles() else [])

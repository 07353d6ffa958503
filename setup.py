"""Compile the rules where a C compiler is at hand; `pyproject.toml` says everything else.

`LUDIADE_PURE=1` builds plain Python: compiled modules would shadow the source one is editing.
`LUDIADE_BATCHES=0` leaves out the batches, which need NumPy and no bot needs.
`LUDIADE_OPTIMISE=0` compiles in a third of the time what is only to be tried, not measured.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))  # a build backend does not look beside setup.py

import lexicon  # noqa: E402
import page  # noqa: E402
import to_compile  # noqa: E402
from compiler import missing_package  # noqa: E402
from extensions import BuildChanged  # noqa: E402

WITHOUT_BUILDING = {"egg_info", "dist_info", "sdist"}


def compiles() -> bool:
    """Whether this build compiles; where it would but cannot, one line says what is missing."""
    if os.environ.get("LUDIADE_PURE") == "1" or WITHOUT_BUILDING & set(sys.argv):
        return False
    if package := missing_package():
        print(f"ludiade: built as plain Python; to compile it: apt install {package}")
        return False
    return True


def by_cython() -> list[Any]:
    """Diamino's search for plays and the batches: the same files run without Cython, slowly."""
    from Cython.Build import cythonize

    batches = os.environ.get("LUDIADE_BATCHES") != "0"
    modules = [
        Extension(
            ".".join(path.relative_to("src").with_suffix("").parts), [str(path)],
            extra_compile_args=to_compile.flags(),
        )
        for path in (path.relative_to(ROOT) for path in to_compile.by_cython(batches))
    ]  # fmt: skip
    compiler: Any = cythonize  # Cython's own function has no types
    place = {"include_path": ["src"], "build_dir": "build/cython"}
    return list(compiler(modules, **place, force=True, quiet=True))  # else it goes by dates


def extensions() -> list[Any]:  # setuptools and mypyc each have their own type of them
    """What is compiled (`tools/to_compile.py`), by mypyc and by Cython.

    The modules form one group, so that calls between them stay in C. What else the package names
    at its front door need not be there to build it.
    """
    from mypyc.build import mypycify

    rules = [str(path.relative_to(ROOT)) for path in to_compile.modules()]
    return [*mypycify(
        ["--follow-imports=silent", *rules], group_name="ludiade", debug_level="0",
        opt_level=os.environ.get("LUDIADE_OPTIMISE", "3"),
    ), *by_cython()]  # fmt: skip


if not {"egg_info", "dist_info", "editable_wheel"} & set(sys.argv):
    if not lexicon.is_made():
        lexicon.make()
    if not page.is_made():
        page.make()
setup(ext_modules=extensions() if compiles() else [], cmdclass={"build_ext": BuildChanged})

"""The compiled build of the present source, as `make play` makes it."""

import sys
from pathlib import Path

import pytest

import compiled
from compiler import missing_package

ROOT = Path(__file__).resolve().parent.parent
COMPILES = pytest.mark.skipif(missing_package() is not None, reason="no C compiler")


def compiled_build() -> Path:
    """Made if it is not there; `make test` needs its parts anyway."""
    return compiled.make(sys.executable)

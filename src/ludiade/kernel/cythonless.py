"""Stands in for the `cython` module where Cython is not installed: everything runs as written."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

compiled = False


def cclass(decorated: Any) -> Any:
    """Leave it as it is."""
    return decorated


ccall = cfunc = final = inline = cclass


def exceptval(*_: object, **__: object) -> Callable[[Any], Any]:
    """Decorate without effect."""
    return cclass


nogil = nullcontext()

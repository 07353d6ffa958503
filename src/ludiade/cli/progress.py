"""A bar on a terminal while something long goes on."""

import sys
from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")


def progress(steps: Iterator[T], total: int | None, about: str = "") -> Iterator[T]:
    """The same steps, with a bar where somebody looks."""
    if not sys.stderr.isatty():
        return steps
    from rich.console import Console
    from rich.progress import track

    return iter(track(steps, total=total, console=Console(stderr=True), description=about))

"""The `ludiade` command; each of its commands is a module of its own, loaded when it is called."""

import sys
from collections.abc import Sequence
from contextlib import suppress


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line and say how it ended (`status.py`)."""
    given = list(sys.argv[1:] if words is None else words)
    if given == ["--version"]:  # quick, since nothing else is loaded
        from ludiade import __version__

        with suppress(OSError):  # which is told by `run`, as for any other command
            print(f"ludiade {__version__}", flush=True)
            return 0
    from ludiade.cli.running import run

    return run(given)

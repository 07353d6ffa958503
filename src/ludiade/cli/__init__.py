"""The `ludiade` command; each of its commands is a module of its own, loaded when it is called."""

import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line and say how it ended (`status.py`)."""
    given = list(sys.argv[1:] if words is None else words)
    if given == ["--version"]:  # quick, since nothing else is loaded
        from ludiade import __version__

        print(f"ludiade {__version__}")
        return 0
    from ludiade.cli.running import run

    return run(given)

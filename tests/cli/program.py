"""The real program, in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping

CLEAN = {
    name: value
    for name, value in os.environ.items()
    if not name.startswith(("LC_", "LANG", "LUDIADE_", "PYTHONIOENCODING", "PYTHONUTF8"))
}
PATH = os.pathsep.join(filter(None, sys.path))


def ludiade(
    *words: str, env: Mapping[str, str] | None = None, **more
) -> subprocess.CompletedProcess:
    """Run a command line, in French unless the environment says otherwise."""
    return subprocess.run(
        [sys.executable, "-m", "ludiade", *words],
        check=False, stdin=more.pop("stdin", subprocess.DEVNULL),
        stdout=more.pop("stdout", subprocess.PIPE), stderr=subprocess.PIPE,
        env={**CLEAN, "PYTHONPATH": PATH, **(env or {})}, timeout=120, **more,
    )  # fmt: skip

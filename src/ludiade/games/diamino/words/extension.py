"""What `setup.py` compiles of Diamino with Cython; without it the same files run as they stand."""

import platform

PACKAGE = "ludiade.games.diamino.words.plays"
MODULES = tuple(
    f"{PACKAGE}.{name}" for name in ("board", "harvest", "reach", "finds", "walk", "search")
)


def compile_flags() -> list[str]:
    """Counting bits is one instruction on every x86-64 of the last fifteen years, once allowed."""
    return ["-O3", "-mpopcnt"] if platform.machine() in ("x86_64", "AMD64") else ["-O3"]

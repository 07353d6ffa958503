"""Write `requirements/`: every package by name, version and hash, and no address to fetch it from.

`make pins` keeps the versions that still fit; `make pins UPGRADE=--upgrade` takes the newest.
"""

import subprocess
import sys
from pathlib import Path

FOLDER = Path("requirements")
EVERYTHING = "dev"
GROUPS = {
    EVERYTHING: ["dev"],
    "play": ["play"],
    "runtime": [],
    "test": ["test"],
    "bench": ["bench"],
    "print": [],
    "ray": ["test"],
}
ADAPTERS = ("pettingzoo", "openspiel", "batch")
MORE = {
    EVERYTHING: ("lab", "cluster", *ADAPTERS),
    "test": ("lab", "cluster", *ADAPTERS),
    "bench": ("lab", "cluster", "batch"),
    "print": ("print",),
    "ray": ("lab", "ray"),
}
"""Where the packages of extras beside `fast` are wanted too."""


def pin(name: str, groups: list[str], options: list[str]) -> None:
    """Resolve the project's own needs and some of its groups into one file, for every platform."""
    command = ["uv", "pip", "compile", "pyproject.toml", "--universal", "--python-version=3.11"]
    command += ["--generate-hashes", "--custom-compile-command=make pins", "--quiet", *options]
    command += [f"--group={group}" for group in groups]
    command += [f"--extra={extra}" for extra in ("fast", *MORE.get(name, ()))]
    if name != EVERYTHING:  # the same version of a package everywhere
        command += ["--constraints", str(FOLDER / f"{EVERYTHING}.txt")]
    subprocess.run([*command, "--output-file", str(FOLDER / f"{name}.txt")], check=True)


if __name__ == "__main__":
    for name, groups in GROUPS.items():
        pin(name, groups, sys.argv[1:])

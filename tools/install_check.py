"""Install Ludiade as its users do: `pip install .` on a bare tree, and the wheel without tools."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from compiler import missing_package
from environment import ROOT, build_wheel, say

ONLY_SOURCE = shutil.ignore_patterns(".git", ".venv*", ".*_cache", "build", "dist", "*.egg-info")
KIND = "from ludiade.kernel import state; print(state.__file__.endswith('.so'))"


def check(tried: str, what: Path, **env: str) -> None:
    """Install into a new environment and play there; the games are compiled where they can be."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = f"{folder}/bin/python"
        install = [python, "-m", "pip", "install", "-qq", str(what)]
        subprocess.run(install, check=True, env={**os.environ, "LUDIADE_PURE": "0", **env})
        subprocess.run([f"{folder}/bin/ludiade", "games"], check=True, cwd=folder)
        kind = subprocess.run([python, "-c", KIND], check=True, cwd=folder, stdout=subprocess.PIPE)
    if (kind.stdout.strip() == b"True") != (missing_package() is None):
        sys.exit(f"ludiade: {tried} should have given compiled games")
    say(f"{tried} works")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        shutil.copytree(ROOT, tree, ignore=ONLY_SOURCE)
        check("pip install . without git", tree)
    check("pip install of the wheel without a compiler", build_wheel(), PATH="")


if __name__ == "__main__":
    main()

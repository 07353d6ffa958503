"""Install Ludiade as its users do: `pip install .` on a bare tree, and the wheel without tools."""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from compiler import missing_package
from environment import ROOT, build_wheel, say

NOT_SOURCE = (".git", ".venv*", ".*_cache", "build", "dist", "*.egg-info", "node_modules")
MADE = ("data", "page", "generated")  # the lexicon, the built page, its types


def only_source(folder: str, names: list[str]) -> set[str]:
    """What a bare tree would not hold."""
    made = {name for name in MADE if Path(folder).name in ("lexicon", "server", "src")}
    return shutil.ignore_patterns(*NOT_SOURCE, *made)(folder, names)


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
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as beside:
        tree = Path(folder, "tree")
        shutil.copytree(ROOT, tree, ignore=only_source)
        wheel = beside.submit(build_wheel)  # both compile for minutes, on one core each
        check("pip install . without git", tree, LUDIADE_OPTIMISE="0")
    check("pip install of the wheel without a compiler", wheel.result(), PATH="")


if __name__ == "__main__":
    main()

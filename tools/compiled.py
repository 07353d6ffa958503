"""The compiled build: Ludiade's package in a folder of its own, compiled where that pays.

A build lies in `build/compiled/KEY`, where the key is a hash of all that it is made of, so that an
old one is never taken for a new one. It holds the compiled modules and links to everything else,
and is used by putting it first on the path. Run as a program, it compiles at low priority where
there is need to, and says where the build is.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from lock import locked

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ludiade"
LAYERS = ("kernel", "games", "bots")
"""Where compiled modules are, and those whose types they rely on."""
RECIPE = ("setup.py", "requirements/play.txt", "tools/compiled.py", "tools/extensions.py",
          "tools/to_compile.py")  # fmt: skip
BUILDS = ROOT / "build" / "compiled"
NICE = 19
MOST = 3
"""Builds that are kept, the newest: whoever goes back to an earlier source finds it compiled."""
LOAD = """
import importlib, sys
for name in sys.argv[1:]:
    assert importlib.import_module(name).__file__.endswith(".so"), name
import ludiade.server.think.thinking
"""


class NotCompiled(Exception):
    """The compiler failed, or what it made does not load; the words are theirs."""


def folder() -> Path:
    """Where the compiled build of the present source is, or would be."""
    return BUILDS / _key()


def make(python: str = sys.executable) -> Path:
    """The compiled build of the present source; that Python has what compiles it."""
    wanted = folder()
    with locked("compiling"):
        if not wanted.exists():
            BUILDS.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(prefix="new-", dir=BUILDS) as work:
                _compile(python, Path(work))
                if folder() != wanted:
                    raise NotCompiled("the source changed meanwhile")
                Path(work, "modules").rename(wanted)
            _forget_old(wanted)
    return wanted


def _compile(python: str, work: Path) -> None:
    modules = work / "modules"
    places = ["--build-lib", str(modules), "--build-temp", str(work / "objects")]
    made = {"LUDIADE_PURE": "0", "LUDIADE_BATCHES": "0"}  # who plays has no NumPy
    _run([python, "setup.py", "--quiet", "build_ext", *places], **made)
    _link_the_rest(modules)
    compiled = (path.relative_to(modules) for path in modules.glob("ludiade/**/*.so"))
    names = [str(path).partition(".")[0].replace("/", ".") for path in compiled]
    _run([python, "-c", LOAD, *names], PYTHONPATH=str(modules))


def _link_the_rest(modules: Path) -> None:
    """Link to all that lies beside the compiled modules in the source."""
    for place in list(modules.glob("ludiade/**/")):
        for path in (SOURCE.parent / place.relative_to(modules)).iterdir():
            if path.name != "__pycache__" and not (place / path.name).exists():
                (place / path.name).symlink_to(path)


def _key() -> str:
    wanted = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    total = hashlib.sha256("\0".join([sys.version, *wanted]).encode())
    for path in (*(ROOT / name for name in RECIPE), *_in_layers()):
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        if path.suffix in (".py", ".pxd", ".txt"):
            total.update(path.read_bytes())
    return total.hexdigest()[:20]


def _in_layers() -> Iterator[Path]:
    """All that lies there: what is not compiled is linked to by its name."""
    for layer in LAYERS:
        for path in sorted((SOURCE / layer).rglob("*")):
            if not {"__pycache__", "data"} & set(path.relative_to(SOURCE).parts):
                yield path


def _forget_old(newest: Path) -> None:
    killed = list(BUILDS.glob("new-*"))
    others = (path for path in BUILDS.iterdir() if path not in (newest, *killed))
    old = sorted(others, key=lambda path: path.stat().st_mtime)[: 1 - MOST]
    for path in (*killed, *old):
        shutil.rmtree(path, ignore_errors=True)


def _run(command: list[str], **more: str) -> None:
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **more}, check=False, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if done.returncode != 0:
        raise NotCompiled(done.stdout.strip() or f"{command[1]} ended with {done.returncode}")


if __name__ == "__main__":
    os.nice(NICE)
    try:
        print(make())
    except (NotCompiled, OSError) as error:
        sys.exit(str(error))

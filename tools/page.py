"""Build the page: types from the Python types, packages by npm, the bundle beside the server that
sends it; and, apart from that, check it.

Like the lexicon it lies in neither git nor the way: it is built once, and again when its sources,
the games' texts or the types change. Source distribution and wheel hold it.
"""

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from lexicon import npm, with_source

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TYPES = WEB / "src" / "generated"
BUILT = ROOT / "src" / "ludiade" / "server" / "page"
STAMP = WEB / "node_modules" / ".ludiade-page"
CHECKED = WEB / "node_modules" / ".ludiade-checked"
NOT_SOURCES = {"node_modules", "generated"}


def is_made() -> bool:
    return (BUILT / "index.html").exists()


def make(python: str = sys.executable) -> None:
    """Bring the page up to date; nothing is done where nothing changed."""
    state = digest()
    if is_made() and is_stamped(STAMP, state):
        return
    print("ludiade: building the page", file=sys.stderr, flush=True)
    write_types(python)
    install(python)
    npm(python, WEB, "run", "build")
    STAMP.write_text(state)


def check(python: str = sys.executable) -> None:
    """Its style, types and unit tests, once for each state of its sources."""
    state = digest()
    if is_stamped(CHECKED, state):
        return
    print("ludiade: checking the page", file=sys.stderr, flush=True)
    npm(python, WEB, "run", "check")
    npm(python, WEB, "test")
    CHECKED.write_text(state)


def is_stamped(stamp: Path, state: str) -> bool:
    return stamp.exists() and stamp.read_text() == state


def write_types(python: str = sys.executable) -> None:
    """The page's types, from the schemas of the games and the wire."""
    command = [python, str(ROOT / "tools" / "page_types.py"), str(TYPES)]
    subprocess.run(command, cwd=ROOT, env=with_source(), check=True)


def install(python: str = sys.executable) -> None:
    """The pinned packages, once for each lock file."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".ludiade-lock"
    state = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not is_stamped(stamp, state):
        npm(python, WEB, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
        stamp.write_text(state)


def digest() -> str:
    """One hash of everything the page is made of."""
    total = hashlib.sha256()
    for path in sources():
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def sources() -> Iterator[Path]:
    for top in sorted(path for path in WEB.iterdir() if path.name not in NOT_SOURCES):
        for path in [top] if top.is_file() else sorted(top.rglob("*")):
            if path.is_file() and not NOT_SOURCES & set(path.relative_to(WEB).parts):
                yield path
    package = ROOT / "src" / "ludiade"
    texts = ("kernel/texts/*.ftl", "bots/texts.*.ftl", "server/texts.*.ftl", "games/*/texts.*.ftl",
             "games/*/RULES*.md", "games/**/*.json", "games/*/drawings/*.svg",
             "print/drawings/*.svg")  # fmt: skip
    types = ("games/*/types.py", "games/*/material.py", "games/*/material/*.py", "server/**/*.py",
             "bots/__init__.py", "bots/coach/types.py")  # fmt: skip
    for pattern in (*texts, *types):
        yield from sorted(package.glob(pattern))
    yield ROOT / "tools" / "page_types.py"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["types"]:
            write_types()
        case _:
            from lock import locked  # here: who builds a wheel may have no such locks

            with locked("setting up"):
                make()
                check()

"""Make ready one of the project's virtual environments, with the standard library alone.

dev       .venv           everything a developer needs, and the source itself, plain
compiled  .venv-compiled  the built wheel, as a user gets it, and what its tests need
bench     .venv-bench     the built wheel beside the peers it is measured against

Each is made once, and again when its requirements or its Python change; the wheel is built again
when the source changes. Hence a run with nothing new takes a moment only.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from compiler import missing_package

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = {"dev": "dev.txt", "compiled": "test.txt", "bench": "bench.txt"}
WHEELS = ROOT / "build" / "wheel"
PROJECT = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "tools/compiler.py")


class SetUpFailed(Exception):
    """Something is missing or went wrong; the sentence says what to do."""


def folder_of(name: str) -> Path:
    return ROOT / (".venv" if name == "dev" else f".venv-{name}")


def python_of(name: str) -> str:
    return str(folder_of(name) / "bin" / "python")


def set_up(name: str) -> None:
    """Make the environment of that name ready."""
    made = make_environment(name)
    if name == "dev":
        if made or not fresh(folder_of(name), "project", digest(project_files())):
            install(name, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
            write_stamp(folder_of(name), "project", digest(project_files()))
        return
    set_up("dev")
    wheel = build_wheel()
    if not fresh(folder_of(name), "project", wheel.name + digest([wheel])):
        install(name, "--no-deps", "--force-reinstall", str(wheel))
        write_stamp(folder_of(name), "project", wheel.name + digest([wheel]))


def make_environment(name: str) -> bool:
    """Make the environment and install its pinned packages, unless that is done."""
    folder, pins = folder_of(name), ROOT / "requirements" / REQUIREMENTS[name]
    state = f"{sys.version} {sys.base_prefix} {ROOT} {digest([pins])}"
    if fresh(folder, "packages", state):
        return False
    say(f"making {folder.name} (once; about a minute)")
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        raise SetUpFailed("virtual environments need: apt install python3-venv") from None
    run([sys.executable, "-m", "venv", "--clear", str(folder)])
    install(name, "--require-hashes", "--requirement", str(pins))
    write_stamp(folder, "packages", state)
    return True


def install(name: str, *what: str) -> None:
    """Install by uv where it is at hand and reaches the packages, else by pip."""
    if uv := shutil.which("uv"):
        command = [uv, "pip", "install", "--quiet", "--python", python_of(name), *what]
        if subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode == 0:
            return
        say("uv could not install them; trying pip")
    quiet = ["-qq", "--disable-pip-version-check"]
    run([python_of(name), "-m", "pip", "install", *quiet, *what])


def build_wheel() -> Path:
    """The wheel of the present source: compiled where that is possible."""
    package = missing_package()
    state = f"{sys.version} {package} {digest([*project_files(), *source_files()])}"
    if not fresh(WHEELS, "wheel", state):
        say("building the wheel")
        shutil.rmtree(ROOT / "build", ignore_errors=True)  # setuptools would pack leftovers too
        command = [python_of("dev"), "-m", "build", "--wheel", "--no-isolation"]
        run([*command, "--outdir", str(WHEELS)], hidden=True, LUDIADE_PURE="0")
        write_stamp(WHEELS, "wheel", state)
    return next(WHEELS.glob("*.whl"))


def project_files() -> list[Path]:
    return [ROOT / name for name in PROJECT]


def source_files() -> list[Path]:
    files = (path for path in (ROOT / "src").rglob("*") if path.is_file())
    return sorted(p for p in files if ".egg-info" not in str(p) and p.suffix != ".pyc")


def digest(files: Iterable[Path]) -> str:
    """One hash of names and contents."""
    total = hashlib.sha256()
    for path in files:
        total.update(f"{path.name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fresh(folder: Path, stamp: str, state: str) -> bool:
    """Whether this was already made from the same things."""
    path = folder / f".ludiade-{stamp}"
    return path.exists() and path.read_text() == state


def write_stamp(folder: Path, stamp: str, state: str) -> None:
    (folder / f".ludiade-{stamp}").write_text(state)


def environment(**more: str) -> dict[str, str]:
    """A development install is plain, and no other Python is fetched."""
    return {**os.environ, "LUDIADE_PURE": "1", "UV_PYTHON_DOWNLOADS": "never", **more}


def run(command: list[str], hidden: bool = False, **more: str) -> None:
    """Run a command; a hidden one shows its words only if it fails."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment(**more), check=False, text=True,
        stdout=subprocess.PIPE if hidden else None, stderr=subprocess.STDOUT if hidden else None,
    )  # fmt: skip
    if done.returncode != 0:
        raise SetUpFailed(f"{done.stdout or ''}this failed: {' '.join(command)}")


def say(sentence: str) -> None:
    print(f"ludiade: {sentence}", file=sys.stderr, flush=True)


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "dev"
    if sys.version_info < (3, 11):
        sys.exit(f"ludiade: Python 3.11 or later is needed, this is {sys.version.split()[0]}")
    try:
        set_up(name)
    except SetUpFailed as failed:
        sys.exit(f"ludiade: {failed}")


if __name__ == "__main__":
    main()

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
from importlib.util import find_spec
from pathlib import Path

import lexicon
from compiler import missing_package

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = {"dev": "dev.txt", "compiled": "test.txt", "bench": "bench.txt"}
WHEELS = ROOT / "build" / "wheel"
PROJECT = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
PLAIN = "no C compiler or Python headers: the games run as plain Python. To compile: apt install"


class SetUpFailed(Exception):
    """Something is missing or went wrong; the sentence says what to do."""


def folder_of(name: str) -> Path:
    return ROOT / (".venv" if name == "dev" else f".venv-{name}")


def python_of(name: str) -> str:
    return str(folder_of(name) / "bin" / "python")


def set_up(name: str) -> None:
    """Make the environment of that name ready."""
    make_environment(name)
    if name == "dev":
        lexicon.make(python_of(name))
        install_once(name, digest(project_files()), "--editable", str(ROOT))
    else:
        set_up("dev")
        wheel = build_wheel()
        install_once(name, digest([wheel]), "--force-reinstall", str(wheel))


def make_environment(name: str) -> None:
    """Make the environment and install its pinned packages, unless that is done."""
    folder, pins = folder_of(name), ROOT / "requirements" / REQUIREMENTS[name]
    state = f"{sys.version} {sys.base_prefix} {ROOT} {digest([pins])}"
    if fresh(folder, "packages", state):
        return
    say(f"making {folder.name} (once; about a minute)")
    if find_spec("ensurepip") is None:
        raise SetUpFailed("virtual environments need: apt install python3-venv")
    run([sys.executable, "-m", "venv", "--clear", str(folder)])
    install(name, "--require-hashes", "--requirement", str(pins))
    write_stamp(folder, "packages", state)
    if name == "dev" and (package := missing_package()):
        say(f"{PLAIN} {package}")


def install_once(name: str, state: str, *what: str) -> None:
    """Install the project itself, unless it is there as it is now."""
    if not fresh(folder_of(name), "project", state):
        install(name, "--no-deps", "--no-build-isolation", *what)
        write_stamp(folder_of(name), "project", state)


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
        say(f"{PLAIN} {package}" if package else "building the wheel, compiled")
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
        total.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
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
    try:
        set_up(name)
    except SetUpFailed as failed:
        sys.exit(f"ludiade: {failed}")


if __name__ == "__main__":
    main()

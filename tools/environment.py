"""Make ready one of the project's virtual environments, with the standard library alone.

play      .venv           what plays and builds, the source itself, plain, and the page
print     .venv           that and what sets PDFs
dev       .venv           that and everything else a developer needs, without the page
compiled  .venv-compiled  the built wheel, as a user gets it, and what its tests need
bench     .venv-bench     the built wheel beside the peers it is measured against
ray       .venv-ray       the built wheel and Ray

Each is made once, and again when its requirements or its Python change; the wheel is built again
when the source changes, and only what changed of it is compiled again. Hence a run with nothing
new takes a moment only.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import lexicon
import page
from compiler import missing_package
from lock import locked

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = {
    "play": "play.txt", "dev": "dev.txt", "compiled": "test.txt", "bench": "bench.txt",
    "print": "print.txt", "ray": "ray.txt",
}  # fmt: skip
WHEELS = ROOT / "build" / "wheel"
PROJECT = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
PLAIN = "no C compiler or Python headers: the games run as plain Python. To compile: apt install"


class SetUpFailed(Exception):
    """Something is missing or went wrong; the sentence says what to do."""


def folder_of(name: str) -> Path:
    return ROOT / (".venv" if name in ("play", "print", "dev") else f".venv-{name}")


def python_of(name: str) -> str:
    return str(folder_of(name) / "bin" / "python")


def set_up(name: str) -> None:
    """Make the environment of that name ready, and what is needed to build it."""
    with locked("setting up"):
        match name:
            case "print":
                make_environment("play")
                make_parts(with_page=False)
                pins = ROOT / "requirements" / REQUIREMENTS[name]
                install(name, "--no-deps", "--require-hashes", "--requirement", str(pins))
            case "play" | "dev":
                make_environment(name)
                make_parts(with_page=name == "play")
            case _:
                make_environment("dev")
                make_parts(with_page=True)  # the wheel holds it
                wheel = build_wheel()
                make_environment(name)
                install_once(name, digest([wheel]), "--force-reinstall", str(wheel))


def make_parts(with_page: bool) -> None:
    """Install the project in its own environment, and make what it needs, all at the same time."""
    python = python_of("dev")
    project = digest(project_files())
    parts: list[Callable[[], None]] = [
        lambda: lexicon.make(python),
        lambda: install_once("dev", project, "--editable", str(ROOT)),
    ]
    if with_page:
        parts.append(lambda: page.make(python))
    with ThreadPoolExecutor() as beside:
        for made in [beside.submit(part) for part in parts]:
            made.result()


def make_environment(name: str) -> None:
    """Make the environment and install its pinned packages, unless that is done."""
    folder = folder_of(name)
    if has_packages(name) or (name == "play" and has_packages("dev")):
        return
    say(f"making {folder.name} for {name} (once)")
    # a player's environment grows into a developer's; another one is made anew
    grows = name == "dev" and has_packages("play") and not stamp_of(folder, "packages").exists()
    if not grows:
        make_empty(folder)
    pins = ROOT / "requirements" / REQUIREMENTS[name]
    install(name, "--no-deps", "--require-hashes", "--requirement", str(pins))
    write_stamp(folder, packages_stamp(name), packages_state(name))
    if folder.name == ".venv" and (package := missing_package()):
        say(f"{PLAIN} {package}")


def has_packages(name: str) -> bool:
    return fresh(folder_of(name), packages_stamp(name), packages_state(name))


def packages_stamp(name: str) -> str:
    return "packages-to-play" if name == "play" else "packages"


def packages_state(name: str) -> str:
    pins = ROOT / "requirements" / REQUIREMENTS[name]
    return f"{sys.version} {sys.base_prefix} {ROOT} {digest([pins])}"


def make_empty(folder: Path) -> None:
    """An environment with pip alone: `venv` takes several seconds to install it, so where Python's
    own copy is found it is unpacked instead.
    """
    if folder.is_symlink():
        raise SetUpFailed(f"{folder.name} is a link to another tree's environment: remove the link")
    if find_spec("ensurepip") is None:
        raise SetUpFailed("virtual environments need: apt install python3-venv")
    pip = bundled_pip()
    run([sys.executable, "-m", "venv", "--clear", *["--without-pip"] * bool(pip), str(folder)])
    if pip:
        with zipfile.ZipFile(pip) as wheel:
            wheel.extractall(next(folder.glob("lib/python*/site-packages")))


def bundled_pip() -> Path | None:
    import ensurepip

    places = [Path(ensurepip.__file__).parent / "_bundled"]
    if shared := sysconfig.get_config_var("WHEEL_PKG_DIR"):  # where Debian keeps it
        places.append(Path(shared))
    return next((wheel for place in places for wheel in place.glob("pip-*.whl")), None)


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
    # what is imported is compiled then: most of it never is
    quiet = ["-qq", "--disable-pip-version-check", "--no-compile"]
    run([python_of(name), "-m", "pip", "install", *quiet, *what])


def build_wheel() -> Path:
    """The wheel of the present source: compiled where that is possible."""
    package = missing_package()
    state = f"{sys.version} {package} {digest([*project_files(), *source_files()])}"
    if not fresh(WHEELS, "wheel", state):
        say(f"{PLAIN} {package}" if package else "building the wheel, compiled")
        for leftover in (WHEELS, *(ROOT / "build").glob("lib*"), *(ROOT / "build").glob("bdist*")):
            shutil.rmtree(leftover, ignore_errors=True)  # setuptools would pack them too
        command = [python_of("dev"), "-m", "build", "--wheel", "--no-isolation"]
        with locked("compiling"):
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
    path = stamp_of(folder, stamp)
    return path.exists() and path.read_text() == state


def write_stamp(folder: Path, stamp: str, state: str) -> None:
    stamp_of(folder, stamp).write_text(state)


def stamp_of(folder: Path, stamp: str) -> Path:
    return folder / f".ludiade-{stamp}"


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
    if name not in REQUIREMENTS:
        sys.exit(f"ludiade: there is no environment {name!r}; there are {', '.join(REQUIREMENTS)}")
    try:
        set_up(name)
    except SetUpFailed as failed:
        sys.exit(f"ludiade: {failed}")


if __name__ == "__main__":
    main()

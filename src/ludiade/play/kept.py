"""Matches that were left, kept in the user's own folder until they are gone on with."""

import os
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from ludiade.kernel.errors import Refusal
from ludiade.kernel.reasons import reason_of

HERE = Path(__file__).parent


class NotKept(Refusal):
    """There is no match to go on with, or no place to keep one."""

    def __init__(self, code: str, /, **details: object) -> None:
        super().__init__(code, **details)
        self.folder = HERE


def folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where they are: `$XDG_DATA_HOME/ludiade/matches`, or what stands for it on the system."""
    if base := environ.get("XDG_DATA_HOME"):
        return Path(base) / "ludiade" / "matches"
    if sys.platform == "win32" and (base := environ.get("LOCALAPPDATA")):
        return Path(base) / "ludiade" / "matches"
    return Path.home() / ".local" / "share" / "ludiade" / "matches"


def newest() -> Path:
    """The match that was left last; NotKept where there is none."""
    files = list(folder().glob("*.json"))
    if not files:
        raise NotKept("nothing_kept", file=str(folder()))
    return max(files, key=lambda file: (file.stat().st_mtime_ns, file.name))


def new_file(game: str) -> Path:
    """A file that no other match has."""
    return folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"


def keep(file: Path, record: bytes) -> None:
    """Write a match for its players alone, whole or not at all; NotKept where that cannot be."""
    new = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        if is_ours(file):
            file.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(record)
        new.chmod(0o600)  # it holds the seed: what is hidden could be read in it
        new.replace(file)
    except OSError as error:
        with suppress(OSError):  # where it could not be written, it may not be found either
            new.unlink()
        raise NotKept("not_kept", file=str(file), reason=reason_of(error)) from None


def check(file: Path) -> None:
    """NotKept where a match could not be written there."""
    if not file.parent.is_dir():
        raise NotKept("no_folder_to_keep", folder=str(file.parent))
    if file.is_dir():
        raise NotKept("not_kept", file=str(file), reason="eisdir")
    if not os.access(file.parent, os.W_OK):
        raise NotKept("not_kept", file=str(file), reason="eacces")


def is_ours(file: Path) -> bool:
    """Whether the file is one that was kept here by itself, not one that somebody named."""
    return file.parent == folder()

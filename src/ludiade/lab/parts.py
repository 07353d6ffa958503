"""A folder of results in parts, each written whole or not at all, that a later run goes on with."""

import os
from pathlib import Path
from typing import Literal, Self, get_args

import msgspec

from ludiade.kernel.nearest import choices
from ludiade.kernel.reasons import reason_of
from ludiade.lab.disk import hold, write_whole
from ludiade.lab.errors import Unready

Form = Literal["parquet", "csv"]
FORMS: tuple[Form, ...] = get_args(Form)
HEAD = "about.json"


def check_form(form: str) -> Form:
    """The form that is meant; Unready where there is none, or what writes it is missing."""
    for known in FORMS:
        if known == form:
            if known == "parquet":
                _need_pyarrow()
            return known
    raise Unready("unknown_form", given=form, **choices(form, FORMS))


def _need_pyarrow() -> None:
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise Unready("not_installed", package="pyarrow", extra="lab") from None


class Parts:
    """The parts of a folder, which a head names; Unready where it is of something else.

    One process writes at a time, until this is left: two that began in an empty folder would mix.
    """

    def __init__(self, folder: Path, head: dict[str, object], form: Form) -> None:
        self.folder, self.form = folder, form
        said = msgspec.json.format(msgspec.json.encode(head), indent=2) + b"\n"
        self._head: bytes | None = None
        with _told(folder):
            folder.mkdir(parents=True, exist_ok=True)
        self._held = hold(folder)
        try:
            self._begin(said)
        except BaseException:
            self.close()
            raise

    def _begin(self, said: bytes) -> None:
        folder = self.folder
        with _told(folder):
            place = folder / HEAD
            if place.exists():
                if place.read_bytes() != said:
                    raise Unready("other_contest", file=str(folder))
            elif any(folder.iterdir()):
                raise Unready("folder_in_use", folder=str(folder))
            else:
                self._head = said  # written with the first part, so that a false start leaves none

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *ended: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others write."""
        held, self._held = self._held, None
        if held is not None:
            os.close(held)

    def read(self, name: str) -> bytes | None:
        """A part as it was written, or nothing."""
        file = self.folder / f"{name}.{self.form}"
        with _told(file):
            return file.read_bytes() if file.exists() else None

    def keep(self, name: str, data: bytes) -> None:
        """Write a part."""
        self.write(f"{name}.{self.form}", data)

    def write(self, name: str, data: bytes) -> None:
        """Write a file so that it is there whole or not at all, even if the disk is full."""
        head, self._head = self._head, None
        if head is not None:
            self.write(HEAD, head)
        file = self.folder / name
        with _told(file):
            write_whole(file, data)


class _told:  # noqa: N801
    """What the system refuses of a file, as a refusal of ours."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, OSError):
            is_file = isinstance(error, FileExistsError)
            reason = "not_a_folder" if is_file else reason_of(error)
            raise Unready("cannot_write", file=str(self._file), reason=reason) from None

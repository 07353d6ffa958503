"""Loss of power at any moment of a store's life: files as a disk may hold them then.

The writes of a real run are logged by strace, byte for byte. From them every state is built that a
disk may be in when the power goes: all that was synced, and of what was written since, a part: all
of it up to a moment, or any of it in any order with the last write torn. Each is opened as a server
would open it: nothing acknowledged may be missing, nothing may stand twice.

    python -m tests.faults.power [SEED]

The log of the directory (files made and deleted) is taken as synced with its next fsync; the
shared-memory file is never written to a disk.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.faults.appender import acknowledged, check

CALLS = "openat,pwrite64,write,ftruncate,fsync,fdatasync,unlink,rename"
NAME = "tables.sqlite3"
SECTOR = 512
_CALL = re.compile(r"^(\d+) +(\w+)\((.*)$")
_RESUMED = re.compile(r"^(\d+) +<\.\.\. (\w+) resumed>")
_FILE = re.compile(r"^\d+<([^>]*)>")
_PATH = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')


class Write(NamedTuple):
    """Bytes on their way to the disk; none: the file ends at that offset."""

    file: str
    offset: int
    data: bytes | None

    def torn(self, dice: Random) -> "Write":
        """Cut at a sector, or within one."""
        if self.data is None or len(self.data) < 2:
            return self
        at = dice.randrange(1, len(self.data))
        if at > SECTOR and dice.random() < 0.5:
            at -= at % SECTOR
        return self._replace(data=self.data[:at])


class Sync(NamedTuple):
    """A file, or the directory, is on the disk from here on."""

    file: str


class Unlink(NamedTuple):
    """A file is deleted."""

    file: str


class Said(NamedTuple):
    """What the process told the world."""

    line: str


Step = Write | Sync | Unlink | Said


def recorded(
    folder: Path, tables: int, count: int, checkpoint: int, synchronous: str = "FULL"
) -> list[Step]:
    """What a process that appends asks of the disk, and what it says meanwhile."""
    log = folder / "calls"
    command = [
        "strace", "-f", "-y", "-qq", "-xx", "-s", "1000000", "-e", f"trace={CALLS}", "-o", str(log),
        sys.executable, "-m", "tests.faults.appender", str(folder / NAME),
        str(tables), str(count), str(checkpoint), synchronous,
    ]  # fmt: skip
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        command, capture_output=True, text=True, env=env, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    steps = list(_steps(log.read_text(encoding="ascii").splitlines(), str(folder)))
    said = [step.line for step in steps if isinstance(step, Said)]
    assert "\n".join(said).split() == done.stdout.split()
    return steps


def _steps(lines: list[str], folder: str) -> Iterator[Step]:
    syncing: dict[str, str] = {}
    for line in lines:
        if (resumed := _RESUMED.match(line)) is not None:
            if resumed[2] in ("fsync", "fdatasync"):
                file = syncing.pop(resumed[1], None)
                if file is not None:
                    yield Sync(file)
            continue
        call = _CALL.match(line)
        if call is None:
            continue
        thread, name, rest = call.groups()
        on = _FILE.match(rest)
        file = _named(on[1], folder) if on is not None else None
        if name == "write" and rest.startswith("1<"):
            yield from (Said(said) for said in _bytes(rest).decode().splitlines())
        elif name == "unlink" and (gone := _named(_bytes(rest).decode(), folder)):
            yield Unlink(gone)
        elif file is None or file.endswith("-shm") or name == "openat":
            continue
        elif name in ("fsync", "fdatasync"):
            if "unfinished" in rest:
                syncing[thread] = file
            else:
                yield Sync(file)
        elif name == "pwrite64":
            offset = int(re.search(r", (\d+)(?:\)| <unfinished)", rest)[1])  # type: ignore[index]
            yield Write(file, offset, _bytes(rest))
        elif name == "ftruncate":
            length = int(re.search(r", (\d+)", rest)[1])  # type: ignore[index]
            yield Write(file, length, None)
        else:
            raise AssertionError(f"{name} on {file}: not foreseen")


def _bytes(rest: str) -> bytes:
    found = _PATH.search(rest)
    assert found is not None, rest[:80]
    return bytes.fromhex(found[1].replace("\\x", ""))


def _named(path: str, folder: str) -> str | None:
    """A file of the store by its name, the folder as a dot; nothing for any other."""
    plain = bytes.fromhex(path.replace("\\x", "")).decode() if path.startswith("\\x") else path
    plain = plain.removesuffix(" (deleted)")
    if plain == folder:
        return "."
    name = Path(plain).name
    mine = plain.startswith(folder) and name.startswith(NAME) and not name.endswith(".lock")
    return name if mine else None


class Disk:
    """What is on the disk for certain, what may be, and what was acknowledged."""

    def __init__(self) -> None:
        self.files: dict[str, bytearray] = {NAME: bytearray()}
        self.pending: list[Write | Unlink] = []
        self.said: list[str] = []
        self.synced_folder = False

    def take(self, step: Step) -> None:
        match step:
            case Said():
                self.said.append(step.line)
            case Sync():
                self._sync(step.file)
            case Write() | Unlink():
                self.pending.append(step)

    def _sync(self, file: str) -> None:
        if file == ".":
            self.synced_folder = True
            done: list[Write | Unlink] = [s for s in self.pending if isinstance(s, Unlink)]
        else:
            done = [s for s in self.pending if s.file == file and isinstance(s, Write)]
        self.files = applied(self.files, done)
        arrived = set(map(id, done))
        self.pending = [step for step in self.pending if id(step) not in arrived]

    def as_written(self) -> dict[str, bytearray]:
        """Everything that was written so far has arrived."""
        return applied(self.files, self.pending)

    def as_torn(self, dice: Random) -> dict[str, bytearray]:
        """Some of what was written since the last sync has arrived, the last of it in part."""
        some = [step for step in self.pending if dice.random() < 0.5]
        if some and isinstance(some[-1], Write):
            some[-1] = some[-1].torn(dice)
        return applied(self.files, some)


def applied(files: dict[str, bytearray], steps: list[Write | Unlink]) -> dict[str, bytearray]:
    """The files after some writes; those that do not change are shared."""
    new = dict(files)
    own: set[str] = set()
    for step in steps:
        if isinstance(step, Unlink):
            new.pop(step.file, None)
            own.discard(step.file)
            continue
        if step.file not in own:
            new[step.file] = bytearray(new.get(step.file, b""))
            own.add(step.file)
        held = new[step.file]
        end = step.offset if step.data is None else step.offset + len(step.data)
        if len(held) < end:
            held.extend(bytes(end - len(held)))
        if step.data is None:
            del held[step.offset :]
        else:
            held[step.offset : end] = step.data
    return new


def lose_power(steps: list[Step], every: int, torn: int, dice: Random) -> dict[str, int]:
    """Let the power go at every so many-th write, and at random ones torn; what was looked at."""
    moments = [at for at, step in enumerate(steps) if not isinstance(step, Said)]
    whole = set(moments[::every]) | {len(steps) - 1}
    in_part: dict[int, int] = {}
    for _ in range(torn):
        at = dice.choice(moments)
        in_part[at] = in_part.get(at, 0) + 1
    disk, seen = Disk(), {"writes": 0, "states": 0, "acknowledged": 0, "entries": 0}
    with tempfile.TemporaryDirectory() as scratch:
        for at, step in enumerate(steps):
            disk.take(step)
            if disk.said and not disk.synced_folder:
                raise AssertionError("something was acknowledged in a file that may vanish")
            states = [disk.as_written()] if at in whole else []
            states += [disk.as_torn(dice) for _ in range(in_part.get(at, 0))]
            for number, files in enumerate(states):
                try:
                    seen["entries"] += _open(Path(scratch), files, disk.said)
                except Exception as error:
                    raise AssertionError(
                        f"power lost after step {at} ({number}): {error}"
                    ) from error
            seen["states"] += len(states)
            seen["writes"] += isinstance(step, Write)
    seen["acknowledged"] = len(disk.said)
    return seen


def _open(folder: Path, files: dict[str, bytearray], said: list[str]) -> int:
    for old in folder.iterdir():
        old.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return check(folder / NAME, acknowledged(said))


def main() -> None:
    """Every moment, of a run that writes back often and of one as a server is set up."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for tables, count, checkpoint in ((3, 30, 16), (4, 150, 1000)):
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            steps = recorded(Path(folder).resolve(), tables, count, checkpoint)
        seen = lose_power(steps, every=1, torn=1000, dice=Random(seed))
        print(seen, f"{time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()

"""`ludiade serve` in processes of their own: this build, or one with one more kind of entry."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import ludiade
from tests.server.rig import Remote

STOP_S = 15.0
_PORT = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class NodeProcess(Remote):
    """A node that can be killed."""

    def __init__(self, store: str, bus: str, log: Path, source: Path | None = None) -> None:
        super().__init__(0)
        options = ["--port", "0", "--store", store, *(["--bus", bus] if bus else [])]
        paths = [*([str(source)] if source is not None else []), *sys.path]
        with log.open("a") as err:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "ludiade", "serve", *options], stdout=subprocess.PIPE,
                stderr=err, text=True, env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
            )  # fmt: skip
        self._log = log

    async def ready(self) -> "NodeProcess":
        out = self._process.stdout
        assert out is not None
        line = await asyncio.to_thread(out.readline)
        found = _PORT.search(line)
        assert found, self._log.read_text()
        self.port = int(found[1])
        return self

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(STOP_S)
        if self._process.stdout is not None:
            self._process.stdout.close()


MORE = '''

class Waved(_Kind, frozen=True, tag="waved"):
    """Somebody has said hello, and it is kept."""

    {by}: int


Entry = Entry | Waved
_decoder = msgspec.json.Decoder(Entry)
'''
"""One more kind of entry, at the end of a module of entries."""


def newer_build(folder: Path) -> Path:
    """This source with one more kind of entry of a table, which saying hello leads to, and one of a
    gathering, which raising a hand leads to."""
    here, there = Path(ludiade.__file__).parent, folder / "ludiade"
    _link(here, there, "server")
    _link(here / "server", there / "server", "room", "gathering")
    for name, decides in (("room", "together.py"), ("gathering", "coming.py")):
        old, new = here / "server" / name, there / "server" / name
        _link(old, new, "entries.py", "folding.py", decides)
    room, hall = there / "server" / "room", there / "server" / "gathering"
    old = here / "server"
    for new, by in ((room, "seat"), (hall, "member")):
        old_kinds = (old / new.name / "entries.py").read_text()
        (new / "entries.py").write_text(old_kinds + MORE.format(by=by))
    folds = "\n\ndef _waved({}, entry):\n    {}\n\n\nFOLDS[e.Waved] = _waved\n"
    for new, known in ((room, ("room", "_noted(room)")), (hall, ("g", "pass"))):
        old_folds = (old / new.name / "folding.py").read_text()
        (new / "folding.py").write_text(old_folds + folds.format(*known))
    _insert(old, room / "together.py", '        raise Denied("unknown_phrase")\n', (
        '    if asked.phrase == "hello":\n'
        "        from ludiade.server.room.entries import Waved\n\n"
        "        draft.add(Waved(draft.at, asked.seat))\n"
    ))  # fmt: skip
    _insert(old, hall / "coming.py", "        found = check_own(draft, who, asked.member)\n", (
        "    from ludiade.server.gathering.entries import Waved\n\n"
        "    draft.add(Waved(draft.at, asked.member))\n"
    ))  # fmt: skip
    return folder


def _insert(old: Path, new: Path, after: str, more: str) -> None:
    """A module of another folder, with some lines more after one that stands there once."""
    text = (old / new.parent.name / new.name).read_text()
    assert text.count(after) == 1, f"{new.name} has changed: {after!r}"
    new.write_text(text.replace(after, after + more))


def _link(old: Path, new: Path, *but: str) -> None:
    new.mkdir(parents=True)
    for one in old.iterdir():
        if one.name not in (*but, "__pycache__"):
            (new / one.name).symlink_to(one)

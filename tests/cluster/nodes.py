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

    seat: int


Entry = Entry | Waved
_decoder = msgspec.json.Decoder(Entry)
'''


def newer_build(folder: Path) -> Path:
    """This source with one more kind of entry, which saying hello leads to."""
    here = Path(ludiade.__file__).parent
    _link(here, folder / "ludiade", but="server")
    _link(here / "server", folder / "ludiade" / "server", but="room")
    room = folder / "ludiade" / "server" / "room"
    _link(here / "server" / "room", room, but="entries.py", more=("folding.py", "together.py"))
    old = here / "server" / "room"
    (room / "entries.py").write_text((old / "entries.py").read_text() + MORE)
    folds = "\n\ndef _waved(room, entry):\n    _noted(room)\n\n\nFOLDS[e.Waved] = _waved\n"
    (room / "folding.py").write_text((old / "folding.py").read_text() + folds)
    says = (old / "together.py").read_text()
    before = '        raise Denied("unknown_phrase")\n'
    assert says.count(before) == 1
    waves = (
        '    if asked.phrase == "hello":\n'
        "        from ludiade.server.room.entries import Waved\n\n"
        "        draft.add(Waved(draft.at, asked.seat))\n"
    )
    (room / "together.py").write_text(says.replace(before, before + waves))
    return folder


def _link(old: Path, new: Path, but: str, more: tuple[str, ...] = ()) -> None:
    new.mkdir(parents=True)
    for one in old.iterdir():
        if one.name not in (but, *more, "__pycache__"):
            (new / one.name).symlink_to(one)

"""Extensions compiled once for each content of their C: the others are taken from `build/`."""

import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "extensions"
MOST = 400
"""Compiled extensions that are kept, the last used: a few builds of all modules."""


class BuildChanged(build_ext):
    """As setuptools compiles, but by content, where that goes by the dates of files."""

    def build_extension(self, ext: Any) -> None:
        kept = KEPT / f"{_key(ext)}.so"
        place = Path(self.get_ext_fullpath(ext.name))
        if kept.exists():
            os.utime(kept)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(kept, place)
            return
        super().build_extension(ext)
        KEPT.mkdir(parents=True, exist_ok=True)
        new = kept.with_suffix(f".{os.getpid()}")
        shutil.copy(place, new)
        new.rename(kept)  # a compiler that is killed leaves nothing that looks whole

    def run(self) -> None:
        super().run()
        if KEPT.exists():
            by_use = sorted(KEPT.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
            for path in by_use[MOST:]:
                path.unlink(missing_ok=True)


def _key(ext: Any) -> str:
    """One hash of the extension's C and of what compiles it."""
    tools = [sys.version, version("mypy"), version("cython"), ext.name]
    wanted = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    given = [*ext.extra_compile_args, *ext.extra_link_args, *map(str, ext.define_macros)]
    total = hashlib.sha256("\0".join([*tools, *wanted, *given]).encode())
    for path in sorted({*ext.sources, *ext.depends}):
        total.update(path.encode() + b"\0" + Path(path).read_bytes())
    return total.hexdigest()[:40]

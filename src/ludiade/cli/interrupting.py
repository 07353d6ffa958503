"""Long work that somebody ends: what is kept of it is said, and its processes end with it."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from ludiade.cli.usage import HERE
from ludiade.kernel.texts import language, texts


class Ended(SystemExit):
    """The system asked us to end."""


@contextmanager
def resumable(kept: str | None, lang: str | None, option: str = "") -> Iterator[None]:
    """Say on Ctrl-C or SIGTERM how one goes on from what is kept, or which option would keep it."""
    before = _hear(_end)
    try:
        yield
    except (KeyboardInterrupt, Ended):
        if kept or option:
            say = texts(language(lang), HERE)
            print(say.say("interrupted", kept=kept or "none", option=option), file=sys.stderr)
        raise
    finally:
        if before is not None:
            signal.signal(signal.SIGTERM, before)


def _hear(handler: "signal._HANDLER") -> "signal._HANDLER":
    """Let SIGTERM end the work in order, where this thread may say so."""
    if threading.current_thread() is not threading.main_thread():
        return None
    return signal.signal(signal.SIGTERM, handler)


def _end(signum: int, frame: FrameType | None) -> None:
    raise Ended(128 + signum)

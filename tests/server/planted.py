"""Thinkers for tests of the pool: a level says how one behaves. Found by name in its processes."""

import os
import pickle
import time
from pathlib import Path

import msgspec

from ludiade.bots.coach.types import Advice
from ludiade.bots.question import read
from ludiade.server.think import thinking
from ludiade.server.think.thinking import COACH
from ludiade.server.think.worker import GRACE_S


def think(line, level, moment, end, stopped):
    """`hard` fails, `expert` does what is illegal, `medium` dies; the others take the last move."""
    seen, _ = read(line)
    if level == "hard":
        raise ValueError("planted")
    if level == "medium":
        os._exit(9)
    if level == "expert":
        return b'{"type":"pay","cards":["diamond","diamond","diamond","diamond","diamond"]}'
    return msgspec.json.encode(seen.actions[-1])


def all_but_random_fail(line, level, moment, end, stopped):
    if level != "random":
        raise ValueError("planted")
    return think(line, level, moment, end, stopped)


def nobody_at_first(line, level, moment, end, stopped):
    """Fails whoever is asked, until the file is there that says it shall not any more."""
    if not Path(os.environ["LUDIADE_TEST_TOLD"]).exists():
        raise ValueError("planted")
    return think(line, "easy", moment, end, stopped)


def at_random(line, level, moment, end, stopped):
    """Every level plays at random, which is quick."""
    return thinking.think(line, "random", moment, end, stopped)


def tell(line, level, moment, end, stopped):
    """Write down all that came in, for the test to read."""
    with Path(os.environ["LUDIADE_TEST_TOLD"]).open("ab") as file:
        file.write(line + b"\n")
    return think(line, level, moment, end, stopped)


def until_stopped(line, level, moment, end, stopped):
    """Think for ever, unless called off; say so in a file."""
    told = Path(os.environ["LUDIADE_TEST_TOLD"])
    with told.open("a") as file:
        file.write(f"{level} begins\n")
    while level == "expert" and not stopped():
        time.sleep(0.005)
    with told.open("a") as file:
        file.write(f"{level} ends\n")
    return think(line, "easy", moment, end, stopped)


def time_given(line, level, moment, end, stopped):
    """Write down how long a thought may last."""
    with Path(os.environ["LUDIADE_TEST_TOLD"]).open("a") as file:
        file.write(f"{end - time.monotonic()}\n")
    return think(line, level, moment, end, stopped)


def hang(line, level, moment, end, stopped):
    while level == "hard":
        time.sleep(0.01)
    return think(line, "easy", moment, end, stopped)


class SlowToStart:
    """Thinks as others do, in a process that takes longer to come up than a thought may last."""

    def __getstate__(self):
        return {"seconds": GRACE_S + 1}

    def __setstate__(self, state):
        time.sleep(state["seconds"])

    def __call__(self, line, level, moment, end, stopped):
        return think(line, level, moment, end, stopped)


def as_long_as_allowed(line, level, moment, end, stopped):
    """Think until time is up, as a search does, and write down how long that was."""
    began = time.monotonic()
    while time.monotonic() < end and not stopped():
        time.sleep(0.005)
    with Path(os.environ["LUDIADE_TEST_TOLD"]).open("a") as file:
        file.write(f"{level} {time.monotonic() - began}\n")
    if level == COACH:
        seen, _ = read(line)
        return pickle.dumps(Advice(seen.actions[-1], 0.5, [0.5, 0.5], None))
    return think(line, "easy", moment, end, stopped)


def say_who(line, level, moment, end, stopped):
    """Write down which process thinks, then think: `expert` until time is up."""
    with Path(os.environ["LUDIADE_TEST_TOLD"]).open("a") as file:
        file.write(f"{os.getpid()}\n")
    while level == "expert" and time.monotonic() < end and not stopped():
        time.sleep(0.005)
    return think(line, "easy", moment, end, stopped)

"""Foreign bots for tests: one that plays, and one for each way to fail."""

import mmap
import os
import time

LARGE = 1 << 30


def first(seen):
    print("thinking aloud is not an answer")
    return seen["menu"][0]


def told(seen):
    """Fails unless it was told what the page says, and nothing else."""
    assert list(seen) == [
        "game",
        "rules",
        "options",
        "players",
        "seat",
        "view",
        "menu",
        "complete",
        "seed",
    ]
    return seen["menu"][-1]


class Remembering:
    """Takes in turn the first and the last entry."""

    def __init__(self):
        self.turns = 0

    def choose(self, seen):
        self.turns += 1
        return seen["menu"][-(self.turns % 2)]


remembering = Remembering()


def for_nothing():
    return {"type": "draw"}


def late(seen):
    time.sleep(60)


def nonsense(seen):
    return ["draw"]


def unknown(seen):
    return {"type": "fly"}


def illegal(seen):
    return {"type": "pay", "cards": ["diamond"] * 40}


def dies(seen):
    os._exit(3)


def raises(seen):
    raise ValueError("I never thought of that")


def hog(seen):
    with mmap.mmap(-1, LARGE):
        return seen["menu"][0]


def spy(seen):
    assert "LUDIADE_TEST_SECRET" not in os.environ
    return seen["menu"][0]


def endless(seen):
    while True:
        os.write(1, b"x" * 65536)

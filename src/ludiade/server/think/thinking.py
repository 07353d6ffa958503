"""What a worker does with a job: a question comes in as bytes, an answer goes out as bytes."""

import pickle
import time
from collections.abc import Callable, Iterator

import msgspec

from ludiade.bots import bot
from ludiade.bots.coach.advice import advise
from ludiade.bots.coach.review import looked_back
from ludiade.bots.question import read as read_question
from ludiade.bots.thinker import Thinker
from ludiade.kernel import shelf
from ludiade.kernel.record import read as read_record

COACH = "coach"
"""The level that is asked for advice, and answers with more than an action."""
REVIEW_SEED = 1
TELL_S = 0.5
"""How often a review says how far it has come."""
LEAST_S = 1.0
"""What a review has even if its process was slow to start."""


def think(line: bytes, level: str, moment: int, end: float, stopped: Callable[[], bool]) -> bytes:
    """One decision: from a question to an action, both as JSON, or to advice."""
    seen, seed = read_question(line)
    if level == COACH:
        return pickle.dumps(advise(seen, seed, deadline=end, stopped=stopped))
    player = bot(level, seed, moment)
    if isinstance(player, Thinker):
        return msgspec.json.encode(player.choose(seen, end, stopped))
    return msgspec.json.encode(player.choose(seen))


def look_back(
    record: bytes, level: str, playouts: int, end: float, stopped: Callable[[], bool]
) -> Iterator[bytes]:
    """The coach's review of a whole match, from its record, as it grows until the deadline."""
    told = 0.0
    match = read_record(record, shelf.find)
    seconds = max(LEAST_S, end - time.monotonic())
    for found in looked_back(match, playouts, REVIEW_SEED, seconds):
        if found.done >= 1.0 or time.monotonic() >= told + TELL_S:
            told = time.monotonic()
            yield pickle.dumps(found)

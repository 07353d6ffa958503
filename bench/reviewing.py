"""How soon the coach's review of a whole match says something, and how soon all of it.

As a server has it made: in a process of its own that is started for it, with the default limits.
"""

import asyncio
import time

from tests.web.openings import lead

from ludiade.kernel.record import write
from ludiade.server.ops.config import Config
from ludiade.server.think.reviews import Reviews

PLAYERS = 3
GAMES = ["diabolo", "diadingo", "diamino", "diamoniak", "diego"]


async def looked_back_on(game: str) -> tuple[float, float]:
    """Seconds until the first figures of a review, and until it is whole."""
    match = lead(game, PLAYERS, {}, lambda _view, awaited, moves: moves > 0 and not awaited)
    record = write(match.document())
    config = Config()
    reviews = Reviews(config.review_playouts, config.review_s)

    async def load() -> bytes:
        return record

    began, first = time.monotonic(), None
    try:
        async for found in reviews.growing(game, load):
            if first is None and len(found.curve) > 1:  # the end alone is known without a thought
                first = time.monotonic() - began
    finally:
        reviews.stop()
    whole = time.monotonic() - began
    return (whole if first is None else first), whole


def review_times() -> dict[str, float]:
    """The slowest of the games."""
    times = {game: asyncio.run(looked_back_on(game)) for game in GAMES}
    for game, (first, whole) in times.items():
        print(f"review of {game}: first figures after {first:.1f} s, whole after {whole:.1f} s")
    return {
        "review_first_s": round(max(first for first, _ in times.values()), 1),
        "review_whole_s": round(max(whole for _, whole in times.values()), 1),
    }


if __name__ == "__main__":
    print(review_times())

"""Nothing leaks at the wire: see leaks.py; and a bot's pause says nothing of its cards."""

import asyncio
import time

import pytest

from tests.server.leaks import soak
from tests.server.rig import running

pytestmark = pytest.mark.slow
WAIT = (0.02, 0.08)


def test_what_a_device_is_sent_does_not_depend_on_what_it_may_not_see(tmp_path):
    seen = asyncio.run(soak(tmp_path, matches=30, seed=5))
    assert seen["moves"] > 200


def furthest_apart(one: list[float], two: list[float]) -> float:
    """The greatest distance of two empirical distributions (Kolmogorov and Smirnov)."""
    places = sorted(one + two)
    return max(
        abs(sum(x <= at for x in one) / len(one) - sum(x <= at for x in two) / len(two))
        for at in places
    )


def test_a_bot_answers_at_times_that_do_not_depend_on_its_cards(tmp_path):
    """One deal gives the bot a witch at every turn (a choice of payments), the other never."""
    witches = list(range(44, 51))
    plain = [card for card in range(54) if card not in witches]
    calm = [*plain[24:], *plain[:24], *witches]
    hard = [plain[24], *[c for pair in zip(plain[25:32], witches, strict=True) for c in pair]]
    hard += [card for card in range(54) if card not in hard]

    async def times(rig, order: list[int], tables: int) -> list[float]:
        found: list[float] = []
        for _ in range(tables):
            opened = await rig.open("diamoniak", [{"kind": "bot"}] * 2, practice=[order])
            watcher = await rig.player(opened["table"], opened["token"])
            watcher.send({"type": "start"})
            await watcher.get("step")
            for _ in range(12):
                began = time.monotonic()
                await watcher.get("step")
                found.append(time.monotonic() - began)
            watcher.leave()
        return found

    async def go():
        async with running(tmp_path, bot_pause_s=WAIT, bot_quick_s=WAIT) as rig:
            await times(rig, calm, 1)  # the first answer waits for the worker to start
            one, two = await times(rig, calm, 8), await times(rig, hard, 8)
            critical = 1.95 * (2 / len(one)) ** 0.5  # exceeded by chance once in a thousand
            assert furthest_apart(one, two) < critical
            early = sorted(one + two)[len(one) // 10]  # one read late makes the next early
            assert early > 0.015

    asyncio.run(asyncio.wait_for(go(), 90))

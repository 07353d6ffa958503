"""Whoever asks for many reviews waits for their own."""

import asyncio

import pytest

from ludiade.kernel.errors import Refusal
from ludiade.server.think.reviews import MOST_IN_ALL, MOST_QUEUED, Reviews
from ludiade.server.think.turns import Turns


def test_those_who_ask_take_turns():
    served: list[str] = []

    async def go():
        turns = Turns()

        async def one(asker: str) -> None:
            async with turns.of(asker):
                served.append(asker)
                await asyncio.sleep(0)

        await asyncio.gather(*map(one, ["a"] * 5 + ["b", "c", "b"]))
        async with turns.of("d"):
            served.append("d")

    asyncio.run(go())
    assert "".join(served) == "aabcabaad"


def test_who_goes_away_keeps_nobody_waiting():
    served: list[str] = []

    async def go():
        turns = Turns()

        async def one(asker: str) -> None:
            async with turns.of(asker):
                served.append(asker)

        async with turns.of("a"):
            others = [asyncio.create_task(one(asker)) for asker in "bcd"]
            await asyncio.sleep(0)
            others[0].cancel()  # while it waits
            await asyncio.sleep(0)
        others[1].cancel()  # when its turn has come
        await asyncio.wait_for(others[2], 5)

    asyncio.run(go())
    assert served == ["d"]


def test_one_address_leaves_places_to_others():
    async def go():
        reviews = Reviews(2, 10.0)
        never = asyncio.Event()

        async def load() -> bytes:
            await never.wait()
            return b""

        def ask(number: int, asker: str) -> asyncio.Task[object]:
            return asyncio.create_task(reviews.of(f"{asker}{number}", load, asker))

        waiting = [ask(n, "a") for n in range(MOST_QUEUED)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await ask(MOST_QUEUED, "a")
        for other in "bcde":
            waiting += [ask(n, other) for n in range(MOST_QUEUED)]
        await asyncio.sleep(0)
        assert len(waiting) == MOST_IN_ALL
        assert not [one for one in waiting if one.done()]
        with pytest.raises(Refusal, match="busy"):
            await ask(0, "f")
        reviews.stop()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(asyncio.wait_for(go(), 20))

"""One thing after the other, and nothing of it left behind when the process ends."""

import asyncio
import gc
import warnings

from ludiade.server.table.queue import Queue


class Notes(Queue):
    """Work that writes down what was done."""

    def __init__(self) -> None:
        super().__init__(asyncio.get_running_loop(), 10)
        self.done: list[str] = []

    def failed(self, error, peer, key):
        self.done.append(f"{error!r}")

    async def write(self, word, more=None):
        await asyncio.sleep(0)
        self.done.append(word)
        return more

    async def stumble(self):
        raise LookupError("gone")


def test_a_task_goes_on_with_what_it_leaves_and_then_with_what_waits():
    async def play():
        queue = Notes()
        queue.post(lambda: queue.write("one", queue.write("and a half")))
        queue.post(queue.stumble)
        queue.post(queue.write, "two")
        while queue.under_way is not None:
            await asyncio.wait([queue.under_way])
        return queue.done

    assert asyncio.run(play()) == ["one", "and a half", "LookupError('gone')", "two"]


def test_work_that_never_began_is_put_away_in_silence():
    async def play():
        queue = Notes()
        queue.post(queue.write, "never")
        queue.under_way.cancel()  # the process ends before its first step
        await asyncio.wait([queue.under_way])
        return queue

    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        assert asyncio.run(play()).done == []
        gc.collect()
    assert [str(warning.message) for warning in said] == []

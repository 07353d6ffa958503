"""Many pieces of work on one core or several: the same results in the same order for any number."""

import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from types import FrameType
from typing import TypeVar

from ludiade.lab.errors import Unready
from ludiade.lab.program import close_all

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4
"""Pieces a process has waiting, so that none is idle and an end comes soon."""
PATIENCE = 3
"""How often in a row processes may be lost before the work itself must be what ends them."""


def cores(jobs: int) -> int:
    """How many processes are meant; 0 stands for one a core."""
    return jobs or os.cpu_count() or 1


def spread(
    work: Callable[[T], R], items: Iterable[T], jobs: int, lost: Callable[[], None] = lambda: None
) -> Iterator[R]:
    """What the work makes of each item, in their order; Unready where it cannot be handed over.

    Where a process is lost (killed, out of memory), the others begin anew with all that was not
    answered, and `lost` is told; Unready where that happens again and again.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    can_be_handed_over(work)
    left = iter(items)
    asked: list[T] = []
    losses = 0
    while True:
        try:
            for found in _spread(work, asked, left, jobs):
                losses = 0
                yield found
            return
        except BrokenProcessPool:
            losses += 1
            if losses == PATIENCE:
                raise Unready("workers_die", times=PATIENCE) from None
            lost()


def _spread(work: Callable[[T], R], asked: list[T], left: Iterator[T], jobs: int) -> Iterator[R]:
    """The same by one pool; what was asked and not answered yet stays in `asked`."""
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _settle) as pool:
        try:
            with _deaf():
                futures: list[Future[R]] = [pool.submit(work, item) for item in asked]
            while True:
                with _deaf():
                    for item in islice(left, jobs * AHEAD - len(asked)):
                        asked.append(item)
                        futures.append(pool.submit(work, item))
                if not asked:
                    return
                found = futures.pop(0).result()
                del asked[0]
                yield found
        except BaseException:  # whoever stops us does not wait for what is under way
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


def can_be_handed_over(work: object) -> None:
    """Unready for what no other process could be given."""
    try:
        pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Unready("bot_stays_here", reason=str(error)) from None


@contextmanager
def _deaf() -> Iterator[None]:
    """Without hearing Ctrl-C; a process that is started here hears it once it has settled."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _settle() -> None:
    """When told to end, end at once, and the foreign bots with it."""
    signal.signal(signal.SIGINT, _end)
    signal.signal(signal.SIGTERM, _end)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _end(signum: int, frame: FrameType | None) -> None:
    close_all()
    os._exit(128 + signum)

"""Many pieces of work on one core or several: the same results in the same order for any number."""

import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
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


def cores(jobs: int) -> int:
    """How many processes are meant; 0 stands for one a core."""
    return jobs or os.cpu_count() or 1


def spread(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """What the work makes of each item, in their order; Unready where it cannot be handed over."""
    if jobs == 1:
        yield from map(work, items)
        return
    _can_be_handed_over(work)
    left = iter(items)
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _settle) as pool:
        try:
            asked: list[Future[R]] = []
            while True:
                with _deaf():
                    for item in islice(left, jobs * AHEAD - len(asked)):
                        asked.append(pool.submit(work, item))
                if not asked:
                    return
                yield asked.pop(0).result()
        except BaseException:  # whoever stops us does not wait for what is under way
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


def _can_be_handed_over(work: object) -> None:
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

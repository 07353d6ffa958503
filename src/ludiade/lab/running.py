"""Many matches on one core or several: the same matches in the same order for any number."""

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from types import FrameType

from ludiade.lab.fixtures import Fixture
from ludiade.lab.matches import Played, Setting, play
from ludiade.lab.program import close_all
from ludiade.lab.results import Results

AHEAD = 4
"""Matches a process has waiting, so that none is idle and an end comes soon."""


def run(setting: Setting, wanted: Iterable[Fixture], results: Results, jobs: int) -> Iterator[None]:
    """Play what is wanted and not yet played, and keep it, match by match."""
    missing = (fixture for fixture in wanted if fixture not in results.matches)
    for played in _played(setting, missing, jobs):
        results.add(played)
        yield


def _played(setting: Setting, fixtures: Iterator[Fixture], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        for fixture in fixtures:
            yield play(setting, fixture)
        return
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _settle) as pool:
        try:
            asked: list[Future[Played]] = []
            while True:
                with _deaf():
                    for fixture in islice(fixtures, jobs * AHEAD - len(asked)):
                        asked.append(pool.submit(play, setting, fixture))
                if not asked:
                    return
                yield asked.pop(0).result()
        except BaseException:  # whoever stops us does not wait for matches under way
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


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

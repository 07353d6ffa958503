"""Which tests are slow, measured: `make slow-tests` writes tests/slow.txt anew.

A test is slow that takes longer than so many seconds, or as much CPU time, that of the processes
it starts included, the second time too: the first one pays for what all later ones find loaded.
Seconds in which it could have gone on, but others had the processor, do not count.
"""

import resource
import time
from contextlib import suppress
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

LIST = Path(__file__).parent / "slow.txt"
MOST_S = 0.1
"""Waiting counts like work: it keeps a worker from the next test as well."""
FAR_TOO_MUCH_S = 20 * MOST_S
"""CPU time that no fast test takes, on a busy machine and for the first time either."""


def cpu_seconds() -> float:
    """What this process has used, and those it has started and seen end."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


def crowded_out_seconds() -> float:
    """How long the threads of this process were ready to run and could not; 0 if nobody knows."""
    waited_ns = 0
    for thread in Path("/proc/self/task").glob("*/schedstat"):
        with suppress(OSError):  # it has just ended
            waited_ns += int(thread.read_text().split()[1])
    return waited_ns / 1e9


class Measure:
    """Runs each test, twice where the first time is long, and keeps the names of the slow ones."""

    def __init__(self) -> None:
        self.run: set[str] = set()
        self.slow: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        slow, reports = self._run(item)
        if slow:
            item._initrequest()
            slow, reports = self._run(item)
        self.run.add(item.nodeid)
        if slow:
            self.slow.add(item.nodeid)
        item.session._setupstate.teardown_exact(nextitem)
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        return True

    def _run(self, item: pytest.Item) -> tuple[bool, list[pytest.TestReport]]:
        """Whether a test is slow; what the other tests of its file share is kept."""
        used, began = cpu_seconds(), time.perf_counter() - crowded_out_seconds()
        reports = runtestprotocol(item, nextitem=item.parent, log=False)
        took = time.perf_counter() - crowded_out_seconds() - began
        return max(cpu_seconds() - used, took) > MOST_S, reports

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Write the list; a part of the tests may be measured alone."""
        if exitstatus == 0:
            others = set(LIST.read_text(encoding="utf-8").splitlines()) - self.run
            names = sorted(others | self.slow)
            LIST.write_text("".join(f"{name}\n" for name in names), encoding="utf-8")


class Guard:
    """Fails a test that passes for fast and takes far too much CPU time to be so."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> object:
        before = cpu_seconds()
        result = yield
        took = cpu_seconds() - before
        if took > FAR_TOO_MUCH_S and item.get_closest_marker("slow") is None:
            pytest.fail(f"{took:.1f} CPU seconds, and not in {LIST.name}: make slow-tests", False)
        return result

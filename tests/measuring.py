"""Which tests are slow, measured: `make slow-tests` writes tests/slow.txt anew.

A test is slow that takes more than so many CPU seconds, those of the processes it starts included,
or waits for longer, the second time too: the first one pays for what all later ones find loaded.
"""

import resource
import time
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

LIST = Path(__file__).parent / "slow.txt"
MOST_CPU_S = 0.2
MOST_S = 0.4
"""In all, on a machine that does nothing else."""


def cpu_seconds() -> float:
    """What this process has used, and those it has started and seen end."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


class Measure:
    """Runs each test, twice where the first time is long, and keeps the names of the slow ones."""

    def __init__(self) -> None:
        self.slow: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        slow, reports = self._run(item)
        if slow:
            item._initrequest()
            slow, reports = self._run(item)
        if slow:
            self.slow.append(item.nodeid)
        item.session._setupstate.teardown_exact(nextitem)
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        return True

    def _run(self, item: pytest.Item) -> tuple[bool, list[pytest.TestReport]]:
        """Whether a test is slow; what the other tests of its file share is kept."""
        before, began = cpu_seconds(), time.perf_counter()
        reports = runtestprotocol(item, nextitem=item.parent, log=False)
        took = time.perf_counter() - began
        return cpu_seconds() - before > MOST_CPU_S or took > MOST_S, reports

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus == 0:
            LIST.write_text("".join(f"{name}\n" for name in sorted(self.slow)), encoding="utf-8")

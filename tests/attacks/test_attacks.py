"""Every row of attacks is withstood, and others play on meanwhile."""

import sys

import pytest

from tests.attacks.garbage import throw
from tests.attacks.rows import ROWS, files
from tests.services import on_postgres

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="calls from many addresses of one machine"),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.number}-{row.attacks[0].__name__}")
def test_withstood(row):
    """What succeeds once is tried again: a machine that stalled did so once, a hole stays open."""
    if not _succeeded(row):
        return
    again = _succeeded(row)
    assert not again, "\n".join(again)


def _succeeded(row):
    verdicts = row.run()
    assert len(verdicts) == len(row.attacks) + 1
    return [str(verdict) for verdict in verdicts if verdict.problem is not None]


def test_the_list_is_complete():
    left_out = {files.row.number} if on_postgres() else set()
    assert {row.number for row in ROWS} == set(range(1, 25)) - left_out


@pytest.mark.parametrize(("count", "library"), [(20_000, "picows"), (5_000, "plain")])
def test_garbage_does_no_harm(count, library):
    report = throw(count, 1, "--websocket", library)
    if report.problems:  # the same pieces again: see above
        report = throw(count, 1, "--websocket", library)
    assert not report.problems, report
    assert {"bad_request", "not_json", "400", "404"} <= set(report.answers)

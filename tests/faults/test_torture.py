"""A short torture in the suite; `make torture KILLS=300` for a long one."""

import pytest

from tests.faults.torture import torture


@pytest.mark.slow
def test_no_kill_loses_repeats_or_reorders_an_acknowledged_move(tmp_path):
    seen = torture(tmp_path, kills=10, seed=20)
    assert seen["acknowledged"] > 50
    assert seen["returns"] > 10

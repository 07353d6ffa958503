"""Loss of power: a part of the moments that `python -m tests.faults.power` goes through in full."""

from random import Random

import pytest

from tests.faults.power import Write, lose_power, recorded
from tests.server.store.test_durability import needs_strace


@needs_strace
def test_nothing_acknowledged_is_lost_with_the_power(tmp_path):
    steps = recorded(tmp_path.resolve(), tables=2, count=14, checkpoint=12)
    writes = [step for step in steps if isinstance(step, Write)]
    assert {write.file.rpartition("sqlite3")[2] for write in writes} >= {"", "-wal"}
    seen = lose_power(steps, every=3, torn=200, dice=Random(1))
    assert seen["states"] > 300
    assert seen["acknowledged"] > 20
    assert seen["entries"] > 1000


@needs_strace
def test_a_store_that_does_not_sync_is_found_out(tmp_path):
    steps = recorded(tmp_path.resolve(), 2, 12, 16, synchronous="NORMAL")
    with pytest.raises(AssertionError, match=r"lost|vanish"):
        lose_power(steps, every=10, torn=300, dice=Random(1))

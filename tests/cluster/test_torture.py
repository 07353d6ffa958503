import asyncio

import pytest

from tests.cluster.torture import torture
from tests.service_fixtures import not_tested
from tests.services import Unavailable


@pytest.mark.slow
@pytest.mark.parametrize(("hints", "faults"), [("true", 10), ("lying", 5), ("dead", 5)])
def test_no_fault_of_a_cluster_loses_repeats_or_parts_anything(tmp_path, hints, faults):
    try:
        seen = asyncio.run(torture(tmp_path, faults, hints, seed=20))
    except Unavailable as why:
        not_tested("A CLUSTER", why)
    assert seen["acknowledged"] > 50
    assert seen["returns"] > 5
    filled = seen["faults"].get("fill_disk", 0)  # none where no small disk can be mounted
    assert seen["faults"].get("disk_found_full", 0) == filled

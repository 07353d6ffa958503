import os
import subprocess
import sys

import pytest

from tests.service_fixtures import not_tested
from tests.services import Unavailable, nats_program, postgres_programs


@pytest.mark.slow
def test_make_cluster_starts_everything_and_a_crowd_plays():
    try:
        nats_program(), postgres_programs()
    except Unavailable as why:
        not_tested("A CLUSTER", why)
    done = subprocess.run(
        [sys.executable, "-m", "tests.cluster.demo"], check=False, capture_output=True, text=True,
        timeout=120, env={**os.environ, "SECONDS": "15", "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    last = done.stdout.splitlines()[-1]
    assert int(last.split()[0]) > 5, "moves were made"
    assert int(last.split()[3]) >= 5, "at a table of each game"

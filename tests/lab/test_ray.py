"""On a real Ray: the same bytes, a killed worker, and a Ray that is not there (make test-ray)."""

import os
import signal
from pathlib import Path

import pytest

from ludiade.lab.errors import Unready
from ludiade.lab.experiment.plan import make_plan
from ludiade.lab.experiment.running import run
from ludiade.lab.workers import share_out

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

PLAN = make_plan({"games": "diamoniak", "bots": "random", "deals": 200})


@pytest.fixture(scope="module", autouse=True)
def _one_ray():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def files(folder):
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_the_same_bytes_as_by_one_process(tmp_path):
    here = run(PLAN, out=tmp_path / "here")
    there = run(PLAN, out=tmp_path / "there", on="ray", jobs=2)
    assert here == there
    assert files(tmp_path / "here") == files(tmp_path / "there")


def _dies_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return mark


def test_a_killed_worker_s_share_is_done_again(tmp_path):
    marks = [str(tmp_path / f"{number}") for number in range(4)]
    assert list(share_out(_dies_once, marks, "ray", 2)) == marks


def _refuses(item: int) -> int:
    raise Unready("too_few", name="x", least=1, given=str(item))


def test_a_refusal_comes_through_as_it_is():
    with pytest.raises(Unready, match="too_few"):
        list(share_out(_refuses, [0], "ray", 2))


def test_a_ray_that_is_not_there_is_named():
    ray.shutdown()
    with pytest.raises(Unready, match="ray_unreachable"):
        run(PLAN, on="ray://127.0.0.1:1")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)  # one here still begins

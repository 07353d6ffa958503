"""Datasets: reproducible, resumable, and what they say is what the matches were."""

import pytest

import ludiade
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from ludiade.kernel.shelf import find
from ludiade.lab.dataset import writing

pq = pytest.importorskip("pyarrow.parquet")


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch):
    monkeypatch.setattr(writing, "AT_ONCE", 2)


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_files_in_one_go_or_in_two(tmp_path):
    first = ludiade.dataset("diadingo", tmp_path / "a", "random", records=5, seed=7)
    ludiade.dataset("diadingo", tmp_path / "b", "random", records=3, seed=7)
    again = ludiade.dataset("diadingo", tmp_path / "b", "random", records=5, seed=7)
    assert files(tmp_path / "a") == files(tmp_path / "b")
    assert (again.matches, again.decisions, again.faults) == (5, first.decisions, 0)
    with pytest.raises(ludiade.Unready, match="other_contest"):
        ludiade.dataset("diadingo", tmp_path / "a", "random", records=5, seed=8)


@pytest.mark.parametrize("game", ["diadingo", "diego"])
def test_views_menus_and_choices_are_those_of_the_record(tmp_path, game):
    ludiade.dataset(game, tmp_path / "d", "random", records=2)
    matches = pq.read_table(tmp_path / "d" / "matches-000000000.parquet").to_pylist()
    decisions = pq.read_table(tmp_path / "d" / "decisions-000000000.parquet").to_pylist()
    assert [row["match"] for row in matches] == [0, 1]
    assert sum(row["decisions"] for row in matches) == len(decisions)
    for row in decisions[:: max(1, len(decisions) // 20)]:
        match = matches[row["match"]]
        record = read(match["record"].encode(), find)
        table = replay(record, until=row["input"]).state
        seat = row["seat"]
        assert row["view"] == writing._json(table.view(Eyes(seat)))
        assert row["menu"] == [writing._json(action) for action in table.actions(seat)]
        assert row["menu"][row["choice"]] == row["action"]
        assert (row["score"], row["rank"]) == (match["scores"][seat], match["ranks"][seat])
    (tmp_path / "match.json").write_text(matches[0]["record"])
    assert ludiade.verify(tmp_path / "match.json") >= 1


def test_as_csv(tmp_path):
    ludiade.dataset("diadingo", tmp_path / "d", "random", records=1, form="csv")
    head = (tmp_path / "d" / "decisions-000000000.csv").read_text().splitlines()[0]
    assert head == "match,input,seat,view,menu,choice,action,score,rank"


def test_two_at_once_do_not_mix_in_one_folder(tmp_path):
    with writing.Parts(tmp_path, {}, "csv"), pytest.raises(ludiade.Unready, match="folder_busy"):
        ludiade.dataset("diadingo", tmp_path, "random", records=1, form="csv")
    assert files(tmp_path) == {}
    ludiade.dataset("diadingo", tmp_path, "random", records=1, form="csv")


def test_bots_that_failed_are_named_and_counted_after_a_resumption_too(tmp_path):
    def raises(seen):
        raise ValueError("now")

    for _ in range(2):
        found = ludiade.dataset("diadingo", tmp_path, [raises, "random"], records=3)
        assert (found.faults, found.failings) == (3, {"raises: failed": 3})

"""`ludiade check`: what is derived from the logs is compared with them, and made anew."""

import gzip
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ludiade.server.store.check import check_file
from ludiade.server.store.copies import export_lines
from ludiade.server.store.files import InUse, Lock
from ludiade.server.store.schema import connect, migrate

STORE = Path(__file__).parents[2] / "data" / "stores" / "v1.ludiade.gz"
UNKNOWN = "z695bzvqr6mj"
"""The one table of that file whose rules nobody knows."""


@pytest.fixture
def file(tmp_path) -> Path:
    """All kinds of tables."""
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(gzip.decompress(STORE.read_bytes()))
    db = connect(path)
    migrate(db)
    db.close()
    return path


def change(file: Path, sql: str) -> None:
    db = sqlite3.connect(file)
    assert db.execute(sql).rowcount > 0
    db.commit()
    db.close()


def found(file: Path, mend: bool = False) -> list[tuple[str, str, bool]]:
    report = check_file(file, mend)
    assert report.tables == 104
    return [(p.code, p.table, p.mended) for p in report.problems if p.table != UNKNOWN]


def test_a_sound_file_is_sound_also_before_it_is_migrated(tmp_path, file):
    report = check_file(file)
    assert (report.tables, report.entries, report.left) == (104, 2380, 0)
    assert [(p.code, p.table) for p in report.problems] == [("declined", UNKNOWN)]
    older = tmp_path / "v1.sqlite3"
    older.write_bytes(gzip.decompress(STORE.read_bytes()))
    assert check_file(older) == report


ANY = "(SELECT id FROM tables WHERE status = 'playing' AND name <> 'z695bzvqr6mj' LIMIT 1 OFFSET 9)"
DERIVED = {
    "status": f"UPDATE tables SET status = 'open' WHERE id = {ANY}",
    "due": f"UPDATE tables SET due = 5 WHERE id = {ANY}",
    "public": f"UPDATE tables SET public = 1 WHERE id = {ANY}",
    "index": f"UPDATE tables SET shown = '{{}}' WHERE id = {ANY}",
    "card": f"UPDATE tables SET shown = json_set(shown, '$.card.paused', 3) WHERE id = {ANY}",
    "no holder": f"DELETE FROM holder WHERE table_id = {ANY}",
    "another holder": f"INSERT INTO holder SELECT 'x', {ANY}",
    "no way": f"DELETE FROM way WHERE table_id = {ANY}",
    "a way for longer": f"UPDATE way SET until = until + 1 WHERE table_id = {ANY}",
    "everything": "UPDATE tables SET status = 'closed', shown = 'null', public = 1 - public",
}


@pytest.mark.parametrize("sql", DERIVED.values(), ids=DERIVED)
def test_what_is_derived_is_made_anew_from_the_log(file, sql):
    before = list(export_lines(file))
    change(file, sql)
    wrong = found(file)
    assert wrong
    assert {code for code, _, _ in wrong} <= {"index", "lookup"}
    assert found(file) == wrong  # to look changes nothing
    mended = found(file, mend=True)
    assert mended == [(code, table, True) for code, table, _ in wrong]
    assert found(file) == []
    if sql is not DERIVED["everything"]:  # but the table that nobody can fold
        assert list(export_lines(file)) == before


def test_people_who_are_forgotten_are_no_problem(file):
    change(file, "UPDATE person SET digest = NULL, name = '' WHERE table_id = 20")
    change(file, "DELETE FROM holder WHERE table_id = 20")
    assert found(file) == []


LOGS = {
    "gap": f"DELETE FROM entry WHERE table_id = {ANY} AND n = 2",
    "unreadable": f"UPDATE entry SET body = '{{' WHERE table_id = {ANY} AND n = 2",
    "declined": f'UPDATE entry SET body = \'{{"type":"new"}}\' WHERE table_id = {ANY} AND n = 3',
}


@pytest.mark.parametrize(("code", "sql"), LOGS.items(), ids=LOGS)
def test_a_log_that_leads_nowhere_is_said_and_left_alone(file, code, sql):
    change(file, sql)
    before = list(export_lines(file)) if code != "unreadable" else []
    for mend in (False, True):
        ((said, _, mended),) = found(file, mend)
        assert (said, mended) == (code, False)
    assert not before or list(export_lines(file)) == before
    assert check_file(file).left == (code != "declined")


def test_nothing_is_mended_while_a_server_runs(file):
    lock = Lock(file)
    with pytest.raises(InUse):
        check_file(file, mend=True)
    assert check_file(file).left == 0
    lock.release()


def test_the_command_says_what_it_found(file):
    def run(*words: str) -> tuple[int, dict, str]:
        main = "import sys; from ludiade.cli import main; sys.exit(main())"
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", main, "check", "--json", "--data", str(file), *words]
        done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=60)
        return done.returncode, json.loads(done.stdout), done.stderr

    change(file, DERIVED["no holder"])
    status, said, sentences = run("--lang", "en")
    assert (status, said) == (1, {"tables": 104, "entries": 2380, "problems": 1, "mended": 0})
    assert "it is not found by its devices" in sentences
    status, said, sentences = run("--mend", "--lang", "fr")
    assert (status, said["problems"], said["mended"]) == (0, 0, 1)
    assert "C’est réparé." in sentences
    assert run()[0] == 0

"""`ludiade migrate`, `serve`, `export`, `import`, `move` and `check` on a real PostgreSQL."""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest

from ludiade.cli import main
from ludiade.cli.usage import HERE
from ludiade.kernel.texts import texts
from ludiade.server.store.postgres import unusable
from tests.cli.test_server_commands import ENV, MAIN, call, ludiade, served
from tests.server.databases import create_database
from tests.server.hall.lesson import Attendee, attend, gather, pupils
from tests.server.rig import Remote, until
from tests.services import POSTGRES_AT

pytestmark = [pytest.mark.usefixtures("postgres"), pytest.mark.slow]


def database(name: str) -> str:
    """The address of an empty database."""
    return asyncio.run(create_database(os.environ[POSTGRES_AT], f"{name}{os.urandom(4).hex()}"))


def sql(url: str, *texts: str) -> list:
    async def go():
        db = await asyncpg.connect(url)
        try:
            return [await db.fetch(text) for text in texts]
        finally:
            await db.close()

    return asyncio.run(go())


def as_user(url: str, user: str, password: str) -> str:
    parts = urlsplit(url)
    place = f"{user}:{password}@{parts.hostname}:{parts.port}"
    return urlunsplit(parts._replace(netloc=place))


@pytest.fixture
def migrated() -> str:
    url = database("cli")
    done = ludiade("migrate", "--json", url)
    assert json.loads(done.stdout) == {"from": 0, "to": 4}, done.stderr
    return url


def play_a_match(address: str) -> str:
    """Two bots play; the token of whoever opened the table."""
    seats = [{"kind": "link"}, {"kind": "link"}]
    opened = call(address, "/api/tables", {"game": "diamoniak", "seats": seats})
    link = f"{address}/join#{opened['join']}"
    bots = [
        subprocess.Popen(
            [sys.executable, "-c", MAIN, "join", link, "--bot", "random"],
            stdout=subprocess.PIPE, text=True, env=ENV,
        )
        for _ in seats
    ]  # fmt: skip
    assert all(bot.stdout.readline().startswith("Sitting at seat") for bot in bots if bot.stdout)
    path = f"/api/tables/{opened['table']}/do"
    assert call(address, path, {"type": "start"}, opened["token"]) == {"type": "done"}
    for bot in bots:
        out, _ = bot.communicate(timeout=60)
        assert "The match has ended." in out
    return opened["token"]


def test_a_match_on_postgresql_is_exported_imported_moved_and_checked(tmp_path, migrated):
    with served(tmp_path, migrated) as address:
        token = play_a_match(address)
        call(address, "/api/device", {})  # one that sits nowhere
        with urllib.request.urlopen(f"{address}/ready", timeout=10) as answer:
            assert answer.read() == b"ok\n"
        assert json.loads(ludiade("check", "--json", "--store", migrated).stdout)["problems"] == 0
    assert json.loads(ludiade("migrate", "--json", migrated).stdout) == {"from": 4, "to": 4}
    lines = ludiade("export", "--store", migrated).stdout
    assert ludiade("export", "-", "--store", migrated).stdout == lines
    assert json.loads(lines)["table"]["index"]["status"] == "over"

    file = str(tmp_path / "moved.sqlite3")
    assert json.loads(ludiade("move", "--json", "--from", migrated, "--to", file).stdout) == {
        "tables": 1
    }
    assert ludiade("export", "--data", file).stdout == lines
    assert json.loads(ludiade("check", "--json", "--data", file).stdout)["problems"] == 0
    done = ludiade("move", "--from", migrated, "--to", file)
    assert done.returncode == 2
    assert b"already exists" in done.stderr

    again = database("again")
    done = ludiade("move", "--from", file, "--to", again)
    assert (done.returncode, b"ludiade migrate" in done.stderr) == (2, True)
    ludiade("migrate", "--json", again)
    assert json.loads(ludiade("move", "--json", "--from", file, "--to", again).stdout) == {
        "tables": 1
    }
    assert ludiade("export", "--store", again).stdout == lines
    devices = "SELECT * FROM device ORDER BY digest"
    assert sql(again, devices) == sql(migrated, devices)
    twice = ludiade("move", "--from", file, "--to", again)
    assert twice.returncode == 2, twice.stdout
    assert b"Traceback" not in twice.stderr
    assert sql(again, "SELECT count(*) FROM tables")[0][0][0] == 1

    other = database("other")
    ludiade("migrate", "--json", other)
    bad = ludiade("import", "-", "--store", other, input=lines + b"nonsense\n")
    assert (bad.returncode, b"Line 2" in bad.stderr) == (2, True)
    assert sql(other, "SELECT count(*) FROM tables")[0][0][0] == 0
    for added in (1, 0):
        done = ludiade("import", "-", "--store", other, "--json", input=lines)
        assert json.loads(done.stdout) == {"tables": added, "known": 1 - added}
    with served(tmp_path, other) as address:
        path = f"{address}/api/tables/{json.loads(lines)['table']['name']}/record"
        mine = urllib.request.Request(path, headers={"Authorization": f"Bearer {token}"})
        with urllib.request.urlopen(mine, timeout=10) as answer:
            assert json.load(answer)["game"] == "diamoniak"


def test_what_does_not_follow_from_the_log_is_found_and_mended(tmp_path, migrated):
    with served(tmp_path, migrated) as address:
        seats = [{"kind": "me"}, {"kind": "link"}]
        for _ in range(4):
            call(address, "/api/tables", {"game": "diamoniak", "seats": seats})
    spoilt = (
        "UPDATE tables SET due = 5 WHERE id = 1",
        "DELETE FROM way WHERE table_id = 2",
        "DELETE FROM holder WHERE table_id = 3",
        "UPDATE entry SET n = 7 WHERE table_id = 4",
    )
    before = sql(migrated, "SELECT * FROM way ORDER BY digest", "SELECT * FROM holder")
    sql(migrated, *spoilt)
    done = ludiade("check", "--json", "--store", migrated)
    assert (done.returncode, json.loads(done.stdout)["problems"]) == (1, 4)
    assert (
        json.loads(ludiade("check", "--json", "--mend", "--store", migrated).stdout)["mended"] == 3
    )
    assert json.loads(ludiade("check", "--json", "--store", migrated).stdout)["problems"] == 1
    after = sql(migrated, "SELECT * FROM way ORDER BY digest", "SELECT * FROM holder")
    assert [sorted(map(tuple, rows)) for rows in after] == [
        sorted(map(tuple, rows)) for rows in before
    ]


# What cannot be


SECRET = "s3cret-of-somebody"


def check_sentence(case: str, code: int, text: str) -> None:
    assert code == 2, (case, text)
    assert "Traceback" not in text, case
    assert SECRET not in text, case
    assert len(text.strip().splitlines()) == 1, (case, text)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_wrong_with_a_database_is_said_in_a_sentence_without_its_password(
    lang, migrated, capsys
):
    newer, empty, others = (database(name) for name in ("newer", "empty", "others"))
    assert main(["migrate", newer]) == 0
    sql(newer, "INSERT INTO ludiade_version (number) VALUES (99)")
    sql(others, "CREATE TABLE bucket (x integer)")  # the second step would meet it
    weak = f"weak{os.urandom(4).hex()}"
    sql(migrated, f"CREATE ROLE {weak} LOGIN PASSWORD '{SECRET}'")
    reads, writes = (f"{what}{os.urandom(4).hex()}" for what in ("reads", "writes"))
    for role, rights in ((reads, "SELECT"), (writes, "SELECT, INSERT, UPDATE")):
        sql(migrated, f"CREATE ROLE {role} LOGIN PASSWORD '{SECRET}'")
        sql(migrated, f"GRANT {rights} ON ALL TABLES IN SCHEMA public TO {role}")
    parts = urlsplit(migrated)
    nobody = f"postgresql://u:{SECRET}@127.0.0.1:1/db"
    cases = {
        "not a PostgreSQL": (f"mysql://u:{SECRET}@127.0.0.1/db", "migrate export"),
        "no port": (f"postgresql://u:{SECRET}@127.0.0.1:port/db", "migrate export"),
        "hash": (f"postgresql://u:{SECRET}#x@127.0.0.1/db", "migrate"),
        "nobody there": (nobody, "serve migrate export check"),
        "password": (as_user(migrated, "postgres", SECRET), "serve migrate export check"),
        "user": (as_user(migrated, "nobody", SECRET), "migrate"),
        "no database": (urlunsplit(parts._replace(path="/none")), "migrate check"),
        "newer": (newer, "serve migrate export check"),
        "not migrated": (empty, "serve export check"),
        "not ours": (others, "migrate"),
        "no rights": (as_user(migrated, weak, SECRET), "serve export check"),
        "only reads": (as_user(migrated, reads, SECRET), "serve"),
        "deletes nothing": (as_user(migrated, writes, SECRET), "serve"),
        "no rights to make": (as_user(empty, weak, SECRET), "migrate"),
    }
    said = {}
    for case, (url, commands) in cases.items():
        for command in commands.split():
            words = [command, *([url] if command == "migrate" else ["--store", url])]
            if command == "serve":
                done = ludiade(*words, "--port", "0", "--lang", lang)
                code, text = done.returncode, done.stderr.decode()
            else:
                code, text = main([*words, "--lang", lang]), capsys.readouterr().err
            check_sentence(f"{case} {command}", code, text)
            said.setdefault(case, set()).add(text.strip())
    assert all(len(sentences) == 1 for sentences in said.values()), said
    assert len({re.sub(r"postgres\S*:\S*", "", min(s)) for s in said.values()}) == 8, said
    # Nothing was half migrated.
    there = "SELECT to_regclass('tables'), to_regclass('ludiade_version')"
    assert sql(others, there)[0][0] == sql(empty, there)[0][0] == (None, None)


def test_each_reason_why_a_database_cannot_be_used_has_its_sentence():
    reasons = re.findall(r"[├└]── (\w+)", unusable.__doc__ or "")
    assert len(reasons) > 10
    for lang in ("en", "fr"):
        say = texts(lang, HERE)
        for reason in reasons:
            assert f"error-postgres-{reason.replace('_', '-')}" in say


def test_a_server_whose_database_is_away_says_so_and_goes_on_when_it_is_back(
    tmp_path, own_postgres
):
    url = own_postgres.url("postgres")
    assert main(["migrate", url]) == 0
    wish = {"game": "diamoniak", "seats": [{"kind": "me"}, {"kind": "link"}]}

    def ready(address: str) -> tuple[int, bytes]:
        try:
            with urllib.request.urlopen(f"{address}/ready", timeout=10) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    with served(tmp_path, url) as address:
        opened = call(address, "/api/tables", wish)
        own_postgres.stop()
        vote = f"/api/tables/{opened['table']}/do"
        with pytest.raises(urllib.error.HTTPError) as refused:
            call(address, vote, {"type": "start"}, opened["token"])
        said = json.load(refused.value)
        assert (refused.value.code, said["code"]) == (503, "not_saved")
        wait_for(lambda: ready(address) == (503, b"store: unreachable\n"))
        own_postgres.start()
        wait_for(lambda: ready(address) == (200, b"ok\n"))
        assert "join" in call(address, "/api/tables", wish)


def wait_for(holds) -> None:
    for _ in range(200):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError("never")


def test_two_stores_or_none_to_move_from_are_refused(tmp_path, migrated):
    for words in (
        ("serve", "--data", "x", "--store", "y"),
        ("move", "--from", str(tmp_path / "none"), "--to", migrated),
        ("move", "--to", migrated),
        ("move", "--from", migrated),
        ("migrate",),
        ("migrate", "tables.sqlite3"),
        ("import", str(tmp_path / "none"), "--store", migrated),
    ):
        done = ludiade(*words)
        assert done.returncode == 2, words
        assert b"Traceback" not in done.stderr
        assert done.stderr.strip()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_file_that_is_not_there_is_said_as_by_other_copies(lang, tmp_path, capsys):
    none = str(tmp_path / "none")
    said = []
    for words in (["export", "--store", none], ["move", "--from", none, "--to", f"{none}.new"]):
        assert main([*words, "--lang", lang]) == 2
        said.append(capsys.readouterr().err)
    assert said[0] == said[1]


def test_without_asyncpg_the_package_to_install_is_named():
    script = f"import sys; sys.modules['asyncpg'] = None; {MAIN}"
    for words in (["serve", "--store"], ["migrate"], ["export", "--store"]):
        done = subprocess.run(
            [sys.executable, "-c", script, *words, "postgresql://127.0.0.1:1/x"],
            check=False, capture_output=True, env=ENV, timeout=60,
        )  # fmt: skip
        assert done.returncode == 2, done.stderr
        assert b"ludiade[cluster]" in done.stderr


async def begin_a_lesson(address: str) -> tuple[dict, list[str]]:
    """Four pupils at two tables, in the first round; their tokens."""
    remote = Remote(urlsplit(address).port)
    opened, host = await gather(remote)
    class_ = await pupils(remote, opened, 4)
    await host.done("next_round")
    await until(lambda: all(one.step for one in class_))
    await all_leave([host, *class_])
    return opened, [one.token for one in class_]


async def go_on_with_it(address: str, opened: dict, tokens: list[str]) -> None:
    """Everybody is where they were, and another round follows."""
    remote = Remote(urlsplit(address).port)
    host = await attend(remote, opened["gathering"], opened["token"])
    class_ = [await attend(remote, opened["gathering"], token) for token in tokens]
    await until(lambda: all(one.step for one in class_))
    await host.done("end_table")
    await until(lambda: host.sight["status"] == "between")
    await host.done("next_round")
    await until(lambda: host.sight["round"] == 2)
    await until(lambda: [bool(one["table"]) for one in host.sight["tables"]] == [True, True])
    await all_leave([host, *class_])


async def all_leave(devices: list[Attendee]) -> None:
    for device in devices:
        device.leave()
    for device in devices:
        await device.closed.wait()


def test_a_gathering_and_its_tables_are_moved_exported_and_imported_and_go_on(tmp_path, migrated):
    file = str(tmp_path / "tables.sqlite3")
    with served(tmp_path, file) as address:
        opened, tokens = asyncio.run(begin_a_lesson(address))
    moved = ludiade("move", "--json", "--from", file, "--to", migrated)
    assert json.loads(moved.stdout) == {"tables": 3}, moved.stderr
    with served(tmp_path, migrated) as address:
        asyncio.run(go_on_with_it(address, opened, tokens))
    lines = ludiade("export", "-", "--store", migrated).stdout
    assert len(lines.splitlines()) == 5, "a gathering, and two tables of each round"
    (tmp_path / "lines").write_bytes(lines)
    again = database("again")
    ludiade("migrate", "--json", again)
    for where in (["--data", str(tmp_path / "new.sqlite3")], ["--store", again]):
        done = ludiade("import", str(tmp_path / "lines"), *where)
        assert done.returncode == 0, done.stderr
        assert ludiade("export", *where).stdout == lines
        assert json.loads(ludiade("check", "--json", *where).stdout)["problems"] == 0

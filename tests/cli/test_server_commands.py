"""`ludiade serve`, `join`, `backup`, `export`, `import` and `check`, as a user runs them."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludiade.cli import main

ENV = {**os.environ, "LUDIADE_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)}
MAIN = "import sys; from ludiade.cli import main; sys.exit(main())"


def ludiade(*words: str, **more) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-c", MAIN, *words],
        check=False, capture_output=True, env=ENV, timeout=60, **more,
    )  # fmt: skip


@contextmanager
def served(folder: Path, store: str = ""):
    where = ("--store", store) if store else ("--data", str(folder / "t.sqlite3"))
    server = subprocess.Popen(
        [sys.executable, "-c", MAIN, "serve", "--port", "0", *where],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENV,
    )  # fmt: skip
    assert server.stdout is not None
    address = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
    assert address is not None
    try:
        yield address[0]
    finally:
        server.send_signal(signal.SIGTERM)
        _, err = server.communicate(timeout=20)
        assert server.returncode == 0
        assert "Traceback" not in err


def call(address: str, path: str, body: dict, token: str = "") -> dict:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


@pytest.mark.slow
def test_a_bot_joins_a_served_table_and_the_tables_are_backed_up_and_moved(tmp_path):
    with served(tmp_path) as address:
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
        said = [bot.stdout.readline() for bot in bots if bot.stdout]
        assert all(line.startswith("Sitting at seat") for line in said)
        path = f"/api/tables/{opened['table']}/do"
        assert call(address, path, {"type": "start"}, opened["token"]) == {"type": "done"}
        for bot in bots:
            out, _ = bot.communicate(timeout=60)
            assert bot.returncode == 0
            assert "The match has ended." in out
        data = str(tmp_path / "t.sqlite3")
        done = ludiade("backup", str(tmp_path / "copy.sqlite3"), "--data", data)
        assert done.returncode == 0, done.stderr
        done = ludiade("export", str(tmp_path / "lines"), "--data", data)
        assert done.returncode == 0, done.stderr
        assert json.loads(ludiade("check", "--json", "--data", data).stdout)["problems"] == 0
        for words in (("serve", "--port", "0"), ("import", "-"), ("check", "--mend")):
            done = ludiade(*words, "--data", data, input=b"")
            assert done.returncode == 2, words
            assert b"another process" in done.stderr
    lines = ludiade("export", "--data", data).stdout
    assert lines == ludiade("export", "--data", str(tmp_path / "copy.sqlite3")).stdout
    assert lines == (tmp_path / "lines").read_bytes()
    assert json.loads(lines)["table"]["index"]["status"] == "over"
    for name in ("copy.sqlite3", "lines", "t.sqlite3"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    new = ("import", "-", "--json", "--data", str(tmp_path / "new.sqlite3"))
    assert json.loads(ludiade(*new, input=lines).stdout) == {"tables": 1, "known": 0}
    again = ludiade("import", str(tmp_path / "lines"), "--data", str(tmp_path / "new.sqlite3"))
    assert (again.returncode, again.stderr) == (0, b"")
    assert again.stdout == b"Nothing new to import: its only table was there already.\n"
    assert ludiade("export", "--data", str(tmp_path / "new.sqlite3")).stdout == lines


def test_what_cannot_be_is_said_in_a_sentence(tmp_path, capsys):
    for words in (
        ("serve", "--port", "99999"),
        ("serve", "--port", "0", "--address", "192.168.1.20"),
        ("serve", "--port", "0", "--trusted-proxy", "127.0.0.1,proxy"),
        ("serve", "--port", "0", "--websocket", "uvicorn"),
        ("serve", "--port", "0", "--role", "referee"),
        ("serve", "--port", "0", "--role", "watch"),
        ("serve", "--port", "0", "--bus", "127.0.0.1:4222"),
        ("serve", "--port", "0", "--bus", "nats://127.0.0.1:4222", "--data", str(tmp_path / "t")),
        ("join", "nowhere"),
        ("join", "http://127.0.0.1:9/join#x"),
        ("join", "http://127.0.0.1:9/join#x", "--bot", "genius"),
        ("backup", str(tmp_path / "x"), "--data", str(tmp_path / "none")),
        ("export", "--data", str(tmp_path / "none")),
        ("import", str(tmp_path / "none")),
        ("check", "--data", str(tmp_path / "none")),
        ("check", "--mend", "--data", str(tmp_path / "none")),
    ):
        assert main([*words, "--lang", "en"]) == 2, words
        out, err = capsys.readouterr()
        assert (out, len(err.strip().splitlines())) == ("", 1), words
    done = ludiade("serve", "--port", "0", "--data", str(tmp_path / "no" / "such.sqlite3"))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    done = ludiade("import", "-", "--data", str(tmp_path / "t.sqlite3"), input=b"nonsense\n")
    assert done.returncode == 2
    assert b"Line 1" in done.stderr

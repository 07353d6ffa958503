"""The data file, for others on the same machine.

Two servers of the first version took the same file, both said ready, and did not see each other's
tables; the file was 0644 although it holds the seeds of running matches.
"""

import os
import stat
import subprocess

from tests.attacks.attack import Row, Target, check
from tests.attacks.process import Server
from tests.attacks.visitor import Visitor

row = Row(15, "a second server on the same file; the modes of all files")
WAIT_S = 30.0


def second(server: Server, data: str, cwd: str | None = None) -> subprocess.CompletedProcess[str]:
    """Serve the same data from another process, which must end by itself."""
    words = server.command("serve", "--port", "0", "--data", data)
    return subprocess.run(
        words, capture_output=True, text=True, timeout=WAIT_S, check=False, cwd=cwd,
        env=server.environment(),
    )  # fmt: skip


@row.attack
def a_second_server_on_the_same_file(target: Target) -> None:
    """Withstood: it says why not and ends; the first serves on."""
    server = target.server
    other = server.folder / "other.sqlite3"
    other.symlink_to(server.data)
    folder = server.folder / "link"
    folder.symlink_to(server.folder)
    for data, cwd in ((str(server.data), None), (f"./{server.data.name}", str(server.folder)),
                      (str(other), None), (str(folder / server.data.name), None)):  # fmt: skip
        try:
            ended = second(server, data, cwd)
        except subprocess.TimeoutExpired:
            check(False, f"two servers have {data}")
            return
        check(ended.returncode == 2, f"the second server ended with {ended.returncode}")
        check(ended.stderr.strip() and "Traceback" not in ended.stderr, "it does not say why")
    check(Visitor(server.port).ask("GET", "/ready").status == 200, "the first is not ready")


@row.attack
def other_commands_on_the_file_of_a_running_server(target: Target) -> None:
    """Withstood: a backup and an export are whole and private; an import is refused."""
    server = target.server
    visitor = target.visitor()
    table = visitor.open("diego", ["me", "link"]).json["table"]
    mask = os.umask(0)
    try:
        copy, lines = server.folder / "copy.sqlite3", server.folder / "lines"
        made = server.run("backup", str(copy), "--data", str(server.data))
        check(made.returncode == 0, f"backup: {made.stderr}")
        made = server.run("export", str(lines), "--data", str(server.data))
        check(made.returncode == 0, f"export: {made.stderr}")
    finally:
        os.umask(mask)
    for file in (copy, lines):
        check(mode(file) == 0o600, f"{file.name}: {mode(file):o}")
    check(table in lines.read_text(), "the export lacks a table")
    brought = server.run("import", str(lines), "--data", str(server.data))
    check(brought.returncode == 2, f"an import beside a running server: {brought.returncode}")
    check(visitor.open("diego", ["me", "bot"]).status == 201, "nothing is stored any more")


def mode(file: os.PathLike[str]) -> int:
    return stat.S_IMODE(os.stat(file).st_mode)


@row.attack
def files_that_others_may_read(target: Target) -> None:
    """Withstood: all files of the data are 0600, also those that were there, whatever the umask."""
    mask = os.umask(0)
    try:
        server = Server()
        try:
            server.stop()
            for file in server.folder.glob("t.sqlite3*"):
                file.chmod(0o644)
            server.start()
            visitor = Visitor(server.port)
            check(visitor.open("diego", ["me", "link"]).status == 201, "no table")
            files = sorted(server.folder.glob("t.sqlite3*"))
            check(len(files) >= 3, f"files: {files}")
            for file in files:
                check(mode(file) == 0o600, f"{file.name} is {mode(file):o}")
        finally:
            server.close()
    finally:
        os.umask(mask)


@row.attack
def a_server_that_was_killed(target: Target) -> None:
    """Withstood: its lock dies with it, and the next has all that was stored."""
    server = Server()
    try:
        opened = Visitor(server.port).open("diego", ["me", "link"]).json
        server.kill()
        server.start()
        mine = Visitor(server.port).ask("GET", "/api/mine", token=opened["token"])
        check([one["table"] for one in mine.json] == [opened["table"]], "the table is lost")
    finally:
        server.close()


@row.attack
def a_file_that_is_none(target: Target) -> None:
    """Withstood: the server says why it cannot open, and does not change the file."""
    for name, content in (
        ("text", b"hello\n" * 1000),
        ("half", b"SQLite format 3\0" + b"\xff" * 2000),
    ):
        file = target.server.folder / name
        file.write_bytes(content)
        try:
            ended = second(target.server, str(file))
        except subprocess.TimeoutExpired:
            check(False, f"{name} is served")
            return
        check(ended.returncode == 2, f"{name}: {ended.returncode} {ended.stderr[-200:]}")
        check("Traceback" not in ended.stderr, f"{name}: {ended.stderr[-200:]}")
        check(file.read_bytes() == content, f"{name} was changed")

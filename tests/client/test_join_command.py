"""`ludiade join` as a user runs it: the standings and the verdict, for people and for programs."""

import asyncio
import json
import os
import sys

from tests.client.proxy import between
from tests.client.test_player import LINK, begin
from tests.server.rig import running

MAIN = "import sys; from ludiade.cli import main; sys.exit(main())"


async def ludiade_join(port, opened, *words, lang="en"):
    """The command, sitting at a table."""
    link = f"http://127.0.0.1:{port}/join#{opened['join']}"
    command = await asyncio.create_subprocess_exec(
        sys.executable, "-c", MAIN, "join", link, "--bot", "random", "--lang", lang, *words,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    told = command.stderr if "--json" in words else command.stdout
    first = (await told.readline()).decode()
    return command, first


async def ended(command):
    out, err = await command.communicate()
    assert b"Traceback" not in err, err.decode()
    return command.returncode, out.decode()


def test_people_read_the_standings_and_programs_one_object(tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            opened = await rig.open("diamoniak", [LINK, LINK])
            person, said = await ludiade_join(rig.port, opened, "--name", "Ada")
            assert said == f"Sitting at seat 1 of table {opened['table']}.\n"
            program, said = await ludiade_join(rig.port, opened, "--json", lang="fr")
            assert said == f"Assis à la place 2 de la table {opened['table']}.\n"
            await begin(await rig.player(opened["table"], opened["token"]), 2)
            (status, text), (other, line) = await asyncio.gather(ended(person), ended(program))
            assert (status, other) == (0, 0)
            data = json.loads(line)
            fair = data["fair"]
            assert fair == {
                "kept": True, "shuffles": fair["shuffles"], "beginnings": 1, "mine": True,
            }  # fmt: skip
            assert (data["table"], data["seat"]) == (opened["table"], 1)
            told = text.splitlines()
            assert told[0] == "The match has ended."
            standings = sorted(zip(data["ranks"], data["names"], data["scores"], strict=True))
            assert sorted(told[1:3]) == sorted(f"{r}. {n}: {s}" for r, n, s in standings)
            assert "Ada" in data["names"]
            assert told[3].endswith("as promised.")

    asyncio.run(asyncio.wait_for(go(), 120))


def test_a_broken_promise_ends_with_status_1_and_says_why(tmp_path):
    def lie(path, data):
        if path.endswith(b"/record"):
            return data.replace(b'"fairy_never_paid":false', b'"fairy_never_paid":true ')
        return data

    async def go():
        async with running(tmp_path) as rig, between(rig.port) as line:
            line.rewrite = lie
            opened = await rig.open("diamoniak", [LINK, LINK])
            person, _ = await ludiade_join(line.port, opened)
            program, _ = await ludiade_join(line.port, opened, "--json")
            await begin(await rig.player(opened["table"], opened["token"]), 2)
            (status, text), (other, said) = await asyncio.gather(ended(person), ended(program))
            assert (status, other) == (1, 1)
            assert "The shuffles are not as promised" in text
            fair = json.loads(said)["fair"]
            assert (fair["kept"], fair["code"], fair["differs"]) == (
                False, "promise_broken", "options",
            )  # fmt: skip
            assert fair["message"] in text

    asyncio.run(asyncio.wait_for(go(), 120))


def test_what_the_server_refuses_is_said_in_its_words(tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            opened = {"join": "x" * 43}
            program, _ = await ludiade_join(rig.port, opened, "--json")
            status, line = await ended(program)
            assert status == 2
            error = json.loads(line)["error"]
            assert error["code"] == "refused"
            assert "leads nowhere" in error["message"]

    asyncio.run(asyncio.wait_for(go(), 60))

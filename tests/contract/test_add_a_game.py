"""The game of docs/add-a-game.md, installed beside Ludiade: all that stands to a game takes it."""

import asyncio
import json
import subprocess
import sys

import pytest

from ludiade.cli import main
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from ludiade.kernel.texts import LANGUAGES, texts
from tests.contract.outside import environment, install, installed, write_project
from tests.server.rig import play_on, running

GAME = {"types.py", "rules.py", "__init__.py", "texts.fr.ftl", "texts.en.ftl", "RULES.md",
        "RULES.en.md"}  # fmt: skip


pytestmark = pytest.mark.slow  # a package is built and installed


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """The package as one writes it."""
    folder = tmp_path_factory.mktemp("project")
    write_project(folder)
    assert {file.name for file in (folder / "bataille").iterdir()} == GAME
    return folder


@pytest.fixture(scope="module")
def site(project, tmp_path_factory):
    """Where pip has put it."""
    folder = tmp_path_factory.mktemp("site")
    install(project, folder)
    assert {file.name for file in (folder / "bataille").iterdir()} - {"__pycache__"} == GAME
    return folder


@pytest.fixture
def game(site):
    with installed(site):
        yield shelf.find("bataille")


def ludiade(site, *words, **more):
    """What the command line says in a process of its own."""
    command = [sys.executable, "-m", "ludiade", *words]
    return subprocess.run(
        command, env=environment(site), check=True, text=True, capture_output=True, **more
    ).stdout


def test_it_is_on_the_shelf_and_only_where_it_is_installed(site):
    assert "The highest card wins the round." in ludiade(site, "games")
    assert "bataille" not in ludiade(site.parent, "games")


def test_it_obeys_every_law_by_its_own_tests(site, project):
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(
        command, cwd=project, env=environment(site), text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_the_command_line_takes_it(game, capsys, tmp_path):
    words = ["--players", "3", "--games", "4", "--records", str(tmp_path)]
    assert main(["simulate", "bataille", *words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    for record in sorted(tmp_path.glob("*.json")):
        assert main(["replay", str(record)]) == 0
        assert main(["verify", str(record)]) == 0
    assert main(["rules", "bataille"]) == 0
    assert "Pour commencer" in capsys.readouterr().out


def test_bots_meet_in_the_arena(site):
    contest = ["--bots", "easy,random", "--games", "4", "--seed", "1", "--json"]
    found = json.loads(ludiade(site, "arena", "bataille", *contest))
    assert json.dumps(found).count("easy")


def test_people_and_bots_play_it_in_the_terminal(site, tmp_path):
    record = tmp_path / "match.json"
    words = ["play", "bataille", "Ana", "easy", "--options", '{"hand": 2}', "--record", str(record)]
    said = ludiade(site, *words, input="1\n" * 8)
    assert "wins the round" in said
    with installed(site):
        match = replay(read(record.read_bytes(), shelf.find))
    assert sum(match.state.waiting().scores) == 2


def test_a_server_takes_it(game, tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            _, shown = await rig.call("GET", "/api/games")
            assert "bataille" in [each["id"] for each in shown]
            _, known = await rig.call("GET", "/api/shelf")
            names = {"fr": "Bataille", "en": "Bataille"}
            assert {"id": "bataille", "players": [2, 4], "names": names} in known
            _, words = await rig.call("GET", "/api/games/bataille/words?lang=fr")
            assert "action-lay = Poser le { $card }" in words["texts"]
            assert words["sentences"]["event"]["won"] == {"seats": ["seat"], "things": {}}
            assert "Pour commencer" in words["rules"]
            status, refused = await rig.call("GET", "/api/games/nowhere/words")
            assert (status, refused["code"]) == (400, "unknown_game")
            players = await rig.seated("bataille", 3)
            last = await play_on(players, Dice(3))
            assert sum(last["waiting"]["scores"]) == 3
            path, token = f"/api/tables/{players[0].table}/record", players[0].token
            _, _, data = await rig.raw("GET", path, token=token)
            assert (
                replay(read(data, shelf.find)).state.waiting().scores == last["waiting"]["scores"]
            )

    asyncio.run(go())


def test_one_that_does_not_load_keeps_no_other_away(project, tmp_path):
    write_project(tmp_path / "project")
    (tmp_path / "project" / "bataille" / "rules.py").write_text("import nowhere\n")
    install(tmp_path / "project", tmp_path / "site")
    with installed(tmp_path / "site"):
        with pytest.raises(BadRecord, match="game_does_not_load") as refused:
            shelf.get("bataille")
        for lang in LANGUAGES:
            assert "No module named 'nowhere'" in texts(lang).refuse(refused.value)
        with pytest.warns(UserWarning, match="bataille does not load: ModuleNotFoundError"):
            assert "bataille" not in [game.id for game in shelf.games()]
        assert not shelf.has("bataille", "commands")


def test_none_takes_the_place_of_ours(project, tmp_path):
    write_project(tmp_path / "project")
    about = tmp_path / "project" / "pyproject.toml"
    about.write_text(about.read_text().replace('\nbataille = "bataille"', '\ndiego = "bataille"'))
    install(tmp_path / "project", tmp_path / "site")
    with installed(tmp_path / "site"):
        assert shelf.packages()["diego"] == "ludiade.games.diego"

"""The game of docs/add-a-game.md, as it is written there: all that stands to a game takes it."""

import asyncio
import importlib
import json
import re
import sys
from pathlib import Path

import pytest

import ludiade.games
from ludiade.cli import main
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from tests.contract import laws
from tests.contract.trial import trial
from tests.server.rig import play_on, running

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FILE = re.compile(r"^```\w+\n# (\S+\.(?:py|ftl|md))\n(.*?)^```$", re.M | re.S)
FILES = {"types.py", "rules.py", "__init__.py", "texts.fr.ftl", "texts.en.ftl", "RULES.md",
         "RULES.en.md"}  # fmt: skip


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """The files of the page in a folder of `ludiade.games`, for as long as these tests run."""
    shelves = tmp_path_factory.mktemp("games")
    folder = shelves / "bataille"
    folder.mkdir()
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        (folder / name).write_text(text, encoding="utf-8")
    assert {file.name for file in folder.iterdir()} == FILES
    ludiade.games.__path__.append(str(shelves))
    importlib.invalidate_caches()
    shelf.packages.cache_clear()
    try:
        yield shelf.find("bataille")
    finally:
        ludiade.games.__path__.remove(str(shelves))
        shelf.packages.cache_clear()
        shelf._game.cache_clear()
        for module in [name for name in sys.modules if name.startswith("ludiade.games.bataille")]:
            del sys.modules[module]


def test_it_obeys_every_law(game):
    laws.numbers_are_bounded(game)
    for players in game.seats:
        for seed in range(5):
            trial(game, players, Dice(100 * players + seed), moments=None, thorough=True)


def test_the_command_line_takes_it(game, capsys, tmp_path):
    words = ["--players", "3", "--games", "4", "--records", str(tmp_path)]
    assert main(["simulate", "bataille", *words]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    for record in sorted(tmp_path.glob("*.json")):
        assert main(["replay", str(record)]) == 0
        assert main(["verify", str(record)]) == 0
    assert main(["rules", "bataille"]) == 0
    assert "Pour commencer" in capsys.readouterr().out


def test_bots_of_every_kind_play_it(game, capsys):
    bots = ["--players", "2", "--bots", "random,easy"]
    assert main(["simulate", "bataille", *bots, "--options", '{"hand": 2}']) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["random", "easy"]


def test_a_server_takes_it(game, tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            _, shown = await rig.call("GET", "/api/games")
            assert "bataille" in [each["id"] for each in shown]
            players = await rig.seated("bataille", 3)
            last = await play_on(players, Dice(3))
            assert sum(last["waiting"]["scores"]) == 3
            path, token = f"/api/tables/{players[0].table}/record", players[0].token
            _, _, data = await rig.raw("GET", path, token=token)
            assert (
                replay(read(data, shelf.find)).state.waiting().scores == last["waiting"]["scores"]
            )

    asyncio.run(go())

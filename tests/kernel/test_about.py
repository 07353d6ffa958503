"""The card of a game: what its box and rulebook say, and nothing that we do not know."""

import asyncio
import json

import pytest

import ludiade
from ludiade.cli import main
from ludiade.kernel.about import About, about_lines, read_about
from ludiade.kernel.shelf import games, get
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.kernel.texts.french import french
from tests.server.rig import running

KNOWN = {  # author, publisher, year, age, translator
    "diabolo": ("Michael Schacht", "Amigo", 2006, None, "Loïc Boisnier"),
    "diadingo": ("Gunter Baars", "Ravensburger", 1993, 8, None),
    "diamino": ("Madeleine Rousseau, née Janssens", "Gay-Play", 1965, None, None),
    "diamoniak": ("Grégory Kirszbaum", "Djeco", 2009, 5, None),
    "diego": (None, None, None, None, None),
}
RECONSTRUCTED = {"diadingo", "diamino", "diego"}


@pytest.mark.parametrize("name", sorted(KNOWN))
def test_what_is_known_of_a_game(name):
    about = ludiade.game(name).about
    found = (about.author, about.publisher, about.year, about.age, about.translator)
    assert found == KNOWN[name]
    assert about.minutes is None  # no rulebook of ours says it
    assert about.source is not None
    assert (about.reconstruction is not None) == (name in RECONSTRUCTED)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_rules_name_the_same_author(game, lang):
    opening = game.rules_text(lang).split("##")[0]
    for fact in (game.about.author, game.about.publisher, game.about.year):
        assert fact is None or str(fact) in opening


def test_a_game_without_a_card_says_that_nothing_is_known(tmp_path):
    about = read_about(tmp_path)
    assert about == About()
    lines = about_lines(about, range(2, 5), texts("fr"))
    assert lines[0] == french("Auteur : inconnu")
    assert lines[3] == french("Joueurs : de 2 à 4")


def test_unknown_facts_are_said_to_be_so():
    french_lines = about_lines(get("diego").about, get("diego").seats, texts("fr"))
    english_lines = about_lines(get("diego").about, get("diego").seats, texts("en"))
    assert french("Durée : non indiquée") in french_lines
    assert {"Author: unknown", "Year: unknown", "Time: not given"} <= set(english_lines)


def test_the_command_line_shows_the_card(capsys):
    assert main(["games", "diamino", "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "Madeleine Rousseau, née Janssens" in shown
    assert french("Reconstruction : les lettres, leurs valeurs et la piste") in shown
    assert main(["games", "diabolo", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["about"]["translator"] == "Loïc Boisnier"
    assert main(["games", "chess"]) != 0


def test_the_server_tells_it(tmp_path):
    async def inside():
        async with running(tmp_path) as rig:
            return await rig.call("GET", "/api/games")

    _, shelf = asyncio.run(asyncio.wait_for(inside(), 60))
    told = {game["id"]: game["about"]["author"] for game in shelf}
    assert told == {name: facts[0] for name, facts in KNOWN.items()}

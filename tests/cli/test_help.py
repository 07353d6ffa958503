"""What the program says of itself: in the width of the terminal, and in one manner."""

import json

import pytest

from ludiade.cli import commands, game_commands, main
from ludiade.cli.help import describe
from ludiade.kernel.shelf import get, names

WIDTH = 80


def said(capsys, *words: str) -> str:
    assert main([*words]) == 0
    return str(capsys.readouterr().out)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("words", [["help"], ["lab"], *([game] for game in game_commands.games())])
def test_lists_of_commands_fit_the_terminal(capsys, monkeypatch, words, lang):
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    lines = said(capsys, *words, "--lang", lang).splitlines()
    rows = [line for line in lines if line.startswith("  ")]
    assert rows
    assert max(map(len, rows)) <= WIDTH


@pytest.mark.parametrize("family", ["lab", *game_commands.games()])
def test_a_family_says_what_it_is_and_how_to_go_on(capsys, family):
    head, *rows, _, foot = said(capsys, family, "--lang", "en").splitlines()
    assert head.startswith(f"ludiade {family}")
    assert rows
    assert f"ludiade help {family}" in foot


def test_every_command_is_told_of_in_the_third_person():
    families = ["lab", *game_commands.games()]
    for family in families:
        for command in commands.family(family).values():
            verb = describe(command, "en").split()[0].rstrip(":")
            assert verb.endswith("s"), describe(command, "en")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", names())
def test_the_card_of_a_game_shows_its_options_with_values_and_defaults(capsys, game, lang):
    card = " ".join(said(capsys, "games", game, "--lang", lang).split())
    kinds = get(game).schema()["$defs"]["Options"]["properties"]
    assert kinds
    for name, kind in kinds.items():
        assert f" {name} " in card
        shown = json.dumps(kind["default"], ensure_ascii=False)
        assert f"{'par défaut' if lang == 'fr' else 'default:'} {shown}" in card
        for value in kind.get("enum", ()):
            assert json.dumps(value) in card

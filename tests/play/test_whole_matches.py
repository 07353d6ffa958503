"""Whole matches through the real program in a terminal of 80×24: no screen ever leaves it."""

import random
import re

import pytest

from ludiade.kernel.shelf import names
from ludiade.kernel.texts import LANGUAGES
from tests.play.glass import Player

MOST_ANSWERS = 900
PEOPLE = ["Ana", "Bernadette-Marguerite", "Chloé", "Driss", "Élise", "Fanny", "Gaston", "Hector"]
TABLES = {
    "diabolo": [*PEOPLE[:4], "random"],
    "diadingo": [*PEOPLE[:5], "random", "random", "random"],
    "diamino": [*PEOPLE[:2], *["random"] * 6],
    "diamoniak": PEOPLE[:4],
    "diego": [*PEOPLE[:3], "random"],
}
"""As many as can play; at least two people, so that the screen changes hands."""
OPTIONS = {
    "diabolo": '{"rounds":1}',
    "diadingo": '{"show_stuck":true,"after_theft":"back_to_thief_left"}',
    "diamino": '{"formula":"race","open_racks":true,"max_idle_rounds":1}',
    "diego": '{"hand":8,"targets":8,"pair_in_hand":true,"training":true,"deck":"cycle4:A"}',
}
LOOKS = ["?", "h", "v", "xyz" * 6, "\N{SNOWMAN} [bold]", "0", "1 2 3 4", "+"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_whole_match_never_leaves_the_screen(tmp_path, game, lang):
    dice = random.Random(f"{game} {lang}")
    record = tmp_path / "match.json"
    words = ["play", game, *TABLES[game], "--seed", lang, "--record", record.name]
    words += ["--options", OPTIONS[game]] if game in OPTIONS else []
    with Player(tmp_path, *words, lang=lang, cwd=tmp_path) as player:
        for _ in range(MOST_ANSWERS):
            if not player.answer(_anything(player.glass, game, dice)):
                break
        assert not player.glass.faults, player.glass.faults[0]
        assert player.process.returncode == 0, player.glass.text()
    assert "match.json" in player.glass.text()
    assert record.stat().st_size > 1000


def test_every_game_is_played_with_as_many_as_can():
    from ludiade.kernel import shelf

    for game in shelf.games():
        assert len(TABLES[game.id]) == game.seats.stop - 1


def _anything(glass, game, dice):
    """An answer somebody may give who looks at the screen, now and then one that makes no sense."""
    asked = glass.lines()[glass.row]
    if re.search(r"(Entrée|Enter)( :|:|\))", asked) and not re.search(r"(retour|back)\)", asked):
        return ""  # a page to turn, or the screen to take over
    if dice.random() < 0.04:
        return dice.choice(LOOKS)
    text = glass.text()
    keys = glass.keys()
    if game == "diadingo":
        keys += re.findall(r"◆ ([A-G]\d)", text)
    if game == "diamino" and not keys:
        held = "".join(re.findall(r"([A-Z*])\d", text.split("13 ")[0][400:]))
        word = "".join(dice.sample("AEINORST", dice.randint(2, 5)))
        square = f"{dice.randint(6, 10)}{dice.choice('FGHIJ')}"
        keys = [f"8H {word}", f"{square} {word}", "passe", "pass", f"echange {held[:2] or 'A'}"]
    return dice.choice(keys) if keys else ""

"""Whole matches through the real program in a terminal of 80×24: no screen ever leaves it."""

import random
import re

import pytest

from ludiade.kernel.shelf import games
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.play.terminal import HERE
from tests.play.glass import Glass, Player

MOST_ANSWERS = 900
PEOPLE = ["Ana", "Bernadette-Marguerite"]
TABLES = {game.id: [*PEOPLE, *["random"] * (game.seats.stop - 3)] for game in games()}
"""As many as can play; two of them people, so that the screen changes hands."""
OPTIONS = {
    "diabolo": '{"rounds":1}',
    "diadingo": '{"show_stuck":true,"after_theft":"back_to_thief_left"}',
    "diamino": '{"formula":"race","open_racks":true,"max_idle_rounds":1}',
    "diego": '{"hand":8,"targets":8,"pair_in_hand":true,"training":true,"deck":"cycle4:A"}',
}
LOOKS = ["?", "h", "v", "xyz" * 6, "\N{SNOWMAN} [bold]", "0", "1 2 3 4", "+"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
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
        assert player.glass.screens > 20
        say = texts(lang, HERE)
        shown = player.raw.decode()
        assert say.say("table-cut") not in shown
        assert f"+ {say.say('table-more', page=1, pages=2)[2:7]}" not in shown
        assert player.process.returncode == 0, player.glass.text()
    assert "match.json" in player.glass.text()
    assert record.stat().st_size > 1000


def test_what_leaves_the_screen_is_noticed():
    for shown, fault in [("x" * 81, "too wide"), ("\r\n" * 24, "too tall"), ("\x1b[3A", "unknown")]:
        glass = Glass()
        glass.feed(shown[:-1].encode())
        assert not glass.faults
        glass.feed(shown[-1:].encode())
        assert fault in glass.faults[0]


def _anything(glass, game, dice):
    """An answer somebody may give who looks at the screen, now and then one that makes no sense."""
    asked = glass.lines()[glass.row]
    if re.search(r"(Entrée|Enter)(\s?:|\))", asked) and not re.search(r"(retour|back)\)", asked):
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

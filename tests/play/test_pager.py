"""Rules are read by pages in a terminal, and straight through anywhere else."""

import pytest

from ludiade.kernel.shelf import get
from ludiade.kernel.texts import LANGUAGES
from tests.play.glass import Player
from tests.play.program import ludiade

MOST_PAGES = 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_pages_that_fit(tmp_path, lang):
    with Player(tmp_path, "rules", "diego", lang=lang) as player:
        first = player.glass.text()
        assert "1/" in player.glass.lines()[23 - 1]
        assert player.answer("")
        second = player.glass.text()
        assert player.answer("b")
        assert player.glass.text() == first != second
        pages = 1
        while pages < MOST_PAGES and player.answer(""):
            pages += 1
        assert 3 < pages < MOST_PAGES
        assert player.process.returncode == 0
        assert not player.glass.faults, player.glass.faults[0]


def test_the_rules_at_the_table_lead_back_to_it(tmp_path):
    with Player(tmp_path, "play", "diamoniak", "Ana", "easy") as player:
        table = player.glass.text()
        assert player.answer("?")
        assert player.glass.text() != table
        assert player.answer("q")
        assert player.glass.text() == table
        assert player.answer("rules")
        assert player.answer("q")
        assert player.process.poll() is None


def test_ones_own_pager_is_given_the_whole_text(tmp_path):
    into = tmp_path / "read"
    with Player(tmp_path, "rules", "diego", PAGER=f"cat > {into}") as player:
        assert player.process.wait(60) == 0
    numbers = [line.split(" ")[1] for line in get("diego").rules_text("fr").splitlines()
               if line.startswith("## ")]  # fmt: skip
    assert all(number in into.read_text() for number in numbers)


def test_a_pager_that_there_is_not_is_done_without(tmp_path):
    with Player(tmp_path, "rules", "diego", PAGER="no-such-pager") as player:
        assert "1/" in player.glass.lines()[23 - 1]


def test_without_a_terminal_nothing_is_asked_and_no_pager_started(tmp_path):
    into = tmp_path / "read"
    done = ludiade(tmp_path, "rules", "diego", PAGER=f"cat > {into}")
    assert done.returncode == 0
    assert not into.exists()
    assert b"\x1b" not in done.stdout
    assert b"Enter" not in done.stdout.splitlines()[-1]
    assert max(map(len, done.stdout.decode().splitlines())) <= 80

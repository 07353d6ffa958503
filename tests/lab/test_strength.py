"""What playouts bring: measured by the contest's own means, and labelled in both languages."""

from pathlib import Path
from runpy import run_path

import pytest

from ludiade import Match
from ludiade.bots.thinker import Thinker

pytest.importorskip("matplotlib", reason="needs pip install 'ludiade[lab]'")

TOOL = run_path(str(Path(__file__).parents[2] / "tools" / "strength.py"))


def test_so_many_playouts_against_none_on_the_same_deals():
    once, again = (TOOL["measure"]("diadingo", 2, 2, 2, "1", 1) for _ in range(2))
    assert once == again
    assert 0 <= once.low <= once.mean <= once.high <= 1


def test_the_plot_names_its_lines_in_both_languages():
    found = [(1000, TOOL["Estimate"](0.6, 0.55, 0.65, 100))]
    french, english = (TOOL["picture"]("diego", found, lang) for lang in ("fr", "en"))
    assert "1\u202f000 parties imaginées" in french
    assert "1,000 imagined games" in english
    assert "(Diego)" in french


@pytest.mark.parametrize("game", ["diabolo", "diamoniak", "diego"])
def test_playouts_are_played_whatever_else_the_level_would_settle_a_move_by(game, monkeypatch):
    thought = []

    def think(self, seen, *rest):
        thought.append(seen.seat)
        raise NotImplementedError

    monkeypatch.setattr(Thinker, "think", think)
    match = Match(game, players=2, seed=5)
    seat = match.awaited[0]
    while len(match.menu(seat)) < 2:
        match.play(seat, match.menu(seat)[0])
        seat = match.awaited[0]
    with pytest.raises(NotImplementedError):
        TOOL["player"](game, 10).function(match.seen(seat))
    assert thought == [seat]

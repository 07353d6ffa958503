"""Golden matches: records that go on telling and showing the same, to the letter."""

import pytest

from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Over
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from ludiade.kernel.shelf import find, games
from tests.golden.make import BESIDE, HERE

RECORDS = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
@pytest.mark.parametrize("ending", BESIDE)
def test_what_is_told_and_shown_is_the_same(path, ending):
    assert BESIDE[ending](path.read_bytes()) == path.with_suffix(ending).read_text()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_has_golden_matches_for_all_players_and_options(game):
    records = [read(p.read_bytes(), find) for p in RECORDS if p.parent.name == game.id]
    assert len(records) >= 12
    assert {record.players for record in records} == set(game.seats)
    for record in records:
        assert isinstance(replay(record).state.waiting(), Over)
    drawn = [game.any_options(players, Dice(n)) for n in range(40) for players in game.seats]
    for name in game.Options.__struct_fields__:
        values = {repr(getattr(record.options, name)) for record in records}
        possible = {repr(getattr(options, name)) for options in drawn}
        assert len(values) > 1 or len(possible) == 1, f"no golden match with another {name}"

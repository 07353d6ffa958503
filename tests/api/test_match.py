"""A match in the hands of a program."""

import copy
import pickle

import pytest

import ludiade
from ludiade.kernel.shelf import names


def played(game: str, seed: int = 7, **options) -> ludiade.Match:
    match = ludiade.Match(game, seed=seed, options=options)
    match.play_out("random", seed)
    return match


@pytest.mark.parametrize("game", names())
def test_a_match_is_played_saved_loaded_copied_and_verified(game, tmp_path):
    match = played(game)
    assert match.over
    assert match.awaited == ()
    assert len(match.scores) == len(match.ranks) == match.players
    match.save(tmp_path / "match.json")
    for again in (
        ludiade.load(tmp_path / "match.json"), copy.copy(match), copy.deepcopy(match),
        pickle.loads(pickle.dumps(match)), match.at(len(match.inputs)), played(game),
    ):  # fmt: skip
        assert again == match
        assert again.state == match.state
        assert again.story("en") == match.story("en")
    assert played(game, 8) != match
    assert ludiade.verify(match) == ludiade.verify(tmp_path / "match.json") >= 1
    with pytest.raises(TypeError):
        hash(match)


@pytest.mark.parametrize("game", names())
def test_a_match_goes_on_from_any_position_with_the_same_chance(game):
    match = played(game)
    size = len(match.inputs)
    there = match.at(size // 2)
    assert len(there.inputs) == size // 2
    assert there != match
    for given in match.inputs[size // 2 :]:
        if isinstance(given, ludiade.Move):
            assert given.seat in there.awaited
            there.play(given.seat, given.action)
    assert there == match
    assert match.at(-1) == match.at(size - 1)
    with pytest.raises(IndexError):
        match.at(size + 1)


def test_a_loaded_match_goes_on_and_stays_fair(tmp_path):
    match = ludiade.Match("diamoniak", 2, seed=3)
    for _ in range(9):
        seat = match.awaited[0]
        match.play(seat, match.menu(seat)[0])
    match.save(tmp_path / "match.json")
    again = ludiade.load(tmp_path / "match.json")
    match.play_out("random")
    again.play_out("random")
    assert again == match
    assert ludiade.verify(again) >= 1


def test_what_the_rules_forbid_is_told_in_the_games_words_and_changes_nothing(monkeypatch):
    monkeypatch.setenv("LUDIADE_LANG", "en")
    match = ludiade.Match("diabolo", 2, seed=1)
    (seat,) = match.awaited
    before = match.copy()
    missing = next(a for a in match.game.actions(2) if a not in match.menu(seat))
    for wrong in (
        lambda: match.play(seat, missing), lambda: match.play(1 - seat, match.menu(seat)[0]),
        lambda: match.play(5, match.menu(seat)[0]), lambda: match.menu(1 - seat),
        lambda: match.play(seat, {"type": "fly"}), match.expire, lambda: match.view(2),
    ):  # fmt: skip
        with pytest.raises(ludiade.Illegal, match=r"^[A-Z].*\. ?(\(Rule .*\))? \[\w+\]$") as caught:
            wrong()
        assert pickle.loads(pickle.dumps(caught.value)).code == caught.value.code
    assert match == before
    match.play(seat, {"type": match.menu(seat)[0].__struct_config__.tag, **_fields(match, seat)})
    assert match != before


def _fields(match, seat):
    action = match.menu(seat)[0]
    return {name: getattr(action, name) for name in action.__struct_fields__}


@pytest.mark.parametrize("game", names())
def test_a_match_is_drawn_as_the_terminal_draws_it(game, monkeypatch):
    monkeypatch.setenv("LUDIADE_LANG", "en")
    match = ludiade.Match(game, seed=2)
    lines = str(match).splitlines()
    assert match.game.name("en") in lines[0]
    assert {len(line) for line in lines} <= {80} or game == "diamino"
    assert lines[-1].startswith("╰")
    assert str(match) == match.draw(match.awaited[0] if len(match.awaited) == 1 else None)
    html = match._repr_html_()
    assert html.startswith("<pre")
    assert "color" in html
    assert repr(match).startswith(f"<Match {game}, ")
    assert "awaiting" in repr(match)


def test_a_seat_is_shown_its_own_and_everything_only_to_all():
    match = ludiade.Match("diabolo", 2, seed=1)
    views = [match.view(0), match.view(1), match.view(), match.view("all")]
    assert all(a != b for n, a in enumerate(views) for b in views[:n])


def test_the_match_of_a_seed_is_the_first_of_its_series(tmp_path):
    ludiade.simulate("diabolo", "random", games=2, seed=7, players=3, records=tmp_path)
    first = ludiade.load(tmp_path / "diabolo-000000.json")
    assert first.at(1).inputs[0].order == ludiade.Match("diabolo", 3, seed=7).inputs[0].order
    secret = bytes(range(32))
    assert ludiade.Match("diabolo", seed=secret).record.fairness.seed == secret.hex()
    assert ludiade.Match("diabolo") != ludiade.Match("diabolo")


def test_delays_run_out_when_told():
    match = ludiade.Match("diego", 2, seed=1)
    (seat,) = match.awaited
    match.play(seat, match.menu(seat)[0])
    assert match.waiting.seconds
    assert match.expire()

"""Actions by number: every menu has its mask, and numbers never change."""

import pytest

import ludiade
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting
from ludiade.kernel.shelf import games
from ludiade.testing.walk import new_match, next_input

LISTED = [game for game in games() if game.lists_all]
KEPT = {
    ("diabolo", 2): (77, {0: '{"type":"play","card":"red-1","side":"demon"}'}),
    ("diadingo", 3): (5335, {42: '{"type":"steal","victim":0,"ring":0,"onto":0}'}),
    ("diamoniak", 4): (91, {2: '{"type":"buy","seller":0}', 90: '{"type":"fairy"}'}),
    ("diego", 4): (14403, {121: '{"type":"diego","card":1,"target":1}'}),
}
"""Numbers that records of studies rest on."""


@pytest.mark.parametrize("game", LISTED, ids=lambda game: game.id)
def test_every_action_of_every_menu_has_a_number(game):
    for players in game.seats:
        actions = game.actions(players)
        assert len(set(actions)) == len(actions)
        dice = Dice(players)
        match = new_match(game, players, dice)
        for _ in range(150):
            waiting = match.state.waiting()
            for seat in waiting.seats if isinstance(waiting, Awaiting) else ():
                menu = ludiade.Menu(game, players, match.state.actions(seat), seat)
                assert [actions[number] for number in menu.numbers] == list(menu)
                mask = menu.mask
                assert {n for n, allowed in enumerate(mask) if allowed} == set(menu.numbers)
                assert len(mask) == len(actions)
            given = next_input(match, dice)
            if given is None:
                break
            match.apply(given)


@pytest.mark.parametrize(("game", "players"), KEPT)
def test_numbers_are_stable(game, players):
    import msgspec

    size, some = KEPT[game, players]
    actions = ludiade.game(game).actions(players)
    assert len(actions) == size
    for number, action in some.items():
        assert msgspec.json.encode(actions[number]).decode() == action
        assert actions.index(actions[number]) == number
    with pytest.raises(ValueError, match="not among"):
        actions.index("fly")
    with pytest.raises(ludiade.BadRecord):
        ludiade.game(game).actions(99)


def test_words_have_no_number():
    with pytest.raises(ludiade.BadRecord) as caught:
        ludiade.game("diamino").actions(2)
    assert caught.value.code == "actions_unlisted"


def test_a_menu_reads_as_buttons(monkeypatch):
    monkeypatch.setenv("LUDIADE_LANG", "en")
    match = ludiade.Match("diamoniak", 2, seed=1)
    menu = match.menu(0)
    assert menu.labels("fr") != menu.labels("en")
    assert len(str(menu).splitlines()) == len(menu)
    assert menu == list(menu) == match.seen(0).menu
    assert menu.complete

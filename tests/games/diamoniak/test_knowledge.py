"""What Diamoniak's players know: the odds, what to give, when to buy, and why."""

import pytest

from ludiade.bots.levels import numbers
from ludiade.games.diamoniak import game
from ludiade.games.diamoniak.cards import COUNTS, DIAMOND, FAIRY, KINDS, WITCH
from ludiade.games.diamoniak.knowledge.known import Known
from ludiade.games.diamoniak.knowledge.uses import left_of
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.stages import Stage
from ludiade.games.diamoniak.types import Buy, Draw, Fairy, Options, Pay, Stop
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Shuffled
from ludiade.kernel.piles import listed
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.kernel.types import Seat

PINK, BLUE, GREEN = 0, 1, 2
HARD = Known(dict(numbers("diamoniak", "hard")), 1)


def table(stage: int, mine: dict[int, int], theirs: dict[int, int], witches: int = 7) -> Table:
    """Seat 0 builds pink, seat 1 blue; so many witches are left, all other cards in the pile."""
    state = Table(Options(), 2)
    state.stage = stage
    state.colour = [PINK, BLUE]
    for seat, cards in enumerate((mine, theirs)):
        for card, count in cards.items():
            state.held_cards[seat * KINDS + card] = count
    state.beside[WITCH] = COUNTS[WITCH] - witches - (1 if stage == Stage.BEWITCHED else 0)
    left = [COUNTS[c] - state.beside[c] - sum(state.held_cards[c::KINDS]) for c in range(KINDS)]
    state.pile = listed(left)
    return state


def chosen(state: Table) -> object:
    return HARD.play(state, 0, Dice(1)).action


def test_the_cards_left_are_those_in_the_pile_or_beside_an_empty_one() -> None:
    state = table(Stage.PRESSING, {PINK: 2, DIAMOND: 4}, {BLUE: 1, FAIRY: 1}, witches=3)
    assert [left_of(state, c) for c in range(KINDS)] == [state.pile.count(c) for c in range(KINDS)]
    state.pile = []
    assert left_of(state, WITCH) == state.beside[WITCH]


def test_without_a_witch_left_one_draws_and_a_tall_bare_castle_stops_before_many() -> None:
    assert chosen(table(Stage.PRESSING, {PINK: 4}, {BLUE: 4}, witches=0)) == Draw()
    state = table(Stage.PRESSING, {PINK: 4}, {BLUE: 1})
    state.pile = listed([0, 0, 0, 0, 1, 7, 0])
    state.beside = [2, 5, 6, 6, 19, 0, 3]
    assert chosen(state) == Stop()


def test_one_draws_on_when_the_witch_can_only_take_spare_cards() -> None:
    assert chosen(table(Stage.PRESSING, {PINK: 2, GREEN: 3}, {BLUE: 1})) == Draw()


def test_one_buys_where_one_can() -> None:
    assert chosen(table(Stage.OPENING, {PINK: 5, DIAMOND: 3}, {PINK: 1})) == Buy(Seat(1))


def test_the_witch_is_given_what_matters_least() -> None:
    given = chosen(table(Stage.BEWITCHED, {PINK: 3, GREEN: 2, DIAMOND: 2}, {BLUE: 1}, witches=6))
    assert given == Pay(("green", "green", "diamond"))


def test_a_fairy_saves_a_castle_but_not_spare_cards() -> None:
    castle = table(Stage.BEWITCHED, {PINK: 4, FAIRY: 1}, {BLUE: 1}, witches=6)
    spare = table(Stage.BEWITCHED, {PINK: 1, GREEN: 3, FAIRY: 1}, {BLUE: 1}, witches=6)
    assert chosen(castle) == Fairy()
    assert chosen(spare) == Pay(("green", "green", "green"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_sound_move_is_legal_and_its_reason_has_words(players: int) -> None:
    dice = Dice(players)
    told = set()
    for _ in range(8):
        state = game.start(game.any_options(players, dice), players)
        while not isinstance(waiting := state.waiting(), Over):
            if isinstance(waiting, Shuffle):
                state.apply(Shuffled(dice.order(waiting.size)))
            else:
                assert isinstance(waiting, Awaiting)
                move: Move = HARD.play(state, waiting.only, dice)
                reason = HARD.reason(state, waiting.only, move)
                assert reason is not None or isinstance(move.action, Draw)
                if reason is not None:
                    told.add(reason[0])
                    for lang in LANGUAGES:
                        texts(lang, game.folder).say(reason[0], **reason[1])
                state.apply(move)
    assert {"reason-draw", "reason-buy", "reason-pay"} <= told


EXPERT = Known(dict(numbers("diamoniak", "expert")), 1)


def test_one_does_not_stop_while_another_could_buy_the_last_card() -> None:
    state = table(Stage.PRESSING, {PINK: 4, BLUE: 1}, {BLUE: 5, DIAMOND: 3}, witches=7)
    state.pile = listed([0, 0, 0, 0, 0, 7, 0])
    state.beside = [2, 0, 6, 6, 17, 0, 3]
    assert EXPERT.play(state, 0, Dice(1)).action == Draw()
    state.held_cards[KINDS + DIAMOND] = 2
    assert EXPERT.play(state, 0, Dice(1)).action == Stop()


def test_the_witch_is_given_first_what_another_needs() -> None:
    state = table(Stage.BEWITCHED, {PINK: 3, BLUE: 1, GREEN: 3}, {BLUE: 5, DIAMOND: 3})
    assert EXPERT.play(state, 0, Dice(1)).action == Pay(("blue", "green", "green"))
    assert HARD.play(state, 0, Dice(1)).action == Pay(("green", "green", "green"))


def test_what_was_learned_tells_who_is_ahead() -> None:
    for players in (2, 3, 4):
        state = Table(Options(), players)
        state.stage = Stage.OPENING
        state.colour[:2] = [PINK, BLUE]
        state.held_cards[PINK] = 5
        state.held_cards[DIAMOND] = 3
        state.held_cards[KINDS + BLUE] = 1
        state.pile = listed([1, 5, 6, 6, 17, 7, 3])
        found = EXPERT.worth(state)
        assert found is not None
        assert found[0] == max(found)
        assert found[0] > 0.6
        assert sum(found) == pytest.approx(players / 2)
    assert HARD.worth(state) is None
    state.stage = Stage.BEWITCHED
    assert EXPERT.worth(state) is None

"""The laws of docs/architecture.md, each a function that a broken law makes fail."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Expired, Input, Move, Over, Shuffle, Shuffled
from ludiade.kernel.match import Match, replay
from ludiade.kernel.record import (
    ExpiredLine,
    MoveLine,
    ShuffledLine,
    read,
    read_line,
    waiting_as_json,
    write,
    write_line,
)  # fmt: skip
from ludiade.kernel.shelf import find
from ludiade.kernel.state import State
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.kernel.types import Action, Event
from ludiade.testing.bounds import unbounded

T = TypeVar("T")
encode = msgspec.json.encode
_lines = msgspec.json.Decoder(list[MoveLine | ShuffledLine | ExpiredLine])


def numbers_are_bounded(game: AnyGame) -> None:
    """No option and no action takes a number of any size."""
    for kind in (game.Options, game.Action):
        places = unbounded(kind)
        assert not places, f"numbers of any size: {places}"


def accepted(state: State, given: Input) -> State:
    """What the menu or the wait offers can be done to a copy; the state that follows."""
    after = state.copy()
    try:
        after.apply(given)
    except Illegal as illegal:
        raise AssertionError(f"listed, but {illegal.code}: {write_line(given)}") from illegal
    return after


def refused(state: State, given: Input) -> None:
    """An input that cannot be is refused and tells nothing; `menu_is_law` looks for changes."""
    told: list[Event] = []
    try:
        state.apply(given, told)
    except Illegal as illegal:
        assert not told, f"{illegal.code} told something"
    else:
        raise AssertionError(f"accepted, though not in the menu: {write_line(given)}")


def through_json(match: Match, played: Sequence[Input]) -> list[Input]:
    """The same inputs, as they read after a trip through JSON."""
    lines = _lines.decode(encode([write_line(given) for given in played]))
    return [read_line(line, match.game, match.players) for line in lines]


def record_replays(match: Match) -> None:
    """The record alone leads to the same truth."""
    again = replay(read(write(match.document()), find))
    assert again.state.truth() == match.state.truth(), "a record leads elsewhere"
    assert again.options == match.options, "options are lost in a record"
    assert again.window == match.window, "a record leads to another window"


def copy_stands_alone(match: Match, dice: Dice) -> None:
    """A copy is the same truth, and what happens to it happens to it alone."""
    state = match.state
    before = state.truth()
    twin = state.copy()
    assert twin.truth() == before, "a copy is another truth"
    assert twin.held == state.held, "a copy forgets that the wait is held open"
    waiting = state.waiting()
    if isinstance(waiting, Awaiting):
        for seat in waiting.seats:
            for move in _some(state.moves(seat), 6, dice):
                accepted(state, move)
    elif isinstance(waiting, Shuffle):
        accepted(state, Shuffled(dice.order(waiting.size)))
    assert state.truth() == before, "what happened to a copy happened to its original"


def menu_is_law(match: Match, pool: Sequence[Action], dice: Dice) -> None:
    """Accepted if and only if listed; all that was refused has changed nothing."""
    before = match.state.truth()
    _menu_is_law(match, pool, dice)
    assert match.state.truth() == before, "a refusal changed something"


def _menu_is_law(match: Match, pool: Sequence[Action], dice: Dice, most: int = 12) -> None:
    state = match.state
    waiting = state.waiting()
    if not isinstance(waiting, Awaiting):
        nothing_else_is_awaited(match, pool, dice)
        return
    assert waiting.seats, "a wait for nobody"
    assert list(waiting.seats) == sorted(set(waiting.seats)), "seats twice, or in disorder"
    for seat in range(match.players):
        if seat not in waiting.seats:
            for action in _some(pool, 3, dice):
                refused(state, Move(seat, action))
            continue
        menu = state.moves(seat)
        assert menu, "an awaited seat without a menu"
        assert all(move.seat == seat for move in menu), "a menu of another seat"
        listed = {encode(move.action) for move in menu}
        assert len(listed) == len(menu), "a menu lists something twice"
        for move in _some(menu, most, dice):
            accepted(state, move)
        if match.game.lists_all:
            strangers = [mutated(action, pool, dice) for action in _some(pool, most, dice)]
            for action in [*_some(pool, most, dice), *strangers]:
                if encode(action) not in listed:
                    refused(state, Move(seat, action))
    refused(state, Shuffled(dice.order(54)))
    if waiting.seconds is None:
        refused(state, Expired())
    else:
        assert waiting.seconds > 0, "a delay of no time"
        accepted(state, Expired())


def nothing_else_is_awaited(match: Match, pool: Sequence[Action], dice: Dice) -> None:
    """During a shuffle only that shuffle may come; at the end nothing."""
    state = match.state
    waiting = state.waiting()
    for action in _some(pool, 3, dice):
        for seat in range(match.players):
            refused(state, Move(seat, action))
    refused(state, Expired())
    if isinstance(waiting, Shuffle):
        order = dice.order(waiting.size)
        assert order, "a shuffle of nothing"
        refused(state, Shuffled(order[1:]))
        refused(state, Shuffled([*order, waiting.size]))
        refused(state, Shuffled([*order[1:], waiting.size]))
        refused(state, Shuffled([*order[1:], -1]))
        if waiting.size > 1:
            refused(state, Shuffled([order[1], *order[1:]]))
    else:
        assert isinstance(waiting, Over), "a wait of no known kind"
        sizes = len(waiting.scores), len(waiting.ranks)
        assert sizes == (match.players, match.players), "not everybody has a score and a rank"
        refused(state, Shuffled([0]))


def mutated(action: Action, pool: Sequence[Action], dice: Dice) -> Action:
    """Nearly that action: one field changed to another plausible value."""
    fields = action.__struct_fields__
    if not fields:
        return action
    field = fields[dice.below(len(fields))]
    value = getattr(action, field)
    if isinstance(value, bool):
        return replace(action, **{field: not value})
    if isinstance(value, int):
        return replace(action, **{field: value + (-100, -1, 1, 2, 10**30)[dice.below(5)]})
    if isinstance(value, tuple | list):
        kind = type(value)
        near = ([*value[1:]], [*value, *value[:1]], [*reversed(value)], [*value, *value])
        return replace(action, **{field: kind(near[dice.below(4)])})
    like = [getattr(a, field) for a in pool if type(a) is type(action)]
    return replace(action, **{field: like[dice.below(len(like))]}) if like else action


def eyes_of(players: int) -> list[Eyes]:
    """Every seat, a spectator, and all of them together."""
    return [*(Eyes(seat) for seat in range(players)), SPECTATOR, EVERY_EYE]


def messages(match: Match, state: State, eyes: Eyes) -> bytes:
    """All that these eyes are sent of a state: view, wait, and the menus of their seats."""
    waiting = state.waiting()
    awaited = waiting.seats if isinstance(waiting, Awaiting) else ()
    menus = {seat: state.actions(seat) for seat in awaited if eyes.see(seat)}
    return encode([state.view(eyes), waiting_as_json(waiting), menus])


def imagined_agrees(match: Match, eyes: Eyes, pool: Sequence[Action], dice: Dice) -> None:
    """What is imagined looks the same, and two such truths cannot be told apart."""
    state = match.state
    if not isinstance(state.waiting(), Awaiting):
        return
    view = state.view(eyes)
    sent = messages(match, state, eyes)
    truths = [match.game.imagine(match.options, match.players, eyes, view, dice) for _ in range(2)]
    for truth in truths:
        assert messages(match, truth, eyes) == sent, "what is imagined looks otherwise"
        assert truth.census() == state.census(), "what is imagined has other things in the box"
    for seat in range(match.players):
        if eyes.see(seat):
            for action in _some(pool, 4, dice):
                answers = {_answer(each, Move(seat, action)) for each in (state, *truths)}
                assert len(answers) == 1, f"a refusal tells what {seat} cannot see: {answers}"


def _answer(state: State, given: Input) -> str:
    try:
        state.copy().apply(given)
    except Illegal as illegal:
        return f"{illegal.code} {illegal.rule} {illegal.details}"
    return "accepted"


def view_round_trips(match: Match) -> None:
    """A view is its own wire type."""
    for eyes in (SPECTATOR, EVERY_EYE):
        view = match.state.view(eyes)
        again = msgspec.json.decode(encode(view), type=match.game.View)
        assert again == view, "a view does not read back"


def what_lies_open_is_seen_by_all(match: Match) -> None:
    """Where a game says that it hides nothing, everybody is shown the same."""
    if not match.game.hides:
        seen = {encode(match.state.view(eyes)) for eyes in eyes_of(match.players)}
        assert len(seen) == 1, "a game that hides nothing shows some what others are not shown"


def cards_are_conserved(match: Match, census: dict[str, int]) -> dict[str, int]:
    """Nothing appears and nothing is lost; answers the census to compare the next one with.

    Before cards are dealt there may be none to count; whoever decides, or has ended, has some.
    """
    now = match.state.census()
    if not now:
        assert isinstance(match.state.waiting(), Shuffle), "nothing is counted"
        return census
    assert not census or now == census, "something appeared or was lost"
    assert all(count >= 0 for count in now.values()), "fewer than none"
    return now


def the_wait_is_held_while_it_lasts(match: Match, dice: Dice, most: int = 6) -> None:
    """A decision holds the wait open if and only if the others of it are still asked the same.

    What they then decide, having seen the table before, must count: with `hold` forgotten their
    answers would be stale; held too long, an answer to one question would count for another.
    """
    state = match.state
    waiting = state.waiting()
    if not isinstance(waiting, Awaiting):
        return
    for seat in waiting.seats:
        others = tuple(other for other in waiting.seats if other != seat)
        menus = [state.moves(other) for other in others]
        for move in _some(state.moves(seat), most, dice):
            after = accepted(state, move)
            asked = after.waiting()
            same = others and asked == Awaiting(others, waiting.seconds)
            same = same and [after.moves(other) for other in others] == menus
            assert after.held or not same, "forgot to hold a wait that goes on"
            assert same or not after.held, "held a wait that is over"
    if waiting.seconds is not None:
        assert not accepted(state, Expired()).held, "held a wait that is over"


def everything_has_words(match: Match, told: Sequence[Event], names: Sequence[str]) -> None:
    """Events and menus can be said in every language; events read back as what they were."""
    waiting = match.state.waiting()
    awaited = waiting.seats if isinstance(waiting, Awaiting) else ()
    for lang in LANGUAGES:
        say = texts(lang, match.game.folder)
        for event in told:
            assert say.tell(event, names), "an event without words"
        for seat in awaited:
            for action in match.state.actions(seat)[:8]:
                assert say.offer(action, names), "an action without words"
    for event in told:
        again = msgspec.json.decode(encode(event), type=match.game.Event)
        assert again == event, "an event does not read back"


def refusals_have_words(match: Match, pool: Sequence[Action], dice: Dice) -> None:
    """Every refusal is a sentence in every language."""
    for action in _some(pool, 4, dice):
        for seat in range(match.players):
            try:
                match.state.copy().apply(Move(seat, mutated(action, pool, dice)))
            except Illegal as illegal:
                for lang in LANGUAGES:
                    said = texts(lang, match.game.folder).refuse(illegal)
                    assert said, "a refusal without words"


def _some(things: Sequence[T], most: int, dice: Dice) -> Sequence[T]:
    """All of a few things, or a random few of many."""
    if len(things) <= most:
        return things
    return [things[dice.below(len(things))] for _ in range(most)]

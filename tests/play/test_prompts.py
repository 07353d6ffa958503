"""What people are asked: everything that may be done can be typed, and every step fits."""

import io

import pytest
from rich.console import Console
from rich.pretty import Pretty

from ludiade.games.diadingo import types as diadingo
from ludiade.games.diamino import types as diamino
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting
from ludiade.kernel.match import Match
from ludiade.kernel.prompts import Prompt, Reply, numbered
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.play.answers import keys, read
from ludiade.play.frame import Frame
from ludiade.play.screen import Screen
from ludiade.play.terminal import HERE, drawing, own_terminal
from ludiade.testing.walk import walk

NAMES = ["Ana", "Bernadette-Marguerite", "Chloé", "Driss", "Élise", "Fanny", "Gaston", "Hector"]
ROWS = 23
MOST_POSITIONS = 40


def positions(game, players, seed):
    """Positions of a random match under random options, each with a seat that is awaited."""
    dice = Dice(seed)
    match = Match(game, game.any_options(players, dice), players)
    shown = 0
    for _ in walk(match, dice):
        waiting = match.state.waiting()
        if isinstance(waiting, Awaiting) and dice.below(3) == 0:
            yield match, waiting.seats[dice.below(len(waiting.seats))]
            shown += 1
        if shown == MOST_POSITIONS:
            return


def asked(match, seat, lang):
    """What a seat is asked there."""
    say = texts(lang, HERE, match.game.folder)
    view = match.state.view(Eyes(seat))
    names = NAMES[: match.players]
    return own_terminal(match.game).prompt(view, say, names, seat, match.state.actions(seat)), view


def steps(prompt):
    yield prompt
    for reply in prompt.replies:
        if isinstance(reply.then, Prompt):
            yield from steps(reply.then)


def reached(prompt):
    return [
        reply.then
        for step in steps(prompt)
        for reply in step.replies
        if not isinstance(reply.then, Prompt)
    ]


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.id)
def test_all_that_may_be_done_can_be_typed(game):
    parse = getattr(own_terminal(game), "parse", None)
    for players in game.seats:
        for match, seat in positions(game, players, players):
            prompt, view = asked(match, seat, "fr")
            offered = set(reached(prompt))
            actions = set(match.state.actions(seat))
            assert offered <= actions
            for action in actions - offered:
                assert (
                    alike(action, offered, view) or parse(typed(action, game), view, seat) == action
                )
            for step in steps(prompt):
                shown = [key for reply in step.replies for key in reply.keys]
                assert len(shown) == len(set(shown))
                assert keys(step)


def typed(action, game):
    match action:
        case diadingo.Take(place=place):
            return texts("en", game.folder).say("place", place=place)
        case diamino.Pass():
            return "passe"
    return ""


def alike(action, offered, view):
    """Whether a theft is offered that differs only in which of several rings alike it takes."""
    if not isinstance(action, diadingo.Steal):
        return False
    value = view.players[action.victim].rings[action.ring].value
    return any(
        isinstance(other, diadingo.Steal)
        and other.victim == action.victim
        and view.players[other.victim].rings[other.ring].value == value
        for other in offered
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.id)
def test_every_step_fits_with_any_options(game, lang):
    """Board, menu, a refusal and the question, for as many as can play and for one fewer."""
    screen = Screen(Console(file=io.StringIO(), width=80, height=24, force_terminal=True))
    screen.live = True
    say = texts(lang, HERE, game.folder)
    for players in game.seats[-2:]:
        for match, seat in positions(game, players, 10 + players):
            prompt, view = asked(match, seat, lang)
            board = drawing(match.game, view, say, NAMES[:players], seat)
            frame = Frame(screen, say, board, ["Ana " + "begins " * 30, "Bao passes."])
            for step in steps(prompt):
                frame.notice = "x " * 75
                screen.console.file = io.StringIO()
                frame.show(step, is_first=False)
                lines = screen.console.file.getvalue().splitlines()
                assert len(lines) + 1 <= ROWS
                assert say.say("table-cut") not in "\n".join(lines)
                assert say.say("table-more", page=1, pages=2)[:5] not in "\n".join(lines)


def test_a_game_that_draws_nothing_itself_fits_too():
    """The plain view is cut, the list of all moves has pages on which each stands once."""
    game = shelf.get("diego")
    match, seat = next(positions(game, 4, 1))
    say = texts("en", HERE, game.folder)
    offers = [(say.offer(action), action) for action in match.state.actions(seat)]
    prompt = numbered("what now?", offers)
    screen = Screen(Console(file=io.StringIO(), width=80, height=24, force_terminal=True))
    screen.live = True
    frame = Frame(screen, say, Pretty(match.state.view(Eyes(seat))), [])
    seen = ""
    for page in range(9):
        frame.menu_page = page
        screen.console.file = io.StringIO()
        frame.show(prompt, is_first=False)
        shown = screen.console.file.getvalue()
        assert len(shown.splitlines()) + 1 <= ROWS
        assert say.say("table-cut") in shown
        seen += shown
    assert len(offers) > 20
    assert all(label in seen for label, _ in offers)


def test_words_are_read_with_and_without_spaces_case_and_accents():
    side = Prompt(
        "?", (Reply(("d", "démon"), "Démon", "low"), Reply(("a", "ange"), "Ange", "high"))
    )
    first = numbered("?", [("one", side), ("two", "two")])
    for words in ("1d", "1 d", "1 D", "1 demon", "1 DÉMON", " 1  d "):
        assert read(first, words) == "low"
    assert read(first, "1") is side
    assert read(first, "2") == "two"
    for words in ("", "3", "d", "1x", "2 d", "1 d d", "é"):
        assert read(first, words) is None
    assert keys(first) == "1, 2"
    assert keys(side) == "d, a"
    assert keys(numbered("?", [("", "x")] * 4)) == "1–4"
    assert keys(Prompt("?", hint="D4")) == "D4"

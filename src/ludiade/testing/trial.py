"""One random match under all laws, at every input or at a few."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Input, Move
from ludiade.kernel.match import Match
from ludiade.kernel.types import Action, Event
from ludiade.testing import laws
from ludiade.testing.walk import new_match, walk

POOL = 60
NAMES = ["Ana", "Bao", "Chloé", "Driss", "Élise", "Farid", "Gaëlle", "Hugo"]


@dataclass
class Tally:
    """What a trial looked at."""

    inputs: int
    moments: int


def trial(
    game: AnyGame, players: int, dice: Dice, *, moments: int | None, thorough: bool = False
) -> Tally:
    """Play one random match, then fold it again from JSON under all laws: always, or at a few."""
    match = new_match(game, players, dice)
    played: list[Input] = []
    truths: dict[int, tuple[bytes, int]] = {}
    for number, (given, _) in enumerate(walk(match, dice)):
        played.append(given)
        if moments is None or len(truths) < moments:
            truths[number] = match.state.truth(), match.window
        elif (slot := dice.below(number + 1)) < moments:  # so that every moment is as likely
            del truths[list(truths)[slot]]
            truths[number] = match.state.truth(), match.window
    again = Match(game, match.options, players)
    census: dict[str, int] = {}
    pool: list[Action] = []
    for number, given in enumerate(laws.through_json(match, played)):
        told: list[Event] = []
        try:
            again.apply(given, told)
        except Illegal as illegal:
            raise AssertionError(f"replay differs from play: {illegal.code}") from illegal
        if isinstance(given, Move):
            pool = [*pool[-POOL + 1 :], given.action]
        if number in truths:
            assert (again.state.truth(), again.window) == truths[number], "replay differs from play"
            census = laws.cards_are_conserved(again, census)
            look(again, told, pool, dice, thorough=thorough)
    assert again.state.truth() == match.state.truth(), "to be looked at has changed the match"
    laws.cards_are_conserved(match, census)
    laws.menu_is_law(match, pool, dice)
    if moments is None or dice.below(8) == 0:  # the fold above has done as much, input by input
        laws.record_replays(match)
    return Tally(len(played), len(truths))


def look(
    match: Match, told: Sequence[Event], pool: Sequence[Action], dice: Dice, *, thorough: bool
) -> None:
    """Every law of a moment; unless thorough, for two of the eyes, and one time in four in words.

    Sentences cost more than all the rest, and the next game looks through other eyes.
    """
    laws.copy_stands_alone(match, dice)
    laws.menu_is_law(match, pool, dice)
    laws.the_wait_is_held_while_it_lasts(match, dice)
    eyes = laws.eyes_of(match.players)
    for each in eyes if thorough else [eyes[at] for at in dice.order(len(eyes))[:2]]:
        laws.imagined_agrees(match, each, pool, dice)
    laws.view_round_trips(match)
    laws.what_lies_open_is_seen_by_all(match)
    if thorough or dice.below(4) == 0:
        laws.everything_has_words(match, told, NAMES)
        laws.refusals_have_words(match, pool, dice)

"""One random match under all laws, at every input or at a few."""

from dataclasses import dataclass

from ludiade.kernel.dice import Dice
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Move
from ludiade.kernel.types import Action
from tests.contract import laws
from tests.contract.walk import new_match, walk

POOL = 60
NAMES = ["Ana", "Bao", "Chloé", "Driss", "Élise", "Farid", "Gaëlle", "Hugo"]


@dataclass
class Tally:
    """What a trial looked at."""

    inputs: int = 0
    moments: int = 0


def trial(game: AnyGame, players: int, dice: Dice, *, moments: int | None) -> Tally:
    """Play one random match; check every law after each input, or at `moments` random ones.

    What happens at an input is cheap to follow always: the shadow replay, the census and the end.
    """
    match = new_match(game, players, dice)
    shadow = laws.Shadow(match)
    census: dict[str, int] = {}
    pool: list[Action] = []
    tally = Tally()
    for given, told in walk(match, dice):
        shadow.follow(given)
        tally.inputs += 1
        if isinstance(given, Move):
            pool = [*pool[-POOL + 1 :], given.action]
        # Few looks a match: likelier early, so that short and long matches get as many.
        if moments is None or dice.below(tally.inputs // moments + 1) == 0:
            tally.moments += 1
            census = laws.cards_are_conserved(match, census)
            shadow.agree(match)
            laws.copy_stands_alone(match, dice)
            laws.menu_is_law(match, pool, dice)
            for eyes in laws.eyes_of(players):
                laws.imagined_agrees(match, eyes, pool, dice)
            laws.view_round_trips(match)
            laws.everything_has_words(match, told, NAMES)
            laws.refusals_have_words(match, pool, dice)
    laws.cards_are_conserved(match, census)
    shadow.agree(match)
    laws.menu_is_law(match, pool, dice)
    laws.record_replays(match)
    return tally

"""Two actions tried in the same imagined truths, so that chance favours neither."""

from math import sqrt

from ludiade.bots import Seen
from ludiade.bots.coach.advice import expertise
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffled
from ludiade.kernel.knowledge import Knowledge, shares
from ludiade.kernel.state import State
from ludiade.kernel.types import Action

ERRORS = 2.0
"""A difference is believed from so many standard errors on."""
FINE = 1 << 30


def losses(seen: Seen, best: Action, done: Action, playouts: int, seed: int) -> list[float] | None:
    """How much less each seat could hope for after `done` than after `best`.

    None where that is within the noise for the seat that decides.
    """
    dice = Dice(seed)
    known = expertise(seen.game.id, seed)
    gaps: list[list[float]] = []
    for _ in range(playouts):
        truth = seen.game.imagine(seen.options, seen.players, Eyes(seen.seat), seen.view, dice)
        future = dice.below(FINE)
        better = _end(truth.copy(), Move(seen.seat, best), known, Dice(future))
        worse = _end(truth, Move(seen.seat, done), known, Dice(future))
        gaps.append([one - other for one, other in zip(better, worse, strict=True)])
    means = [sum(gap) / playouts for gap in zip(*gaps, strict=True)]
    mean = means[seen.seat]
    spread = sum((gap[seen.seat] - mean) ** 2 for gap in gaps) / max(1, playouts - 1)
    return means if mean > ERRORS * sqrt(spread / playouts) else None


def _end(state: State, move: Move, known: Knowledge, dice: Dice) -> list[float]:
    """What each seat gets if this is done and everybody goes on as the game is known."""
    state.apply(move)
    while True:
        waiting = state.waiting()
        if isinstance(waiting, Over):
            return shares(waiting.ranks)
        if isinstance(waiting, Awaiting):
            seat = waiting.seats[dice.below(len(waiting.seats))]
            state.apply(known.play(state, seat, dice))
        else:
            state.apply(Shuffled(dice.order(waiting.size)))

"""Two actions tried in the same imagined truths, so that chance favours neither."""

from math import sqrt
from time import monotonic

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
FEWEST = 12
"""Truths that are compared whatever the time: fewer would say nothing."""
LOOK = 3  # every so many decisions, as a mask: can one tell how it will end
FINE = 1 << 30


def losses(
    seen: Seen,
    best: Action,
    done: Action,
    playouts: int,
    seed: int,
    deadline: float | None = None,
) -> list[float] | None:
    """How much less each seat could hope for after `done` than after `best`.

    None where that is within the noise for the seat that decides. A deadline (of
    `time.monotonic`) cuts the comparison short.
    """
    dice = Dice(seed)
    known = expertise(seen.game.id, seed)
    gaps: list[list[float]] = []
    for tried in range(playouts):
        if deadline is not None and tried >= FEWEST and monotonic() >= deadline:
            break
        truth = seen.game.imagine(seen.options, seen.players, Eyes(seen.seat), seen.view, dice)
        future = dice.below(FINE)
        better = _end(truth.copy(), Move(seen.seat, best), known, Dice(future))
        worse = _end(truth, Move(seen.seat, done), known, Dice(future))
        gaps.append([one - other for one, other in zip(better, worse, strict=True)])
    tries = len(gaps)
    means = [sum(gap) / tries for gap in zip(*gaps, strict=True)]
    mean = means[seen.seat]
    spread = sum((gap[seen.seat] - mean) ** 2 for gap in gaps) / max(1, tries - 1)
    return means if mean > ERRORS * sqrt(spread / tries) else None


def _end(state: State, move: Move, known: Knowledge, dice: Dice) -> list[float]:
    """What each seat may hope for if this is done and all go on by what is known of the game."""
    state.apply(move)
    decisions = 0
    while True:
        waiting = state.waiting()
        if isinstance(waiting, Over):
            return shares(waiting.ranks)
        if isinstance(waiting, Awaiting):
            decisions += 1
            if decisions & LOOK == 0:
                worth = known.close_look(state)
                if worth is not None:
                    return worth
            seat = waiting.seats[dice.below(len(waiting.seats))]
            state.apply(known.play(state, seat, dice))
        else:
            state.apply(Shuffled(dice.order(waiting.size)))

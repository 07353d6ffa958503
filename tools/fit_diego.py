"""What it is worth in Diego to have cards for the targets: `python tools/fit_diego.py [MATCHES]`.

Expert's knowledge plays against itself without a search. Of every match some turns are kept: each
player's points, how many targets she has a card for, and whose turn it is. Weights that foretell
who comes before whom are fitted by stochastic gradient descent on the likelihood; printed are
those of the targets, for two and for four players, which `KEPT` in Diego's knowledge is drawn
from. Seconds; the result depends on nothing but the number of matches.
"""

import sys
from itertools import combinations
from math import exp, log
from random import Random

from ludiade.bots.levels import numbers
from ludiade.games.diego import game
from ludiade.games.diego.knowledge.known import Known
from ludiade.games.diego.rules import Table
from ludiade.games.diego.stages import Stage
from ludiade.games.diego.types import Options
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Over, Shuffle, Shuffled

TARGETS = 6
SPANS = (0, 6, 12, 18)
"""Cards in the pile up to which a lead weighs the same."""
TURN = len(SPANS) + 1 + TARGETS + 1
SIGNS = TURN + 1
POINTS = 4
KEPT_ONE_IN = 4
WHIM_ONE_IN = 6
"""How often a player announces any pair she sees, so that unusual positions are met too."""
PASSES, STEP, CALMER = 4, 0.05, 0.5

Signs = list[float]
Sample = tuple[Signs, float]


def signs(table: Table, seat: int) -> Signs:
    """What a player shows."""
    shown = [0.0] * SIGNS
    pile = len(table.deck) - int(table.next)
    shown[sum(pile > span for span in SPANS)] = table.scores()[seat] / POINTS
    hand = table.hands[seat]
    answered = sum(any(table.match(card, target) for card in hand) for target in table.targets)
    shown[len(SPANS) + 1 + min(answered, TARGETS)] = 1.0
    shown[TURN] = float(table.turn == seat)
    return shown


def match(players: int, known: Known, dice: Dice, rng: Random) -> list[Sample]:
    """Turns of one match: the difference of two players, and whether the first came out ahead."""
    table = game.start(Options(), players)
    kept: list[list[Signs]] = []
    while not isinstance(waiting := table.waiting(), Over):
        if isinstance(waiting, Shuffle):
            table.apply(Shuffled(dice.order(waiting.size)), None, waiting)
            continue
        seat = waiting.seats[dice.below(len(waiting.seats))]
        move = known.play(table, seat, dice)
        if table.stage == Stage.TURN:
            if rng.randrange(KEPT_ONE_IN) == 0:
                kept.append([signs(table, other) for other in range(players)])
            if rng.randrange(WHIM_ONE_IN) == 0:
                move = rng.choice(known.menu(table, seat))
        table.apply(move, None, waiting)
    found: list[Sample] = []
    for shown in kept:
        for one, other in combinations(range(players), 2):
            before, after = waiting.ranks[one], waiting.ranks[other]
            won = 0.5 if before == after else float(before < after)
            found.append(([a - b for a, b in zip(shown[one], shown[other], strict=True)], won))
    return found


def chance(weights: Signs, shown: Signs) -> float:
    """How likely the first player comes out ahead."""
    return 1 / (1 + exp(-sum(w * sign for w, sign in zip(weights, shown, strict=True))))


def fit(given: list[Sample]) -> Signs:
    """The weights that make what happened likeliest."""
    weights = [0.0] * SIGNS
    step = STEP
    for _ in range(PASSES):
        for shown, won in given:
            change = step * (won - chance(weights, shown))
            for at, sign in enumerate(shown):
                weights[at] += change * sign
        step *= CALMER
    return weights


def doubt(weights: Signs, given: list[Sample]) -> float:
    """The mean of −log of what happened: the lower, the better foretold."""
    total = 0.0
    for shown, won in given:
        likely = chance(weights, shown)
        total -= won * log(likely) + (1 - won) * log(1 - likely)
    return total / len(given)


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    for players in (2, 4):
        known = Known({**numbers("diego", "expert"), "playouts": 0.0}, 1)
        dice, rng = Dice(players), Random(players)
        given = [each for _ in range(matches) for each in match(players, known, dice, rng)]
        rng.shuffle(given)
        split = len(given) * 9 // 10
        weights = fit(given[:split])
        kept = [round(weight, 2) for weight in weights[len(SPANS) + 1 : TURN]]
        print(f"{players} players: {kept}, doubt {doubt(weights, given[split:]):.3f} of 0.693")


if __name__ == "__main__":
    main()

"""Diego: options drawn at random among those that fit, for tests and soaks."""
# Not compiled: run once a match at most.

from msgspec import UNSET

from ludiade.games.diego import types as t
from ludiade.games.diego.decks import STANDARD, standard
from ludiade.games.diego.decks.check import AFFILIATIONS
from ludiade.games.diego.material import Deck
from ludiade.kernel.dice import Dice

FAMILIES = 6


def any_options(players: int, dice: Dice) -> t.Options:
    """Mostly the standard deck, sometimes a generated or an own one, large enough for the table."""
    hand, row = 2 + dice.below(7), 2 + dice.below(7)
    needed = hand * players + row
    deck, families = any_deck(dice)
    fewest = -(-needed // families)
    while fewest > len(AFFILIATIONS):
        deck, families = any_deck(dice)
        fewest = -(-needed // families)
    order = dice.order(len(AFFILIATIONS))
    count = fewest + dice.below(len(AFFILIATIONS) - fewest + 1)
    chosen = tuple(AFFILIATIONS[entry] for entry in order[:count])
    return t.Options(
        affiliations=UNSET if fewest <= 8 and dice.below(3) == 0 else chosen,
        hand=hand,
        targets=row,
        delay=1 + dice.below(15),
        pair_in_hand=dice.below(2) == 1,
        capital=100 * dice.below(2),
        teams=players == 4 and dice.below(2) == 1,
        open_hands=dice.below(3) == 0,
        pass_contest_side="pas_diego" if dice.below(2) else "diego",
        bonus_side="diego" if dice.below(2) else "either",
        training=dice.below(3) == 0,
        deck=deck,
    )


def any_deck(dice: Dice) -> tuple[str | Deck, int]:
    """A deck and how many families it has."""
    kind = dice.below(6)
    if kind == 0:
        return f"cycle{3 + dice.below(2)}:{dice.below(1000)}", FAMILIES
    if kind == 1:
        count = 2 + dice.below(FAMILIES - 1)
        entries = sorted(dice.order(FAMILIES)[:count])
        return Deck(tuple(standard().families[entry] for entry in entries)), count
    return STANDARD, FAMILIES

"""Diego: what the control sheet says of a player's pairs (rule 5.6)."""

from typing import Final

from mypy_extensions import i64

DIEGO_POINTS: Final = 2
PAS_DIEGO_POINTS: Final = 4
FAMILY_POINTS: Final = 8


class Tally:
    """Pairs right and wrong on each side, and whole families."""

    def __init__(self) -> None:
        self.diego_right: i64 = 0
        self.diego_wrong: i64 = 0
        self.pas_diego_right: i64 = 0
        self.pas_diego_wrong: i64 = 0
        self.families: i64 = 0

    def points(self) -> int:
        return (
            DIEGO_POINTS * (self.diego_right - self.diego_wrong)
            + PAS_DIEGO_POINTS * (self.pas_diego_right - self.pas_diego_wrong)
            + FAMILY_POINTS * self.families
        )


def tally(
    deck: list[int],
    affiliations: i64,
    diego: list[int],
    pas_diego: list[int],
    against_pass: list[int],
    bonus_on_diego: bool,
) -> Tally:
    """Judge the pairs of one sorter: a pair goes together when its cards are of one family."""
    found = Tally()
    whole: i64 = affiliations // 2  # E16
    won: dict[int, int] = {}
    at: i64 = 0
    size: i64 = len(diego)
    while at < size:
        family: i64 = deck[diego[at]] // affiliations
        if family == deck[diego[at + 1]] // affiliations:
            found.diego_right += 1
            pairs: i64 = won.get(family, 0) + 1
            won[family] = pairs
            if pairs == whole:
                found.families += 1
        else:
            found.diego_wrong += 1
        at += 2
    at = 0
    size = len(pas_diego)
    while at < size:
        card = pas_diego[at]
        family = deck[card] // affiliations
        match = family == deck[pas_diego[at + 1]] // affiliations
        if match == (card in against_pass):  # E3: against a pass one bet on a match
            found.pas_diego_right += 1
        else:
            found.pas_diego_wrong += 1
        if match and not bonus_on_diego:  # E15
            pairs = won.get(family, 0) + 1
            won[family] = pairs
            if pairs == whole:
                found.families += 1
        at += 2
    return found

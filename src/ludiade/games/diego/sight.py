"""Diego: what some eyes see of the table, built field by field."""

from typing import TYPE_CHECKING

from ludiade.games.diego import types as t
from ludiade.games.diego.stages import Stage
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.seats import seats_in
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diego.rules import Table


def view(table: "Table", eyes: Eyes) -> t.View:
    """The table as these eyes see it."""
    acting = table.stage in (Stage.TURN, Stage.CLAIMED, Stage.PASSED)
    over = table.stage == Stage.ENDED
    judged = over or table.training
    held = [card for hand in table.hands for card in hand]
    return t.View(
        hands=[_hand(table, seat, eyes) for seat in range(len(table.hands))],
        targets=[table.seen(card) for card in table.targets],
        pile=len(table.deck) - table.next,
        sorters=[
            t.Sorter(_paired(table.diego[seat]), _paired(table.pas_diego[seat]))
            for seat in range(table.players)
        ],
        turn=Seat(table.turn) if acting else None,
        standing=_standing(table),
        scores=table.scores() if judged else None,
        seen=[table.seen(card) for card in _known(table, eyes)],
        backs=[hand[:] for hand in table.hands],
        shown=sorted(card for card in held if card in table.shown),
        against_pass=table.against_pass[:],
        passes=table.passes,
        verdicts=[_verdicts(table, seat) for seat in range(table.players)] if judged else None,
        control=_control(table) if over else None,
    )


def _hand(table: "Table", seat: int, eyes: Eyes) -> list[t.Card] | int:
    hand = table.hands[seat]
    return [table.seen(card) for card in hand] if _sees(table, seat, eyes) else len(hand)


def _sees(table: "Table", seat: int, eyes: Eyes) -> bool:
    """Whether these eyes see that hand now (E2)."""
    passes = table.stage == Stage.PASSED and seat == table.turn
    return table.open_hands or eyes.see(seat) or passes


def _known(table: "Table", eyes: Eyes) -> list[int]:
    """Every card these eyes have ever seen, ascending."""
    known = table.targets[:]
    for pairs in table.diego + table.pas_diego:
        known += pairs
    laid = (table.card, table.target) if table.stage == Stage.CLAIMED else ()
    for seat, hand in enumerate(table.hands):
        if _sees(table, seat, eyes):
            known += hand
        else:
            known += [card for card in hand if card in table.shown or card in laid]
    return sorted(known)


def _standing(table: "Table") -> t.Standing | None:
    silent = list(seats_in(table.silent, table.players))
    if table.stage == Stage.PASSED:
        return t.StandingPass(Seat(table.turn), silent)
    if table.stage == Stage.CLAIMED:
        return t.StandingPair(Seat(table.turn), table.card, table.target, silent)
    return None


def _verdicts(table: "Table", seat: int) -> t.Verdicts:
    return t.Verdicts(
        [table.match(card, target) for card, target in _paired(table.diego[seat])],
        [table.match(card, target) for card, target in _paired(table.pas_diego[seat])],
    )


def _control(table: "Table") -> list[t.ControlLine]:
    faces = table.material.faces
    wide = len(table.material.affiliations)
    return [
        t.ControlLine(number, list(faces[family * wide : (family + 1) * wide]))
        for family, number in enumerate(table.material.numbers)
    ]


def _paired(cards: list[int]) -> list[t.Pair]:
    """A sorter's side, pair by pair."""
    return list(zip(cards[::2], cards[1::2], strict=True))

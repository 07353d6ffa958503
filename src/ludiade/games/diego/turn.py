"""Diego: a turn, from what its player says to the refill and the end (rules 5.4 and 5.5)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludiade.games.diego import types as t
from ludiade.games.diego.moves import OPPONENTS
from ludiade.games.diego.scoring import judgement, tell_scores
from ludiade.games.diego.stages import CLAIMED, ENDED, PASSED, TURN
from ludiade.kernel.errors import Illegal
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diego.rules import Table


def announce(table: "Table", card: int, target: int, tell: Story) -> None:
    """Say DIEGO to a card of the hand and a target, or to two of the hand (5.7)."""
    hand = table.hands[table.turn]
    if card not in hand:
        raise Illegal("not_in_hand", "5.4", card=card)
    from_hand = target in hand
    if from_hand:
        if not table.pair_in_hand:
            raise Illegal("no_pair_in_hand", "5.7")
        if card >= target:
            raise Illegal("not_ascending", "5.10")
    elif target not in table.targets:
        raise Illegal("not_a_target", "5.4", target=target)
    table.card = card
    table.target = target
    _open(table, CLAIMED)
    if tell is not None:
        tell.append(t.Claimed(Seat(table.turn), table.seen(card), table.seen(target), from_hand))


def pass_turn(table: "Table", tell: Story) -> None:
    """Pass, and show the hand (E2)."""
    for card in table.hands[table.turn]:
        if card not in table.shown:
            table.shown.append(card)
    _open(table, PASSED)
    if tell is not None:
        hand = table.hands[table.turn]
        tell.append(t.Passed(Seat(table.turn), tuple([table.seen(card) for card in hand])))


def _open(table: "Table", stage: i64) -> None:
    """Let the delay run for the opponents; a partner is none (E7)."""
    table.stage = stage
    table.silent = OPPONENTS[(table.players << 3) | (table.turn << 1) | (1 if table.teams else 0)]


def take(table: "Table", winner: i64, side: list[int], tell: Story) -> None:
    """The pair leaves the table for a sorter, and the active player refills (E11)."""
    hand = table.hands[table.turn]
    hand.remove(table.card)
    from_hand = table.target in hand
    side.append(table.card)
    side.append(table.target)
    table.passes = 0
    if tell is not None and table.training:
        tell.append(judgement(table, winner, side))
    before: i64 = table.next
    size: i64 = len(table.deck)
    if before < size:
        hand.append(before)
        table.next = before + 1
    if from_hand:
        hand.remove(table.target)
    else:
        table.targets.remove(table.target)
    if table.next < size:
        if from_hand:
            hand.append(table.next)
        else:
            table.targets.append(table.next)
        table.next += 1
    if tell is not None and table.next > before:
        turned = None
        drawn: i64 = table.next - before
        if not from_hand and drawn == 2:
            turned = table.seen(table.next - 1)
            drawn = 1
        tell.append(t.Refilled(Seat(table.turn), drawn, turned))
    end_turn(table, tell)


def end_turn(table: "Table", tell: Story) -> None:
    """On to the next player with a card, if there is still something to play for (5.5)."""
    if len(table.targets) == 0:
        _end(table, "no_targets", tell)
        return
    while table.passes < table.players:
        table.turn = table.turn + 1 if table.turn + 1 < table.players else 0
        if len(table.hands[table.turn]) > 0:
            table.stage = TURN
            return
        table.passes += 1  # E14
        if tell is not None:
            tell.append(t.PassedEmpty(Seat(table.turn)))
    _end(table, "all_passed", tell)


def _end(table: "Table", reason: t.Reason, tell: Story) -> None:
    table.stage = ENDED
    if tell is not None:
        tell.append(t.Ended(reason))
        tell_scores(table, tell)

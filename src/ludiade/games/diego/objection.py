"""Diego: what the opponents say while the delay runs, and what comes of it (rule 5.4)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludiade.games.diego import types as t
from ludiade.games.diego.stages import CLAIMED
from ludiade.games.diego.turn import end_turn, take
from ludiade.kernel.errors import Illegal
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diego.rules import Table


def accept(table: "Table", seat: i64, tell: Story) -> None:
    """Say that one does not object; the last to do so ends the delay (E9)."""
    table.silent &= ~(1 << seat)
    if tell is not None:
        tell.append(t.Accepted(Seat(seat)))
    if table.silent == 0:
        close(table, tell)
    else:
        table.hold()


def close(table: "Table", tell: Story) -> None:
    """The delay is over and nobody has objected."""
    if table.stage == CLAIMED:
        if tell is not None:
            seen, beside = table.seen(table.card), table.seen(table.target)
            tell.append(t.Won(Seat(table.turn), seen, beside))
        take(table, table.turn, table.diego[table.turn], tell)
        return
    table.passes += 1
    if tell is not None:
        tell.append(t.Stood(Seat(table.turn)))
    end_turn(table, tell)


def contest(table: "Table", seat: int, tell: Story) -> None:
    """Say PAS DIEGO to the pair on the table."""
    if tell is not None:
        seen, beside = table.seen(table.card), table.seen(table.target)
        tell.append(t.Contested(Seat(seat), Seat(table.turn), seen, beside))
    take(table, seat, table.pas_diego[seat], tell)


def catch(table: "Table", seat: int, card: int, target: int, tell: Story) -> None:
    """Say DIEGO to a card of the passer's hand and a target."""
    hand = table.hands[table.turn]
    if card not in hand:
        raise Illegal("not_in_passers_hand", "5.4", card=card)
    if target in hand:
        raise Illegal("no_pair_in_passers_hand", "E21")
    if target not in table.targets:
        raise Illegal("not_a_target", "5.4", target=target)
    table.card = card
    table.target = target
    side = table.diego[seat]
    if table.pass_to_pas_diego:  # E3
        side = table.pas_diego[seat]
        table.against_pass.append(card)
    if tell is not None:
        where: t.Side = "pas_diego" if table.pass_to_pas_diego else "diego"
        seen, beside = table.seen(card), table.seen(target)
        tell.append(t.Caught(Seat(seat), Seat(table.turn), seen, beside, where))
    take(table, seat, side, tell)

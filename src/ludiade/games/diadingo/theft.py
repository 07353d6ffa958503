"""Diadingo: what a theft card allows, and what follows from it (rule 3.3)."""

from typing import TYPE_CHECKING

from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.moves import DECLINES, theft
from ludiade.games.diadingo.sets import members, values_in
from ludiade.games.diadingo.stages import STEALING
from ludiade.kernel.errors import Illegal
from ludiade.kernel.inputs import NOBODY, Move
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diadingo.rules import Table


def thefts(table: "Table", seat: int) -> list[Move]:
    """Every diamond that fits one of this player's empty rings, with each ring it fits."""
    menu: list[Move] = [] if table.compulsory else [DECLINES[seat]]
    own = table.rings[seat]
    empty = members(~table.filled[seat], len(own))
    wanted = values_in(own, ~table.filled[seat])
    for victim, theirs in enumerate(table.rings):
        if victim == seat or not wanted & values_in(theirs, table.filled[victim]):
            continue
        for ring in members(table.filled[victim], len(theirs)):
            for onto in empty:
                if own[onto] == theirs[ring]:
                    menu.append(theft(seat, victim, ring, onto))
    return menu


def can_steal(table: "Table") -> bool:
    """Whether the player in turn has an empty ring for anybody's diamond."""
    wanted = values_in(table.rings[table.turn], ~table.filled[table.turn])
    if wanted == 0:
        return False
    for other in range(len(table.rings)):
        if other != table.turn and wanted & values_in(table.rings[other], table.filled[other]):
            return True
    return False


def steal(table: "Table", seat: int, victim: int, ring: int, onto: int, tell: Story) -> None:
    """Take a diamond from another's ring onto one of one's own (C10)."""
    if table.stage != STEALING:
        raise Illegal("no_theft_card", "3.3")
    if victim == seat:
        raise Illegal("steal_from_oneself", "C12")
    if not 0 <= victim < len(table.rings):
        raise Illegal("no_such_victim", "C10")
    theirs = table.rings[victim]
    own = table.rings[seat]
    if not 0 <= ring < len(theirs):
        raise Illegal("no_such_ring", "C10", seat=Seat(victim), ring=ring)
    if not 0 <= onto < len(own):
        raise Illegal("no_such_own_ring", "C10", onto=onto)
    if not table.filled[victim] >> ring & 1:
        raise Illegal("nothing_to_steal", "3.3", seat=Seat(victim), ring=ring)
    if table.filled[seat] >> onto & 1:
        raise Illegal("own_ring_is_full", "3.3", onto=onto)
    values = table.box.values
    if theirs[ring] != own[onto]:
        raise Illegal("values_differ", "3.3", theirs=values[theirs[ring]], own=values[own[onto]])
    table.filled[victim] ^= 1 << ring  # C9: the ring stays with its owner
    table.filled[seat] |= 1 << onto
    table.thefts += 1
    if tell is not None:
        tell.append(t.Stole(Seat(seat), Seat(victim), table.ring(theirs[ring]), ring, onto))
    if table.goes_back and table.resume == NOBODY:
        table.resume = table.left_of(seat)
    table.turn = victim
    table.draw(tell)


def decline(table: "Table", seat: int, tell: Story) -> None:
    """Put the theft card aside, though one could steal (C1)."""
    if table.stage != STEALING:
        raise Illegal("no_theft_card", "3.3")
    if table.compulsory:
        raise Illegal("theft_compulsory", "C1")
    table.thefts += 1
    if tell is not None:
        tell.append(t.Declined(Seat(seat)))
    table.draw(tell)

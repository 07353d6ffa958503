"""Diamino: what a placement that stands brings: devils, points, tiles drawn or put back (1.7)."""

from typing import TYPE_CHECKING

from ludiade.games.diamino import types as t
from ludiade.games.diamino.end import end_patience, end_turn
from ludiade.games.diamino.hidden_tiles import lessened
from ludiade.games.diamino.material import RACK, listed, minus
from ludiade.games.diamino.placement import words_formed
from ludiade.games.diamino.scoring import GREEN_POINTS, RED_POINTS, greens, reds, word_points
from ludiade.games.diamino.stages import MIXING_SHED, SHEDDING
from ludiade.kernel.errors import Illegal
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diamino.rules import Table


def settle(table: "Table", tell: Story) -> None:
    """Let a placement count, by the formula played."""
    seat = table.turn
    table.passes = table.idle = 0
    table.laid = [*table.laid, t.Laid(Seat(seat), table.at, table.word)]
    if table.formula == "patience":
        table.points[seat] += len(table.fresh)
        table.draw(seat, RACK - len(table.racks[seat]), tell)
        if not table.racks[seat]:
            end_patience(table, tell)
        else:
            table.fresh = []
        return
    green = greens(table.fresh)
    red = reds(table.fresh)
    if tell is not None and (green or red):
        tell.append(t.Covered(Seat(seat), green, red))
    if table.formula == "score":
        table.score_others(seat, green * GREEN_POINTS, "green", tell)
        table.score(seat, red * RED_POINTS, "red", tell)
        formed = words_formed(table.board, table.fresh)
        points = word_points(table.options.word_scoring, table.tiles_laid(), table.word, formed)
        table.score(seat, points, "words", tell)
        table.draw(seat, RACK - len(table.racks[seat]), tell)
        end_turn(table, tell)
        return
    table.draw(seat, green, tell)
    most = len(table.racks[seat])
    if most and not table.options.red_discard_can_finish:
        most -= 1  # A2: the red devil is void for the last tile
    table.to_shed = min(red, most)
    if table.to_shed:
        table.stage = SHEDDING
    else:
        end_turn(table, tell)


def shed(table: "Table", seat: int, tile: str, tell: Story) -> None:
    """Put a tile back for a red devil."""
    if table.stage != SHEDDING:
        raise Illegal("nothing_to_shed", "1.7")
    if len(tile) != 1 or tile not in table.racks[seat]:
        raise Illegal("not_in_rack", "1.7", tile=tile)
    table.racks[seat] = minus(table.racks[seat], tile)
    table.reserve = listed(table.reserve + tile)
    table.known[seat] = lessened(table.known[seat], 1)
    table.returned[seat] = listed(table.returned[seat] + tile)
    table.to_shed -= 1
    table.stage = MIXING_SHED
    if tell is not None:
        tell.append(t.PutBack(Seat(seat)))

"""Diamino: a turn: place, exchange or pass (rule 1.7)."""

from typing import TYPE_CHECKING

from ludiade.games.diamino import types as t
from ludiade.games.diamino.contest import non_words
from ludiade.games.diamino.devils import settle
from ludiade.games.diamino.end import end_idle_turn, end_patience
from ludiade.games.diamino.hidden_tiles import after_drawing, lessened
from ludiade.games.diamino.material import lacking, listed, minus
from ludiade.games.diamino.placement import check_black, check_opening, check_touches, put, read
from ludiade.games.diamino.stages import CONTEST, MIXING_EXCHANGE
from ludiade.kernel.errors import Illegal
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diamino.rules import Table


def place(table: "Table", seat: int, at: str, word: str, tell: Story) -> None:
    """Lay a word; it stands at once, or until the opponents have answered."""
    patience = table.formula == "patience"
    placement = read(table.board, at, word)
    missing = lacking(table.racks[seat], placement.tiles)
    if missing is not None:
        raise Illegal("not_in_rack", "1.7.1", tile=missing)
    if not table.has_tiles():
        if not patience:
            check_opening(placement)
    elif not (patience and table.options.patience_islands):
        check_touches(table.board, placement)
    check_black(placement, table.racks[seat], len(table.reserve), table.options)
    board = put(table.board, placement, word)
    at_once = patience or table.options.auto_validate
    if at_once:
        wrong = non_words(table, board, placement.fresh)
        if wrong:
            raise Illegal("not_a_word", "1.11" if patience else "1.5", words=wrong)
    table.board = board
    table.racks[seat] = minus(table.racks[seat], placement.tiles)
    table.known[seat] = minus(table.known[seat], placement.tiles)
    table.at = at
    table.word = word
    table.fresh = placement.fresh
    if tell is not None:
        tell.append(t.Placed(Seat(seat), at, word))
    if at_once:
        settle(table, tell)
    else:
        table.silent = [other for other in range(table.players) if other != seat]
        table.stage = CONTEST


def exchange(table: "Table", seat: int, tiles: str, tell: Story) -> None:
    """Swap tiles for as many of the reserve: draw, put back, then mix."""
    if table.formula == "patience":
        raise Illegal("no_exchange_in_patience", "1.11")
    if not tiles:
        raise Illegal("exchange_nothing", "1.7")
    missing = lacking(table.racks[seat], tiles)
    if missing is not None:
        raise Illegal("not_in_rack", "1.7", tile=missing)
    if len(tiles) > len(table.reserve):
        raise Illegal("reserve_too_small", "A7", reserve=len(table.reserve))
    drawn = table.reserve[: len(tiles)]
    table.reserve = listed(table.reserve[len(tiles) :] + tiles)
    table.racks[seat] = listed(minus(table.racks[seat], tiles) + drawn)
    table.known[seat] = lessened(table.known[seat], len(tiles))
    table.returned = after_drawing(table.returned, seat, drawn)
    table.returned[seat] = listed(table.returned[seat] + tiles)
    table.stage = MIXING_EXCHANGE
    if tell is not None:
        tell.append(t.Exchanged(Seat(seat), len(tiles)))


def pass_turn(table: "Table", seat: int, tell: Story) -> None:
    """Do nothing, which ends a patience."""
    if tell is not None:
        tell.append(t.Passed(Seat(seat)))
    if table.formula == "patience":
        end_patience(table, tell)
    else:
        end_idle_turn(table, True, tell)

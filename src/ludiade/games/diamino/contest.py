"""Diamino: contesting a placement, or letting it stand (rule 1.8)."""

from typing import TYPE_CHECKING

from ludiade.games.diamino import types as t
from ludiade.games.diamino import word_lists
from ludiade.games.diamino.devils import settle
from ludiade.games.diamino.end import end_idle_turn
from ludiade.games.diamino.material import listed
from ludiade.games.diamino.placement import take_away, words_formed
from ludiade.games.diamino.scoring import GREEN_POINTS
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diamino.rules import Table


def accept(table: "Table", seat: int, tell: Story) -> None:
    """Let the placement stand, for oneself."""
    if tell is not None:
        tell.append(t.Accepted(Seat(seat)))
    table.silent = [other for other in table.silent if other != seat]
    if table.silent:
        table.hold()
    else:
        stand(table, tell)


def contest(table: "Table", seat: int, tell: Story) -> None:
    """Have the words formed looked up; one contest settles it (A10)."""
    wrong = non_words(table, table.board, table.fresh)
    table.silent = []
    if tell is not None:
        mover = Seat(table.turn)
        tell.append(t.Contested(Seat(seat), mover, len(wrong) > 0, tuple(wrong)))
    if wrong:
        _take_back(table, tell)
        return
    if table.formula == "race":
        table.draw(seat, table.options.wrong_contest_penalty, tell)
    else:
        table.score(seat, -table.options.wrong_contest_penalty, "wrong_contest", tell)
    settle(table, tell)


def _take_back(table: "Table", tell: Story) -> None:
    """Rule 1.8: the tiles go back, the turn is lost, and it costs as much as a green devil."""
    seat = table.turn
    tiles = table.tiles_laid()
    table.board = take_away(table.board, table.fresh)
    table.racks[seat] = listed(table.racks[seat] + tiles)
    table.known[seat] = listed(table.known[seat] + tiles)
    if table.formula == "race":
        table.draw(seat, 1, tell)
    else:
        table.score_others(seat, GREEN_POINTS, "contest", tell)
    end_idle_turn(table, False, tell)


def stand(table: "Table", tell: Story) -> None:
    """Nobody contests, or nobody any more: by word or by silence, it is the same."""
    table.silent = []
    if tell is not None:
        tell.append(t.Stood(Seat(table.turn), table.word))
    settle(table, tell)


def non_words(table: "Table", board: str, fresh: list[int]) -> list[str]:
    """Those of the words that new tiles form which do not exist."""
    admitted = word_lists.judge(table.options)
    formed = [word.upper() for word in words_formed(board, fresh)]
    return [word for word in formed if not admitted(word)]

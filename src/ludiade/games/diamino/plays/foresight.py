"""What a placement would bring, before it is laid: words, points, devils; never what exists."""
# Not compiled: asked by people, a few times a turn.

from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import EMPTY, lacking
from ludiade.games.diamino.placement import (
    check_black,
    check_opening,
    check_touches,
    put,
    read,
    words_formed,
)
from ludiade.games.diamino.scoring import GREEN_POINTS, RED_POINTS, greens, reds, word_points
from ludiade.kernel.errors import Illegal
from ludiade.kernel.types import Action


def foresee(options: t.Options, view: t.View, seat: int, action: Action) -> t.Foreseen | None:
    """What a seat that sees this would get for a placement that nobody contests.

    None for any other action; Illegal where the board or the rack is against it.
    """
    rack = view.racks[seat]
    if not isinstance(action, t.Place) or not isinstance(rack, str):
        return None
    board = "".join(view.board)
    placement = read(board, action.at, action.word)
    lacks = lacking(rack, placement.tiles)
    if lacks is not None:
        raise Illegal("not_in_rack", "1.7.1", tile=lacks)
    patience = options.formula == "patience"
    if board.strip(EMPTY):
        if not (patience and options.patience_islands):
            check_touches(board, placement)
    elif not patience:
        check_opening(placement)
    check_black(placement, rack, view.reserve, options)
    words = words_formed(put(board, placement, action.word), placement.fresh)
    green, red = greens(placement.fresh), reds(placement.fresh)
    points = others = 0
    if options.formula == "score":
        points = red * RED_POINTS
        points += word_points(options.word_scoring, placement.tiles, action.word, words)
        others = green * GREEN_POINTS
    return t.Foreseen([word.upper() for word in words], points, others, red, green)

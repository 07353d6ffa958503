"""Why a move: what it does, in a sentence that is true of it."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from ludiade.games.diamino.knowledge.vocabulary import Vocabulary
from ludiade.games.diamino.material import BLACK, GROUND, JOKER, VALUES, minus
from ludiade.games.diamino.placement import put, read, words_formed
from ludiade.games.diamino.plays.legal import may_cover_black, plays
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.scoring import GREEN_POINTS, RED_POINTS, finish_points, greens, reds
from ludiade.games.diamino.types import Accept, Contest, Exchange, Pass, Place, Shed
from ludiade.games.diamino.words.plays import TILES_LAID
from ludiade.kernel.inputs import Move
from ludiade.kernel.knowledge import Reason

AWKWARD = 8
"""The figure from which on a tile is hard to place."""


def reason_of(table: Table, move: Move, words: Vocabulary) -> Reason | None:
    """A sentence for a move of the seat that is awaited."""
    action = move.action
    rack = table.racks[move.seat]
    if isinstance(action, Place):
        return _dared(table, action, words) or _placement(table, rack, action)
    if isinstance(action, Contest | Accept):
        return _answer(table, words, isinstance(action, Contest))
    if isinstance(action, Shed):
        if VALUES[action.tile] < max(VALUES[tile] for tile in rack):
            return None
        return "reason-sheds", {"tile": action.tile, "value": VALUES[action.tile]}
    if not plays(table).best(rack, 1, TILES_LAID, may_cover_black(table)):
        return "reason-no-play", {}
    if isinstance(action, Exchange):
        return "reason-exchanges", {"kept": minus(rack, action.tiles) or "–"}
    assert isinstance(action, Pass)
    return None


def _answer(table: Table, words: Vocabulary, contest: bool) -> Reason | None:
    unknown = words.unknown(table.board, table.fresh)
    if contest == bool(unknown):
        formed = [word.upper() for word in words_formed(table.board, table.fresh)]
        key = "reason-unknown" if unknown else "reason-known"
        return key, {"words": ", ".join(unknown or formed)}
    return None


def _dared(table: Table, action: Place, words: Vocabulary) -> Reason | None:
    placement = read(table.board, action.at, action.word)
    unknown = words.unknown(put(table.board, placement, action.word), placement.fresh)
    return ("reason-dares", {"words": ", ".join(unknown)}) if unknown else None


def _placement(table: Table, rack: str, action: Place) -> Reason:
    placement = read(table.board, action.at, action.word)
    red, green = reds(placement.fresh), greens(placement.fresh)
    kept = minus(rack, placement.tiles)
    laid = len(placement.tiles)
    race = table.formula == "race"
    drawn = green if race else laid
    if not kept and not min(drawn, len(table.reserve)):
        black = any(GROUND[square] == BLACK for square in placement.fresh)
        if race:
            return "reason-wins-race", {"black": "yes" if black else "no"}
        return "reason-finishes", {"points": finish_points(black)}
    if red and not green:
        if race:
            return "reason-red-race", {"reds": red, "laid": laid}
        return "reason-red", {"points": RED_POINTS * red}
    if green and not race:
        return "reason-green", {"points": GREEN_POINTS * green}
    awkward = [tile for tile in placement.tiles if VALUES[tile] >= AWKWARD]
    if awkward:
        return "reason-awkward", {"tiles": ", ".join(awkward)}
    if JOKER in kept:
        return "reason-keeps-devil", {"laid": laid}
    return "reason-keeps", {"laid": laid, "kept": kept or "–"}

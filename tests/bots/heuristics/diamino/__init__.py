"""Diamino: what all five opponents do alike; they know every word.

A turn is chosen among the best plays by a value of tiles and squares; the rest follows the rules.
"""

from collections.abc import Callable

from ludiade import Action, Dice, Seen
from ludiade.games.diamino.lists.word_lists import judge
from ludiade.games.diamino.material import GREEN, GROUND, JOKER, LISTING, RED, SIDE, VALUES
from ludiade.games.diamino.placement import read, words_formed
from ludiade.games.diamino.plays.legal import may_cover_black, plays, written
from ludiade.games.diamino.types import Exchange, Pass, Place
from ludiade.games.diamino.words.plays import Value

TRIED = 60
"""Plays of the highest value that are looked at one by one."""
VOWELS = "AEIOUY"


def value(tile: int, red: int, green: int, joker: int | None = None) -> Value:
    """So much for each tile laid, a joker perhaps otherwise, and for the devils covered."""
    worth = {RED: red, GREEN: green}
    tiles = [tile] * len(LISTING)
    if joker is not None:
        tiles[LISTING.index(JOKER)] = joker
    squares = [[worth.get(GROUND[r * SIDE + c], 0) for c in range(SIDE)] for r in range(SIDE)]
    return Value(tiles, squares)


def covered(table, place: Place) -> list[int]:
    """The squares that a placement covers anew."""
    return list(read(table.board, place.at, place.word).fresh)


def points(squares: list[int]) -> int:
    """What the devils under these squares bring, against everybody else's."""
    return sum({RED: 10, GREEN: -5}.get(GROUND[square], 0) for square in squares)


def leave(rack: str, place: Place, squares: list[int], table) -> str:
    """What stays in hand."""
    left = list(rack)
    for square, sign in zip(
        read(table.board, place.at, place.word).squares, place.word, strict=True
    ):
        if square in squares:
            left.remove(JOKER if sign.islower() else sign)
    return "".join(left)


def turn(
    seen: Seen,
    by: Value,
    rank: Callable[[object, Place, list[int], str], float],
    swap: Callable[[str], str],
    least: float = -1e9,
) -> Action:
    """The best of the best plays by `rank`; below `least` it exchanges what `swap` says."""
    table = seen.imagine(Dice(seen.view.reserve))
    if seen.view.standing is not None:
        sound = judge(table.options)
        good = all(sound(word.upper()) for word in words_formed(table.board, table.fresh))
        return seen.actions[0 if good else 1]
    if seen.view.to_shed:
        return max(seen.actions, key=lambda action: VALUES[action.tile])
    rack = table.racks[seen.seat]
    found = plays(table).best(rack, TRIED, by, may_cover_black(table))
    best: tuple[float, Place | None] = (least, None)
    for _, play in found:
        place = written(table, play)
        squares = covered(table, place)
        if any(GROUND[square] == "#" for square in squares) and len(squares) < len(rack):
            continue
        score = rank(table, place, squares, leave(rack, place, squares, table))
        if score > best[0]:
            best = score, place
    if best[1] is not None:
        return best[1]
    number = seen.view.may_exchange
    given = swap(rack)[:number]
    return Exchange(given) if given else Pass()


def ends(table, left: str) -> bool:
    """Whether a placement that leaves this finishes the deal."""
    return not left and not table.reserve

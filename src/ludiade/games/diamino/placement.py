"""A placement as players write it, and what the board says to it (rules 1.7 and 1.14)."""

import re
from typing import NamedTuple

from ludiade.games.diamino.material import BLACK, EMPTY, GROUND, SIDE, START, tile_of
from ludiade.games.diamino.scoring import greens, reds
from ludiade.games.diamino.types import Options
from ludiade.kernel.errors import Illegal

OPENING_LETTERS = 8
COLUMNS = "ABCDEFGHIJKLMNO"
_ACROSS = re.compile(r"([1-9]|1[0-5])([A-O])")
_DOWN = re.compile(r"([A-O])([1-9]|1[0-5])")
_WORD = re.compile(r"[A-Za-z]*")


class Placement(NamedTuple):
    """A main word on the board."""

    squares: list[int]
    fresh: list[int]
    """Those that were empty."""
    tiles: str
    """What comes from the rack."""


def square_name(square: int) -> str:
    """A square, column first."""
    return f"{COLUMNS[square % SIDE]}{square // SIDE + 1}"


def square_named(name: str) -> int:
    """The square of a name."""
    return (int(name[1:]) - 1) * SIDE + COLUMNS.index(name[0])


def read_square(at: str) -> tuple[int, bool]:
    """Where a word begins and whether it reads down."""
    if across := _ACROSS.fullmatch(at):
        return (int(across[1]) - 1) * SIDE + COLUMNS.index(across[2]), False
    if down := _DOWN.fullmatch(at):
        return (int(down[2]) - 1) * SIDE + COLUMNS.index(down[1]), True
    raise Illegal("no_such_square", "1.14", at=at)


def read(board: str, at: str, word: str) -> Placement:
    """A written placement on this board, its squares and tiles; words are judged elsewhere."""
    start, down = read_square(at)
    if not _WORD.fullmatch(word):
        raise Illegal("bad_letters", "1.5", given=word)
    if len(word) < 2:
        raise Illegal("too_short", "1.5")
    step = SIDE if down else 1
    room = SIDE - (start // SIDE if down else start % SIDE)
    if len(word) > room:
        raise Illegal("off_the_board", "1.7.1", room=room)
    squares = [start + step * place for place in range(len(word))]
    fresh: list[int] = []
    tiles: list[str] = []
    for square, sign in zip(squares, word, strict=True):
        if board[square] == EMPTY:
            fresh.append(square)
            tiles.append(tile_of(sign))
        elif board[square] != sign:
            raise Illegal("other_tile_there", "1.7.1", square=square_name(square))
    if not fresh:
        raise Illegal("nothing_placed", "1.7")
    if _occupied(board, start, -step) or _occupied(board, squares[-1], step):
        raise Illegal("not_the_whole_word", "1.14")
    return Placement(squares, fresh, "".join(tiles))


def check_opening(placement: Placement) -> None:
    """Rule 1.7.3: the first word begins on Départ and has at most eight letters."""
    if placement.squares[0] != START:
        raise Illegal("begin_on_start", "1.7.3")
    if len(placement.squares) > OPENING_LETTERS:
        raise Illegal("opening_too_long", "1.7.3", most=OPENING_LETTERS)


def check_touches(board: str, placement: Placement) -> None:
    """Rule 1.7.4: a new word is made with tiles already there."""
    if len(placement.fresh) < len(placement.squares):
        return
    for square in placement.fresh:
        for step in (1, -1, SIDE, -SIDE):
            if _occupied(board, square, step):
                return
    raise Illegal("touches_nothing", "1.7.4")


def check_black(placement: Placement, rack: str, reserve: int, options: Options) -> None:
    """Rule 1.10: one black square, by the move that places everything and wins."""
    blacks = sum(GROUND[square] == BLACK for square in placement.fresh)
    if blacks == 0:
        return
    if options.formula == "patience":
        raise Illegal("black_square_in_patience", "1.11")
    if blacks > 1:
        raise Illegal("one_black_square", "1.10")
    if len(placement.tiles) < len(rack):
        raise Illegal("black_square", "1.10")
    if options.formula == "score":
        if reserve:
            raise Illegal("black_square_before_the_end", "1.10")
        return
    if keeps_a_tile(placement.fresh, reserve, options):
        raise Illegal("black_square_but_a_tile_drawn", "1.10")


def keeps_a_tile(fresh: list[int], reserve: int, options: Options) -> bool:
    """Whether, in a race, the last tiles make one draw more than one may put back (1.10)."""
    put_back = reds(fresh) if options.red_discard_can_finish else 0
    return min(greens(fresh), reserve) > put_back


def _occupied(board: str, square: int, step: int) -> bool:
    """Whether a tile lies next to a square; beyond the edge there is none."""
    if abs(step) == 1 and not 0 <= square % SIDE + step < SIDE:
        return False
    beside = square + step
    return 0 <= beside < len(board) and board[beside] != EMPTY


def put(board: str, placement: Placement, word: str) -> str:
    """The board with the tiles of a placement on it."""
    signs = list(board)
    for square, sign in zip(placement.squares, word, strict=True):
        signs[square] = sign
    return "".join(signs)


def take_away(board: str, squares: list[int]) -> str:
    """The board without the tiles on some squares."""
    signs = list(board)
    for square in squares:
        signs[square] = EMPTY
    return "".join(signs)


def words_formed(board: str, fresh: list[int]) -> list[str]:
    """Every run of two or more tiles with a new one in it, as it stands: across, then down."""
    words: list[str] = []
    for across in (True, False):
        seen: set[tuple[int, int]] = set()
        for square in fresh:
            row, column = divmod(square, SIDE)
            if across:
                line, number, place = board[row * SIDE : (row + 1) * SIDE], row, column
            else:
                line, number, place = board[column::SIDE], column, row
            first = line.rfind(EMPTY, 0, place) + 1
            end = line.find(EMPTY, place)
            word = line[first:] if end < 0 else line[first:end]
            if len(word) > 1 and (number, first) not in seen:
                seen.add((number, first))
                words.append(word)
    return words

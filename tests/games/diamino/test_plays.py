"""What the generator promises, held against the slow checker and against itself."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from ludiade.games.diamino.words.lexicon import Lexicon
from ludiade.games.diamino.words.plays import TILES_LAID, BadPosition, Board, Play, Plays, Value

from .slow_checker import SIDE, Table

LAYOUT = [
    "...............",
    ".....#...#.....",
    "..#.........#..",
    "...............",
    "...............",
    ".#...........#.",
    "...............",
    "...............",
    "...............",
    ".#...........#.",
    "...............",
    "...............",
    "..#.........#..",
    ".....#...#.....",
    "...............",
]
BLACK_BESIDE_START = [row if r != 7 else "......#..#....." for r, row in enumerate(LAYOUT)]
SMALL = [
    *["AS", "AI", "AIR", "AIRS", "RAI", "RAIS", "SA", "SI", "SIR", "ES", "EST", "TE", "TES"],
    *["SET", "RE", "RES", "TRI", "TRIS", "ETE", "SERT", "STERE"],
]
LETTERS = "EEEEEEAAAIIRRSSTTNOLUDMPC?"
POINTS = [1, 4, 2, 2, 1, 4, 4, 4, 1, 8, 9, 1, 2, 1, 1, 2, 8, 1, 1, 1, 1, 4, 9, 8, 8, 9, 0]


def grown_boards(lexicon: Lexicon, seed: int, number: int) -> Iterator[tuple[Board, Random]]:
    """Boards after some random plays."""
    rng = Random(seed)
    for _ in range(number):
        board = Board(lexicon.graph(), LAYOUT)
        for _ in range(rng.randrange(1, 9)):
            play = Plays(board).random("".join(rng.choices(LETTERS, k=7)), rng)
            if play:
                board.place(*play)
        yield board, rng


@pytest.fixture(scope="module")
def small() -> Lexicon:
    return Lexicon.from_words(SMALL)


@pytest.mark.parametrize("opening", ["first", "cover", "anywhere"])
@pytest.mark.parametrize("layout", [LAYOUT, BLACK_BESIDE_START])
@pytest.mark.parametrize(("rack", "out_black"), [("AIRST", False), ("?ES", True), ("AS", True)])
def test_openings_are_those_the_rules_allow(
    small: Lexicon, opening: str, layout: list[str], rack: str, out_black: bool
) -> None:
    table = Table(layout, rack, frozenset(SMALL), opening, out_black=out_black)
    plays = Plays(Board(small.graph(), layout), opening)
    assert_same(table, plays.all(rack, out_black), plays.stream(rack, out_black))


@pytest.mark.parametrize("islands", [False, True])
def test_later_plays_are_those_the_rules_allow(small: Lexicon, islands: bool) -> None:
    for board, rng in grown_boards(small, 1, 12):
        rack = "".join(rng.choices("AIRSTE?", k=rng.randrange(1, 5)))
        table = Table(board.rows(), rack, frozenset(SMALL), out_black=not islands, islands=islands)
        plays = Plays(board, islands=islands)
        assert_same(table, plays.all(rack, not islands), plays.stream(rack, not islands))
        assert plays.count(rack, not islands) == len(plays.all(rack, not islands))


def assert_same(table: Table, *answers: Iterable[Play]) -> None:
    """Each answer is all that the slow checker allows, which is asked once."""
    allowed = Counter(table.all_plays())
    for found in answers:
        assert Counter(map(tuple, found)) == allowed


def test_every_play_on_real_boards_passes_the_slow_checker(
    test_lexicon: Lexicon, test_words: frozenset[str]
) -> None:
    for board, rng in grown_boards(test_lexicon, 2, 15):
        rack = "".join(rng.choices(LETTERS, k=6))
        table = Table(board.rows(), rack, test_words)
        plays = Plays(board).all(rack)
        assert len(set(plays)) == len(plays)
        assert all(table.allows(tuple(play)) for play in plays)


def test_what_fits_is_kept_up_to_date_and_taken_back(test_lexicon: Lexicon) -> None:
    rng = Random(3)
    board = Board(test_lexicon.graph(), LAYOUT)
    history = []
    for _ in range(25):
        history.append([bytes(memoryview(part)) for part in board.arrays()[1:]])
        play = Plays(board).random("".join(rng.choices(LETTERS, k=7)), rng)
        if play is None:
            history.pop()
            continue
        board.place(*play)
        fresh = Board(test_lexicon.graph(), board.rows())
        assert bytes(memoryview(board.arrays()[2])) == bytes(memoryview(fresh.arrays()[2]))
    assert board.count_tiles() > 40
    while history:
        board.undo()
        assert [bytes(memoryview(part)) for part in board.arrays()[1:]] == history.pop()


def test_a_black_square_covered_and_taken_back_is_black_again(small: Lexicon) -> None:
    board = Board(small.graph(), BLACK_BESIDE_START)
    board.place(7, 6, False, "AIR")
    assert board.rows()[7] == "......AIR#....."
    board.undo()
    assert board.rows() == BLACK_BESIDE_START


VALUES = [
    TILES_LAID,
    Value(POINTS),
    Value(POINTS, [[(r * c) % 7 - 3 for c in range(SIDE)] for r in range(SIDE)]),
    Value(POINTS, [[5 * (r == c) for c in range(SIDE)] for r in range(SIDE)], whole_word=True),
    Value([0] * 27, [[r - c for c in range(SIDE)] for r in range(SIDE)]),
]


@pytest.mark.parametrize("value", VALUES)
def test_the_best_plays_are_the_best_of_all(test_lexicon: Lexicon, value: Value) -> None:
    for board, rng in grown_boards(test_lexicon, 4, 12):
        rack = "".join(rng.choices(LETTERS, k=rng.randrange(1, 8)))
        plays = Plays(board)
        worth = {play: points(play, board.rows(), value) for play in plays.all(rack)}
        for number in (1, 5):
            best = plays.best(rack, number, value)
            assert [v for v, _ in best] == sorted(worth.values(), reverse=True)[:number]
            assert all(worth[play] == v for v, play in best)


def points(play: Play, rows: list[str], value: Value) -> int:
    """The value of a play, summed square by square; the dearer word of a single tile."""
    squares = [
        (play.row + i * play.down, play.col + i * (not play.down)) for i in range(len(play.word))
    ]
    found = word_points(squares, play.word, rows, value)
    laid = [(s, sign) for s, sign in zip(squares, play.word, strict=True) if is_free(rows, s)]
    if len(laid) == 1 and not play.down:
        (row, col), sign = laid[0]
        top = row
        while top > 0 and rows[top - 1][col].isalpha():
            top -= 1
        column = [(r, col) for r in range(top, SIDE)]
        column = column[
            : next(
                (i for i, (r, c) in enumerate(column) if r != row and is_free(rows, (r, c))), SIDE
            )
        ]
        if len(column) > 1:
            word = "".join(sign if r == row else rows[r][c] for r, c in column)
            found = max(found, word_points(column, word, rows, value))
    return found


def is_free(rows: list[str], square: tuple[int, int]) -> bool:
    return not rows[square[0]][square[1]].isalpha()


def word_points(squares: list[tuple[int, int]], word: str, rows: list[str], value: Value) -> int:
    total = 0
    for (row, col), sign in zip(squares, word, strict=True):
        here = rows[row][col]
        if here.isalpha():
            total += value.whole_word * value.worth[ord(here) - 65 if here.isupper() else 26]
        else:
            total += value.worth[ord(sign) - 65 if sign.isupper() else 26]
            total += value.bonus[row * 17 + col + 1]
    return total


def test_a_draw_gives_every_play_the_same_chance(small: Lexicon) -> None:
    board = Board(small.graph(), LAYOUT)
    board.place(7, 7, False, "AIR")
    plays = Plays(board)
    every = plays.all("EST")
    rng = Random(5)
    drawn = Counter(plays.random("EST", rng) for _ in range(200 * len(every)))
    assert set(drawn) == set(every)
    assert all(130 < number < 280 for number in drawn.values())


def test_no_play_is_drawn_where_there_is_none(small: Lexicon) -> None:
    assert Plays(Board(small.graph(), LAYOUT)).random("ZZZ", Random(1)) is None


@pytest.mark.parametrize("size", [1, 2, 15, 40, 112])
def test_any_size_of_rack_is_served(
    test_lexicon: Lexicon, test_words: frozenset[str], size: int
) -> None:
    rng = Random(size)
    board = Board(test_lexicon.graph(), LAYOUT)
    board.place(7, 7, False, "KEPI")
    rack = "".join(rng.choices(LETTERS.replace("?", ""), k=size))
    play = Plays(board).random(rack, rng)
    table = Table(board.rows(), rack, test_words)
    assert play is None if size < 2 else table.allows(tuple(play))
    best = Plays(board).best(rack, 1, TILES_LAID)
    assert all(table.allows(tuple(play)) for _, play in best)


def test_a_play_is_written_as_players_do() -> None:
    assert Play(7, 7, False, "KEPI").at == "8H"
    assert Play(7, 7, True, "KEPI").at == "H8"
    assert str(Play(0, 14, True, "KePI")) == "0,14,D,KePI"


def test_folded_plays_ignore_which_tile_is_the_joker(
    positions: list[dict[str, Any]], test_lexicon: Lexicon
) -> None:
    position = next(one for one in positions if one["id"] == "g0-mid-j2")
    plays = Plays(Board(test_lexicon.graph(), position["rows"]))
    words = {str(play).upper() for play in plays.all(position["rack"])}
    assert plays.count(position["rack"], folded=True) == len(words)


@pytest.mark.parametrize("rack", ["", "é", "a", "A B", "A1", "A" * 113])
def test_a_bad_rack_is_refused(small: Lexicon, rack: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        Plays(Board(small.graph(), LAYOUT)).count(rack)
    assert refusal.value.code == "bad_rack"


@pytest.mark.parametrize("rows", [[], LAYOUT[1:], [*LAYOUT[1:], "." * 16], [*LAYOUT[1:], "é" * 15]])
def test_a_bad_board_is_refused(small: Lexicon, rows: list[str]) -> None:
    with pytest.raises(BadPosition) as refusal:
        Board(small.graph(), rows)
    assert refusal.value.code == "bad_board"


def test_an_unknown_opening_is_refused(small: Lexicon) -> None:
    with pytest.raises(BadPosition) as refusal:
        Plays(Board(small.graph(), LAYOUT), "last")
    assert refusal.value.code == "unknown_opening"


def test_a_stream_is_not_disturbed_by_other_questions(small: Lexicon) -> None:
    board = Board(small.graph(), LAYOUT)
    board.place(7, 7, False, "AIR")
    plays = Plays(board)
    seen = []
    for play in plays.stream("EST?"):
        plays.count("AS")
        seen.append(play)
    assert Counter(seen) == Counter(plays.all("EST?"))

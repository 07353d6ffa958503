"""An independent, naive reading of the placement rules: no graph, no cross sets, no anchors.

Nothing here comes from the generator; a play is `(row, col, down, word)` and a board is text.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

SIDE = 15
Square = tuple[int, int]
Play = tuple[int, int, bool, str]


@dataclass
class Table:
    """A position and everything the rules need to judge a play on it."""

    rows: list[str]
    rack: str
    words: frozenset[str]
    opening: str = "cover"
    start: Square = (7, 7)
    out_black: bool = False
    islands: bool = False
    letters: dict[Square, str] = field(init=False)
    black: set[Square] = field(init=False)

    def __post_init__(self) -> None:
        every = [(r, c, self.rows[r][c]) for r in range(SIDE) for c in range(SIDE)]
        self.letters = {(r, c): sign.upper() for r, c, sign in every if sign.isalpha()}
        self.black = {(r, c) for r, c, sign in every if sign == "#"}

    def allows(self, play: Play) -> bool:
        """Whether the play obeys every rule of placement."""
        row, col, down, word = play
        squares = [(row + i * down, col + i * (not down)) for i in range(len(word))]
        if any(not (0 <= r < SIDE and 0 <= c < SIDE) for r, c in squares):
            return False
        old = [(s, w) for s, w in zip(squares, word, strict=True) if s in self.letters]
        new = [(s, w) for s, w in zip(squares, word, strict=True) if s not in self.letters]
        if not new or any(self.letters[s] != w for s, w in old):
            return False
        return (
            self._has_tiles([w for _, w in new])
            and self._spares_black([s for s, _ in new])
            and self._words_exist(squares[0], down, dict(new), word)
            and self._connects(squares, [s for s, _ in new])
        )

    def _has_tiles(self, laid: list[str]) -> bool:
        need = Counter(sign if sign.isupper() else "?" for sign in laid)
        return not need - Counter(self.rack)

    def _spares_black(self, laid: list[Square]) -> bool:
        covered = sum(square in self.black for square in laid)
        return covered == 0 or (covered == 1 and self.out_black and len(laid) == len(self.rack))

    def _words_exist(self, first: Square, down: bool, new: dict[Square, str], word: str) -> bool:
        board = self.letters | {square: sign.upper() for square, sign in new.items()}
        main = _run(board, first, down)
        if main != (first, word.upper()) or len(word) < 2 or word.upper() not in self.words:
            return False
        across = [_run(board, square, not down)[1] for square in new]
        if len(new) == 1 and down and len(across[0]) > 1:
            return False  # one tile with two words is written across
        return all(len(other) == 1 or other in self.words for other in across)

    def _connects(self, squares: list[Square], laid: list[Square]) -> bool:
        if self.letters:
            return self.islands or any(
                beside in self.letters
                for r, c in laid
                for beside in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
            )
        match self.opening:
            case "first":
                return squares[0] == self.start and len(squares) <= 8
            case "cover":
                return self.start in squares
            case _:
                return True

    def all_plays(self) -> Iterator[Play]:
        """Every allowed play, by trying every word everywhere with every choice of jokers."""
        for word in self.words:
            for row in range(SIDE):
                for col in range(SIDE):
                    for down in (False, True):
                        for spelling in self._spellings(word, row, col, down):
                            if self.allows((row, col, down, spelling)):
                                yield row, col, down, spelling

    def _spellings(self, word: str, row: int, col: int, down: bool) -> Iterator[str]:
        jokers = self.rack.count("?")
        spellings = [""]
        for i, sign in enumerate(word):
            old = (row + i * down, col + i * (not down)) in self.letters
            choices = [sign] if old or not jokers else [sign, sign.lower()]
            spellings = [begun + choice for begun in spellings for choice in choices]
        for spelling in spellings:
            if sum(sign.islower() for sign in spelling) <= jokers:
                yield spelling


def _run(board: dict[Square, str], square: Square, down: bool) -> tuple[Square, str]:
    """The first square and the letters of the run of tiles through a square."""
    r, c = square
    while (r - down, c - (not down)) in board:
        r, c = r - down, c - (not down)
    first, word = (r, c), ""
    while (r, c) in board:
        word += board[r, c]
        r, c = r + down, c + (not down)
    return first, word

"""The law of placements read again, slowly and apart: squares in a dict, words in a set.

Nothing here is shared with the rules or the generator but the printed board.
"""

from dataclasses import dataclass

PRINTED = """
...V...R...V...
.R...#...#...R.
..#.........#..
V....V...V....V
....R.....R....
.#.V.......V.#.
...............
R......D......R
...............
.#.V.......V.#.
....R.....R....
V....V...V....V
..#.........#..
.R...#...#...R.
...V...R...V...
"""
GROUND = {
    (row, col): sign
    for row, line in enumerate(PRINTED.split())
    for col, sign in enumerate(line)
}  # fmt: skip


@dataclass
class Case:
    """What a player sees who is to place."""

    board: dict[tuple[int, int], str]
    rack: str
    reserve: int
    formula: str
    islands: bool
    last_tile_may_go: bool

    def squares(self, at: str, word: str) -> list[tuple[int, int]] | None:
        """The squares of a written word, or nothing if it cannot be written so."""
        down = at[:1].isalpha()
        column, row = (at[:1], at[1:]) if down else (at[-1:], at[:-1])
        if column not in list("ABCDEFGHIJKLMNO") or row not in [str(n) for n in range(1, 16)]:
            return None
        r, c = int(row) - 1, ord(column) - 65
        places = [(r + n, c) if down else (r, c + n) for n in range(len(word))]
        return places if all(place in GROUND for place in places) else None

    def allows(self, at: str, word: str) -> bool:
        """Whether the placement may be made, words apart."""
        squares = self.squares(at, word)
        if squares is None or len(word) < 2 or not (word.isascii() and word.isalpha()):
            return False
        if any(self.board.get(s, sign) != sign for s, sign in zip(squares, word, strict=True)):
            return False
        fresh = [square for square in squares if square not in self.board]
        (r1, c1), (r2, c2) = squares[0], squares[-1]
        step_r, step_c = squares[1][0] - r1, squares[1][1] - c1
        if (r1 - step_r, c1 - step_c) in self.board or (r2 + step_r, c2 + step_c) in self.board:
            return False
        return (
            bool(fresh)
            and self._in_rack(squares, word)
            and self._is_connected(squares, fresh)
            and self._spares_black(fresh)
        )

    def _in_rack(self, squares: list[tuple[int, int]], word: str) -> bool:
        rack = list(self.rack)
        for square, sign in zip(squares, word, strict=True):
            if square not in self.board:
                tile = sign if sign.isupper() else "*"
                if tile not in rack:
                    return False
                rack.remove(tile)
        return True

    def _is_connected(self, squares: list[tuple[int, int]], fresh: list[tuple[int, int]]) -> bool:
        if not self.board:
            return self.formula == "patience" or (squares[0] == (7, 7) and len(squares) <= 8)
        if self.formula == "patience" and self.islands:
            return True
        near = {(r + a, c + b) for r, c in fresh for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        return any(square in self.board for square in near)

    def _spares_black(self, fresh: list[tuple[int, int]]) -> bool:
        black = [square for square in fresh if GROUND[square] == "#"]
        if not black:
            return True
        if self.formula == "patience" or len(black) > 1 or len(fresh) != len(self.rack):
            return False
        if self.formula == "score":
            return self.reserve == 0
        hand = min(self.reserve, sum(GROUND[square] == "V" for square in fresh))
        red = sum(GROUND[square] == "R" for square in fresh)
        return hand == 0 or (self.last_tile_may_go and hand <= red)

    def words(self, at: str, word: str) -> set[str]:
        """The words that an allowed placement forms."""
        squares = self.squares(at, word)
        assert squares is not None
        after = dict(self.board) | dict(zip(squares, word, strict=True))
        found = set()
        for square in squares:
            if square in self.board:
                continue
            for a, b in ((0, 1), (1, 0)):
                r, c = square
                while (r - a, c - b) in after:
                    r, c = r - a, c - b
                text = ""
                while (r, c) in after:
                    text += after[r, c]
                    r, c = r + a, c + b
                if len(text) > 1:
                    found.add(text.upper())
        return found

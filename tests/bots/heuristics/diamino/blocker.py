"""Covers red devils itself and never lays a tile from which the next player reaches one."""

from ludiade import Action, Seen
from ludiade.games.diamino.material import GROUND, RED, SIDE
from tests.bots.heuristics.diamino import ends, points, turn, value

BY = value(tile=12, red=10_000, green=-5_000)
REACH = 4
"""Squares within which a word may well get to a devil."""
REDS = [square for square, sign in enumerate(GROUND) if sign == RED]


def exposed(board: str, squares: list[int]) -> int:
    """Open red devils in the row or column of a tile laid, and near it."""
    open_ = [red for red in REDS if board[red] == "." and red not in squares]
    near = set()
    for square in squares:
        row, col = divmod(square, SIDE)
        for red in open_:
            r, c = divmod(red, SIDE)
            if (r == row and abs(c - col) <= REACH) or (c == col and abs(r - row) <= REACH):
                near.add(red)
    return len(near)


def choose(seen: Seen) -> Action:
    def rank(table, place, squares, left) -> float:
        return (
            points(squares) - 4.0 * exposed(table.board, squares) + 0.3 * len(squares)
            + 1000.0 * ends(table, left)
        )  # fmt: skip

    return turn(seen, BY, rank, lambda rack: rack)

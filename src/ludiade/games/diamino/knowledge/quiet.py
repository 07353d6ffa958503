"""Plays that open no red devil: what a patient player waits with, rather than exchange."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from ludiade.games.diamino.knowledge.habits import HUNDREDTHS, Habits
from ludiade.games.diamino.material import EMPTY, GREEN, GROUND, RED, SIDE, SQUARES
from ludiade.games.diamino.scoring import GREEN_POINTS, RED_POINTS
from ludiade.games.diamino.words.plays import Value

REACH = 5
"""Squares over which the next word may well get from a tile to a devil."""
OPENED = 2.0
"""Points that a tile laid so near a red devil costs, as plays are compared at once."""
REDS = [square for square in range(SQUARES) if GROUND[square] == RED]


def wary(habits: Habits, board: str) -> Value:
    """How plays compare to one who would rather not lead the others to a red devil."""
    squares = [[0.0] * SIDE for _ in range(SIDE)]
    for red in REDS:
        if board[red] != EMPTY:
            continue
        row, col = divmod(red, SIDE)
        for step in range(-REACH, REACH + 1):
            if 0 <= row + step < SIDE:
                squares[row + step][col] = -OPENED
            if 0 <= col + step < SIDE:
                squares[row][col + step] = -OPENED
    for square in range(SQUARES):
        devil = {RED: float(RED_POINTS), GREEN: -float(GREEN_POINTS)}.get(GROUND[square])
        if devil is not None:
            squares[square // SIDE][square % SIDE] = devil
    return Value(habits.tiles, [[round(HUNDREDTHS * points) for points in row] for row in squares])

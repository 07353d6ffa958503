"""Lays as many tiles as it can so that the reserve is soon empty, and then finishes first."""

from ludiade import Action, Seen
from ludiade.games.diamino.material import VALUES
from tests.bots.heuristics.diamino import ends, points, turn, value

BY = value(tile=30, red=60, green=-90)


def choose(seen: Seen) -> Action:
    def rank(table, place, squares, left) -> float:
        late = len(table.reserve) < 12
        kept = sum(VALUES[tile] for tile in left)
        return (
            3.0 * len(squares) + 0.8 * points(squares) - (0.3 * kept if late else 0.0)
            + 1000.0 * ends(table, left)
        )  # fmt: skip

    return turn(seen, BY, rank, lambda rack: rack)

"""What can be known of hidden tiles: no law reads it, views carry it.

`known` are tiles that all have seen in a rack, `returned` those that a seat has put into the
reserve itself; of both only what must still be there, whatever has gone unseen since.
"""

from ludiade.games.diamino.material import LISTING, minus


def lessened(tiles: str, count: int) -> str:
    """What is surely left of some tiles when `count` of the heap they lie in have gone unseen."""
    if count >= len(tiles):
        return ""
    return "".join([tile * max(0, tiles.count(tile) - count) for tile in LISTING])


def after_drawing(returned: list[str], seat: int, drawn: str) -> list[str]:
    """Whoever draws sees what leaves the reserve; the others know only how much."""
    return [
        minus(tiles, drawn) if other == seat else lessened(tiles, len(drawn))
        for other, tiles in enumerate(returned)
    ]

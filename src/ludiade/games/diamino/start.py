"""Who begins: the draw of rule 1.6."""
# Not compiled: run once a match at most.

from typing import NamedTuple

from ludiade.games.diamino.material import JOKER


class StartDraw(NamedTuple):
    """Who begins, and the tiles drawn for it, by seat and in order."""

    seat: int
    draws: list[tuple[int, str]]


def draw_for_start(tiles: str, players: int) -> StartDraw:
    """The seat whose letter is nearest to A; a devil draws again, and so do those who tie."""
    rest = iter(tiles)
    draws: list[tuple[int, str]] = []
    contenders = list(range(players))
    while len(contenders) > 1:
        drawn: dict[int, str] = {}
        to_draw = contenders
        while to_draw:
            for seat in to_draw:
                tile = next(rest, None)
                if tile is None:  # no shuffle is known to come to this: the first of them begins
                    return StartDraw(contenders[0], draws)
                drawn[seat] = tile
                draws.append((seat, tile))
            to_draw = [seat for seat in to_draw if drawn[seat] == JOKER]
        best = min(drawn.values())
        contenders = [seat for seat in contenders if drawn[seat] == best]
    return StartDraw(contenders[0], draws)

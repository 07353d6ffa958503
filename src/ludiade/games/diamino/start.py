"""Who begins: the draw of rule 1.6."""
# Not compiled: run once a match at most.

from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import JOKER
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat


def draw_for_start(tiles: str, players: int, tell: Story) -> int:
    """The seat whose letter is nearest to A; a devil draws again, and so do those who tie."""
    rest = iter(tiles)
    contenders = list(range(players))
    while True:
        drawn: dict[int, str] = {}
        to_draw = contenders
        while to_draw:
            for seat in to_draw:
                tile = next(rest, None)
                if tile is None:  # no shuffle is known to come to this: the first of them begins
                    return contenders[0]
                drawn[seat] = tile
                if tell is not None:
                    tell.append(t.DrewForStart(Seat(seat), tile))
            to_draw = [seat for seat in to_draw if drawn[seat] == JOKER]
        best = min(drawn.values())
        contenders = [seat for seat in contenders if drawn[seat] == best]
        if len(contenders) == 1:
            return contenders[0]

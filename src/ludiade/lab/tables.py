"""How large a table is where nobody said."""

from collections.abc import Mapping

from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame


def fewest(game: AnyGame, options: Mapping[str, object], least: int = 1) -> int:
    """The smallest table that these options allow, or the smallest of all if none does."""
    sizes = [players for players in game.seats if players >= least]
    for players in sizes:
        try:
            game.read_options(options, players)
        except BadRecord:
            continue
        return players
    return sizes[0]

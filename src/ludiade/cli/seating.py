"""The table that a command line asks for: game, options, number of players."""

from ludiade.cli.command import whole
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame
from ludiade.kernel.strict_json import parse


def table_asked(words: dict[str, str], least: int = 1) -> tuple[AnyGame, dict[str, object], int]:
    """The game, its options as given, and the players: as many as asked, or the fewest that fit."""
    game = shelf.get(words["game"])
    options = parse(words.get("options", "{}").encode(errors="surrogateescape"))
    if not isinstance(options, dict):
        raise BadRecord("$.options", "wrong_type", expected="object", got="array")
    if "players" in words:
        players = whole("players", words["players"], least)
    else:
        players = _fewest(game, options, least)
    game.read_options(options, players)
    return game, options, players


def _fewest(game: AnyGame, options: dict[str, object], least: int) -> int:
    """The smallest table that these options allow, or the smallest of all if none does."""
    sizes = [players for players in game.seats if players >= least]
    for players in sizes:
        try:
            game.read_options(options, players)
        except BadRecord:
            continue
        return players
    return sizes[0]

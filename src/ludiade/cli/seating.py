"""The table that a command line asks for: game, options, number of players."""

from typing import cast, get_args

from ludiade.cli.command import whole
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame
from ludiade.kernel.strict_json import parse
from ludiade.lab.errors import Unready
from ludiade.lab.foreign import OnFault
from ludiade.lab.tables import fewest


def table_asked(words: dict[str, str], least: int = 1) -> tuple[AnyGame, dict[str, object], int]:
    """The game, its options as given, and the players: as many as asked, or the fewest that fit."""
    game = shelf.get(words["game"])
    options = parse(words.get("options", "{}").encode(errors="surrogateescape"))
    if not isinstance(options, dict):
        raise BadRecord("$.options", "wrong_type", expected="object", got="array")
    if "players" in words:
        players = whole("players", words["players"], least)
    else:
        players = fewest(game, options, least)
    game.read_options(options, players)
    return game, options, players


def on_fault(words: dict[str, str]) -> OnFault:
    """What `--on-fault` says is done with a bot that fails."""
    given = words.get("on-fault", "loss")
    for known in get_args(OnFault):
        if given == known:
            return cast(OnFault, known)
    raise Unready("not_on_fault", given=given)

"""The table that a contest is held at: its options, and its size where nobody said."""

from collections.abc import Mapping
from typing import cast

from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame
from ludiade.kernel.json.convert import convert
from ludiade.kernel.nearest import choices


def plain_options(game: AnyGame, given: object) -> dict[str, object]:
    """Options as they were handed over by a program; BadRecord unless names stand for values."""
    if given is None:
        return {}
    plain = cast("dict[object, object]", convert(given, dict, "$.options"))
    for name in plain:
        if not isinstance(name, str):
            known = game.Options.__struct_fields__
            raise BadRecord("$.options", "unknown_key", key=repr(name), **choices(name, known))
    return cast("dict[str, object]", plain)


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


def table_for(
    game: AnyGame, options: Mapping[str, object] | None, players: int | None, least: int = 1
) -> tuple[dict[str, object], int]:
    """Options and number of players, once it is sure that they fit; else BadRecord."""
    given = plain_options(game, options)
    count = fewest(game, given, least) if players is None else players
    if count < least:
        raise game.bad_players(count, range(max(least, game.seats.start), game.seats.stop))
    game.read_options(given, count)
    return given, count

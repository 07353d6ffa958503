"""What a page needs of the games it was not built with: names, sentences, rules for people."""

import types
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.kernel import shelf as games
from ludiade.kernel.game import AnyGame
from ludiade.kernel.texts import LANGUAGES, catalogue
from ludiade.kernel.types import Seat
from ludiade.server.http.callers import lang_of
from ludiade.server.wire.decoding import Denied, encode


async def shelf(request: Request) -> Response:
    """Every game by its id, with its numbers of players and its name in each language."""
    return Response(_shelf(), media_type="application/json")


@cache
def _shelf() -> bytes:
    return encode([
        {"id": game.id, "players": [game.seats[0], game.seats[-1]],
         "names": {lang: game.name(lang) for lang in LANGUAGES}}
        for game in games.games()
    ])  # fmt: skip


async def words(request: Request) -> Response:
    """A game's catalogue, rules and card in the language asked for, and which fields name seats."""
    name = request.path_params["game"]
    game = games.find(name)
    if game is None:
        raise Denied("unknown_game", game=name[:40])
    return Response(_words(game, lang_of(request)), media_type="application/json")


@cache
def _words(game: AnyGame, lang: str) -> bytes:
    texts, rules = catalogue(game.folder, lang), game.rules_text(lang)
    return encode({
        "texts": texts, "rules": rules, "sentences": sentences(game), "about": game.about,
    })  # fmt: skip


def sentences(game: AnyGame) -> dict[str, Any]:
    """For every action, event and thing within: its fields that are seats, and those things."""
    told: dict[str, Any] = {"action": {}, "event": {}, "thing": {}}
    for kind, union in (("action", game.Action), ("event", game.Event)):
        for struct in get_args(union) or (union,):
            told[kind][_tag(struct)] = _fields(struct, told["thing"])
    return told


def _fields(struct: type, things: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"seats": [], "things": {}}
    for name, hint in get_type_hints(struct).items():
        inside = set(_leaves(hint))
        if Seat in inside:
            found["seats"].append(name)
        structs = [leaf for leaf in inside if isinstance(leaf, type) and issubclass(leaf, Struct)]
        for one in sorted(structs, key=lambda leaf: leaf.__name__):
            tagged = one.__struct_config__.tag is not None
            found["things"][name] = None if tagged else _tag(one)
            if _tag(one) not in things:
                things[_tag(one)] = {}
                things[_tag(one)] = _fields(one, things)
    return found


def _leaves(hint: Any) -> list[Any]:
    if get_origin(hint) in (Union, types.UnionType, list, tuple):
        return [leaf for part in get_args(hint) for leaf in _leaves(part)]
    return [hint]


def _tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag or struct.__name__.lower())

"""What is told of the games and of the server itself."""

import asyncio
import io
from functools import cache, lru_cache
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import judge_of, workshop_of
from ludiade.kernel.texts import LANGUAGES
from ludiade.server.codes import clean_name
from ludiade.server.http.callers import body, caller, lang_of
from ludiade.server.http.refusals import answer
from ludiade.server.sentences import say
from ludiade.server.wire.decoding import Denied, encode, schema

LONGEST_WORD = 40
PICTURES = 100
"""So many are remembered."""


async def games(request: Request) -> Response:
    """The shelf, each game with the schema of its options, actions, events and views."""
    return Response(_shelf(lang_of(request)), media_type="application/json")


def prepare() -> None:
    """Load every game and put together what is told of them all, before anybody asks."""
    for lang in LANGUAGES:
        _shelf(lang)


@cache
def _shelf(lang: str) -> bytes:
    shown = []
    for game in shelf.games():
        words = say(lang, game.id)
        shown.append({
            "id": game.id, "rules": game.rules, "players": [game.seats[0], game.seats[-1]],
            "name": words.say("game-name"), "tagline": words.say("game-tagline"),
            "about": game.about, "schema": game.schema(),
        })  # fmt: skip
    return encode(shown)


async def here(request: Request) -> Response:
    """Where other devices find this server; a page opened as localhost cannot know."""
    who = await caller(request)
    return answer({"address": who.context.config.address.rstrip("/") or None})


async def wire_schema(request: Request) -> Response:
    """JSON Schema of all requests and frames."""
    return Response(_schema(), media_type="application/json")


@cache
def _schema() -> bytes:
    return encode(schema())


async def judge(request: Request) -> Response:
    """Whether a game's judge admits a word, for those who play with the real box."""
    who = await caller(request)
    who.check_call()
    game = shelf.find(request.path_params["game"])
    if game is None:
        raise Denied("unknown_game", game=request.path_params["game"][:40])
    word = clean_name(request.query_params.get("word", ""), "", LONGEST_WORD)
    if not word:
        raise Denied("bad_request", path="word")
    return answer(judge_of(game).verdict(say(who.lang, game.id), word))


async def workshop(request: Request) -> Response:
    """A question to a game's workshop, answered beside the loop: some take seconds."""
    who = await caller(request)
    who.check_call()
    game = shelf.find(request.path_params["game"])
    if game is None:
        raise Denied("unknown_game", game=request.path_params["game"][:40])
    bench, data = workshop_of(game), await request.body()
    texts, work = say(who.lang, game.id), who.context.workshop
    try:
        if bench.is_heavy(data):
            who.context.limits.workshop.check(who.address)
            told = await work.done(who.address, lambda: bench.answer(texts, data))
        else:
            told = await asyncio.to_thread(bench.answer, texts, data)
    except BadRecord as bad:
        bad.folder = game.folder
        raise
    return answer(told)


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture shall hold."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


async def qr(request: Request) -> Response:
    """A link as a picture, drawn here so that it is told to nobody else."""
    who = await caller(request)
    who.check_call()
    who.context.limits.pictures.check(who.address)
    wish = await body(request, Text)
    drawn = await asyncio.to_thread(_draw, wish.text)  # some 40 ms, which nobody else shall wait
    return Response(drawn, media_type="image/svg+xml")


@lru_cache(PICTURES)
def _draw(text: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", xmldecl=False, scale=4)
    return drawn.getvalue()

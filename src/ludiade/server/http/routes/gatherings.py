"""Gatherings over HTTP: opening, asking, reports, forgetting."""

import asyncio
import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.server.gathering.standing import ranking
from ludiade.server.hall import admission, reporting
from ludiade.server.hall.attendants import Attendant
from ludiade.server.hall.hall import Hall
from ludiade.server.http.callers import Caller, body, caller
from ludiade.server.http.refusals import STATUS, answer
from ludiade.server.http.routes.play import ANSWER_S, OneAnswer, Outcome
from ludiade.server.sentences import say
from ludiade.server.wire.decoding import Denied, read_gathering_request
from ludiade.server.wire.gatherings import Member, NextRound, OpenGathering
from ludiade.server.wire.requests import RequestKey

NUMBER = re.compile(r"[+-]?\d+([.,]\d+)?")
FORMULA = re.compile(r"(^|[;,\t\r\n] *)(?=[=+\-@\t\r＝＋－＠])")
"""Where one would begin, also in a program that takes the other sign for the end of a cell."""
FRACTION = re.compile(r"([+-]?\d+)/(\d+)")


class CodeWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A code is wanted for a member, or for another host."""

    purpose: Literal["member", "host"]
    member: Member | None = None


class ForgetWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A gathering is to be forgotten."""

    key: RequestKey | None = None
    """Sent again with the same one, nothing more is forgotten."""


class Listed(Struct, frozen=True):
    """A gathering among those of a device."""

    gathering: str
    kind: str
    title: str
    game: str
    status: str
    host: bool
    ago_s: int
    kept: bool


async def open_gathering(request: Request) -> Response:
    """A new gathering."""
    who = await caller(request)
    await who.context.limits.check_opening(who.address, who.digest)
    wish = await body(request, OpenGathering)
    opened = await admission.open_gathering(who.context.halls, await who.admitted(), wish)
    return who.answer(opened, 201)


async def my_gatherings(request: Request) -> Response:
    """Every gathering this device has to do with, the newest first."""
    who = await caller(request)
    who.check_call()
    if who.digest is None:
        return answer([])
    store, now = who.context.tables.store, who.context.tables.clock.wall()
    found = []
    for row in await store.tables_of(who.digest, kind="gathering"):
        own = {person.number for person in row.people if person.digest == who.digest}
        card = row.index.card
        found.append(Listed(
            row.name, card["kind"], card["title"], row.index.game, card["status"],
            bool(own.intersection(card["hosts"])), max(0, now - row.touched) // 1000, card["kept"],
        ))  # fmt: skip
    return answer(found)


async def sight(request: Request) -> Response:
    """The gathering as this device would be told of it."""
    who, hall = await _hall(request)
    attendant = Attendant(who.digest, who.lang, "device")
    hall.showing.check(attendant, None)
    return Response(hall.showing.told(attendant), media_type="application/json")


async def screen(request: Request) -> Response:
    """What the screen shows."""
    who, hall = await _hall(request)
    attendant = Attendant(who.digest, who.lang, "screen")
    hall.showing.check(attendant, request.headers.get("x-ludiade-watch", "")[:100])
    return Response(hall.showing.told(attendant), media_type="application/json")


async def do(request: Request) -> Response:
    """Any request of the wire, answered in the response."""
    who, hall = await _hall(request)
    peer = OneAnswer(who)
    asked = read_gathering_request(await request.body())
    if isinstance(asked, NextRound):
        who.context.limits.rounds.check(who.address, hall.tables_a_round)
    hall.ask(peer, asked)
    data = await asyncio.wait_for(peer.answered, ANSWER_S)
    said = msgspec.json.decode(data, type=Outcome)
    status = STATUS.get(said.code, 409) if said.type == "error" else 200
    return Response(data, status, media_type="application/json")


async def new_code(request: Request) -> Response:
    """A code by which a member comes back elsewhere, or another device is a host too."""
    who, hall = await _hall(request)
    wish = await body(request, CodeWish)
    said = await admission.new_code(
        who.context.halls, who.need(), hall.name, wish.purpose, wish.member
    )
    return answer({"code": said})


async def report(request: Request) -> Response:
    """What was understood, for hosts alone."""
    _, hall = await _hosted(request)
    return answer(await reporting.report(hall, _round(request)))


async def report_csv(request: Request) -> Response:
    """The same for a spreadsheet."""
    who, hall = await _hosted(request)
    return _table(await reporting.rows(hall, _round(request), who.lang), who.lang)


async def standings(request: Request) -> Response:
    """Who stands where: to hosts at any time, to members between rounds."""
    _, hall = await _ranked(request)
    g = hall.gathering
    return answer({"final": g.is_over, "standings": ranking(g, hall.names)})


async def standings_csv(request: Request) -> Response:
    """The same for a spreadsheet."""
    who, hall = await _ranked(request)
    texts, g = say(who.lang), hall.gathering
    rounds = [texts.say("standings-round", number=str(n)) for n in range(1, len(g.rounds) + 1)]
    head = [texts.say(f"standings-{key}") for key in ("rank", "name", "mark")]
    comma = "," if who.lang == "fr" else "."
    rows = [
        [str(one.rank), one.name, *(_percent(v, comma) for v in (one.mark, *one.rounds))]
        for one in ranking(g, hall.names)
    ]
    return _table([[*head, *rounds], *rows], who.lang)


async def forget(request: Request) -> Response:
    """Leave nothing of a gathering but what its plan keeps."""
    who, hall = await _hosted(request)
    wish = await body(request, ForgetWish)
    return answer({"kept": await who.context.halls.forget(hall, wish.key)})


async def _hall(request: Request) -> tuple[Caller, Hall]:
    who = await caller(request)
    who.check_call()
    return who, await who.context.halls.hall(request.path_params["gathering"])


async def _hosted(request: Request) -> tuple[Caller, Hall]:
    """Who asks, and the gathering they are a host of; Denied to anybody else."""
    who, hall = await _hall(request)
    number = hall.number_of(who.digest)
    if number not in hall.gathering.hosts:
        known = number in hall.gathering.devices()
        raise Denied("only_a_host" if known else "not_a_member")
    return who, hall


async def _ranked(request: Request) -> tuple[Caller, Hall]:
    who, hall = await _hall(request)
    number, g = hall.number_of(who.digest), hall.gathering
    if number not in g.devices():
        raise Denied("not_a_member")
    if number not in g.hosts:
        if g.plan.kind != "club":
            raise Denied("only_a_host")
        if g.status not in ("between", "over"):
            raise Denied("round_goes_on")
    return who, hall


def _round(request: Request) -> int | None:
    given = request.query_params.get("round")
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) < 4):
        raise Denied("bad_request", path="round")
    return int(given)


def _percent(value: float | None, comma: str) -> str:
    return "" if value is None else f"{100 * value:.1f}".replace(".", comma)


def _table(rows: Iterable[Sequence[str]], lang: str) -> Response:
    """Rows as spreadsheets open them: no cell is taken for a formula, and no fraction for a day."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if lang == "fr" else ",", lineterminator="\r\n")
    writer.writerows([[_harmless(cell) for cell in row] for row in rows])
    data = "\ufeff" + out.getvalue()
    headers = {"content-disposition": 'attachment; filename="ludiade.csv"'}
    return Response(data.encode(), media_type="text/csv; charset=utf-8", headers=headers)


def _harmless(cell: str) -> str:
    if found := FRACTION.fullmatch(cell):
        cell = f"{found[1]}\N{FRACTION SLASH}{found[2]}"  # 7/8 would be the seventh of August
    return cell if NUMBER.fullmatch(cell) else FORMULA.sub(r"\1'", cell)

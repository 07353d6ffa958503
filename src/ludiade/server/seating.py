"""Who sits where, before the match and during it."""

from ludiade.bots import opponents
from ludiade.bots.levels import BOTS
from ludiade.server.codes import clean_name
from ludiade.server.frames import Done, Said
from ludiade.server.members import Asker
from ludiade.server.requests import PHRASES, Leave, Reorder, Reseat, Say, StandIn, TakeBack
from ludiade.server.rows import STAND_IN, Hold, Place
from ludiade.server.speech import say
from ludiade.server.table import Table
from ludiade.server.wire import Denied


def check_level(level: str) -> None:
    """Refuse a bot that nobody has written yet."""
    if level not in BOTS:
        raise Denied("unknown_bot", bot=level[:20], known=", ".join(BOTS))


async def reorder(table: Table, asker: Asker, request: Reorder) -> None:
    """Change places before the start."""
    host_before_start(table, asker)
    if sorted(request.order) != list(range(table.row.players)):
        raise Denied("bad_order")
    row = table.copy_row()
    row.places = [row.places[seat] for seat in request.order]
    given = table.contributions
    table.contributions = {
        new: given[old] for new, old in enumerate(request.order) if old in given
    }  # fmt: skip
    await table.change(row)
    asker.answer(Done())


async def reseat(table: Table, asker: Asker, request: Reseat) -> None:
    """Say what a seat is for, before the start."""
    host_before_start(table, asker)
    _seat(table, request.seat)
    row = table.copy_row()
    row.places[request.seat] = place(
        request.kind, request.name, request.level, request.seat, row.host, asker.lang,
        [place.name for seat, place in enumerate(row.places) if seat != request.seat],
    )  # fmt: skip
    table.contributions.pop(request.seat, None)
    await table.change(row)
    asker.answer(Done())


def place(
    kind: str, name: str, level: str, seat: int, host: str, lang: str, taken: list[str]
) -> Place:
    """A seat as the host wants it: for somebody here, for a bot, or for whoever comes."""
    if kind == "bot":
        check_level(level)
        return Place("bot", opponents.name(level, lang, taken), level)
    if kind in ("me", "here"):
        player = say(lang).say("player", number=str(seat + 1))
        return Place("person", clean_name(name, player), holds=[Hold(host)])
    return Place("waiting", open=kind == "open")


async def leave(table: Table, asker: Asker, request: Leave) -> None:
    """Give a seat up: before the start it is free again, later a bot stands in."""
    asker.check_own(request.seat)
    row = table.copy_row()
    if row.status == "open":
        row.places[request.seat] = Place("waiting", open=row.places[request.seat].open)
        table.contributions.pop(request.seat, None)
        await table.change(row)
    elif row.status == "playing":
        await _seat_bot(table, request.seat)
    asker.answer(Done())


async def stand_in(table: Table, asker: Asker, request: StandIn) -> None:
    """A bot plays for somebody who is away, or for oneself."""
    if not asker.seats:
        raise Denied("not_your_seat")
    _seat(table, request.seat)
    if table.row.status != "playing":
        raise Denied("not_begun" if table.row.status == "open" else "match_ended")
    if request.seat not in asker.seats:
        wait = table.hub.config.absent_s
        gone = table.gone_s(request.seat)
        if gone < wait:
            raise Denied("not_absent", seconds=max(1, round(wait - gone)))
    await _seat_bot(table, request.seat)
    asker.answer(Done())


async def _seat_bot(table: Table, seat: int) -> None:
    row = table.copy_row()
    if row.places[seat].kind != "bot":
        row.places[seat].kind, row.places[seat].stands_in = "bot", True
        row.places[seat].level = STAND_IN
        await table.change(row)
        await table.folded()
        table.hub.arm(table)


async def take_back(table: Table, asker: Asker, request: TakeBack) -> None:
    """Somebody is back and plays on."""
    asker.check_own(request.seat)
    row = table.copy_row()
    if row.places[request.seat].stands_in:
        row.places[request.seat].kind, row.places[request.seat].stands_in = "person", False
        row.places[request.seat].level = ""
        await table.change(row)
        await table.folded()
        table.hub.arm(table)
    asker.answer(Done())


def speak(table: Table, asker: Asker, request: Say) -> None:
    """One of the preset phrases, to everybody."""
    asker.check_own(request.seat)
    if request.phrase not in PHRASES:
        raise Denied("unknown_phrase")
    for member in table.members:
        member.answer(Said(request.seat, request.phrase))
    if asker not in table.members:
        asker.answer(Done())


def _seat(table: Table, seat: int) -> None:
    if seat >= table.row.players:
        raise Denied("no_such_seat", number=seat)


def host_before_start(table: Table, asker: Asker) -> None:
    """Refuse anybody but the host, and the host too once the match begins."""
    if asker.device != table.row.host:
        raise Denied("only_the_host")
    if table.row.status != "open" or table.mixing is not None:
        raise Denied("already_begun")

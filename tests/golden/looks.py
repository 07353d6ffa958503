"""What everybody is shown of a match: in full at a few moments, as a digest at all of them."""

import hashlib
from collections.abc import Iterator

import msgspec

from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting
from ludiade.kernel.match import Match
from ludiade.kernel.record import Record, read, waiting_as_json
from ludiade.kernel.shelf import find
from ludiade.kernel.texts import LANGUAGES, texts

IN_FULL = 3
"""Moments told in full, as far from each other as from beginning and end."""
EVERY = 20
"""So many inputs have a digest: where one differs, the difference is among them."""
OFFERS = 12


def looks(document: bytes) -> str:
    """Views, waits and menus of a record as they are shown, menus in every language."""
    return "\n".join(_lines(read(document, find))) + "\n"


def _lines(record: Record) -> Iterator[str]:
    match = Match(record.game, record.options, record.players)
    inputs = len(record.document.inputs)
    in_full = {(part + 1) * inputs // (IN_FULL + 1) for part in range(IN_FULL)}
    digest = hashlib.sha256()
    for number in range(1, inputs + 1):
        match.apply(record.given(number - 1))
        for eyes in (*map(Eyes, range(record.players)), SPECTATOR, EVERY_EYE):
            digest.update(_shown(match, eyes))
        digest.update("\n".join(_offers(match, record, OFFERS)).encode())
        if number in in_full:
            yield from _in_full(number, match, record)
        if number % EVERY == 0 or number == inputs:
            yield f"until {number}: {digest.hexdigest()[:16]}"


def _in_full(number: int, match: Match, record: Record) -> Iterator[str]:
    """What a spectator and the first of the awaited seats are shown."""
    yield f"after {number}, for a spectator:"
    yield _shown(match, SPECTATOR).decode()
    waiting = match.state.waiting()
    if isinstance(waiting, Awaiting):
        yield f"after {number}, for seat {waiting.seats[0]}:"
        yield _shown(match, Eyes(waiting.seats[0])).decode()
    yield from _offers(match, record, OFFERS)


def _shown(match: Match, eyes: Eyes) -> bytes:
    waiting = match.state.waiting()
    awaited = waiting.seats if isinstance(waiting, Awaiting) else ()
    menus = {seat: match.state.actions(seat) for seat in awaited if eyes.see(seat)}
    shown = [waiting_as_json(waiting), match.state.view(eyes), menus]
    return b"\n".join(map(msgspec.json.encode, shown))


def _offers(match: Match, record: Record, most: int) -> Iterator[str]:
    """The first entries of all menus as sentences, in every language."""
    waiting = match.state.waiting()
    for seat in waiting.seats if isinstance(waiting, Awaiting) else ():
        for action in match.state.actions(seat)[:most]:
            said = [texts(lang, match.game.folder).offer(action, record.names)
                    for lang in LANGUAGES]  # fmt: skip
            yield f"- {' | '.join(said)}"

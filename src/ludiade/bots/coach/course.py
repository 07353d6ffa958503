"""A match gone through once: the moments its curve is drawn from, and the decisions in it."""

from msgspec import Struct

from ludiade.bots import Seen, seen
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle
from ludiade.kernel.knowledge import shares
from ludiade.kernel.match import IllegalInput, Match
from ludiade.kernel.record import Record
from ludiade.kernel.types import Action


class Moment(Struct, frozen=True):
    """Where the table stood after input `n`, as each seat saw it."""

    n: int
    seen: list[Seen]
    result: list[float] | None
    """What each seat has got, at the end."""


class Decision(Struct, frozen=True):
    """A choice that somebody had, and what was chosen as input `n`."""

    n: int
    move: int
    """The how-manieth decision of the match it is, by which people call it."""
    saw: Seen
    action: Action
    at: int
    """The moment it was made in, by its place in the course."""


class Course(Struct, frozen=True):
    """All there is to judge of a match."""

    players: int
    moments: list[Moment]
    decisions: list[Decision]


def gone_through(record: Record) -> Course:
    """Go through a record; IllegalInput where it tells what cannot be."""
    match = Match(record.game, record.options, record.players)
    moments: list[Moment] = []
    decisions: list[Decision] = []
    moves = 0
    for number in range(len(record.document.inputs)):
        try:
            given = record.given(number)
            if isinstance(given, Move):
                moves += 1
                saw = _choice(match, given)
                if saw is not None:
                    at = max(0, len(moments) - 1)
                    decisions.append(Decision(number + 1, moves, saw, given.action, at))
            match.apply(given)
        except Illegal as illegal:
            raise IllegalInput(number, illegal) from None
        if match.window == len(match.inputs) and not isinstance(match.state.waiting(), Shuffle):
            moments.append(_moment(match))
    return Course(record.players, moments, decisions)


def _choice(match: Match, given: Move) -> Seen | None:
    """What the seat saw that decides, if there was a choice."""
    waiting = match.state.waiting()
    if not isinstance(waiting, Awaiting) or given.seat not in waiting.seats:
        return None
    saw = seen(match, given.seat)
    return saw if len(saw.actions) > 1 or not match.game.lists_all else None


def _moment(match: Match) -> Moment:
    waiting = match.state.waiting()
    if isinstance(waiting, Over):
        return Moment(len(match.inputs), [], shares(waiting.ranks))
    views = [match.state.view(Eyes(seat)) for seat in range(match.players)]
    return Moment(
        len(match.inputs),
        [
            Seen(match.game, match.options, match.players, seat, view, [])
            for seat, view in enumerate(views)
        ],
        None,
    )

"""A table in the terminal: a new one, or one that was left."""

from collections.abc import Sequence

from msgspec import UNSET
from rich.console import Console

from ludiade.kernel.errors import BadRecord
from ludiade.kernel.fairness.chance import Chance, fairness
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Over
from ludiade.kernel.match import Match
from ludiade.kernel.record import Record
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Options
from ludiade.play.seats import SeatedPlayer
from ludiade.play.terminal import HERE, TerminalTable


def begin(
    game: AnyGame,
    options: Options,
    seats: Sequence[SeatedPlayer],
    secret: bytes,
    say: Texts,
    at: Console,
) -> TerminalTable:
    """A match that nothing has happened in yet; its chance comes from the secret alone."""
    parts = [b""] * len(seats)
    said = fairness(secret, parts, reveal=True)
    return TerminalTable(
        Match(game, options, len(seats)), seats, Chance(secret, parts), said, say, at
    )


def resume(record: Record, seats: Sequence[SeatedPlayer], say: Texts, at: Console) -> TerminalTable:
    """The match that a record tells, to go on with.

    BadRecord where it is over, or does not reveal its seed; IllegalInput, Unfair.
    """
    chance, said = record.chance(), record.document.fairness
    if chance is None or said is UNSET:
        raise _refused("no_seed_to_resume")
    table = TerminalTable(
        Match(record.game, record.options, record.players), seats, chance, said, say, at
    )
    table.follow(record)
    if isinstance(table.match.state.waiting(), Over):
        raise _refused("over_already")
    return table


def secret_in(record: Record) -> bytes:
    """What the chance of a match comes from; BadRecord where its record does not reveal it."""
    said = record.document.fairness
    if said is UNSET or said.seed is UNSET:
        raise _refused("no_seed_to_resume")
    return bytes.fromhex(said.seed)


def _refused(code: str) -> BadRecord:
    refused = BadRecord("$", code)
    refused.folder = HERE
    return refused

"""Why a move: what it does, in a sentence that is true of it."""

from ludiade.bots.diamino.vocabulary import Vocabulary
from ludiade.games.diamino.rules import Table
from ludiade.kernel.inputs import Move

Reason = tuple[str, dict[str, object]]


def reason_of(table: Table, seat: int, move: Move, words: Vocabulary) -> Reason | None:
    return None

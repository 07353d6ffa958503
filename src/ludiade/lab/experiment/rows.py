"""A match as a row of results."""

from itertools import pairwise

from msgspec import Struct

from ludiade.lab.experiment.watching import Notes


class Row(Struct, frozen=True):
    """One match: which, how it ended, and what was noted of it."""

    game: str
    players: int
    variant: str
    deal: int
    turn: int
    """Which seating of the deal."""
    bots: list[str]
    """Who sat where."""
    scores: list[int]
    """None where a fault ended it."""
    ranks: list[int]
    first: int
    """The seat that decided first."""
    decisions: int
    turns: int = 0
    choices: int = 0
    """Entries of all menus together."""
    forced: int = 0
    """Decisions that left no choice."""
    lead_changes: int | None = None
    behind: float | None = None
    """For how much of the match no winner led."""
    settled: float | None = None
    """After how much of it a winner led for good."""
    comeback: bool | None = None
    """Whether no winner led half-way."""
    events: dict[str, int] = {}
    fault: str = ""
    """What a bot did wrong, and at which seat."""
    said: str = ""


def drama(notes: Notes, ranks: list[int]) -> tuple[int, float, float, bool] | None:
    """Changes of the lead, how long winners were behind, when it was settled, and a comeback.

    The lead changes when somebody leads alone who did not; whoever shares it is not behind.
    """
    if not notes.leaders or len(ranks) < 2:
        return None
    winners = {seat for seat, rank in enumerate(ranks) if rank == 1}
    alone = [next(iter(leaders)) for leaders in notes.leaders if len(leaders) == 1]
    changes = sum(a != b for a, b in pairwise(alone))
    behind = [not winners & leaders for leaders in notes.leaders]
    size = len(behind)
    last = max((at + 1 for at, is_behind in enumerate(behind) if is_behind), default=0)
    return changes, sum(behind) / size, last / size, behind[size // 2]

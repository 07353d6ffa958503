"""A match told as sentences."""

from collections.abc import Sequence

from ludiade.kernel.inputs import Awaiting, Over
from ludiade.kernel.match import Match
from ludiade.kernel.texts import texts
from ludiade.kernel.types import Event


def story(match: Match, events: Sequence[Event], names: Sequence[str], lang: str) -> list[str]:
    """What happened, then where the table stands: a sentence each."""
    say = texts(lang, match.game.folder)
    lines = [say.tell(event, names) for event in events]
    waiting = match.state.waiting()
    if isinstance(waiting, Over):
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(waiting.ranks)):
            score = waiting.scores[seat]
            lines.append(say.say("final-rank", rank=rank, name=say.name(seat, names), score=score))
    elif isinstance(waiting, Awaiting):
        awaited = say.join([say.name(seat, names) for seat in waiting.seats])
        lines.append(say.say("awaited", names=awaited))
    else:
        lines.append(say.say("shuffle-awaited", size=waiting.size))
    return lines

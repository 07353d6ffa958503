"""What the coach found, as it is told: in the language and with the names of whoever asked."""

from collections.abc import Sequence

from ludiade.bots import Seen
from ludiade.bots.coach.types import Advice as Found
from ludiade.bots.coach.words import reason, speech
from ludiade.server.wire.frames import Advice


def advice_frame(found: Found, seen: Seen, window: int, names: Sequence[str], lang: str) -> Advice:
    """Advice to a seat about its present decision."""
    because = reason(found.why, speech(seen.game, lang), names)
    return Advice(seen.seat, window, found.action, found.chance, found.chances, because)

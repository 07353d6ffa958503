"""French type: what belongs together stays on its line.

Texts are written with plain spaces; whatever shows French has them set by `french`: the sentences
of `kernel.texts` and the rules of a game, and on the page its twin in `web/src/lib/french.ts`.
"""

import re
from typing import Final

NO_BREAK: Final = "\u00a0"

_UNITS = "s|secondes?|minutes?|ans?|jours?|dollars?|points?|kio|Mio|Mo"
_TOGETHER = re.compile(
    r" (?=[:;!?»%])"  # signs of two parts, percentages
    r"|(?<=«) "
    r"|(?<=\d) (?=\d{3}(?!\d))"  # thousands
    rf"|(?<=[\d}}]) (?=(?:{_UNITS})(?![\w’])|\$)"  # a number, or what stands for one in Fluent
    r"|(?<=\bn°) "
)


def french(text: str) -> str:
    """The text with no-break spaces where a line must not end; what has them stays as it is."""
    return _TOGETHER.sub(NO_BREAK, text)

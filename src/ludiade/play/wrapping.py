"""Lines of the terminal do not end at a no-break space."""

import re

from rich import _wrap

_BREAKING = r"[^\S\u00a0\u202f]"
_KEPT = r"[\S\u00a0\u202f]"


def keep_together() -> None:
    """Let rich break lines at spaces only that may be broken: it takes all of them for the same."""
    _wrap.re_word = re.compile(rf"{_BREAKING}*{_KEPT}+{_BREAKING}*")

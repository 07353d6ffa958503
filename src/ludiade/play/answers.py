"""What somebody typed at a prompt, read word by word: `3b`, `3 b` and `3`, then `b`, all do."""

import re
from collections.abc import Sequence

from ludiade.kernel.nearest import folded
from ludiade.kernel.prompts import Prompt, Reply
from ludiade.kernel.types import Action

_PARTS = re.compile(r"\d+|[^\W\d]+")


def read(prompt: Prompt, text: str) -> Action | Prompt | None:
    """The action that the words lead to, or the step they stop at; nothing if they lead nowhere."""
    for words in (text.split(), _PARTS.findall(text)):
        found = _follow(prompt, words)
        if found is not None:
            return found
    return None


def keys(prompt: Prompt) -> str:
    """What can be typed, as one says it: `1–6, p`."""
    shown = [reply.keys[0] for reply in prompt.replies]
    numbers = [key for key in shown if key.isdigit()]
    counted = [str(n) for n in range(1, len(numbers) + 1)]
    if len(numbers) > 2 and numbers == counted:
        shown = [f"1–{len(numbers)}", *(key for key in shown if not key.isdigit())]
    return ", ".join([*shown, *([prompt.hint] if prompt.hint else [])])


def _follow(prompt: Prompt, words: Sequence[str]) -> Action | Prompt | None:
    at: Action | Prompt = prompt
    for word in words:
        reply = _reply(at, word) if isinstance(at, Prompt) else None
        if reply is None:
            return None
        at = reply.then
    return at if words else None


def _reply(prompt: Prompt, word: str) -> Reply | None:
    plain = folded(word)
    found = (reply for reply in prompt.replies if plain in map(folded, reply.keys))
    return next(found, None)

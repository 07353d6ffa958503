"""Two columns in the width of the terminal: a name, and what it means."""

import shutil
from collections.abc import Sequence
from textwrap import wrap


def two_columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """A line each, or several where the meaning is longer than the room beside the name."""
    names = max(len(name) for name, _ in rows)
    room = max(shutil.get_terminal_size().columns - names - 5, 24)
    lines: list[str] = []
    for name, meaning in rows:
        first, *rest = wrap(meaning, room, break_on_hyphens=False) or [""]
        lines.append(f"  {name:<{names}}  {first}")
        lines.extend(f"  {'':<{names}}  {line}" for line in rest)
    return lines

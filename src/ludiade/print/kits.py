"""What is printed of a game: its own parts, and those that every game has."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol, cast

import msgspec
from msgspec import Struct

from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord, Refusal
from ludiade.kernel.game import AnyGame
from ludiade.kernel.nearest import choices
from ludiade.kernel.texts import Texts, texts
from ludiade.print.documents import HERE, Document
from ludiade.print.drawings import COLOURS, qr_code, shade
from ludiade.print.layout import Layout
from ludiade.print.rules import rules

RULES, CALIBRATION = "rules", "calibration"
WORDS = ("player", "link", "cut", "calibration", "calibration_front", "calibration_back", "fold")


class Kit(Struct, frozen=True):
    """What a game has to print, drawn by a typst file of its own."""

    source: Path
    """It defines `parts`: what is set for each part, by name."""
    ink: str
    """The game's colour."""
    data: Mapping[str, object] = {}
    """What the source reads as `d.kit`."""
    drawings: Mapping[str, bytes] = {}
    """By the name of a file."""
    title: str = ""
    """What somebody has called it."""


class Printing(Protocol):
    """The module `printing` of a game."""

    PARTS: Sequence[str]
    """Each has a `print-NAME` in the game's texts."""

    def kit(
        self, say: Texts, parts: Sequence[str], given: Mapping[str, object], layout: Layout
    ) -> Kit:
        """What these parts need; BadRecord where the options given say nothing to be printed."""


def parts(game: AnyGame) -> tuple[str, ...]:
    """All there is to print of a game; nothing where it says nothing of paper."""
    printing = _printing(game)
    return (*printing.PARTS, RULES, CALIBRATION) if printing else ()


def document(
    game: AnyGame, lang: str, wanted: Sequence[str], options: Mapping[str, object], layout: Layout
) -> Document:
    """Some parts of a game, or where none is named all of its own; a Refusal where it cannot be."""
    printing = _printing(game)
    if printing is None:
        raise _refusal("nothing_to_print", game=game.id)
    say = texts(lang, HERE, game.folder)
    for part in wanted:
        if part not in (among := parts(game)):
            raise _refusal("unknown_part", part=part[:40], **choices(part, among))
    if tuple(wanted) == (RULES,):
        return rules(game, say, layout)
    if RULES in wanted:
        raise _refusal("rules_apart")
    chosen = tuple(dict.fromkeys(wanted)) or tuple(printing.PARTS)
    try:
        kit = printing.kit(say, chosen, options, layout)
    except BadRecord as bad:
        bad.folder = game.folder
        raise
    return _of_kit(game, say, chosen, kit, layout)


def _of_kit(game: AnyGame, say: Texts, chosen: Sequence[str], kit: Kit, layout: Layout) -> Document:
    data: dict[str, object] = {
        "title": f"{say.say('game-name')} · {kit.title or say.say('print-kit')}",
        "name": say.say("game-name"),
        "lang": say.lang,
        "ink": shade(kit.ink, layout.grey),
        "layout": msgspec.to_builtins(layout),
        "parts": chosen,
        "say": {name: say.say(f"print-{name.replace('_', '-')}") for name in WORDS},
        "heads": {part: say.say(f"print-{part}") for part in chosen},
        "notes": {part: said(say, f"print-{part}-note") for part in chosen},
        "kit": kit.data,
    }
    files = {**kit.drawings, "game.typ": kit.source.read_bytes()}
    if layout.link:
        files["link.svg"] = qr_code(layout.link)
    return Document((HERE / "kit.typ").read_text(encoding="utf-8"), data, files)


def rows(say: Texts, counted: Sequence[tuple[str, str]]) -> list[dict[str, object]]:
    """The rows of a score sheet by the names of their texts, each with what it is counted by.

    A row `total…` is set off from the others.
    """
    return [
        {"name": say.say(f"print-{name.replace('_', '-')}"), "total": name.startswith("total"),
         "times": f"…… {times} = ……" if times else ""}
        for name, times in counted
    ]  # fmt: skip


def numbered(say: Texts, name: str, count: int) -> list[dict[str, object]]:
    """So many rows alike: game 1, game 2…"""
    return [
        {"name": say.say(f"print-{name}", number=number + 1), "total": False, "times": ""}
        for number in range(count)
    ]


def colours(say: Texts, named: Iterable[str], grey: bool) -> dict[str, dict[str, str]]:
    """Colours by their names on record: the ink, and what they are called for people."""
    return {
        name: {"ink": shade(COLOURS[name], grey), "name": say.say(f"colour-{name}"),
               "letter": say.say(f"colour-letter-{name}")}
        for name in named
    }  # fmt: skip


def said(say: Texts, key: str) -> str:
    """A sentence, where there is one."""
    return say.say(key) if key in say else ""


def _printing(game: AnyGame) -> Printing | None:
    return cast("Printing | None", shelf.part(game.id, "printing"))


def _refusal(code: str, **details: object) -> Refusal:
    refusal = Refusal(code, **details)
    refusal.folder = HERE
    return refusal

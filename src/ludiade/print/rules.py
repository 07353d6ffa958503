"""The rules of a game on paper, as tagged text: a few steps where it has such, else all."""

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ludiade.kernel.game import AnyGame
from ludiade.kernel.texts import Texts
from ludiade.print.documents import HERE, Document
from ludiade.print.layout import Layout

if TYPE_CHECKING:
    from markdown_it.token import Token


class Span(Struct, frozen=True):
    """Some words in one hand."""

    text: str
    strong: bool = False
    emph: bool = False


class Block(Struct):
    """A heading, a paragraph, a list, a table or lines as they stand."""

    kind: str
    level: int = 0
    spans: list[Span] = []
    rows: list[list[list[Span]]] = []
    """The entries of a list, one a row, or the cells of a table, its heading first."""


def rules(game: AnyGame, say: Texts, layout: Layout) -> Document:
    """What typst sets."""
    steps: list[str] = []
    while (key := f"print-rule-{len(steps) + 1}") in say:
        steps.append(say.say(key))
    title = say.say("print-rules-title", game=say.say("game-name"))
    data: dict[str, object] = {
        "title": title, "lang": say.lang, "layout": msgspec.to_builtins(layout), "steps": steps,
        "aim": say.say("print-aim") if steps else "",
        "blocks": [] if steps else msgspec.to_builtins(blocks(game.rules_text(say.lang))[1:]),
    }  # fmt: skip
    return Document((HERE / "rules.typ").read_text(encoding="utf-8"), data, tagged=True)


def blocks(written: str) -> list[Block]:
    """A text in Markdown as blocks."""
    from markdown_it import MarkdownIt

    found: list[Block] = []
    for token in MarkdownIt("commonmark").enable("table").parse(written):
        match token.type:
            case "heading_open":
                found.append(Block("heading", int(token.tag[1:])))
            case "bullet_list_open" | "ordered_list_open" | "table_open":
                found.append(Block(token.type.removesuffix("_open")))
            case "bullet_list_close" | "ordered_list_close" | "table_close":
                found.append(Block("end"))
            case "paragraph_open" if not _within(found):
                found.append(Block("paragraph"))
            case "list_item_open" | "tr_open":
                found[-1].rows.append([])
            case "fence":
                found.append(Block("lines", spans=[Span(token.content.rstrip())]))
            case "inline":
                spans = _spans(token.children or [])
                if _within(found):
                    found[-1].rows[-1].append(spans)
                else:
                    found[-1].spans = spans
    return [block for block in found if block.kind != "end"]


def _within(found: list[Block]) -> bool:
    """Whether a list or a table is open."""
    return bool(found) and found[-1].kind in ("bullet_list", "ordered_list", "table")


def _spans(tokens: list["Token"]) -> list[Span]:
    spans: list[Span] = []
    strong = emph = False
    for token in tokens:
        match token.type:
            case "strong_open" | "strong_close":
                strong = token.nesting == 1
            case "em_open" | "em_close":
                emph = token.nesting == 1
            case "softbreak" | "hardbreak":
                spans.append(Span(" "))
            case _ if token.content:
                spans.append(Span(token.content, strong, emph))
    return spans

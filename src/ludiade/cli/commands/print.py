"""`ludiade print`: a game on paper, as a PDF."""

from pathlib import Path
from typing import TYPE_CHECKING, cast

from ludiade.cli import status
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import Usage, in_words_of
from ludiade.cli.values import FILE, GAME, LIST, OPTIONS, TEXT, choice, millimetres
from ludiade.kernel.texts import language

if TYPE_CHECKING:
    from ludiade.print import Document, Layout


def arguments(parser: Parser) -> None:
    parser.operand("game", GAME, optional=True)
    parser.option("page", FILE)
    parser.option("out", FILE)
    parser.option("part", LIST)
    parser.option("deck", TEXT)
    parser.option("options", OPTIONS)
    parser.option("paper", choice("a4", "letter"), "a4")
    parser.option("duplex", choice("long", "short", "none", "fold"), "long")
    parser.option("dx", millimetres(10), "0")
    parser.option("dy", millimetres(10), "0")
    parser.option("link", TEXT)
    parser.flag("large")
    parser.flag("grey")


def run(args: Arguments) -> int:
    from ludiade.print import compile_pdf
    from ludiade.print.documents import HERE

    if (args.game is None) is (args.page is None):
        raise Usage("game_or_page")
    with in_words_of(HERE):
        made, name = _page(args) if args.game is None else _game(args)
        out = Path(args.out or f"{name}.pdf")
        if out.exists():
            raise Usage("file_exists", file=str(out))
        pdf = compile_pdf(made)
    out.write_bytes(pdf)
    print(out)
    return status.DONE


def _game(args: Arguments) -> tuple["Document", str]:
    from ludiade.print import document

    parts: list[str] = list(args.part or ())
    options = dict(args.options or {})
    if args.deck:
        options["deck"] = _deck(args.deck)
    made = document(args.game, language(args.lang), parts, options, _layout(args))
    return made, "-".join([args.game.id, *parts])


def _page(args: Arguments) -> tuple["Document", str]:
    from ludiade.kernel.json.convert import convert
    from ludiade.kernel.json.strict import parse, read_bytes
    from ludiade.print.pages import Page, page_document

    page = cast(Page, convert(parse(read_bytes(Path(args.page))), Page, "$"))
    return page_document(page, language(args.lang), _layout(args)), page.file


def _layout(args: Arguments) -> "Layout":
    from ludiade.kernel.json.convert import convert
    from ludiade.print import Layout

    given = {name: getattr(args, name) for name in ("paper", "duplex", "dx", "dy", "large", "grey")}
    return cast("Layout", convert({**given, "link": args.link or ""}, Layout, "$.layout"))


def _deck(given: str) -> object:
    """What is in a file, or a name where there is none such."""
    from ludiade.kernel.json.strict import parse, read_bytes

    return parse(read_bytes(Path(given))) if Path(given).is_file() else given

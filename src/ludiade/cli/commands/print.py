"""`ludiade print`: a game on paper, as a PDF."""

from pathlib import Path
from typing import cast

from ludiade.cli import status
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import HERE, Usage, in_words_of
from ludiade.cli.values import FILE, GAME, TEXT, choice, millimetres
from ludiade.kernel.texts import language, texts


def arguments(parser: Parser) -> None:
    parser.operand("game", GAME)
    parser.option("out", FILE)
    parser.option("part")
    parser.option("deck", TEXT)
    parser.option("paper", choice("a4", "letter"), "a4")
    parser.option("duplex", choice("long", "short", "none", "fold"), "long")
    parser.option("dx", millimetres(10), "0")
    parser.option("dy", millimetres(10), "0")
    parser.option("link", TEXT)
    parser.flag("large")
    parser.flag("grey")


def run(args: Arguments) -> int:
    import importlib

    from ludiade.kernel import shelf
    from ludiade.print import Options, compile_pdf

    game = args.game
    if not shelf.has(game.id, "printing"):
        raise Usage("nothing_to_print", game=game.id)
    printing = importlib.import_module(f"{shelf.packages()[game.id]}.printing")
    say = texts(language(args.lang), HERE, game.folder)
    options = Options(
        args.paper, args.duplex, args.dx, args.dy, args.large, args.grey, args.link or ""
    )
    name = f"{game.id}-{args.part}" if args.part else game.id
    out = Path(cast(str, args.out) or f"{name}.pdf")
    if out.exists():
        raise Usage("file_exists", file=str(out))
    with in_words_of(game.folder):
        pdf = compile_pdf(printing.document(say, args.part or "", args.deck or "", options))
    out.write_bytes(pdf)
    print(out)
    return status.DONE

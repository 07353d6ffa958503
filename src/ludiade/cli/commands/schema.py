"""`ludiade schema`: a game's types, or those of the wire, as JSON Schema, for other languages."""

from collections.abc import Iterable

from ludiade.cli import status
from ludiade.cli.output import as_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.values import Kind
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.nearest import choices

WIRE = "wire"


def _names() -> Iterable[str]:
    return (*shelf.names(), WIRE)


def _read(word: str, given: str) -> str:
    if given not in _names():
        raise BadRecord("$.game", "unknown_game", game=given, **choices(given, _names()))
    return given


def arguments(parser: Parser) -> None:
    parser.operand("game", Kind("GAME", _read, _names))


def run(args: Arguments) -> int:
    if args.game == WIRE:
        from ludiade.server.wire.decoding import schema

        print(as_json(schema(), indent=1))
    else:
        print(as_json(shelf.get(args.game).schema(), indent=2))
    return status.DONE

"""`ludiade schema`: a game's types, or those of the wire, as JSON Schema, for other languages."""

import json

from ludiade.cli.answer import refuse
from ludiade.cli.command import Command
from ludiade.kernel import shelf
from ludiade.kernel.errors import Refusal

COMMAND = Command("schema", operands=("game",), examples=2)
WIRE = "wire"


def run(words: dict[str, str]) -> int:
    if words["game"] == WIRE:
        from ludiade.server.wire.decoding import schema

        print(json.dumps(schema(), ensure_ascii=False, indent=1))
        return 0
    try:
        game = shelf.get(words["game"])
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), None)
    print(json.dumps(game.schema(), ensure_ascii=False, indent=2))
    return 0

"""`ludiade schema`: a game's types as JSON Schema, for other languages."""

import json

from ludiade.cli.answer import find_game, refuse
from ludiade.cli.command import Command
from ludiade.kernel.errors import Refusal

COMMAND = Command("schema", operands=("game",), examples=1)


def run(words: dict[str, str]) -> int:
    try:
        game = find_game(words["game"])
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), None)
    print(json.dumps(game.schema(), ensure_ascii=False, indent=2))
    return 0

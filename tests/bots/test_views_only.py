"""A bot is told a view and nothing else: what it does not need cannot leak."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Move
from ludiade.kernel.shelf import names
from tests.bots.positions import position

ROOT = Path(__file__).parent.parent.parent
BOT = """
import json, sys
import msgspec
from ludiade.bots import Seen, bot
from ludiade.kernel.shelf import find

told = json.load(sys.stdin)
game = find(told["game"])
options = game.read_options(told["options"], told["players"])
view = msgspec.convert(told["view"], game.View)
actions = [game.read_action(action) for action in told["actions"]]
seen = Seen(game, options, told["players"], told["seat"], view, actions)
print(msgspec.json.encode(bot(told["level"], 3).choose(seen)).decode())
"""


@pytest.mark.parametrize("game", names())
def test_a_process_that_is_given_a_view_as_json_decides(game: str) -> None:
    seen = position(game, 2, 3, 9)
    told = {
        "game": game,
        "level": "easy",
        "players": 2,
        "seat": seen.seat,
        "options": msgspec.to_builtins(seen.options),
        "view": msgspec.to_builtins(seen.view),
        "actions": msgspec.to_builtins(seen.actions),
    }
    done = subprocess.run(
        [sys.executable, "-c", BOT], cwd=ROOT, input=json.dumps(told), capture_output=True,
        text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    chosen = seen.game.read_action(json.loads(done.stdout))
    truth = seen.game.imagine(seen.options, 2, Eyes(seen.seat), seen.view, Dice(1))
    truth.apply(Move(seen.seat, chosen))  # raises Illegal if it is

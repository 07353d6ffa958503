"""`ludiade join`: a bot of this machine takes a seat at an online table."""

import os

from ludiade.cli.command import Command, Usage
from ludiade.kernel.errors import Refusal
from ludiade.kernel.texts import language

COMMAND = Command("join", operands=("url",), needs=("bot", "name"), examples=1)


def run(words: dict[str, str]) -> int:
    from ludiade.bots import bot
    from ludiade.bots.levels import RANDOM
    from ludiade.bots.opponents import level_of, name
    from ludiade.server.guest import Guest, Unreachable
    from ludiade.server.speech import say

    given = words.get("bot", RANDOM)
    level = level_of(given)
    if level is None:
        raise Usage("unknown_bot", bot=given)
    texts = say(language(words.get("lang")))
    player = bot(level, int.from_bytes(os.urandom(5), "big"))
    try:
        guest = Guest.join(words["url"], words.get("name", name(level, texts.lang)), texts.lang)
        print(texts.say("join-seated", table=guest.table, seat=guest.seat + 1), flush=True)
        guest.play(player)
    except Unreachable as error:
        raise Usage("cannot_join", reason=str(error)) from None
    except Refusal as refusal:
        print(texts.refuse(refusal))
        return 1
    print(texts.say("join-over"))
    return 0

"""`ludiade join`: a bot of this machine takes a seat at an online table."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ludiade.cli.answer import as_line, refuse
from ludiade.cli.command import Command, Usage
from ludiade.kernel.errors import BadRecord, Refusal, Unfair
from ludiade.kernel.texts import Texts, language, texts

if TYPE_CHECKING:
    from ludiade.client.fairness import Verdict
    from ludiade.client.player import Ending

COMMAND = Command("join", operands=("url",), needs=("bot", "name"), flags=("json",), examples=2)


def run(words: dict[str, str]) -> int:
    import ludiade.client
    from ludiade.bots.levels import RANDOM
    from ludiade.bots.opponents import name
    from ludiade.client.errors import Unreachable
    from ludiade.client.player import Player
    from ludiade.lab.entrants import check, entrant
    from ludiade.lab.foreign import Seated
    from ludiade.lab.program import Limits

    bot = entrant(words.get("bot", RANDOM))
    check([bot])
    folder = Path(ludiade.client.__file__).parent
    say = texts(language(words.get("lang")), folder)
    as_json = "json" in words
    try:
        called = name(bot.level, say.lang) if bot.level else bot.name.rpartition(":")[2]
        player = Player.join(words["url"], words.get("name", called), say.lang)
        seated = say.say("join-seated", table=player.table, seat=player.seat + 1)
        print(seated, file=sys.stderr if as_json else sys.stdout, flush=True)
        seat = Seated(bot, Limits(), int.from_bytes(os.urandom(5), "big"), "easy")
        ending = player.play(seat)
    except Unreachable as error:
        raise Usage("cannot_join", reason=error.reason) from None
    except Refusal as refusal:
        if as_json:
            return refuse(refusal, words.get("lang"), folder)
        print(say.refuse(refusal), file=sys.stderr)
        return 1
    say = texts(say.lang, folder, ending.game.folder)
    if as_json:
        print(as_line(_as_data(ending, say)))
    else:
        print("\n".join(_as_lines(ending, say)))
    return 0 if ending.fair is None or ending.fair.kept else 1


def _as_data(ending: "Ending", say: Texts) -> dict[str, object]:
    return {
        "table": ending.table, "game": ending.game.id, "seat": ending.seat, "names": ending.names,
        "scores": ending.scores, "ranks": ending.ranks,
        "fair": None if ending.fair is None else _fair_data(ending.fair, ending.names, say),
    }  # fmt: skip


def _fair_data(fair: "Verdict", names: list[str], say: Texts) -> dict[str, object]:
    if fair.why is None:
        return {
            "kept": True, "shuffles": fair.shuffles, "beginnings": fair.beginnings,
            "mine": fair.mine,
        }  # fmt: skip
    found: dict[str, object] = {
        "kept": False, "code": fair.why.code, "message": say.refuse(fair.why, names),
    }  # fmt: skip
    if isinstance(fair.why, BadRecord):
        found["path"] = fair.why.path
    if isinstance(fair.why, Unfair):
        found |= {key: value for key, value in fair.why.details.items() if value is not None}
    return found


def _as_lines(ending: "Ending", say: Texts) -> list[str]:
    """The standings and what is to be said of the shuffles."""
    lines = [say.say("join-over" if ending.scores is not None else "join-closed")]
    if ending.scores is not None and ending.ranks is not None:
        told = zip(ending.ranks, ending.names, ending.scores, strict=True)
        lines += [
            say.say("join-rank", rank=rank, name=name, score=score)
            for rank, name, score in sorted(told, key=lambda row: row[0])
        ]
    fair = ending.fair
    if fair is None:
        return [*lines, say.say("fair-nothing")]
    if fair.why is not None:
        return [*lines, say.say("fair-broken", why=say.refuse(fair.why, ending.names))]
    lines.append(say.say("fair-kept", shuffles=fair.shuffles, beginnings=fair.beginnings))
    return lines if fair.mine else [*lines, say.say("fair-not-mine")]

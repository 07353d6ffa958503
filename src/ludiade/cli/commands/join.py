"""`ludiade join`: a bot of this machine takes a seat at an online table."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ludiade.cli import status
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import Usage, in_words_of
from ludiade.cli.values import BOT, TEXT, Kind
from ludiade.kernel.errors import BadRecord, Unfair
from ludiade.kernel.texts import Texts, language, texts

if TYPE_CHECKING:
    from ludiade.client.fairness import Verdict
    from ludiade.client.player import Ending


def _read_link(word: str, given: str) -> str:
    if not given.startswith(("http://", "https://")) or "/join#" not in given:
        raise Usage("not_a_link", given=given)
    return given


def arguments(parser: Parser) -> None:
    parser.operand("url", Kind("ADDRESS", _read_link))
    parser.option("bot", BOT, "random")
    parser.option("name", TEXT)
    parser.flag("json")


def run(args: Arguments) -> int:
    import ludiade.client

    folder = Path(ludiade.client.__file__).parent
    say = texts(language(args.lang), folder)
    with in_words_of(folder):
        ending = _play(args, say)
    say = texts(say.lang, folder, ending.game.folder)
    if args.json:
        print_json(_as_data(ending, say))
    else:
        print("\n".join(_as_lines(ending, say)))
    return status.DONE if ending.fair is None or ending.fair.kept else status.NO


def _play(args: Arguments, say: Texts) -> "Ending":
    """Take the seat and play to the end."""
    from ludiade.bots.opponents import name
    from ludiade.client.player import Player
    from ludiade.lab.entrants import check, entrant
    from ludiade.lab.foreign import Seated
    from ludiade.lab.program import Limits

    bot = entrant(args.bot)
    check([bot])
    called = name(bot.level, say.lang) if bot.level else bot.name.rpartition(":")[2]
    player = Player.join(args.url, args.name or called, say.lang)
    seated = say.say("join-seated", table=player.table, seat=player.seat + 1)
    print(seated, file=sys.stderr if args.json else sys.stdout, flush=True)
    return player.play(Seated(bot, Limits(), int.from_bytes(os.urandom(5), "big"), "easy"))


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

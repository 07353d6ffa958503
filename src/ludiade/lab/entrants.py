"""Those who play, by the one way to name a bot: a level, a bot's name, `file.py:function`,
`package.module:function`, `command:"…"`; from Python also a function or a bot itself."""

import hashlib
import inspect
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from msgspec import Struct

from ludiade.bots import Bot, Seen
from ludiade.bots.levels import BOTS, RANDOM, numbers
from ludiade.bots.opponents import level_of, opponents
from ludiade.kernel.nearest import choices
from ludiade.kernel.texts import LANGUAGES, MOST_SIGNS
from ludiade.kernel.types import Action
from ludiade.lab.errors import Unready
from ludiade.lab.python_bot import NO_BOT, NO_FUNCTION, NO_MODULE

Choose = Callable[[Seen], Action]
"""A bot as a function: from what a seat sees to an action."""
BotLike = str | Choose | Bot
"""All that may be said where a bot is asked for."""
COMMAND = "command:"
HOST = Path(__file__).with_name("python_bot.py")
CHECK = "--check"
CHECK_S = 60


class Entrant(Struct, frozen=True):
    """A bot by its name: one of the house, a function of this process, or a command to start."""

    name: str
    level: str | None = None
    command: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    """Those of the command that can change between two runs."""
    function: Choose | None = None

    def made_of(self, game: str) -> object:
        """What the results of this bot rest on: a level's numbers, or the bytes of its files."""
        if self.level is not None:
            return {} if self.level == RANDOM else numbers(game, self.level)
        if self.function is not None:
            return {"function": _digest(self.function)}
        return {file: hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in self.files}


def entrants(words: str) -> list[Entrant]:
    """Who enters an arena: two or more different bots, separated by commas."""
    return different([entrant(word) for word in split(words)])


def different(found: list[Entrant]) -> list[Entrant]:
    """The same, once it is sure that there are two at least and none of them twice."""
    if len(found) < 2:
        raise Unready("two_bots")
    for number, one in enumerate(found):
        if one.name in [other.name for other in found[:number]]:
            raise Unready("bot_twice", bot=one.name)
    return found


def one_a_seat(found: Sequence[Entrant], players: int) -> list[Entrant]:
    """A bot for every seat, of one for all or as many as players."""
    if len(found) not in (1, players):
        raise Unready("one_bot_a_player", players=players)
    return list(found) * (players if len(found) == 1 else 1)


def split(words: str) -> list[str]:
    """Words separated by commas; one with commas of its own stands in quotes."""
    lexer = shlex.shlex(words, posix=True, punctuation_chars="")
    lexer.whitespace, lexer.whitespace_split, lexer.commenters = ",", True, ""
    try:
        return [word.strip() for word in lexer]
    except ValueError:
        raise Unready("open_quotes", given=words) from None


def house(level: str) -> Entrant:
    """A bot of the house."""
    return Entrant(level, level)


def entrant(given: BotLike) -> Entrant:
    """The bot that is meant; Unready names the nearest where there is none."""
    if not isinstance(given, str):
        return _function(given)
    level = level_of(given)
    if level is not None:
        return house(level)
    if given.startswith(COMMAND):
        try:
            command = tuple(shlex.split(given.removeprefix(COMMAND)))
        except ValueError:
            raise Unready("open_quotes", given=given) from None
        if not command:
            raise unknown(given)
        return Entrant(given, None, command, tuple(w for w in command if Path(w).is_file()))
    where, colon, function = given.rpartition(":")
    if (file := given.removesuffix(":")).endswith(".py"):
        raise Unready("bot_without_function", file=file)
    if not colon or not where or not function.isidentifier():
        raise unknown(given)
    is_file = where.endswith(".py")
    if is_file and not Path(where).is_file():
        raise Unready("no_bot_file", file=where)
    # -P: what lies beside the host must not hide modules of the same name
    command = (sys.executable, "-P", str(HOST), where, function)
    return Entrant(given, None, command, (where,) if is_file else ())


def unknown(given: str) -> Unready:
    """The refusal of a bot that there is not."""
    return Unready("unknown_bot", bot=given, **choices(given, known_names()))


def known_names() -> list[str]:
    """The levels and what their bots are called, each once."""
    called = [opponents(lang).say(f"bot-{level}") for level in BOTS for lang in LANGUAGES]
    return list(dict.fromkeys([*BOTS, *called]))


def check(bots: Iterable[Entrant]) -> None:
    """Unready unless every function loads and every command is there: before the first match."""
    for bot in dict.fromkeys(bot.command for bot in bots if bot.command):
        if str(HOST) in bot[:3]:
            _check_function(bot)
        elif shutil.which(bot[0]) is None:
            raise Unready("no_command", command=bot[0])


def _check_function(command: tuple[str, ...]) -> None:
    name = ":".join(command[3:])
    try:
        tried = subprocess.run(
            [*command, CHECK], stdin=subprocess.DEVNULL, capture_output=True, timeout=CHECK_S
        )
    except subprocess.TimeoutExpired:
        raise Unready("bot_never_loads", bot=name, seconds=CHECK_S) from None
    said = tried.stderr.decode(errors="replace").strip()
    if tried.returncode == NO_MODULE:
        raise Unready("no_bot_module", module=command[3])
    if tried.returncode == NO_FUNCTION:
        *_, where, wanted = command
        there = choices(wanted, said.rpartition("\n")[2].split())
        raise Unready("no_bot_function", where=where, function=wanted, **there)
    if tried.returncode == NO_BOT:
        raise Unready("bot_takes_seen", bot=name)
    if tried.returncode:
        raise Unready("bot_does_not_load", bot=name, traceback=_end_of(said))


def _end_of(traceback: str) -> str:
    """Its last lines, as many as a sentence holds: what went wrong stands at the end."""
    if len(traceback) <= MOST_SIGNS:
        return traceback
    return "…\n" + traceback[2 - MOST_SIGNS :].partition("\n")[2]


def _function(given: object) -> Entrant:
    if isinstance(given, type):  # its calls would make objects, not decisions
        raise Unready("bot_is_class", bot=given.__name__)
    function = getattr(given, "choose", given)
    if not callable(function):
        raise unknown(repr(given))
    try:
        inspect.signature(function).bind(None)
    except (TypeError, ValueError):
        raise Unready("bot_takes_seen", bot=repr(given)) from None
    name = getattr(given, "__name__", type(given).__name__)
    return Entrant(str(name), function=function)


def _digest(function: Choose) -> str:
    try:
        source = inspect.getsource(function)
    except (OSError, TypeError):
        source = repr(getattr(function, "__qualname__", type(function)))
    return hashlib.sha256(source.encode()).hexdigest()

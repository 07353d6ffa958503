"""Those who enter the arena: the house's levels, and foreign bots by a Python path or a command."""

import hashlib
import shlex
import sys
from pathlib import Path

from msgspec import Struct

from ludiade.bots.levels import RANDOM, numbers
from ludiade.bots.opponents import level_of
from ludiade.lab.errors import Unready

COMMAND = "command:"
HOST = Path(__file__).with_name("python_bot.py")


class Entrant(Struct, frozen=True):
    """A bot by the name it was given: one of the house, or the command that starts it."""

    name: str
    level: str | None = None
    command: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    """Those of the command that can change between two runs."""

    def made_of(self, game: str) -> object:
        """What the results of this bot rest on: a level's numbers, or the bytes of its files."""
        if self.level is not None:
            return {} if self.level == RANDOM else numbers(game, self.level)
        return {file: hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in self.files}


def entrants(words: str) -> list[Entrant]:
    """Bots separated by commas; a command with commas of its own stands in quotes."""
    split = shlex.shlex(words, posix=True, punctuation_chars="")
    split.whitespace, split.whitespace_split, split.commenters = ",", True, ""
    try:
        found = [_entrant(word.strip()) for word in split]
    except ValueError:
        raise Unready("open_quotes", given=words) from None
    if len(found) < 2:
        raise Unready("two_bots")
    for number, entrant in enumerate(found):
        if entrant.name in [other.name for other in found[:number]]:
            raise Unready("bot_twice", bot=entrant.name)
    return found


def house(level: str) -> Entrant:
    """A bot of the house."""
    return Entrant(level, level)


def _entrant(word: str) -> Entrant:
    level = level_of(word)
    if level is not None:
        return house(level)
    if word.startswith(COMMAND):
        command = tuple(shlex.split(word.removeprefix(COMMAND)))
        if not command:
            raise Unready("unknown_bot", bot=word)
        return Entrant(word, None, command, tuple(w for w in command if Path(w).is_file()))
    where, colon, function = word.rpartition(":")
    if not colon or not where or not function.isidentifier():
        raise Unready("unknown_bot", bot=word)
    is_file = where.endswith(".py")
    if is_file and not Path(where).is_file():
        raise Unready("no_bot_file", file=where)
    # -P: what lies beside the host must not hide modules of the same name
    command = (sys.executable, "-P", str(HOST), where, function)
    return Entrant(word, None, command, (where,) if is_file else ())

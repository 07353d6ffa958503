"""A command line, from its words to its status: only a mistake of ours is told by a traceback."""

import sys
import traceback
from collections.abc import Sequence

from ludiade.cli import commands, status
from ludiade.cli.output import open_streams, print_refusal, shut_stdout
from ludiade.cli.parser import HELP, asks_for_help, before_dashes
from ludiade.cli.usage import Usage
from ludiade.kernel.errors import Illegal, Refusal, Unfair
from ludiade.kernel.nearest import choices
from ludiade.kernel.reasons import reason_of

VERSION = "--version"
LANG = "--lang"
COMPLETE = "complete"
"""`complete -- WORD…`: what the scripts of `completion` call; not for people, so in no list."""


def run(given: Sequence[str]) -> int:
    """Run a command line and say how it ended."""
    open_streams()
    try:
        return _run_and_print(given)
    except KeyboardInterrupt:
        return status.INTERRUPTED
    except BrokenPipeError:
        shut_stdout()
        return status.UNREAD
    except SystemExit as ended:
        if isinstance(ended.__context__, BrokenPipeError):  # rich would end with its own status
            return status.UNREAD
        raise
    except OSError as error:
        shut_stdout()
        print_refusal(_of_the_system(error), _language_asked(given), for_programs=False)
        return status.UNUSABLE
    except Exception:
        traceback.print_exc()
        return status.MISTAKE


def _run_and_print(given: Sequence[str]) -> int:
    try:
        ended = _run(given)
    except Refusal as refusal:
        ended = _refused(refusal, given)
    sys.stdout.flush()  # so that a disk that is full is met here, not while Python ends
    return ended


def _run(given: Sequence[str]) -> int:
    first, words = _split_language(given)
    if not words or words[0] in HELP:
        words = ["help"]
    if words[0] == VERSION:
        from ludiade import __version__

        print(f"ludiade {__version__}")
        return status.DONE
    if words[0] == COMPLETE:
        from ludiade.cli.completion import lines
        from ludiade.kernel.texts import language

        print("\n".join(lines(words[2:], language())))
        return status.DONE
    if words[0].startswith("-"):
        known = [*HELP, LANG, VERSION]
        raise Usage("unknown_option", option=words[0], **choices(words[0], known))
    if commands.is_family_alone(words):  # what this family or game can be told
        command, rest = commands.find(["help", *words])
        return command.run(command.parser().read([*first, *rest]))
    command, rest = commands.find(words)
    if asks_for_help(rest):
        asked = _language_asked(given)
        first = () if asked is None else (LANG, asked)
        command, rest = commands.find(["help", *command.name.split()])
    return command.run(command.parser().read([*first, *rest]))


def _split_language(given: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """The language where it stands before the command, and the rest."""
    if given and given[0] == LANG:
        return given[:2], given[2:]
    if given and given[0].startswith(f"{LANG}="):
        return given[:1], given[1:]
    return (), given


def _language_asked(words: Sequence[str]) -> str | None:
    """What `--lang` says, for the sentence about words that cannot be read."""
    words = before_dashes(words)
    for at, word in enumerate(words):
        if word.startswith(f"{LANG}="):
            return word.removeprefix(f"{LANG}=")
        if word == LANG and at + 1 < len(words):
            return words[at + 1]
    return None


def _refused(refusal: Refusal, given: Sequence[str]) -> int:
    words, asked = before_dashes(given), _language_asked(given)
    print_refusal(refusal, asked, for_programs="--json" in words)
    if isinstance(refusal, Illegal | Unfair):
        return status.NO
    return status.FAULT if refusal.code == "bot_failed" else status.UNUSABLE


def _of_the_system(error: OSError) -> Usage:
    if error.filename is None:
        return Usage("system_refuses", reason=reason_of(error))
    return Usage("system_refuses_file", file=str(error.filename), reason=reason_of(error))

"""What commands say of themselves, in French and English, with defaults and examples."""

import shutil
from argparse import Action, RawDescriptionHelpFormatter
from textwrap import wrap

from ludiade.cli import commands, game_commands, status
from ludiade.cli.commands import Command
from ludiade.cli.parser import HELP, Parser
from ludiade.cli.two_columns import two_columns
from ludiade.cli.usage import HERE
from ludiade.kernel.texts import Texts, texts

COLUMN = 30
"""The furthest to the right that an explanation begins."""


def overview(lang: str) -> str:
    """All commands, a line each, and the statuses they end with."""
    say = texts(lang, HERE)
    found = [(name, say.say(f"help-{name}")) for name in commands.NAMES]
    found += [(game, say.say("help-of-a-game", game=game)) for game in game_commands.games()]
    ends = [(str(number), say.say(f"status-{number}")) for number in status.ALL]
    return "\n".join([
        say.say("help-head"), *two_columns(found), "",
        say.say("help-statuses"), *two_columns(ends), "", say.say("help-foot"),
    ])  # fmt: skip


def overview_of(name: str, lang: str) -> str:
    """The commands of a family or a game, a line each."""
    say = texts(lang, HERE)
    found = two_columns([(one.name, describe(one, lang)) for one in commands.family(name).values()])
    return "\n".join([say.say("help-family-head", name=name), *found, "",
                      say.say("help-family-foot", name=name)])  # fmt: skip


def describe(command: Command, lang: str) -> str:
    """What a command is for, in a sentence."""
    return texts_of(command, lang).say(f"help-{_key(command.name)}")


def explain(command: Command, lang: str) -> str:
    """One command: how it is written, what each word means, examples."""
    say, key, parser = texts_of(command, lang), _key(command.name), command.parser()
    operands, options = _shown(parser, say)
    width = shutil.get_terminal_size().columns - 2
    page = RawDescriptionHelpFormatter(parser.prog, max_help_position=COLUMN, width=width)
    usage = [parser.prog, *(_place(parser, one) for one in operands), say.say("help-usage-options")]
    page.add_usage(" ".join(usage), [], [], prefix="")
    page.add_text("\n".join(wrap(say.say(f"help-{key}"), width)))
    for head, actions in (("head-operands", operands), ("head-options", options)):
        page.start_section(say.say(head))
        page.add_arguments(actions)
        page.end_section()
    page.start_section(say.say("head-examples"))
    page.add_text("\n".join(_examples(say, key)))
    page.end_section()
    return page.format_help().rstrip("\n")


def about(parser: Parser, action: Action, say: Texts) -> str:
    """What a word of a command means."""
    word = action.option_strings[-1][2:] if action.option_strings else action.dest
    if action.option_strings == list(HELP):
        word = "this-help"
    own = f"help-{_key(parser.name)}-{word}"
    return say.say(own if own in say else f"help-{word}")


def texts_of(command: Command, lang: str) -> Texts:
    """The sentences in which a command is explained."""
    return texts(lang, HERE, *([command.folder] if command.folder else []))


def _shown(parser: Parser, say: Texts) -> tuple[list[Action], list[Action]]:
    """Operands and options with their explanations."""
    for action, kind in parser.kinds.items():
        action.metavar = say.word(kind.placeholder)
    for action in (every := [*parser.kinds, *parser.flags]):
        action.help = about(parser, action, say)
        if isinstance(action.default, str):
            action.help = say.say("help-default", about=action.help, default=action.default)
        action.help = action.help.replace("%", "%%")
    return [a for a in every if not a.option_strings], [a for a in every if a.option_strings]


def _place(parser: Parser, operand: Action) -> str:
    """An operand as the first line has it."""
    name = f"{operand.metavar}{'…' if operand.nargs == '*' else ''}"
    return name if operand in parser.needed else f"[{name}]"


def _examples(say: Texts, key: str) -> list[str]:
    found: list[str] = []
    while (name := f"help-{key}-example-{len(found) + 1}") in say:
        found.append(say.say(name))
    return found


def _key(name: str) -> str:
    """A command's name as it stands in the texts."""
    return name.replace(" ", "-")

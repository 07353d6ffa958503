"""`ludiade help`: all commands, or one of them in full."""

from ludiade.cli import commands, status
from ludiade.cli.help import explain, overview, overview_of
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import Usage
from ludiade.cli.values import Kind
from ludiade.kernel.texts import language

NAME = Kind("COMMAND", known=commands.every_name)


def arguments(parser: Parser) -> None:
    parser.operand("command", NAME, optional=True, several=True)


def run(args: Arguments) -> int:
    lang = language(args.lang)
    match args.command:
        case []:
            print(overview(lang))
        case [name] if commands.family(name):
            print(overview_of(name, lang))
        case words:
            command, rest = commands.find(words)
            if rest:
                raise Usage("too_many_words", word=rest[0], command=command.name)
            print(explain(command, lang))
    return status.DONE

"""What a command says of itself, in French and English, with examples."""

from collections.abc import Sequence
from pathlib import Path

from ludiade.cli import COMMANDS
from ludiade.cli.brought import brings_commands
from ludiade.cli.command import HERE, Command
from ludiade.kernel import shelf
from ludiade.kernel.texts import Texts, language, texts


def overview(asked: str | None) -> str:
    """All commands, a line each."""
    say = texts(language(asked), HERE)
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {say.say(f'help-{name}')}" for name in COMMANDS]
    for game in filter(brings_commands, shelf.names()):
        lines.append(f"  {game:<{width}}  {say.say('help-brought', game=game)}")
    return "\n".join([say.say("help-head"), "", *lines, "", say.say("help-foot")])


def explain(command: Command, asked: str | None, *folders: Path) -> str:
    """One command: how it is written, what each word means, examples."""
    say = texts(language(asked), HERE, *folders)
    key = command.key
    operands = (*command.operands, *command.optional)
    words = [w.upper() for w in command.operands] + [f"[{w.upper()}]" for w in command.optional]
    if command.several:
        words.append(f"{command.several.upper()}…")
        operands = (*operands, command.several)
    needs = [word for word in command.needs if word not in operands]
    usage = " ".join(["ludiade", command.name, *words, f"[{say.say('help-options')}]"])
    rows = [(w.upper(), _about(say, key, w)) for w in operands]
    rows += [(f"--{w} …", _about(say, key, w)) for w in needs]
    rows += [(f"--{w}", _about(say, key, w)) for w in command.flags]
    rows += [("--lang fr|en", say.say("help-lang"))]
    width = max(len(left) for left, _ in rows)
    lines = [usage, "", say.say(f"help-{key}"), ""]
    lines += [f"  {left:<{width}}  {right}" for left, right in rows]
    lines += ["", say.say("help-examples")]
    for number in range(1, command.examples + 1):
        lines.append(f"  {say.say(f'help-{key}-example-{number}')}")
    return "\n".join(lines)


def list_commands(commands: Sequence[Command], asked: str | None, folder: Path) -> str:
    """The commands that a game brings, a line each."""
    say = texts(language(asked), HERE, folder)
    width = max(len(command.name) for command in commands)
    return "\n".join(f"  {c.name:<{width}}  {say.say(f'help-{c.key}')}" for c in commands)


def _about(say: Texts, command: str, word: str) -> str:
    own = f"help-{command}-{word}"
    return say.say(own if own in say else f"help-{word}")

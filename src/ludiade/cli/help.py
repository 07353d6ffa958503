"""What a command says of itself, in French and English, with examples."""

from ludiade.cli import COMMANDS
from ludiade.cli.command import HERE, Command
from ludiade.kernel.texts import Texts, language, texts


def overview(asked: str | None) -> str:
    """All commands, a line each."""
    say = texts(language(asked), HERE)
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {say.say(f'help-{name}')}" for name in COMMANDS]
    return "\n".join([say.say("help-head"), "", *lines, "", say.say("help-foot")])


def explain(command: Command, asked: str | None) -> str:
    """One command: how it is written, what each word means, examples."""
    say = texts(language(asked), HERE)
    name = command.name
    words = [w.upper() for w in command.operands] + [f"[{w.upper()}]" for w in command.optional]
    usage = " ".join(["ludiade", name, *words, f"[{say.say('help-options')}]"])
    rows = [(w.upper(), _about(say, name, w)) for w in (*command.operands, *command.optional)]
    rows += [(f"--{w} …", _about(say, name, w)) for w in command.needs]
    rows += [(f"--{w}", _about(say, name, w)) for w in command.flags]
    rows += [("--lang fr|en", say.say("help-lang"))]
    width = max(len(left) for left, _ in rows)
    lines = [usage, "", say.say(f"help-{name}"), ""]
    lines += [f"  {left:<{width}}  {right}" for left, right in rows]
    lines += ["", say.say("help-examples")]
    for number in range(1, command.examples + 1):
        lines.append(f"  {say.say(f'help-{name}-example-{number}')}")
    return "\n".join(lines)


def _about(say: Texts, command: str, word: str) -> str:
    own = f"help-{command}-{word}"
    return say.say(own if own in say else f"help-{word}")

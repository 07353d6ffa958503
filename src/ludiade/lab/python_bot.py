"""Runs a bot that is written in Python, in a process of its own: `python_bot.py PATH NAME`.

It imports nothing of the library, so that it starts at once and the bot sees only what it is told;
unless the bot says that it takes a `Seen`, and is given one. `--check` only loads it.
"""

import importlib
import importlib.util
import inspect
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, cast

LIBRARY = Path(__file__).parents[2]
NO_MODULE, NO_FUNCTION = 64, 65
"""Exit statuses where there is nothing of that name; what there is instead is on standard error."""
NO_BOT = 66
"""The exit status where what is there does not take one thing."""


def load(where: str) -> ModuleType:
    """The module of a file's path, or of a dotted name found from the present folder."""
    sys.path.insert(0, str(LIBRARY))
    if not where.endswith(".py"):
        sys.path.insert(0, os.getcwd())
        try:
            return importlib.import_module(where)
        except ModuleNotFoundError as missing:
            if f"{where}.".startswith(f"{missing.name}."):  # else a module that the bot imports
                sys.exit(NO_MODULE)
            raise
    file = Path(where).resolve()
    sys.path.insert(0, str(file.parent))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return module


def functions(module: ModuleType) -> list[str]:
    """What a module offers of its own."""
    own = {name: one for name, one in vars(module).items() if not name.startswith("_")}
    return [
        name
        for name, one in own.items()
        if callable(one) and getattr(one, "__module__", "") == module.__name__
    ]


def chooser(named: object) -> Callable[[Any], object]:
    """What decides: a function, or what a class or an object of the module can `choose` by."""
    one = named() if isinstance(named, type) else named
    choose = cast("Callable[[Any], object]", getattr(one, "choose", one))
    try:
        inspect.signature(choose).bind(None)
    except (TypeError, ValueError):
        sys.exit(NO_BOT)
    return choose


def answering(choose: Callable[[Any], object]) -> Callable[[str], str]:
    """From a line that asks to a line that answers."""
    (first, *_) = inspect.signature(choose).parameters.values()
    told = first.annotation if isinstance(first.annotation, str) else repr(first.annotation)
    if told.strip("'<>").rpartition(".")[2] != "Seen":
        return lambda line: json.dumps(choose(json.loads(line)))
    import msgspec

    from ludiade.bots.question import read

    return lambda line: msgspec.json.encode(choose(read(line.encode())[0])).decode()


def main() -> None:
    """Answer each question on standard input by a line; with a third word, only check."""
    where, function, *check = sys.argv[1:]
    answers, sys.stdout = sys.stdout, sys.stderr  # what a bot prints is not its answer
    module = load(where)
    if not hasattr(module, function):
        print(*functions(module), file=sys.stderr)
        sys.exit(NO_FUNCTION)
    answer = answering(chooser(getattr(module, function)))
    if check:
        return
    for line in sys.stdin:
        print(answer(line), file=answers, flush=True)


if __name__ == "__main__":
    main()

"""Runs a bot that is a Python function, in a process of its own: `python_bot.py PATH FUNCTION`.

It imports nothing of the library, so that it starts at once and the bot sees only what it is told.
"""

import importlib
import importlib.util
import json
import os
import sys
from pathlib import Path
from types import ModuleType


def load(where: str) -> ModuleType:
    """The module of a file's path, or of a dotted name found from the present folder."""
    if not where.endswith(".py"):
        sys.path.insert(0, os.getcwd())
        return importlib.import_module(where)
    file = Path(where).resolve()
    sys.path.insert(0, str(file.parent))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return module


def main() -> None:
    where, function = sys.argv[1:]
    answers, sys.stdout = sys.stdout, sys.stderr  # what a bot prints is not its answer
    choose = getattr(load(where), function)
    for line in sys.stdin:
        print(json.dumps(choose(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()

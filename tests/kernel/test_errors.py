"""The tree of errors is drawn once, and it is true."""

import importlib
import pkgutil
import re

import ludiade
from ludiade.kernel import errors
from ludiade.kernel.errors import Refusal

BRANCH = re.compile(r"^    ((?:│   |    )*)(?:[├└]── )?([A-Z]\w+)", re.MULTILINE)
EXTRAS = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
"""What adapters need and may not be installed."""


def drawn() -> set[tuple[str, str]]:
    """Each error of the drawing with the one it is a kind of."""
    above, found = [""], set()
    for match in BRANCH.finditer(errors.__doc__):
        depth = 0 if "── " not in match[0] else 1 + len(match[1]) // 4
        above = [*above[: depth + 1], match[2]]
        found.add((match[2], above[depth]))
    return found


def written(kind: type) -> set[tuple[str, str]]:
    """The same of the code."""
    kinds = [sub for sub in kind.__subclasses__() if sub.__module__.startswith("ludiade.")]
    found = {(sub.__name__, kind.__name__) for sub in kinds}
    return found.union(*map(written, kinds))


def test_the_drawing_is_true():
    for module in pkgutil.walk_packages(ludiade.__path__, "ludiade."):
        if not module.name.endswith("__main__"):
            try:
                importlib.import_module(module.name)
            except ModuleNotFoundError as error:
                if error.name not in EXTRAS:
                    raise
    assert drawn() == written(Refusal) | {("Refusal", "")}

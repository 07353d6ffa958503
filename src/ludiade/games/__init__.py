"""The games: one folder each, discovered, never listed.

The package can be called, `ludiade.games()`, since it has the name of what the front door offers.
"""

import sys
from types import ModuleType

from ludiade.kernel.game import AnyGame


class _Shelf(ModuleType):
    def __call__(self) -> list[AnyGame]:
        """All games."""
        from ludiade.kernel.shelf import games

        return games()


sys.modules[__name__].__class__ = _Shelf

"""The laws of every game as a pytest suite, for a game of one's own too.

from ludiade.testing import Laws
from bataille import game

class TestBataille(Laws):
    games = [game]
"""

import pytest

pytest.register_assert_rewrite(f"{__name__}.laws", f"{__name__}.trial", f"{__name__}.suite")

from ludiade.testing.suite import Laws  # noqa: E402

__all__ = ["Laws"]

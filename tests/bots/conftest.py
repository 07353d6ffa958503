"""What tests of bots share."""

import pytest


@pytest.fixture
def quick_substitute(monkeypatch):
    """A substitute that does not search: plain Python would take seconds a match."""
    monkeypatch.setattr("ludiade.lab.foreign.STAND_IN", "beginner")

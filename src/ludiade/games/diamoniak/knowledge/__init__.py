"""What good players of Diamoniak know beyond its rules."""

from ludiade.games.diamoniak.knowledge.known import Known

__all__ = ["Known"]

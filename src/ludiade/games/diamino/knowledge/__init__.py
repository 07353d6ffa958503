"""What good players of Diamino know beyond its rules."""

from ludiade.games.diamino.knowledge.known import Known

__all__ = ["Known"]

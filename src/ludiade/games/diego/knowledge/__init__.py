"""What good players of Diego know beyond its rules."""

from ludiade.games.diego.knowledge.known import Known

__all__ = ["Known"]

"""What good players of Diabolo know beyond its rules."""

from ludiade.games.diabolo.knowledge.known import Known

__all__ = ["Known"]

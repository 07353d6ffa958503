"""What was said to a proposal."""

from msgspec import Struct


class Voices(Struct, frozen=True):
    """What was said to a proposal, in order: the first to agree has made it."""

    agreed: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()

    def heard(self, seat: int, yes: bool) -> "Voices":
        """Yes or no, the last word counts; nothing is left when whoever made it takes it back."""
        if not yes and self.agreed[:1] == (seat,):
            return Voices((), self.declined)
        agreed = tuple(one for one in self.agreed if one != seat or yes)
        declined = tuple(one for one in self.declined if one != seat or not yes)
        if yes and seat not in agreed:
            agreed = (*agreed, seat)
        if not yes and seat not in declined:
            declined = (*declined, seat)
        return Voices(agreed, declined)

"""What a measurement refuses before it begins."""

from ludiade.kernel.errors import Refusal


class Unready(Refusal):
    """A contest that cannot begin, or go on, as asked."""

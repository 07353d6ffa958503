"""Bags of things, which are counts of each kind, and piles, whose top is the last."""


def listed(bag: list[int]) -> list[int]:
    """The things of a bag one by one, in listing order."""
    things: list[int] = []
    for kind, count in enumerate(bag):
        things += [kind] * count
    return things


def stacked(things: list[int], order: list[int]) -> list[int]:
    """A pile of these things in the order that chance gave."""
    pile = [things[entry] for entry in order]
    pile.reverse()
    return pile

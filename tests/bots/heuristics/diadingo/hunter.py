"""Robs the leader, whoever that is, as long as it is somebody else."""

from ludiade import Action, Seen
from tests.bots.heuristics.diadingo import decline, dollars, kind, thefts, untried, value

WORTH_IT = 3000
"""From which on any theft is made, the leader's or not."""


def choose(seen: Seen) -> Action:
    if kind(seen.actions[0]) == "take":
        fresh = untried(seen)
        return fresh[len(fresh) // 2]  # from the middle
    others = [seat for seat in range(seen.players) if seat != seen.seat]
    leader = max(others, key=lambda seat: dollars(seen, seat))
    best = max(thefts(seen), key=lambda t: (t.victim == leader, value(seen, t)))
    dearest = max(thefts(seen), key=lambda t: value(seen, t))
    if best.victim == leader and value(seen, best) * 2 >= value(seen, dearest):
        return best
    if value(seen, dearest) >= WORTH_IT or decline(seen) is None:
        return dearest
    return decline(seen)

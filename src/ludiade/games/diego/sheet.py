"""Diego: every pair judged, every player's sum part by part, and the teams'."""
# Not compiled: it sums up what was told at the end, never in a playout.

from collections.abc import Sequence

from ludiade.games.diego import types as t
from ludiade.games.diego.scoring import DIEGO_POINTS, FAMILY_POINTS, PAS_DIEGO_POINTS
from ludiade.kernel.types import Event, best_first


def sheet(told: Sequence[Event], view: t.View) -> t.Sheet | None:
    """What the control sheet says; nothing before it has been turned up (E20)."""
    ended = [event for event in told if isinstance(event, t.Ended)]
    scored = [event for event in told if isinstance(event, t.Scored)]
    if not ended or view.scores is None or view.verdicts is None:
        return None
    results = [t.Result(_pairs(view, event.seat), _terms(event), event.points) for event in scored]
    teams = [
        t.Team(
            [event.seat, event.partner],
            [results[event.seat].points, results[event.partner].points],
            event.points,
        )
        for event in told
        if isinstance(event, t.TeamScored)
    ]
    own = [result.points for result in results]
    return t.Sheet(best_first(view.scores, own), [], ended[0].reason, results, teams)


def _pairs(view: t.View, seat: int) -> list[t.JudgedPair]:
    assert view.verdicts is not None
    cards = {card.card: card for card in view.seen}
    sorter, verdicts = view.sorters[seat], view.verdicts[seat]
    found: list[t.JudgedPair] = []
    for (first, second), match in zip(sorter.diego, verdicts.diego, strict=True):
        points = DIEGO_POINTS if match else -DIEGO_POINTS
        pair = t.JudgedPair(cards[first], cards[second], "diego", False, match, match, points)
        found.append(pair)
    for (first, second), match in zip(sorter.pas_diego, verdicts.pas_diego, strict=True):
        passed = first in view.against_pass
        right = match == passed  # E3: against a pass one bet on a match
        points = PAS_DIEGO_POINTS if right else -PAS_DIEGO_POINTS
        pair = t.JudgedPair(cards[first], cards[second], "pas_diego", passed, match, right, points)
        found.append(pair)
    return found


def _terms(event: t.Scored) -> list[t.Term]:
    """The sum of 5.6, without what there is none of."""
    terms = [
        t.Term("capital", 1, event.capital, event.capital),
        _term("diego_right", event.diego_right, DIEGO_POINTS),
        _term("diego_wrong", event.diego_wrong, -DIEGO_POINTS),
        _term("pas_diego_right", event.pas_diego_right, PAS_DIEGO_POINTS),
        _term("pas_diego_wrong", event.pas_diego_wrong, -PAS_DIEGO_POINTS),
        _term("families", event.families, FAMILY_POINTS),
    ]
    return [term for term in terms if term.points]


def _term(kind: t.TermKind, count: int, each: int) -> t.Term:
    return t.Term(kind, count, each, count * each)

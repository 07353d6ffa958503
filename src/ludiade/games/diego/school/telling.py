"""Diego: what a deck can show, told to people and to programs."""

from collections.abc import Iterator

import msgspec

from ludiade.games.diego.faces import drawing
from ludiade.games.diego.material import Material
from ludiade.games.diego.school.showing import Pair, shown
from ludiade.kernel.texts import Texts

MOST_PAIRS = 3
"""So many pairs are named of each misreading."""


def misreading_name(name: str, say: Texts) -> str:
    """A misreading as a teacher would say it."""
    return say.say(f"misreading-{name.replace('_', '-')}")


def tell_shown(material: Material, say: Texts, *, json: bool, brief: bool) -> Iterator[object]:
    """Which misreadings the deck shows, by which pairs, and which hide behind others."""
    every = shown(material)
    if json:
        yield from (msgspec.to_builtins(one) for one in every)
        return
    can = [one for one in every if one.pairs]
    cannot = [misreading_name(one.misreading, say) for one in every if not one.pairs]
    single = sum(one.links == 1 for one in can)
    yield say.say("deck-shows", n=len(can), of=len(every), single=single)
    for one in can:
        if brief:
            break
        named = [tell_pair(material, pair, say) for pair in one.pairs[:MOST_PAIRS]]
        more = len(one.pairs) - len(named)
        name = misreading_name(one.misreading, say)
        yield "  " + say.say("deck-shows-one", name=name, pairs=", ".join(named), more=more)
    for one in can:
        if one.hides_behind:
            others = say.join([misreading_name(other, say) for other in one.hides_behind], "or")
            name = misreading_name(one.misreading, say)
            yield say.say("deck-hides", name=name, others=others)
    if cannot:
        yield say.say("deck-shows-not", n=len(cannot), names=" ; ".join(cannot))


def tell_pair(material: Material, pair: Pair, say: Texts) -> str:
    """Two cards that are taken for a pair."""
    return " ↔ ".join(drawing(material.faces[at], say) for at in pair)

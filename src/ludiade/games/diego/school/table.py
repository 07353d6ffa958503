"""Diego in class: what a session shows, as a table for a spreadsheet."""

from collections.abc import Iterator, Mapping

from ludiade.games.diego.faces import drawing
from ludiade.games.diego.school.telling import misreading_name
from ludiade.games.diego.school.understood import Understood
from ludiade.kernel import types as kinds
from ludiade.kernel.insight import Row
from ludiade.kernel.texts import Texts

HEAD = ("row", "who", "first", "second", "misreading", "wrong", "of", "sure")
FORMULAS = ("=", "+", "-", "@", "\t")
"""What a spreadsheet would calculate instead of showing."""


def tabulate(say: Texts, understood: kinds.Understood, names: Mapping[str, str]) -> list[Row]:
    """Misreadings, people where they were asked for, cards, and pairs that were judged wrongly."""
    assert isinstance(understood, Understood)
    return [
        [say.say(f"understood-{name}") for name in HEAD],
        *_misreadings(say, understood),
        *_people(say, understood, names),
        *_cards(say, understood),
        *_pairs(say, understood),
    ]


def _misreadings(say: Texts, understood: Understood) -> Iterator[Row]:
    for one in understood.spread:
        named = _named(say, one.misreadings)
        counted = [str(one.people), str(understood.people), _share(say, one.expected)]
        yield [say.say("understood-in-class"), "", "", "", named, *counted]


def _people(say: Texts, understood: Understood, names: Mapping[str, str]) -> Iterator[Row]:
    for one in understood.persons:
        finding = one.finding
        if finding is not None:
            told, sure = _named(say, finding.misreadings), _share(say, finding.sure)
        else:
            told, sure = say.say(f"understood-{one.verdict.replace('_', '-')}"), ""
        who = plain(names.get(one.person, one.person))
        counted = [str(one.wrong), str(one.decisions)]
        yield [say.say("understood-person"), who, "", "", told, *counted, sure]


def _share(say: Texts, share: float) -> str:
    """As spreadsheets of the language read it."""
    return f"{share:.2f}".replace(".", "," if say.lang == "fr" else ".")


def _cards(say: Texts, understood: Understood) -> Iterator[Row]:
    for one in understood.cells:
        way = say.say(f"option-affiliations-{one.affiliation.replace('_', '-')}")
        counted = [str(one.wrong), str(one.of)]
        yield [say.say("understood-card"), "", plain(one.number), way, "", *counted, ""]


def _pairs(say: Texts, understood: Understood) -> Iterator[Row]:
    for one in understood.judgements:
        kind = say.say("understood-missed" if one.equal else "understood-taken")
        cards = [plain(drawing(card.face, say)) for card in (one.first, one.second)]
        named = _named(say, one.misreadings[:1])
        yield [kind, "", *cards, named, str(one.wrong), str(one.of), ""]


def _named(say: Texts, misreadings: list[str]) -> str:
    return say.join([misreading_name(one, say) for one in misreadings], "or") if misreadings else ""


def plain(text: str) -> str:
    """The same, as text for a spreadsheet even where it looks like a formula."""
    return f"'{text}" if text.startswith(FORMULAS) else text

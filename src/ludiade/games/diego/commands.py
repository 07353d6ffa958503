"""Diego's own commands: decks made, checked, shown with the misreadings they tell, and printed."""

from collections.abc import Iterator
from fractions import Fraction as Exact
from pathlib import Path
from typing import Literal

import msgspec

from ludiade.games.diego import game
from ludiade.games.diego.decks.check import AFFILIATIONS, check_deck, inspect
from ludiade.games.diego.decks.writer import ways
from ludiade.games.diego.faces import drawing
from ludiade.games.diego.material import Affiliation, Deck
from ludiade.games.diego.school.deck_files import problem, read_deck
from ludiade.games.diego.school.finding import find_numbers, improve
from ludiade.games.diego.school.levels import FAMILIES, draw, level_of, restrict, write_deck
from ludiade.games.diego.school.telling import tell_shown
from ludiade.games.diego.writings import Unreadable, ZeroBelow, read_number
from ludiade.kernel.errors import Refusal
from ludiade.kernel.json.strict import parse, read_bytes
from ludiade.kernel.texts import Texts
from ludiade.print import Layout, compile_pdf, document

__all__ = ["deck_check", "deck_new", "deck_print", "deck_show"]


def deck_new(
    say: Texts,
    level: str,
    *,
    seed: str = "1",
    numbers: str = "",
    writings: str = "",
    diagnose: bool = False,
) -> Iterator[object]:
    """A deck of a level, drawn by lot or of given numbers; with `diagnose` one that shows most."""
    kind = level_of(level)
    chosen = _writings(writings) or kind.affiliations
    given = _numbers(numbers)
    if diagnose:
        given = find_numbers(level, chosen, max(FAMILIES, len(given)), given)
    if given:
        deck = _written(given, chosen)
    else:
        known = set(chosen) <= set(kind.affiliations)
        deck = draw(level, seed)
        deck = restrict(deck, chosen) if known else _written(_of(deck), chosen)
    check_deck(deck)
    yield msgspec.to_builtins(improve(deck) if diagnose else deck)


def deck_check(say: Texts, deck: str, *, json: bool = False) -> Iterator[object]:
    """All that is wrong with a deck, card by card; else what it can show."""
    material, wrong = inspect(read_deck(deck))
    for bad in wrong:
        told = problem(bad, say)
        yield msgspec.to_builtins(told) if json else told.said
    if material is None:
        raise Refusal("deck_unsound", n=len(wrong))
    if not json:
        cards, numbers = len(material.faces), len(material.numbers)
        yield say.say("deck-sound", cards=cards, numbers=numbers)
    yield from tell_shown(material, say, json=json, brief=True)


def deck_show(say: Texts, deck: str, *, json: bool = False) -> Iterator[object]:
    """The control sheet of a deck, and what it can show and cannot tell apart."""
    material = check_deck(read_deck(deck))
    wide = len(material.affiliations)
    for at, number in enumerate(material.numbers):
        faces = material.faces[at * wide : (at + 1) * wide]
        if not json:
            yield f"{number}: " + "  |  ".join(drawing(face, say) for face in faces)
    yield from tell_shown(material, say, json=json, brief=False)


def deck_print(
    say: Texts,
    deck: str,
    *,
    out: Path | None = None,
    part: str = "",
    paper: Literal["a4", "letter"] = "a4",
    duplex: Literal["long", "short", "none", "fold"] = "long",
    large: bool = False,
    grey: bool = False,
) -> Iterator[object]:
    """A deck as cards to cut out, with all that is played with it; `ludiade print` can do more."""
    layout = Layout(paper, duplex, large=large, grey=grey)
    parts = [one.strip() for one in part.split(",") if one.strip()]
    read_deck(deck)  # refused here where it is neither a name nor a deck
    titled = parse(read_bytes(Path(deck))) if Path(deck).is_file() else deck
    made = document(game, say.lang, parts, {"deck": titled}, layout)
    if out is None:
        out = Path(f"{Path(deck).stem.replace(':', '-')}.pdf")
    if out.exists():
        raise Refusal("file_exists", file=str(out))
    out.write_bytes(compile_pdf(made))
    yield str(out)


def _numbers(text: str) -> list[Exact]:
    found = []
    for one in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(read_number(one))
        except (Unreadable, ZeroBelow):
            raise Refusal("bad_number_writing", number=one) from None
    return found


def _writings(text: str) -> tuple[Affiliation, ...]:
    asked = [part.strip() for part in text.split(",") if part.strip()]
    for one in asked:
        if one not in AFFILIATIONS:
            raise Refusal("unknown_writing", writing=one, among=list(AFFILIATIONS))
    return tuple(name for name in AFFILIATIONS if name in asked)


def _of(deck: Deck) -> list[Exact]:
    return [Exact(family.number) for family in deck.families]


def _written(numbers: list[Exact], chosen: tuple[Affiliation, ...]) -> Deck:
    """The numbers in their usual writings, or a Refusal with the first that cannot be."""
    deck = write_deck(numbers, chosen)
    if deck is None:
        number, affiliation = next(
            (number, affiliation) for number in numbers for affiliation in chosen
            if next(ways(number, numbers, affiliation), None) is None
        )  # fmt: skip
        raise Refusal("cannot_be_written", number=str(number), affiliation=affiliation)
    return deck

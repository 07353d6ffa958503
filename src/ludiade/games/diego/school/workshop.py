"""Diego's workshop: the page asks, and the same checks answer as at a table."""

from fractions import Fraction as Exact
from typing import Annotated, Any, cast

import msgspec
from msgspec import UNSET, Meta, Struct

from ludiade.games.diego import writings
from ludiade.games.diego.decks.check import (
    AFFILIATIONS,
    FEWEST_PARTS,
    MOST_PARTS,
    PATH,
    inspect,
)
from ludiade.games.diego.decks.writer import Writing, family, ways
from ludiade.games.diego.material import (
    Affiliation,
    AnyFace,
    Area,
    AreaWriting,
    Bracket,
    Deck,
    Family,
    Line,
    LineWriting,
    Words,
    WordsWriting,
)
from ludiade.games.diego.school.deck_files import Problem, problem
from ludiade.games.diego.school.finding import better_number, improve
from ludiade.games.diego.school.levels import draw, level_of
from ludiade.games.diego.school.showing import Shown, shown
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.json.convert import convert, refusal
from ludiade.kernel.texts import Texts

MOST_UNREAD = 100
"""So many cards that cannot be read are named; each has the whole deck read once more."""
MOST_PAIRS = 4
Short = Annotated[str, Meta(max_length=80)]


class Ask(Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    """Something the workshop can do."""


class Check(Ask, frozen=True, tag="check"):
    """Is this a deck, how is it drawn, and what does it show?"""

    deck: Deck


class Begin(Ask, frozen=True, tag="level"):
    """A deck of a level, drawn by lot."""

    level: Short
    seed: Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{1,12}\Z")]


class Write(Ask, frozen=True, tag="write"):
    """A number in these ways of writing, beside these other numbers."""

    number: Short
    numbers: Annotated[list[Short], Meta(max_length=12)]
    affiliations: Annotated[list[Affiliation], Meta(max_length=10)]


class Better(Ask, frozen=True, tag="better"):
    """The deck with one number exchanged, or its cards, so that it shows more."""

    deck: Deck


AnyAsk = Check | Begin | Write | Better


class Checked(Struct, frozen=True):
    """What the builder shows of a deck."""

    problems: list[Problem]
    faces: list[dict[Affiliation, AnyFace]]
    """Each card as far as it can be drawn, right or wrong."""
    cards: int
    shows: list[Shown]
    """Empty where the deck is not sound."""


class Question(Struct, frozen=True):
    """What is asked, before anything else of it is read."""

    ask: str


def is_heavy(data: bytes) -> bool:
    """Whether the answer takes seconds rather than a moment."""
    try:
        return msgspec.json.decode(data, type=Question).ask == "better"
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


def answer(say: Texts, data: bytes) -> object:
    """The answer to one question, or BadRecord where it is none."""
    try:
        ask: AnyAsk = msgspec.json.decode(data, type=AnyAsk)
    except msgspec.ValidationError as error:
        checked = _check_readable(data, say)
        if checked is None:
            raise refusal(str(error), "$") from None
        return checked
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadRecord("$", "bad_form") from None
    match ask:
        case Check(deck):
            return check(deck, say)
        case Begin(level, seed):
            level_of(level)
            return draw(level, seed)
        case Write():
            return write(ask)
        case Better(deck):
            return better(deck)


def check(deck: Deck, say: Texts) -> Checked:
    """All that is wrong, card by card; every card drawn; what the deck shows."""
    material, wrong = inspect(deck)
    faces = [
        {name: face for name in AFFILIATIONS if (face := sketch(name, one)) is not None}
        for one in deck.families
    ]
    told = shown(material) if material else []
    brief = [msgspec.structs.replace(one, pairs=one.pairs[:MOST_PAIRS]) for one in told]
    cards = sum(len(one) for one in faces)
    return Checked([problem(bad, say) for bad in wrong], faces, cards, brief)


def _check_readable(data: bytes, say: Texts) -> Checked | None:
    """A deck some of whose cards are none: those are named, the others told and drawn as ever."""
    try:
        value = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):  # what was wrong before was not all
        return None
    if not isinstance(value, dict) or value.get("ask") != "check":
        return None
    given: Any = value.get("deck")
    told: list[Problem] = []
    while True:
        try:
            deck = cast(Deck, convert(given, Deck, PATH))
        except BadRecord as bad:
            at = problem(bad, say)
            if at.family is None or at.affiliation not in AFFILIATIONS or len(told) == MOST_UNREAD:
                return None
            family = given["families"][at.family]
            del family["cards"][at.affiliation]
            card = {"number": str(family.get("number", "?"))[:20], "affiliation": at.affiliation}
            told.append(problem(BadRecord(bad.path, "unreadable_card", **card), say))
        else:
            rest = check(deck, say)
            unread = {(one.family, one.affiliation) for one in told}
            others = [one for one in rest.problems if (one.family, one.affiliation) not in unread]
            return Checked(told + others, rest.faces, rest.cards, [])


def write(ask: Write) -> Family:
    """The usual writings of a number; what it cannot be written as is left out."""
    number = _read(ask.number)
    others = [_read(one) for one in ask.numbers]
    cards: dict[str, Writing] = {}
    for affiliation in ask.affiliations:
        found = next(ways(number, others, affiliation), None)
        if found is not None:
            cards[affiliation] = found
    return family(number, cards)


def better(deck: Deck) -> Deck:
    """A deck that shows more: a number exchanged where that helps, else other cards."""
    material, wrong = inspect(deck)
    if material is None:
        raise wrong[0]
    return better_number(deck, material.affiliations) or improve(deck, rounds=1)


def sketch(affiliation: Affiliation, one: Family) -> AnyFace | None:
    """A card as it would be drawn, whether or not it shows its number."""
    written = getattr(one.cards, affiliation)
    if written is UNSET:
        return None
    try:
        return _drawn(affiliation, written)
    except ValueError:
        return None


def _drawn(affiliation: Affiliation, written: object) -> AnyFace | None:
    match affiliation, written:
        case "decimal", str(text):
            return writings.read_decimal(text)
        case "sum", str(text):
            return writings.read_sum(text)
        case "percent", str(text):
            return writings.read_percent(text)
        case _, str(text):
            return writings.read_fraction(text)
        case _, WordsWriting(fr, en):
            texts = [text for text in (fr, en) if text is not UNSET]
            both = (texts[0][:60], texts[-1][:60]) if texts else None
            return Words(*both) if both else None
        case _, AreaWriting(shape, parts, shaded):
            wholes = max(1, -(-shaded // parts)) if parts else 0
            fits = FEWEST_PARTS <= parts <= MOST_PARTS and shaded >= 0 and wholes <= 5
            return Area(shape, wholes, parts, shaded) if fits else None
        case _, LineWriting(start, end, parts, tick):
            fits = FEWEST_PARTS <= parts <= MOST_PARTS and 0 < end - start <= 100
            on = fits and 0 <= tick <= (end - start) * parts
            return Line(start, end, parts, tick) if on else None
        case _, (str(low), str(high)):
            return Bracket(writings.read_term(low), writings.read_term(high))
    return None


def _read(text: str) -> Exact:
    """A number as people type it: 3/4, 1 + 1/4, 0,75 or 75 %."""
    plain = "".join(text.split())
    for read in (writings.read_fraction, writings.read_decimal, writings.read_percent,
                 writings.read_sum):  # fmt: skip
        try:
            return writings.worth(read(plain))
        except writings.ZeroBelow:
            raise BadRecord("$.number", "number_over_zero", number=text) from None
        except (writings.Unreadable, writings.WrongLength):
            continue
    raise BadRecord("$.number", "bad_typed_number", number=text)

"""Diego: is this a deck? Every writing against its number, every card against the others (5.11)."""

import unicodedata
from collections.abc import Callable
from fractions import Fraction as Exact
from typing import NoReturn, TypeVar, get_args

from msgspec import UNSET

from ludiade.games.diego import writings
from ludiade.games.diego.material import (
    Affiliation,
    AnyFace,
    Area,
    AreaWriting,
    Bracket,
    Decimal,
    Deck,
    Family,
    Fraction,
    Line,
    LineWriting,
    Material,
    Percent,
    Sum,
    Words,
    WordsWriting,
)
from ludiade.kernel.errors import BadRecord

AFFILIATIONS: tuple[Affiliation, ...] = get_args(Affiliation)
PATH = "$.options.deck"
FEWEST_FAMILIES, MOST_FAMILIES = 2, 12
FEWEST_PARTS, MOST_PARTS = 2, 20
MOST_WHOLES = 5
MOST_SIGNS = 60
MOST_UNITS = 100  # ours, so that a line can be drawn
FARTHEST = 10**9 - 1

FaceT = TypeVar("FaceT")


def check_deck(deck: Deck) -> Material:
    """The deck as it is drawn, or BadRecord with the first card that is wrong."""
    material, wrong = inspect(deck)
    if material is None:
        raise wrong[0]
    return material


def inspect(deck: Deck) -> tuple[Material | None, list[BadRecord]]:
    """The deck as it is drawn, and where it cannot be, all that is wrong with it, card by card."""
    wrong: list[BadRecord] = []
    path = f"{PATH}.families"
    count = len(deck.families)
    if not FEWEST_FAMILIES <= count <= MOST_FAMILIES:
        limits = {"given": count, "low": FEWEST_FAMILIES, "high": MOST_FAMILIES}
        return None, [BadRecord(path, "families_count", **limits)]
    numbers = _numbers(deck, wrong)
    played = _affiliations(deck, wrong)
    known = [number for number in numbers if number is not None]
    faces: list[AnyFace | None] = []
    for at, family in enumerate(deck.families):
        number = numbers[at]
        for affiliation in played:
            missing = number is None or getattr(family.cards, affiliation) is UNSET
            try:
                desk = _Desk(f"{path}[{at}].cards", family, number or Exact(0), known)
                faces.append(None if missing else desk.face(affiliation))
            except BadRecord as bad:
                faces.append(None)
                wrong.append(bad)
    if "words" in played:
        _check_words_differ(deck, faces[played.index("words") :: len(played)], wrong)
    if wrong:
        return None, wrong
    drawn = tuple(face for face in faces if face is not None)
    return Material(played, tuple(family.number for family in deck.families), drawn), []


def _numbers(deck: Deck, wrong: list[BadRecord]) -> list[Exact | None]:
    """The numbers, all different and ascending; None for those that are not to be read."""
    numbers: list[Exact | None] = []
    for at, family in enumerate(deck.families):
        path = f"{PATH}.families[{at}].number"
        number = None
        before = [one for one in numbers if one is not None]
        try:
            number = writings.read_number(family.number)
            if number in before:
                wrong.append(BadRecord(path, "number_twice", number=family.number))
            elif before and number < before[-1]:
                wrong.append(BadRecord(path, "numbers_not_ascending", number=family.number))
        except writings.ZeroBelow:
            wrong.append(BadRecord(path, "number_over_zero", number=family.number))
        except writings.Unreadable:
            wrong.append(BadRecord(path, "bad_number_writing", number=family.number))
        numbers.append(number)
    return numbers


def _affiliations(deck: Deck, wrong: list[BadRecord]) -> tuple[Affiliation, ...]:
    """The affiliations of the deck, the same in every family: what most have is what it has."""
    written = [_written(family) for family in deck.families]
    played: list[Affiliation] = []
    for name in AFFILIATIONS:
        have = sum(name in here for here in written)
        if 2 * have > len(written) or (2 * have == len(written) and name in written[0]):
            played.append(name)
    for at, (family, here) in enumerate(zip(deck.families, written, strict=True)):
        if not here:
            path = f"{PATH}.families[{at}].cards"
            wrong.append(BadRecord(path, "no_cards", number=family.number))
        for name in AFFILIATIONS:
            if here and (name in here) != (name in played):
                code = "extra_card" if name in here else "missing_card"
                path = f"{PATH}.families[{at}].cards.{name}"
                wrong.append(BadRecord(path, code, number=family.number, affiliation=name))
    return tuple(played)


def _written(family: Family) -> tuple[Affiliation, ...]:
    return tuple(name for name in AFFILIATIONS if getattr(family.cards, name) is not UNSET)


def _check_words_differ(deck: Deck, faces: list[AnyFace | None], wrong: list[BadRecord]) -> None:
    """Words are free, so they alone can make two cards look alike in a language."""
    for at, face in enumerate(faces):
        for before, other in enumerate(faces[:at]):
            if not isinstance(face, Words) or not isinstance(other, Words):
                continue
            if _plain(face.fr) == _plain(other.fr) or _plain(face.en) == _plain(other.en):
                path = f"{PATH}.families[{at}].cards.words"
                numbers = {
                    "number": deck.families[at].number,
                    "other": deck.families[before].number,
                }
                wrong.append(BadRecord(path, "cards_alike", affiliation="words", **numbers))


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


class _Desk:
    """Where the cards of one family are checked."""

    def __init__(self, path: str, family: Family, number: Exact, numbers: list[Exact]) -> None:
        self.path = path
        self.family = family
        self.number = number
        self.numbers = numbers

    def face(self, affiliation: Affiliation) -> AnyFace:
        """What is drawn on the card of this affiliation."""
        written = getattr(self.family.cards, affiliation)
        match affiliation:
            case "decimal":
                return self.equal(affiliation, self.read(affiliation, written, _decimal))
            case "fraction" | "amplified":
                return self.equal(affiliation, self.read(affiliation, written, _fraction))
            case "decimal_fraction":
                return self.decimal_fraction(written)
            case "words":
                return self.words(written)
            case "area":
                return self.area(written)
            case "line":
                return self.line(written)
            case "sum":
                return self.equal(affiliation, self.read(affiliation, written, _sum))
            case "bracket":
                return self.bracket(written)
            case "percent":
                return self.equal(affiliation, self.read(affiliation, written, _percent))

    def refuse(
        self, affiliation: Affiliation, code: str, below: str = "", **more: object
    ) -> NoReturn:
        path = f"{self.path}.{affiliation}{below}"
        details = {"number": self.family.number, "affiliation": affiliation, **more}
        raise BadRecord(path, code, **details)

    def read(
        self, affiliation: Affiliation, text: str, read: Callable[[str], FaceT], below: str = ""
    ) -> FaceT:
        try:
            return read(text)
        except writings.ZeroBelow:
            self.refuse(affiliation, "writing_over_zero", below, text=text)
        except writings.WrongLength:
            self.refuse(affiliation, "wrong_number_of_terms", below, text=text)
        except writings.Unreadable:
            self.refuse(affiliation, "unreadable_writing", below, text=text)

    def equal(
        self, affiliation: Affiliation, face: Decimal | Fraction | Percent | Sum
    ) -> Decimal | Fraction | Percent | Sum:
        if writings.worth(face) != self.number:
            text = getattr(self.family.cards, affiliation)
            self.refuse(affiliation, "not_its_number", text=text)
        return face

    def decimal_fraction(self, text: str) -> Fraction:
        face = self.read("decimal_fraction", text, _fraction)
        if face.bottom == 1 or str(face.bottom).strip("0") != "1":
            self.refuse("decimal_fraction", "not_a_decimal_fraction", text=text)
        self.equal("decimal_fraction", face)
        return face

    def words(self, written: WordsWriting) -> Words:
        given = {"fr": written.fr, "en": written.en}
        texts = {lang: text for lang, text in given.items() if text is not UNSET}
        if not texts:
            self.refuse("words", "no_words")
        for lang, text in texts.items():
            if not text.strip():
                self.refuse("words", "empty_words", f".{lang}")
            if len(text) > MOST_SIGNS:
                self.refuse("words", "words_too_long", f".{lang}", most=MOST_SIGNS)
            if any(unicodedata.category(sign).startswith("C") for sign in text):
                self.refuse("words", "unprintable_words", f".{lang}")
        either = next(iter(texts.values()))
        return Words(texts.get("fr", either), texts.get("en", either))

    def area(self, written: AreaWriting) -> Area:
        self.parts("area", written.parts)
        if written.shaded < 0:
            self.refuse("area", "shaded_below_zero", ".shaded", shaded=written.shaded)
        wholes = max(1, -(-written.shaded // written.parts))
        if wholes > MOST_WHOLES:
            self.refuse("area", "too_many_wholes", ".shaded", most=MOST_WHOLES)
        if Exact(written.shaded, written.parts) != self.number:
            self.refuse("area", "not_its_number", text=f"{written.shaded}/{written.parts}")
        return Area(written.shape, wholes, written.parts, written.shaded)

    def line(self, written: LineWriting) -> Line:
        self.parts("line", written.parts)
        if max(abs(written.start), abs(written.end)) > FARTHEST:
            self.refuse("line", "line_too_far", most=FARTHEST)
        if written.start >= written.end:
            self.refuse("line", "line_without_length", ".to")
        if written.end - written.start > MOST_UNITS:
            self.refuse("line", "line_too_long", ".to", most=MOST_UNITS)
        if not 0 <= written.tick <= (written.end - written.start) * written.parts:
            self.refuse("line", "tick_off_the_line", ".tick", tick=written.tick)
        place = written.start + Exact(written.tick, written.parts)
        if place != self.number:
            self.refuse("line", "not_its_number", text=str(place))
        return Line(written.start, written.end, written.parts, written.tick)

    def parts(self, affiliation: Affiliation, parts: int) -> None:
        if not FEWEST_PARTS <= parts <= MOST_PARTS:
            self.refuse(affiliation, "bad_parts", ".parts", low=FEWEST_PARTS, high=MOST_PARTS)

    def bracket(self, written: tuple[str, ...]) -> Bracket:
        if len(written) != 2:
            self.refuse("bracket", "bracket_of_two")
        low, high = (
            self.read("bracket", text, writings.read_term, f"[{at}]")
            for at, text in enumerate(written)
        )
        least, most = writings.worth(low), writings.worth(high)
        if least >= most:
            self.refuse("bracket", "bracket_without_room")
        if not least < self.number < most:
            self.refuse("bracket", "bracket_without_its_number")
        for other in self.numbers:
            if least < other < most and other != self.number:
                self.refuse("bracket", "bracket_holds_another", other=str(other))
        return Bracket(low, high)


_decimal = writings.read_decimal
_fraction = writings.read_fraction
_sum = writings.read_sum
_percent = writings.read_percent

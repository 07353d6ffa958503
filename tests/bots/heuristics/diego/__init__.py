"""Diego: what all five opponents read off the cards, without mistakes."""

from collections import Counter
from fractions import Fraction

from ludiade import Action, Seen

ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50}
PARTS = {
    "half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "eighth": 8,
    "tenth": 10, "twentieth": 20, "hundredth": 100, "halve": 2,
}  # fmt: skip


def spoken(words: str) -> Fraction | None:
    """`two fifths` as a number."""
    top, _, part = words.lower().rpartition(" ")
    bottom = PARTS.get(part) or PARTS.get(part.removesuffix("s"))
    tens, _, ones = top.rpartition("-")
    number = TENS.get(top) if top in TENS else None
    if ones in ONES.split():
        number = TENS.get(tens, 0) + ONES.split().index(ones)
    return Fraction(number, bottom) if number is not None and bottom else None


def number(face) -> Fraction | tuple[Fraction, Fraction] | None:
    """What a face shows: a number, or the two ends of a bracket."""
    match type(face).__name__:
        case "Decimal":
            return Fraction(f"{face.whole}.{face.places or 0}")
        case "Fraction":
            return Fraction(face.top, face.bottom)
        case "Words":
            return spoken(face.en)
        case "Area":
            return Fraction(face.shaded, face.parts)
        case "Line":
            return face.start + Fraction(face.tick, face.parts)
        case "Sum":
            right = number(face.right)
            return number(face.left) + (-right if face.minus else right)
        case "Percent":
            return number(face.value) / 100
        case _:
            return number(face.low), number(face.high)


def families(seen: Seen) -> dict[int, Fraction]:
    """The family of every card ever seen: its number, a bracket's being the one inside it."""
    shown = {card.card: number(card.face) for card in seen.view.seen}
    plain = {value for value in shown.values() if isinstance(value, Fraction)}
    found: dict[int, Fraction] = {}
    for card, value in shown.items():
        if isinstance(value, tuple):
            inside = [n for n in plain if value[0] < n < value[1]]
            value = inside[0] if inside else sum(value) / 2
        found[card] = value
    return found


def kind(action: Action) -> str:
    return type(action).__name__.lower()


def pairs(seen: Seen) -> list[Action]:
    """The announcements that are right."""
    of = families(seen)
    return [
        a for a in seen.actions
        if kind(a) == "diego" and a.card in of and of[a.card] == of.get(a.target)
    ]  # fmt: skip


def won(seen: Seen, seat: int) -> Counter:
    """Right pairs of each family in a sorter."""
    of, sorter = families(seen), seen.view.sorters[seat]
    both = [*sorter.diego, *sorter.pas_diego]
    return Counter(of[a] for a, b in both if a in of and of[a] == of.get(b))


def object_or_accept(seen: Seen) -> Action | None:
    """The answer to what stands on the table, or nothing where it is one's own turn."""
    standing = seen.view.standing
    if standing is None:
        return None
    menu = {kind(action): action for action in seen.actions}
    if "contest" in menu:
        of = families(seen)
        wrong = of.get(standing.card) != of.get(standing.target)
        return menu["contest" if wrong else "accept"]
    return None

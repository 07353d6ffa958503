"""Diego: numbers and fractions said in French and English, for generated decks."""

from fractions import Fraction as Exact

from ludiade.games.diego.material import WordsWriting

FR_UNITS = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf",
    "dix", "onze", "douze", "treize", "quatorze", "quinze", "seize",
    "dix-sept", "dix-huit", "dix-neuf",
]  # fmt: skip
FR_TENS = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"]
FR_PARTS = {2: "demi", 3: "tiers", 4: "quart", 5: "cinquième", 6: "sixième", 8: "huitième",
            10: "dixième", 20: "vingtième", 100: "centième", 1000: "millième"}  # fmt: skip
EN_UNITS = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
    "seventeen", "eighteen", "nineteen",
]  # fmt: skip
EN_TENS = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
]  # fmt: skip
EN_PARTS = {2: "half", 3: "third", 4: "quarter", 5: "fifth", 6: "sixth", 8: "eighth",
            10: "tenth", 20: "twentieth", 100: "hundredth", 1000: "thousandth"}  # fmt: skip
MOST = 99


def french(n: int) -> str:
    """A whole number up to 99, hyphens as the school of today writes them."""
    if n < 20:
        return FR_UNITS[n]
    if n < 70:
        tens, unit = FR_TENS[n // 10], n % 10
    elif n < 80:
        tens, unit = "soixante", n - 60
    else:
        tens, unit = "quatre-vingt", n - 80
    if unit == 0:
        return tens + "s" if n == 80 else tens
    link = "-et-" if unit in (1, 11) and n < 80 else "-"
    return tens + link + FR_UNITS[unit]


def english(n: int) -> str:
    """A whole number up to 99."""
    if n < 20:
        return EN_UNITS[n]
    return EN_TENS[n // 10] + (f"-{EN_UNITS[n % 10]}" if n % 10 else "")


def fraction_words(top: int, bottom: int) -> WordsWriting:
    """So many parts: "huit cinquièmes"."""
    part = FR_PARTS[bottom] + ("s" if top > 1 and bottom != 3 else "")
    bit = EN_PARTS[bottom]
    if top > 1:
        bit = "halves" if bottom == 2 else bit + "s"
    return WordsWriting(f"{french(top)} {part}", f"{english(top)} {bit}")


def mixed_words(number: Exact) -> WordsWriting:
    """A whole part and so many parts: "un et trois cinquièmes"."""
    whole, rest = divmod(number, 1)
    parts = fraction_words(rest.numerator, rest.denominator)
    return WordsWriting(f"{french(whole)} et {parts.fr}", f"{english(whole)} and {parts.en}")

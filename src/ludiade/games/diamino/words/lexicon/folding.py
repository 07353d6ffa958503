"""From French spelling to tiles."""

import unicodedata

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "Œ": "OE", "Æ": "AE"})


def fold(word: str) -> str:
    """Capitals without accents, as the tiles have them."""
    spread = unicodedata.normalize("NFD", word.translate(LIGATURES))
    return "".join(sign for sign in spread if not unicodedata.combining(sign)).upper()

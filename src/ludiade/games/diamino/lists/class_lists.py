"""Diamino: a list of words as people bring it, looked through word by word."""
# Not compiled: run once a list.

import re
import unicodedata
from collections.abc import Iterator

from msgspec import Struct

from ludiade.games.diamino.words.lexicon import Lexicon, LexiconError
from ludiade.games.diamino.words.lexicon.folding import fold
from ludiade.games.diamino.words.lexicon.names import ALL, LONGEST_WORD, SHORTEST_WORD, VERBS
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.texts import Texts

MOST_BYTES = 48 * 1024
MOST_WORDS = 2000
GUESSES, MOST_GUESSED = 3, 40
"""What a word might have meant, for so many words: each takes a moment."""
MOST_TOLD = 200
"""So many words that do not count are told with their reasons."""
PATH = "$.text"
_SEPARATED = re.compile(r"[\n\r,;\t•·]+")
_ARTICLE = re.compile(r"(?:(?:le|la|les|un|une|des|du|se)\s+|[ld]['’]|s['’])(?=\w\w)", re.I)
_MARKUP = re.compile(r"<[/!?a-z]|&[a-z]+;|&#", re.I)


class Problem(Struct, frozen=True):
    """A word that does not count, and why."""

    word: str
    code: str
    said: str


class Examined(Struct, frozen=True):
    """What a list is worth at a table."""

    words: list[str]
    """Those that count, as on tiles, in the order of the alphabet."""
    problems: list[Problem]
    """Those that do not, the first of them where they are very many."""
    given: int
    """How many words there were, each counted once."""


def examine(
    say: Texts, text: str, verbs: bool = False, lemmas: bool = False, unknown: bool = False
) -> Examined:
    """Each word of a text: does it count, and if not, why? BadRecord where it is no list at all.

    With `unknown`, words count that the lexicon does not have; nobody then knows verbs or lemmas.
    """
    lexicon = _lexicon()
    seen: set[str] = set()
    counted: set[str] = set()
    problems: list[Problem] = []
    for given in _words(text):
        word = fold(given)
        if word in seen:
            continue
        seen.add(word)
        if len(seen) > MOST_WORDS:
            raise BadRecord(PATH, "too_many_words", most=MOST_WORDS)
        guesses = GUESSES if len(problems) < MOST_GUESSED else 0
        code, near = _objection(word), tuple[str, ...]()
        if not code and not unknown:
            verdict = lexicon.judge(word, VERBS if verbs else ALL, lemmas, guesses)
            code, near = verdict.reason, verdict.near if verdict.reason == "not_in_list" else ()
        if not code:
            counted.add(word)
        elif len(problems) < MOST_TOLD:
            problems.append(_problem(say, given, code, near))
    if not seen:
        raise BadRecord(PATH, "empty_list")
    return Examined(sorted(counted), problems, len(seen))


def _words(text: str) -> Iterator[str]:
    """The words of a text that is fit to be read: one a line, or with commas; articles left out."""
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise BadRecord(PATH, "list_too_large", most=MOST_BYTES // 1024)
    strange = {c for c in text if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co")}
    if "\ufffd" in text or strange - set("\n\r\t\N{SOFT HYPHEN}\N{ZERO WIDTH NO-BREAK SPACE}"):
        raise BadRecord(PATH, "list_not_text")
    if _MARKUP.search(text):
        raise BadRecord(PATH, "list_markup")
    plain = text.replace("\N{SOFT HYPHEN}", "").replace("\N{ZERO WIDTH NO-BREAK SPACE}", "")
    for part in _SEPARATED.split(plain):
        if word := " ".join(part.split()).strip(' .-–—*"«»“”!?:'):
            article = _ARTICLE.match(word)
            yield word[article.end() :] if article else word


def _objection(word: str) -> str:
    """What is wrong with a word, whatever the lexicon says."""
    if " " in word:
        return "not_one_word"
    if not word.isascii() or not word.isalpha():
        return "bad_letters"
    if len(word) < SHORTEST_WORD:
        return "too_short"
    return "too_long" if len(word) > LONGEST_WORD else ""


def _problem(say: Texts, given: str, code: str, near: tuple[str, ...]) -> Problem:
    reason = say.say(f"judge-{code}".replace("_", "-"))
    meant = say.join(near, "or") if near else "none"
    shown = given if len(given) <= 40 else f"{given[:39]}…"
    return Problem(shown, code, say.say("judge-no", word=shown, reason=reason, near=meant))


def _lexicon() -> Lexicon:
    try:
        return Lexicon.open()
    except LexiconError as error:
        raise BadRecord(PATH, error.code, name=error.name) from None

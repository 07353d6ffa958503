"""Which words a table admits: an edition of the lexicon, or lists the table brings along.

A state holds names only; what they stand for is found here, opened when first asked for.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256

from ludiade.games.diamino.lexicon import Lexicon, LexiconError
from ludiade.games.diamino.lexicon.names import (
    ALL,
    EDITION,
    FILTERS,
    LONGEST_WORD,
    SHORTEST_WORD,
)
from ludiade.games.diamino.types import Options
from ludiade.kernel.errors import BadRecord, Refusal

MOST_WORDS = 600_000
_WORD = re.compile(f"[A-Z]{{{SHORTEST_WORD},{LONGEST_WORD}}}")
_own: dict[str, frozenset[str]] = {}

Graph = memoryview


def own_list(lines: Iterable[str]) -> str:
    """Take a list of words, A–Z, one a line, and name it by its SHA-256."""
    words: set[str] = set()
    for number, line in enumerate(lines, 1):
        word = line.rstrip("\r\n")
        if not _WORD.fullmatch(word):
            raise BadList("bad_line", line=number)
        words.add(word)
        if len(words) > MOST_WORDS:
            raise BadList("too_many_words", most=MOST_WORDS)
    if not words:
        raise BadList("empty_list")
    digest = sha256()
    for word in sorted(words):
        digest.update(f"{word}\n".encode())
    name = digest.hexdigest()
    _own[name] = frozenset(words)
    return name


class BadList(BadRecord):
    """A list of words that cannot be taken."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__("$", code, **details)


def check(options: Options) -> None:
    """Raise BadRecord where the options name words that are not to be had here."""
    if options.lexicon in _own:
        if options.word_filter != ALL and options.word_filter not in _own:
            raise BadRecord("$.options.word_filter", "list_has_no_marks")
        if options.lemmas_only:
            raise BadRecord("$.options.lemmas_only", "list_has_no_marks")
        return
    if options.lexicon != EDITION:
        raise BadRecord("$.options.lexicon", "unknown_lexicon", name=options.lexicon)
    if options.word_filter not in FILTERS and options.word_filter not in _own:
        raise BadRecord("$.options.word_filter", "unknown_list", name=options.word_filter)


def judge(options: Options) -> Callable[[str], bool]:
    """Whether a word of capitals is admitted at this table."""
    return _judge(options.lexicon, options.word_filter, options.lemmas_only)


def graph(options: Options) -> Graph:
    """The words of this table, as the generator of plays reads them."""
    return _graph(options.lexicon, options.word_filter, options.lemmas_only)


@cache
def _judge(lexicon: str, word_filter: str, lemmas_only: bool) -> Callable[[str], bool]:
    if lexicon in _own:
        own = _own[lexicon]
        if word_filter in _own:
            own &= _own[word_filter]
        return own.__contains__
    edition = _edition(lexicon)
    if word_filter in _own:
        own = _own[word_filter]
        return lambda word: word in own and edition.admits(word, ALL, lemmas_only)
    return lambda word: edition.admits(word, word_filter, lemmas_only)


@cache
def _graph(lexicon: str, word_filter: str, lemmas_only: bool) -> Graph:
    if lexicon in _own or word_filter in _own:
        words = _own[word_filter if word_filter in _own else lexicon]
        admitted = _judge(lexicon, word_filter, lemmas_only)
        return Lexicon.from_words(sorted(filter(admitted, words))).graph()
    return _edition(lexicon).graph(word_filter, lemmas_only)


@cache
def _edition(name: str) -> Lexicon:
    try:
        return Lexicon.open(name)
    except LexiconError as error:
        raise Refusal(error.code, name=name) from None

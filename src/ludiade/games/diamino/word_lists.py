"""Which words a table admits: an edition of the lexicon, or lists the table brings along.

A state holds names only; what they stand for is found here, opened when first asked for.
"""
# Not compiled: run once a match at most.

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from ludiade.games.diamino.types import Options
from ludiade.games.diamino.words.lexicon import Lexicon, LexiconError
from ludiade.games.diamino.words.lexicon.names import ALL, EDITION, FILTERS
from ludiade.kernel.errors import BadRecord

MOST_WORDS = 600_000
_SHA256 = re.compile("[0-9a-f]{64}")
_own: dict[str, Lexicon] = {}


def own_list(lines: Iterable[str]) -> Lexicon:
    """Take a list of words, A–Z, one a line; it is named by its SHA-256."""
    try:
        lexicon = Lexicon.from_words(_not_too_many(lines))
    except LexiconError as error:
        raise BadRecord("$", error.code, line=error.line) from None
    _own[lexicon.name] = lexicon
    return lexicon


def _not_too_many(lines: Iterable[str]) -> Iterator[str]:
    for number, line in enumerate(lines):
        if number == MOST_WORDS:
            raise BadRecord("$", "too_many_words", most=MOST_WORDS)
        yield line


def check(options: Options, instead: bool = False) -> None:
    """Raise BadRecord where the options name words that are not to be had here.

    With a list that judges instead, the names must only be such as there may be.
    """
    own = options.lexicon in _own
    if not own and options.lexicon != EDITION and not (instead and is_own_name(options.lexicon)):
        raise BadRecord("$.options.lexicon", "unknown_lexicon", name=options.lexicon)
    chosen = options.word_filter
    if chosen not in FILTERS and chosen not in _own and not (instead and is_own_name(chosen)):
        raise BadRecord("$.options.word_filter", "unknown_list", name=chosen)
    if instead:
        return
    if own and chosen not in (ALL, *_own):
        raise BadRecord("$.options.word_filter", "list_has_no_marks")
    if own and options.lemmas_only:
        raise BadRecord("$.options.lemmas_only", "list_has_no_marks")
    if not own:
        _edition(options.lexicon)


def is_own_name(name: str) -> bool:
    """Whether this is the name of a table's own list."""
    return _SHA256.fullmatch(name) is not None


def judge(options: Options) -> Callable[[str], bool]:
    """Whether a word of capitals is admitted at this table."""
    return _judge(options.lexicon, options.word_filter, options.lemmas_only)


def graph(options: Options, grade: int = 0) -> memoryview:
    """The words of this table, as the generator of plays reads them; only those so familiar."""
    return _graph(options.lexicon, options.word_filter, options.lemmas_only, grade)


@cache
def _judge(lexicon: str, word_filter: str, lemmas_only: bool) -> Callable[[str], bool]:
    book = _own[lexicon] if lexicon in _own else _edition(lexicon)
    if word_filter in _own:  # a list within a lexicon
        narrow = _own[word_filter]
        return lambda word: narrow.admits(word) and book.admits(word, ALL, lemmas_only)
    return lambda word: book.admits(word, word_filter, lemmas_only)


@cache
def _graph(lexicon: str, word_filter: str, lemmas_only: bool, grade: int) -> memoryview:
    book = _own[lexicon] if lexicon in _own else _edition(lexicon)
    if word_filter in _own:
        admitted = _judge(lexicon, word_filter, lemmas_only)
        return Lexicon.from_words(filter(admitted, _own[word_filter].words())).graph()
    return book.graph(word_filter, lemmas_only, grade)


@cache
def _edition(name: str) -> Lexicon:
    try:
        return Lexicon.open(name)
    except LexiconError as error:
        raise BadRecord("$.options.lexicon", error.code, name=name) from None

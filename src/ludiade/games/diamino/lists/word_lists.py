"""Which words a table admits: an edition of the lexicon, or lists the table brings along.

A state holds names, or the words of a list; what they stand for is found here, opened when first
asked for.
"""
# Not compiled: run once a match at most.

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache

from ludiade.games.diamino.types import Options
from ludiade.games.diamino.words.lexicon import Lexicon, LexiconError
from ludiade.games.diamino.words.lexicon.names import ALL, EDITION, FILTERS
from ludiade.kernel.errors import BadRecord

MOST_WORDS = 600_000
REMEMBERED = 64
"""Vocabularies kept at hand: strangers may open tables with lists of their own."""
Words = str | tuple[str, ...]
Admits = Callable[[str], bool]
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
    lexicon, chosen = options.lexicon, options.word_filter
    if () in (lexicon, chosen):
        raise BadRecord("$.options.word_filter", "empty_list")
    own = _is_own(lexicon)
    if not own and lexicon != EDITION and not (instead and is_own_name(lexicon)):
        raise BadRecord("$.options.lexicon", "unknown_lexicon", name=lexicon)
    narrow = _is_own(chosen)
    if chosen not in FILTERS and not narrow and not (instead and is_own_name(chosen)):
        raise BadRecord("$.options.word_filter", "unknown_list", name=chosen)
    if instead:
        return
    if own and chosen != ALL and not narrow:
        raise BadRecord("$.options.word_filter", "list_has_no_marks")
    if own and options.lemmas_only:
        raise BadRecord("$.options.lemmas_only", "list_has_no_marks")
    if not own:
        _edition(lexicon)
    if narrow and not any(map(judge(options), _list(chosen).words())):
        raise BadRecord("$.options.word_filter", "no_known_word")


def is_own_name(name: Words) -> bool:
    """Whether this is the name of a table's own list."""
    return isinstance(name, str) and _SHA256.fullmatch(name) is not None


def judge(options: Options) -> Admits:
    """Whether a word of capitals is admitted at this table."""
    return _judge(options.lexicon, options.word_filter, options.lemmas_only)


def graph(options: Options, grade: int = 0) -> memoryview:
    """The words of this table, as the generator of plays reads them; only those so familiar."""
    return _graph(options.lexicon, options.word_filter, options.lemmas_only, grade)


@lru_cache(REMEMBERED)
def _judge(lexicon: Words, word_filter: Words, lemmas_only: bool) -> Admits:
    book = _list(lexicon) if _is_own(lexicon) else _edition(lexicon)
    if _is_own(word_filter):  # a list within a lexicon
        narrow = _list(word_filter)
        return lambda word: narrow.admits(word) and book.admits(word, ALL, lemmas_only)
    return lambda word: book.admits(word, str(word_filter), lemmas_only)


@lru_cache(REMEMBERED)
def _graph(lexicon: Words, word_filter: Words, lemmas_only: bool, grade: int) -> memoryview:
    book = _list(lexicon) if _is_own(lexicon) else _edition(lexicon)
    if _is_own(word_filter):
        admitted = _judge(lexicon, word_filter, lemmas_only)
        return Lexicon.from_words(filter(admitted, _list(word_filter).words())).graph()
    return book.graph(str(word_filter), lemmas_only, grade)


def _is_own(words: Words) -> bool:
    """Whether these are a table's own: the words themselves, or the name of a list taken."""
    return not isinstance(words, str) or words in _own


def _list(words: Words) -> Lexicon:
    return _own[words] if isinstance(words, str) else _of_words(words)


@lru_cache(REMEMBERED)
def _of_words(words: tuple[str, ...]) -> Lexicon:
    return Lexicon.from_words(words)


@cache
def _edition(name: Words) -> Lexicon:
    try:
        return Lexicon.open(str(name))
    except LexiconError as error:
        raise BadRecord("$.options.lexicon", error.code, name=name) from None

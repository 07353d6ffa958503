"""Which words a table admits: an edition of the lexicon, or lists the table brings along.

A state holds names only; what they stand for is found here, opened when first asked for.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from ludiade.games.diamino.lexicon import Lexicon, LexiconError
from ludiade.games.diamino.lexicon.names import ALL, EDITION, FILTERS
from ludiade.games.diamino.types import Options
from ludiade.kernel.errors import BadRecord

MOST_WORDS = 600_000
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


def check(options: Options) -> None:
    """Raise BadRecord where the options name words that are not to be had here."""
    own = options.lexicon in _own
    if not own and options.lexicon != EDITION:
        raise BadRecord("$.options.lexicon", "unknown_lexicon", name=options.lexicon)
    if options.word_filter not in FILTERS and options.word_filter not in _own:
        raise BadRecord("$.options.word_filter", "unknown_list", name=options.word_filter)
    if own and options.word_filter not in (ALL, *_own):
        raise BadRecord("$.options.word_filter", "list_has_no_marks")
    if own and options.lemmas_only:
        raise BadRecord("$.options.lemmas_only", "list_has_no_marks")
    if not own:
        _edition(options.lexicon)


def judge(options: Options) -> Callable[[str], bool]:
    """Whether a word of capitals is admitted at this table."""
    return _judge(options.lexicon, options.word_filter, options.lemmas_only)


def graph(options: Options) -> memoryview:
    """The words of this table, as the generator of plays reads them."""
    return _graph(options.lexicon, options.word_filter, options.lemmas_only)


@cache
def _judge(lexicon: str, word_filter: str, lemmas_only: bool) -> Callable[[str], bool]:
    book = _own[lexicon] if lexicon in _own else _edition(lexicon)
    if word_filter in _own:  # a list within a lexicon
        narrow = _own[word_filter]
        return lambda word: narrow.admits(word) and book.admits(word, ALL, lemmas_only)
    return lambda word: book.admits(word, word_filter, lemmas_only)


@cache
def _graph(lexicon: str, word_filter: str, lemmas_only: bool) -> memoryview:
    book = _own[lexicon] if lexicon in _own else _edition(lexicon)
    if word_filter in _own:
        admitted = _judge(lexicon, word_filter, lemmas_only)
        return Lexicon.from_words(filter(admitted, _own[word_filter].words())).graph()
    return book.graph(word_filter, lemmas_only)


@cache
def _edition(name: str) -> Lexicon:
    try:
        return Lexicon.open(name)
    except LexiconError as error:
        raise BadRecord("$.options.lexicon", error.code, name=name) from None

"""Diamino's own commands: the lexicon, the plays of a position, the patience."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from ludiade.games.diamino.lists.class_lists import examine
from ludiade.games.diamino.lists.word_lists import own_list
from ludiade.games.diamino.words.lexicon import Lexicon, LexiconError
from ludiade.games.diamino.words.lexicon.folding import fold
from ludiade.games.diamino.words.lexicon.names import ALL, VERBS
from ludiade.games.diamino.words.verdicts import told
from ludiade.kernel.errors import Refusal
from ludiade.kernel.inputs import Move
from ludiade.kernel.json.strict import read_bytes, read_lines
from ludiade.kernel.match import Match
from ludiade.kernel.texts import Texts

__all__ = ["judge", "lexicon_dump", "list_check", "list_options", "patience", "plays"]

List = Literal["", "all", "verbs", "history", "hunting", "fashion", "sport"]
"""A list of words, or none in particular."""


def lexicon_dump(
    say: Texts, *, verbs: bool = False, lemmas: bool = False, list_: List = ""
) -> Iterator[object]:
    """Every word of the lexicon or of one of its lists, sorted, one a line."""
    yield from _lexicon().words(_filter(verbs, list_), lemmas)


def judge(
    say: Texts, *word: str, verbs: bool = False, lemmas: bool = False, list_: List = ""
) -> Iterator[object]:
    """Whether each word is admitted, and if not, why, and what might have been meant."""
    lexicon = _lexicon()
    chosen = _filter(verbs, list_)
    for given in word:
        yield told(say, given, lexicon.judge(fold(given), chosen, lemmas))


def list_check(
    say: Texts, file: Path, *, verbs: bool = False, lemmas: bool = False
) -> Iterator[object]:
    """Which words of a list count, and why the others do not."""
    found = examine(say, _text(file), verbs, lemmas)
    yield from (problem.said for problem in found.problems)
    yield say.say("list-counted", counted=len(found.words), given=found.given)


def list_options(
    say: Texts, file: Path, *, verbs: bool = False, lemmas: bool = False, unknown: bool = False
) -> Iterator[object]:
    """The options of a table that plays with a list."""
    words = examine(say, _text(file), verbs, lemmas, unknown).words
    if not words:
        raise Refusal("no_known_word")
    yield {"lexicon" if unknown else "word_filter": words}


def plays(
    say: Texts, positions: Path, *, lexicon: Path | None = None, best: int = 0, list_: bool = False
) -> Iterator[object]:
    """For each position of a file, how many plays there are, and their hashes."""
    from ludiade.games.diamino.plays.legal import points
    from ludiade.games.diamino.words.plays.files import answers

    words = own_list(read_lines(lexicon)) if lexicon else _lexicon()
    yield from answers(positions, words, best, list_, points())


def patience(say: Texts, *, seed: str = "1", seconds: int = 60) -> Iterator[object]:
    """Place as many tiles as can be found in that time, and write the match."""
    from ludiade.games.diamino import game
    from ludiade.games.diamino.knowledge.patience import OPTIONS, solve

    match = Match(game, OPTIONS, 1)
    for action in solve(seed, seconds):
        match.apply(Move(0, action))
    yield match.document()


def _text(file: Path) -> str:
    return read_bytes(file).decode("utf-8", errors="replace")


def _lexicon() -> Lexicon:
    try:
        return Lexicon.open()
    except LexiconError as error:
        raise Refusal(error.code, name=error.name) from None


def _filter(verbs: bool, name: List) -> str:
    if verbs and name:
        raise Refusal("verbs_or_list")
    return name or (VERBS if verbs else ALL)

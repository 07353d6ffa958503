"""A lexicon at the table: the built edition, or a list the table brings along."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ludiade.games.diamino.words.graph import reader
from ludiade.games.diamino.words.lexicon.entries import entries_of
from ludiade.games.diamino.words.lexicon.names import (
    ALL,
    EDITION,
    ENTRIES,
    FILTERS,
    LONGEST_WORD,
    NEWEST,
    PROPER,
    SHORTEST_WORD,
    VERBS,
    graph_name,
)

DATA = Path(__file__).parent / "data"
SUGGESTIONS = 5
_LINE = re.compile(f"[A-Z]{{{SHORTEST_WORD},{LONGEST_WORD}}}")
_CAPITALS = re.compile("[A-Z]+")
_LENGTHS = ("too_short", "too_long")
Graph = memoryview


class LexiconError(Exception):
    """A lexicon that cannot be had; `code` says why, `line` where in a list."""

    def __init__(self, code: str, line: int | None = None, name: str = "") -> None:
        super().__init__(code, line, name)
        self.code = code
        self.line = line
        self.name = name


class Verdict(NamedTuple):
    """Whether a word may be laid, otherwise the reason and the words near it."""

    word: str
    admitted: bool
    reason: str = ""
    near: tuple[str, ...] = ()
    entries: tuple[str, ...] = ()
    """Where it is admitted: what a dictionary has it under, where that is another word."""


class Lexicon:
    """Words in one graph for each filter; verb forms and head words are graphs of their own."""

    def __init__(self, name: str, folder: Path | None = None, own: frozenset[str] = frozenset()):
        self.name = name
        self._folder = folder
        self._own = own
        self._graphs: dict[str, Graph] = {}

    @classmethod
    def open(cls, name: str = NEWEST, data: Path = DATA) -> "Lexicon":
        """The edition of this name; `fr` is the newest."""
        edition = EDITION if name == NEWEST else name
        if edition != EDITION:
            raise LexiconError("unknown_lexicon", name=name)
        if not (data / edition / graph_name(ALL, False)).exists():
            raise LexiconError("lexicon_not_built", name=name)
        return cls(edition, data / edition)

    @classmethod
    def from_words(cls, lines: Iterable[str]) -> "Lexicon":
        """A table's own list, one word of capitals a line; named by the hash of its dump."""
        from hashlib import sha256

        words = set()
        for number, line in enumerate(lines, 1):
            word = line.rstrip("\r\n")
            if not _LINE.fullmatch(word):
                raise LexiconError("bad_line", line=number)
            words.add(word)
        if not words:
            raise LexiconError("empty_list")
        text = "".join(f"{word}\n" for word in sorted(words))
        return cls(sha256(text.encode()).hexdigest(), own=frozenset(words))

    def graph(self, word_filter: str = ALL, lemmas_only: bool = False, grade: int = 0) -> Graph:
        """The word graph of what may be laid, as the generator reads it; only what is so familiar.

        An own list has no grades: who brings it along knows it.
        """
        self._check(word_filter, lemmas_only)
        return self._graph(graph_name(word_filter, lemmas_only, 0 if self._own else grade))

    def admits(self, word: str, word_filter: str = ALL, lemmas_only: bool = False) -> bool:
        """Whether a word of capitals may be laid."""
        if self._own:
            self._check(word_filter, lemmas_only)
            return word in self._own
        return reader.contains(self.graph(word_filter, lemmas_only), word)

    def words(self, word_filter: str = ALL, lemmas_only: bool = False) -> Iterator[str]:
        """All words that may be laid, sorted."""
        if self._own:
            self._check(word_filter, lemmas_only)
            return iter(sorted(self._own))
        return reader.words(self.graph(word_filter, lemmas_only))

    def judge(
        self, word: str, word_filter: str = ALL, lemmas_only: bool = False,
        guesses: int = SUGGESTIONS,
    ) -> Verdict:  # fmt: skip
        """Yes, or no with the reason and what might have been meant."""
        self._check(word_filter, lemmas_only)
        if not _CAPITALS.fullmatch(word):
            return Verdict(
                word, False, "bad_letters", self._spelt_out(word, word_filter, lemmas_only)
            )
        reason = self._objection(word, word_filter, lemmas_only)
        if not reason:
            return Verdict(word, True, entries=self._entries(word))
        if reason in _LENGTHS or not guesses:  # whatever is near it was not meant
            return Verdict(word, False, reason)
        near = reader.near(
            lambda other: self.admits(other, word_filter, lemmas_only), word, guesses
        )
        return Verdict(word, False, reason, tuple(near))

    def _spelt_out(self, word: str, word_filter: str, lemmas_only: bool) -> tuple[str, ...]:
        """The word on tiles, if that is what is wrong with it."""
        from ludiade.games.diamino.words.lexicon.folding import fold

        folded = fold(word)
        fine = _LINE.fullmatch(folded) and self.admits(folded, word_filter, lemmas_only)
        return (folded,) if fine else ()

    def _objection(self, word: str, word_filter: str, lemmas_only: bool) -> str:
        if len(word) < SHORTEST_WORD:
            return "too_short"
        if len(word) > LONGEST_WORD:
            return "too_long"
        if not self.admits(word):
            return "proper_noun" if self._is_proper(word) else "not_in_list"
        if not self.admits(word, word_filter):
            return "not_a_verb" if word_filter == VERBS else "not_in_theme"
        if not self.admits(word, word_filter, lemmas_only):
            return "not_a_head_word"
        return ""

    def _entries(self, word: str) -> tuple[str, ...]:
        file = None if self._folder is None else self._folder / ENTRIES
        return entries_of(file, word) if file is not None and file.exists() else ()

    def _is_proper(self, word: str) -> bool:
        return not self._own and reader.contains(self._graph(graph_name(PROPER, False)), word)

    def _check(self, word_filter: str, lemmas_only: bool) -> None:
        if word_filter not in FILTERS:
            raise LexiconError("unknown_filter", name=word_filter)
        # An own list carries no marks of verbs, themes or head words.
        if self._own and (word_filter != ALL or lemmas_only):
            raise LexiconError("list_has_no_marks", name=word_filter)

    def _graph(self, file_name: str) -> Graph:
        if file_name not in self._graphs:
            if self._folder is None:
                from ludiade.games.diamino.words.graph.build import build

                self._graphs[file_name] = memoryview(build(self._own))
            else:
                self._graphs[file_name] = reader.open_graph(self._folder / file_name)
        return self._graphs[file_name]

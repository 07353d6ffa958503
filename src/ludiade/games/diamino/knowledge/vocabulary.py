"""The words a player knows of those a table admits, and what he thinks of the others."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from ludiade.games.diamino.lists import word_lists
from ludiade.games.diamino.placement import words_formed
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.types import Options
from ludiade.games.diamino.words.graph.reader import contains, holds

PIECE = 3
"""Letters at a time by which a word looks like those one knows."""


class Vocabulary:
    """Words of a grade of familiarity and above; of grade 0 all, and then no doubt is left."""

    def __init__(self, options: Options, grade: int) -> None:
        self.options = options
        self.graph = word_lists.graph(options, grade)
        self.whole = grade == 0

    def knows(self, word: str) -> bool:
        """Whether this is one of them."""
        return contains(self.graph, word)

    def doubts(self, word: str) -> bool:
        """Whether a word not known has a piece that no word known has."""
        pieces = [word[at : at + PIECE] for at in range(max(1, len(word) - PIECE + 1))]
        return not all(holds(self.graph, piece) for piece in pieces)

    def unknown(self, board: str, fresh: list[int]) -> list[str]:
        """Those not known of the words that new tiles form."""
        formed = [word.upper() for word in words_formed(board, fresh)]
        return [word for word in formed if not self.knows(word)]

    def contests(self, table: Table) -> bool:
        """Whether to contest the placement that stands (1.8)."""
        unknown = self.unknown(table.board, table.fresh)
        return bool(unknown) and (self.whole or any(self.doubts(word) for word in unknown))

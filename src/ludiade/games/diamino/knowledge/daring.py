"""A word that one does not know, dared because it looks well: another may contest it."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from collections.abc import Iterator

from ludiade.games.diamino.knowledge.habits import habits_of
from ludiade.games.diamino.knowledge.sketch import Sketch
from ludiade.games.diamino.knowledge.vocabulary import Vocabulary
from ludiade.games.diamino.material import JOKER, minus
from ludiade.games.diamino.placement import put, read
from ludiade.games.diamino.plays.legal import written
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.types import Place
from ludiade.games.diamino.words.graph.reader import holds
from ludiade.games.diamino.words.plays import Play
from ludiade.kernel.errors import Illegal
from ludiade.kernel.inputs import Move

LOOKED_AT = 60
"""The best plays of one who had one letter more."""
SHORTEST = 5
PIECE = 4
"""A word is believed from so many letters on, if its pieces of so many are those of other words."""


def dare(table: Table, words: Vocabulary) -> Place | None:
    """A word known but for one letter, worth at least as much as the best of those known."""
    if not table.has_tiles():
        return None
    sketch = Sketch(table, words.graph)
    value = habits_of(table.options, table.reserve).value
    honest = sketch.best(1, value)
    letters = table.racks[table.turn].replace(JOKER, "")
    for worth, play in sketch.finder.best(letters + JOKER, LOOKED_AT, value):
        if honest and worth < honest[0][0]:
            break
        for slipped in _slipped(table, play, letters):
            place = written(table, slipped)
            if is_believed(table, place, words):
                return place
    return None


def is_believed(table: Table, place: Place, words: Vocabulary) -> bool:
    """Whether a placement that the rules allow has a word unknown, and none that looks wrong."""
    try:
        table.copy().apply(Move(table.turn, place))
    except Illegal:
        return False
    placement = read(table.board, place.at, place.word)
    unknown = words.unknown(put(table.board, placement, place.word), placement.fresh)
    return bool(unknown) and all(_looks_well(word, words) for word in unknown)


def _looks_well(word: str, words: Vocabulary) -> bool:
    pieces = [word[at : at + PIECE] for at in range(len(word) - PIECE + 1)]
    return len(word) >= SHORTEST and all(holds(words.graph, piece) for piece in pieces)


def _slipped(table: Table, play: Play, letters: str) -> Iterator[Play]:
    """The play with each letter that one has in place of the one that one lacks."""
    lacking = next((at for at, sign in enumerate(play.word) if sign.islower()), None)
    if lacking is None:
        return
    laid = read(table.board, play.at, written(table, play).word).tiles.replace(JOKER, "")
    for letter in dict.fromkeys(minus(letters, laid)):
        yield play._replace(word=play.word[:lacking] + letter + play.word[lacking + 1 :])

"""Tables set up by hand, in the middle of a deal, with a small lexicon of their own."""

from ludiade.games.diamino import types as t
from ludiade.games.diamino.lists.word_lists import own_list
from ludiade.games.diamino.material import listed
from ludiade.games.diamino.placement import put, read
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.stages import Stage
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import EVERY_EYE
from ludiade.kernel.inputs import Expired, Move, Over, Shuffle, Shuffled
from ludiade.kernel.types import Event

LIST = """
AI AIE AS CHATEAUX CHATEAU DE ELU EN ENA ES ET EU IRIS IL ILE ILS KEPI KEPIS LE LES NE NEZ NU
OR OS PRE PRES RE RI RIZ SE SI SUR TE TES UN UNE UNES US ZESTE ZESTES LA SOIE SOIES
"""
WORDS = LIST.split()
BOOK = own_list(WORDS).name
KEPI = [("8H", "KEPI")]
SEED = [("8H", "KEPI"), ("I7", "ZESTE")]


def table(racks, reserve="", board=(), turn=0, scores=None, **options):
    """It is `turn`'s turn; `board` is a list of placements, `reserve` a text, its front first."""
    it = Table(t.Options(**{"lexicon": BOOK} | options), len(racks))
    it.racks = [listed(rack) for rack in racks]
    it.reserve = reserve
    it.turn = turn
    it.points = list(scores or [0] * len(racks))
    for at, word in board:
        it.board = put(it.board, read(it.board, at, word), word)
    it.stage = Stage.TURN
    return it


def place(it, at, word, answer="accept"):
    """The player whose turn it is places; the opponents accept, or the first one contests."""
    told: list[Event] = []
    it.apply(Move(it.turn, t.Place(at, word)), told)
    while answer and it.view(EVERY_EYE).standing is not None:
        opponent = it.waiting().seats[0]
        it.apply(Move(opponent, t.Contest() if answer == "contest" else t.Accept()), told)
    return told


def act(it, action, seat=None):
    """An action of the player whose turn it is, or of another seat."""
    told: list[Event] = []
    it.apply(Move(it.turn if seat is None else seat, action), told)
    return told


def shuffle(it, order=None):
    """Let chance give an order, by default the listing order."""
    waiting = it.waiting()
    assert isinstance(waiting, Shuffle)
    it.apply(Shuffled(list(order or range(waiting.size))))


def refused(it, action, seat=None):
    """The code and rule of a refusal that changed nothing."""
    before = it.truth()
    told: list[Event] = []
    try:
        it.apply(Move(it.turn if seat is None else seat, action), told)
    except Illegal as illegal:
        assert it.truth() == before
        assert not told
        return illegal.code, illegal.rule
    raise AssertionError(f"accepted: {action}")


def refused_place(it, at, word):
    return refused(it, t.Place(at, word))


def expire(it):
    it.apply(Expired())


def over(it):
    """Scores and ranks of a finished match."""
    waiting = it.waiting()
    assert isinstance(waiting, Over)
    return waiting.scores, waiting.ranks


def whole_view(it):
    return it.view(EVERY_EYE)

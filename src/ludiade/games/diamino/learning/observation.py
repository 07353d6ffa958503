"""Diamino: what a seat sees as numbers, and what it may do as features instead of an index.

There is no end of words, so a learning program is offered the plays of the most points and tiles,
each with its features, and answers by its place in that list.
"""
# Not compiled: it reads views.

from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import EMPTY, GREEN, GROUND, JOKER, LISTING, RED, SIDE, VALUES
from ludiade.games.diamino.placement import read
from ludiade.games.diamino.plays.legal import may_cover_black, plays, points, written
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.stages import Stage
from ludiade.kernel.errors import Illegal
from ludiade.kernel.inputs import Move
from ludiade.kernel.learning.blocks import Block, counts, one_of, seats_from
from ludiade.kernel.types import Action

MOST_OFFERED = 64
VOWELS = "AEIOUY"
RARE = "JKQWXYZ"
KINDS = (t.Place, t.Exchange, t.Pass, t.Contest, t.Accept, t.Shed)
FEATURES = (
    "place", "exchange", "pass", "contest", "accept", "shed",
    "tiles", "points", "reds", "greens", "jokers", "vowels kept", "tiles kept", "value kept",
)  # fmt: skip


def observe(view: t.View, seat: int, players: int) -> list[Block]:
    """The board by letters (1 for A, jokers apart), one's own rack, then the players."""
    signs = "".join(view.board)
    own = view.racks[seat]
    blocks: list[Block] = [
        ("letters", [0.0 if s == EMPTY else float(ord(s.upper()) - 64) for s in signs]),
        ("jokers", [float(sign.islower()) for sign in signs]),
        ("fresh", [float(_square(n) in view.fresh) for n in range(SIDE * SIDE)]),
        ("rack", counts(own if isinstance(own, str) else "", LISTING)),
    ]
    for place, other in enumerate(seats_from(seat, players)):
        rack = view.racks[other]
        blocks += [
            (f"player {place} tiles", [float(len(rack) if isinstance(rack, str) else rack)]),
            (f"player {place} known", counts(view.known[other], LISTING)),
            (f"player {place} points", [float(view.scores[other])]),
        ]
    turn = None if view.turn is None else (view.turn - seat) % players
    return [
        *blocks,
        ("reserve", [float(view.reserve)]),
        ("contested", [float(view.standing is not None)]),
        ("to shed", [float(view.to_shed)]),
        ("idle", [float(view.idle)]),
        ("turn", one_of(turn, range(players))),
    ]


def _square(number: int) -> str:
    return f"{chr(65 + number % SIDE)}{number // SIDE + 1}"


def offers(table: Table, seat: int) -> list[tuple[Action, list[float]]]:
    """What a seat may choose from, at most `MOST_OFFERED`, with the features of each."""
    menu = list(table.actions(seat))
    if table.stage == Stage.TURN:
        rack = table.racks[seat]
        swap = table.may_exchange()
        poor = "".join(tile for tile in rack if tile in RARE)[:swap]
        menu += [t.Exchange(tiles) for tiles in dict.fromkeys((rack[:swap], poor)) if tiles]
        room = MOST_OFFERED - len(menu)
        black = may_cover_black(table)
        found = [written(table, play) for _, play in plays(table).best(rack, room, points(), black)]
        menu += [place for place in found if _is_legal(table, seat, place)]
    return [(action, features(table, seat, action)) for action in menu[:MOST_OFFERED]]


def features(table: Table, seat: int, action: Action) -> list[float]:
    """An action as numbers, in the order of `FEATURES`."""
    kept = list(table.racks[seat])
    covered: list[int] = []
    laid = ""
    match action:
        case t.Place(at=at, word=word):
            line = read(table.board, at, word)
            covered = list(line.fresh)
            signs = [s for n, s in zip(line.squares, word, strict=True) if n in covered]
            laid = "".join(JOKER if sign.islower() else sign for sign in signs)
        case t.Exchange(tiles=tiles):
            laid = tiles
        case t.Shed(tile=tile):
            laid = tile
        case _:
            pass
    for tile in laid:
        kept.remove(tile)
    reds = sum(GROUND[square] == RED for square in covered)
    greens = sum(GROUND[square] == GREEN for square in covered)
    kind = [float(isinstance(action, kind)) for kind in KINDS]
    return [
        *kind, float(len(laid)), 10.0 * reds - 5.0 * greens, float(reds), float(greens),
        float(laid.count(JOKER)), float(sum(tile in VOWELS for tile in kept)), float(len(kept)),
        float(sum(VALUES[tile] for tile in kept)),
    ]  # fmt: skip


def _is_legal(table: Table, seat: int, place: t.Place) -> bool:
    """A play over a black square is one only where it finishes."""
    if all(GROUND[square] != "#" for square in read(table.board, place.at, place.word).fresh):
        return True
    try:
        table.copy().apply(Move(seat, place))
    except Illegal:
        return False
    return True

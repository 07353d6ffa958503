"""The match record: one JSON document that tells a whole match (docs/record.md)."""

from collections.abc import Callable
from typing import Annotated, Any, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ludiade.kernel.errors import BadRecord, Illegal
from ludiade.kernel.fairness.chance import Chance, Fairness
from ludiade.kernel.fairness.promises import Terms, deal, read_terms
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Expired, Input, Move, Over, Shuffle, Shuffled, Waiting
from ludiade.kernel.json.convert import convert
from ludiade.kernel.json.strict import parse
from ludiade.kernel.types import Options

FORMAT = "ludiade-record/1"
Milliseconds = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Since the start; the largest is the last that every language reads exactly."""


class _Line(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """One input as it stands on record, with its time since the start where that was kept."""

    at: Milliseconds | UnsetType = UNSET


class MoveLine(_Line, frozen=True, tag="move", kw_only=True):
    """A seat's decision."""

    seat: int
    action: dict[str, Any]


class ShuffledLine(_Line, frozen=True, tag="shuffled", kw_only=True):
    """An order that chance has given."""

    order: list[int]


class ExpiredLine(_Line, frozen=True, tag="expired"):
    """The end of a delay."""


Line = MoveLine | ShuffledLine | ExpiredLine


class Document(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record as JSON has it: every key and type right, the game not yet asked."""

    format: str
    game: str
    rules: int
    players: int
    inputs: list[Line]
    names: list[str] | UnsetType = UNSET
    options: dict[str, Any] = {}
    fairness: Fairness | UnsetType = UNSET


class Record(Struct, frozen=True):
    """A record whose game, options and number of players are known to fit."""

    game: AnyGame
    options: Options
    document: Document
    terms: Terms | None = None
    """What was agreed before the deal, in a record whose fairness is of recipe 2 or 3."""

    @property
    def players(self) -> int:
        return self.document.players

    @property
    def names(self) -> list[str]:
        return [] if self.document.names is UNSET else self.document.names

    def given(self, number: int) -> Input:
        """Input `number`, read in the game's terms; Illegal where it means nothing in them."""
        return read_line(self.document.inputs[number], self.game, self.players)

    def chance(self) -> Chance | None:
        """What all its orders come from, from the first on, where the record reveals its seed."""
        said = self.document.fairness
        if said is UNSET or said.seed is UNSET:
            return None
        seed = bytes.fromhex(said.seed)
        parts = [bytes.fromhex(part) for part in said.contributions]
        return Chance(seed, parts) if self.terms is None else deal(self.terms, seed, parts)


def read(data: bytes, find: Callable[[str, int | None], AnyGame | None]) -> Record:
    """A record from its bytes, or BadRecord; `find` gives the game of an id and its rules."""
    document = cast(Document, convert(parse(data), Document, "$"))
    if document.format != FORMAT:
        raise BadRecord("$.format", "unknown_format", format=document.format)
    newest = find(document.game, None)
    if newest is None:
        raise BadRecord("$.game", "unknown_game", game=document.game)
    game = find(document.game, document.rules)
    if game is None:
        raise BadRecord("$.rules", "unknown_rules", rules=document.rules, known=newest.rules)
    options = game.read_options(document.options, document.players)
    if document.names is not UNSET and len(document.names) != document.players:
        raise BadRecord("$.names", "one_a_player", players=document.players)
    if document.fairness is UNSET:
        return Record(game, options, document)
    contributors = document.players
    if document.fairness.recipe == 3 and document.fairness.commitments is not UNSET:
        contributors = len(document.fairness.commitments)
    if len(document.fairness.contributions) != contributors:
        raise BadRecord("$.fairness.contributions", "one_a_player", players=contributors)
    terms = read_terms(
        document.fairness,
        game=document.game, rules=document.rules,
        players=document.players, options=document.options,
    )  # fmt: skip
    return Record(game, options, document, terms)


def read_line(line: Line, game: AnyGame, players: int) -> Input:
    """An input in the game's terms; Illegal where it means nothing in them."""
    if isinstance(line, MoveLine):
        if not 0 <= line.seat < players:
            raise Illegal("no_such_seat", number=line.seat)
        return Move(line.seat, game.read_action(line.action))
    if isinstance(line, ShuffledLine):
        return Shuffled(line.order)
    return Expired()


def write_line(given: Input) -> Line:
    """An input as it stands on record."""
    if isinstance(given, Move):
        return MoveLine(seat=given.seat, action=msgspec.to_builtins(given.action))
    if isinstance(given, Shuffled):
        return ShuffledLine(order=list(given.order))
    return ExpiredLine()


def write(document: Document) -> bytes:
    """The bytes of a record: one line, keys in a fixed order."""
    return msgspec.json.encode(document) + b"\n"


def waiting_as_json(waiting: Waiting) -> dict[str, object]:
    """What the table waits for, as the record's tools print it."""
    if isinstance(waiting, Awaiting):
        return {"type": "awaiting", "seats": list(waiting.seats), "seconds": waiting.seconds}
    if isinstance(waiting, Shuffle):
        return {"type": "shuffle", "size": waiting.size}
    if isinstance(waiting, Over):
        return {"type": "over", "scores": waiting.scores, "ranks": waiting.ranks}
    raise AssertionError(waiting)

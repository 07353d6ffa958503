"""Recipe 2 of fair shuffles: every device commits to its contribution before any is revealed.

`Terms` are what everybody knows when the commitments are closed; a device keeps them as a
`Promise` when it reveals, and compares them with the record at the end (docs/fairness.md).
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET, Struct

from ludiade.kernel.chance import (
    Beginnings,
    Chance,
    Fairness,
    Hex32,
    HexOrNothing,
    TableName,
    commit,
)
from ludiade.kernel.errors import BadRecord, Unfair
from ludiade.kernel.json.canonical import canonical
from ludiade.kernel.json.convert import below, convert
from ludiade.kernel.json.strict import parse

PROMISE_FORMAT = "ludiade-promise/1"
_ONLY_IN_RECIPE_2 = ("table", "beginnings", "commitments")


class Terms(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that a deal rests on besides the secrets, as it stood before any was revealed."""

    table: TableName
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    """Whole, defaults included: `msgspec.to_builtins` of the game's Options."""
    beginnings: Beginnings
    """How often the table was begun, this time included."""
    commitment: Hex32
    """Of the server, to its seed."""
    commitments: list[HexOrNothing]
    """Of each seat, to its contribution; empty for bots and for who promised nothing in time."""

    def text(self) -> bytes:
        """The terms as the one JSON text that is hashed; ValueError if an option has no such."""
        fields = {name: getattr(self, name) for name in Terms.__struct_fields__}
        return canonical(fields | {"recipe": 2})

    def context(self) -> bytes:
        """The digest that stands before the secrets in the key of every shuffle."""
        return hashlib.sha256(self.text()).digest()


class Promise(Terms, frozen=True, kw_only=True):
    """The terms as one device was shown them, and what it contributed, by the number of a seat."""

    format: str
    mine: dict[str, Hex32]


def deal(terms: Terms, seed: bytes, contributions: Sequence[bytes], drawn: int = 0) -> Chance:
    """The orders of a match on these terms; Unfair names who did not reveal what they promised."""
    if commit(seed) != terms.commitment:
        raise Unfair(None, "broken_commitment")
    for seat, (promised, given) in enumerate(zip(terms.commitments, contributions, strict=True)):
        if promised != (commit(given) if given else ""):
            raise Unfair(None, "broken_contribution", seat=seat)
        if promised and promised in terms.commitments[:seat]:
            raise Unfair(None, "copied_commitment", seat=seat)
    return Chance(seed, contributions, drawn, terms.context())


def sealed_fairness(
    terms: Terms, seed: bytes, contributions: Sequence[bytes], *, reveal: bool
) -> Fairness:
    """The record's word on its chance, by recipe 2."""
    return Fairness(
        recipe=2,
        table=terms.table,
        beginnings=terms.beginnings,
        commitment=terms.commitment,
        commitments=terms.commitments,
        contributions=[part.hex() for part in contributions],
        seed=seed.hex() if reveal else UNSET,
    )


def read_terms(
    said: Fairness, *, game: str, rules: int, players: int, options: Mapping[str, object]
) -> Terms | None:
    """The terms that a record tells, or nothing for one of recipe 1; BadRecord for half of them."""
    given = {key: getattr(said, key) for key in _ONLY_IN_RECIPE_2}
    there = {key: value for key, value in given.items() if value is not UNSET}
    if said.recipe == 1:
        for key in there:
            raise BadRecord(f"$.fairness.{key}", "unknown_key", key=key)
        return None
    there |= {"game": game, "rules": rules, "players": players, "options": options}
    terms = cast(Terms, convert(there | {"commitment": said.commitment}, Terms, "$.fairness"))
    _check(terms, "$.fairness.commitments")
    return terms


def keep(terms: Terms, mine: Mapping[int, bytes], before: Promise | None = None) -> Promise:
    """What a device keeps before it reveals; Unfair where it must not reveal anything.

    `before` is what it kept at this table when it last revealed: other terms are another beginning,
    and a server that did not count it would choose among deals unseen.
    """
    for seat, contribution in mine.items():
        if terms.commitments[seat] != commit(contribution):
            raise Unfair(None, "commitment_left_out", seat=seat)
    if before is not None and before.context() != terms.context():
        if terms.beginnings <= before.beginnings:
            raise Unfair(None, "beginning_not_counted")
    parts = {str(seat): contribution.hex() for seat, contribution in mine.items()}
    return Promise(**msgspec.structs.asdict(terms), format=PROMISE_FORMAT, mine=parts)


def read_promise(data: bytes) -> Promise:
    """A promise from its bytes, or BadRecord."""
    promise = cast(Promise, convert(parse(data), Promise, "$"))
    if promise.format != PROMISE_FORMAT:
        raise BadRecord("$.format", "unknown_format", format=promise.format)
    _check(promise, "$.commitments")
    seats = {str(seat) for seat in range(promise.players)}
    for seat in promise.mine:
        if seat not in seats:
            raise BadRecord(below("$.mine", seat), "no_such_seat", number=seat)
    return promise


def _check(terms: Terms, path: str) -> None:
    if len(terms.commitments) != terms.players:
        raise BadRecord(path, "one_a_player", players=terms.players)
    try:
        terms.text()
    except ValueError:
        raise BadRecord("$", "bad_number") from None

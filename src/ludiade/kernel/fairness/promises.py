"""Recipes 2 and 3 of fair shuffles: every device commits before any contribution is revealed.

`Terms` are what everybody knows when the commitments are closed; a device keeps them as a
`Promise` when it reveals, and compares them with the record at the end (docs/fairness.md).
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

import msgspec
from msgspec import UNSET, Struct

from ludiade.kernel.errors import BadRecord, Unfair
from ludiade.kernel.fairness.chance import (
    Beginnings,
    Chance,
    Fairness,
    Hex32,
    HexOrNothing,
    RoundOfGathering,
    TableName,
    commit,
)
from ludiade.kernel.json.canonical import canonical
from ludiade.kernel.json.convert import below, convert
from ludiade.kernel.json.strict import parse

PROMISE_FORMAT = "ludiade-promise/1"
_NOT_IN_RECIPE_1 = ("table", "round", "beginnings", "commitments")


class Terms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """All that a deal rests on besides the secrets, as it stood before any was revealed."""

    table: TableName
    """Or, by recipe 3, the gathering that has one deal for all tables of a round."""
    round: RoundOfGathering | None = None
    """Of the gathering: there by recipe 3 alone."""
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
    """Of each seat, to its contribution; empty for bots and for who promised nothing in time.

    By recipe 3 of each device that has a seat in the round."""

    def text(self) -> bytes:
        """The terms as the one JSON text that is hashed; ValueError if an option has no such."""
        fields = {name: getattr(self, name) for name in Terms.__struct_fields__}
        if self.round is None:
            del fields["round"]
        return canonical(fields | {"recipe": self.recipe})

    @property
    def recipe(self) -> Literal[2, 3]:
        return 2 if self.round is None else 3

    @property
    def contributors(self) -> int:
        """How many may contribute: seats, or the devices of a gathering."""
        return self.players if self.round is None else len(self.commitments)

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
    """The record's word on its chance, by recipe 2 or 3."""
    return Fairness(
        recipe=terms.recipe,
        table=terms.table,
        round=UNSET if terms.round is None else terms.round,
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
    given = {key: getattr(said, key) for key in _NOT_IN_RECIPE_1}
    there = {key: value for key, value in given.items() if value is not UNSET}
    if said.recipe == 1:
        for key in there:
            raise BadRecord(f"$.fairness.{key}", "unknown_key", key=key)
        return None
    if (said.recipe == 3) != ("round" in there):
        code = "missing_key" if said.recipe == 3 else "unknown_key"
        raise BadRecord("$.fairness.round", code, key="round")
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
    seats = {str(seat) for seat in range(promise.contributors)}
    for seat in promise.mine:
        if seat not in seats:
            raise BadRecord(below("$.mine", seat), "no_such_seat", number=seat)
    return promise


def _check(terms: Terms, path: str) -> None:
    if len(terms.commitments) != terms.contributors:
        raise BadRecord(path, "one_a_player", players=terms.players)
    try:
        terms.text()
    except ValueError:
        raise BadRecord("$", "bad_number") from None

"""A seat's part in fair shuffles: it commits, keeps the terms, reveals, and compares at the end."""

import secrets
from typing import Any

from msgspec import Struct

from ludiade.kernel import shelf
from ludiade.kernel.errors import Refusal, Unfair
from ludiade.kernel.fairness.chance import BYTES, commit
from ludiade.kernel.fairness.promises import Promise, Terms, keep
from ludiade.kernel.fairness.verification import compare, verify
from ludiade.kernel.record import read

Lobby = dict[str, Any]


class Verdict(Struct, frozen=True):
    """Whether the record is what was promised; `why` is what was not kept."""

    kept: bool
    shuffles: int = 0
    beginnings: int = 1
    mine: bool = False
    """Whether our own contribution is in every shuffle: without it the others are trusted."""
    why: Refusal | None = None


class Keeper:
    """What one device contributes at a table, and what it was promised before it revealed that."""

    def __init__(self) -> None:
        self.promise: Promise | None = None
        self._parts: dict[int, bytes] = {}
        """Our contribution to each beginning: one that was revealed is never used again."""
        self._confirmed: tuple[int, int, str] | None = None
        """The beginning and the seat at which the server has taken our commitment."""
        self._commitment = ""
        """The server's own, at tables where the seats promise nothing."""
        self.broken: Unfair | None = None
        """Why nothing was revealed, where the server asked for it against the rules."""

    def commitment(self, lobby: Lobby, seat: int) -> str | None:
        """What this seat has to promise now, unless that is done."""
        said = lobby["fairness"]
        if not _mixes(lobby) or lobby["mixing"] == "reveal":
            return None
        mine = commit(self._part(said["beginnings"]))
        return None if said["commitments"][seat] == mine else mine

    def confirm(self, lobby: Lobby, seat: int, commitment: str) -> None:
        """The server says that it has our promise."""
        self._confirmed = (lobby["fairness"]["beginnings"], seat, commitment)

    def contribution(self, lobby: Lobby, seat: int) -> str | None:
        """What this seat has to reveal now; nothing where it promised nothing, or must not.

        The terms are kept first, and Unfair ones are remembered for the verdict.
        """
        if not _mixes(lobby) or lobby["mixing"] != "reveal" or self.broken is not None:
            return None
        terms = _terms(lobby)
        part = self._part(terms.beginnings)
        promised = (terms.beginnings, seat, commit(part)) == self._confirmed
        mine = {seat: part} if promised or terms.commitments[seat] else {}
        try:
            self.promise = keep(terms, mine, self.promise)
        except Unfair as unfair:
            self.broken = unfair
            return None
        return part.hex() if mine else None

    def note(self, lobby: Lobby) -> None:
        """Keep what is shown before the start, also by tables that ask for no promise."""
        if lobby["status"] == "open" and lobby["fairness"] is not None:
            self._commitment = lobby["fairness"]["commitment"]

    def judge(self, record: bytes) -> Verdict:
        """Compare the record with what was promised."""
        try:
            if self.broken is not None:
                raise self.broken
            match = read(record, shelf.find)
            if self.promise is not None or self._commitment:
                compare(match, self.promise or self._commitment)
            shuffles = verify(match)
        except Refusal as refusal:
            return Verdict(False, why=refusal)
        beginnings = 1 if match.terms is None else match.terms.beginnings
        return Verdict(True, shuffles, beginnings, bool(self.promise and self.promise.mine))

    def _part(self, beginning: int) -> bytes:
        return self._parts.setdefault(beginning, secrets.token_bytes(BYTES))


def _mixes(lobby: Lobby) -> bool:
    said = lobby["fairness"]
    return said is not None and said["recipe"] == 2 and lobby["status"] == "open"


def _terms(lobby: Lobby) -> Terms:
    said = lobby["fairness"]
    return Terms(
        table=lobby["table"], game=lobby["game"], rules=lobby["rules"],
        players=len(lobby["seats"]), options=lobby["options"], beginnings=said["beginnings"],
        commitment=said["commitment"], commitments=said["commitments"],
    )  # fmt: skip

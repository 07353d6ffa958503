"""A match of Diamoniak that begins by recipe 2, played by bots: secrets, terms and its record."""

import hashlib
import json

import msgspec

from ludiade.bots import bot
from ludiade.kernel.dice import Dice
from ludiade.kernel.fairness.chance import commit, fairness
from ludiade.kernel.fairness.promises import Terms, deal, sealed_fairness
from ludiade.kernel.match import Match
from ludiade.kernel.record import read, write
from ludiade.kernel.shelf import find
from ludiade.play.drive import drive

GAME = find("diamoniak")
OPTIONS = GAME.Options()


def secret(*words):
    """32 bytes that a device or a server draws, the same for the same words."""
    return hashlib.sha256(repr(words).encode()).digest()


def agree(seed, parts, **changes):
    """The terms of a table where these secrets were committed to."""
    terms = Terms(
        table="k3v9x2m4q7wz", game=GAME.id, rules=GAME.rules, players=len(parts),
        options=msgspec.to_builtins(OPTIONS), beginnings=1,
        commitment=commit(seed), commitments=[commit(part) if part else "" for part in parts],
    )  # fmt: skip
    return msgspec.structs.replace(terms, **changes)


def play(chance, said):
    """The record of a match that is played on a chance, as JSON."""
    match = Match(GAME, OPTIONS, len(said.contributions))
    drive(match, [bot("random", seat) for seat in range(match.players)], chance, Dice(1))
    return json.loads(write(match.document(fairness=said)))


def play_by_recipe_1(chance, seed, parts):
    return play(chance, fairness(seed, parts, reveal=True))


def play_by_recipe_2(terms, seed, parts, chance=None):
    said = sealed_fairness(terms, seed, parts, reveal=True)
    return play(chance or deal(terms, seed, parts), said)


def as_record(value):
    return read(json.dumps(value).encode(), find)

"""Diadingo by rules number 1: rings of which nothing is said are worth 1000 to 3000 dollars (3.1).

Nothing else has changed since, so the rest is the newest game's.
"""
# Not compiled: the game itself, made once.

from ludiade.games.diadingo import Diadingo
from ludiade.games.diadingo import types as t


class Options(t.Options, frozen=True):
    values: t.Values = "3x14"


class EarlierDiadingo(Diadingo):
    rules = 1
    Options = Options


game = EarlierDiadingo()

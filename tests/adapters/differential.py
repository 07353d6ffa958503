"""A batch beside single tables of the kernel, step by step: `make batch-check STEPS=…`."""

import sys
import time

import numpy as np
import pytest

from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Shuffled
from ludiade.kernel.knowledge import shares
from ludiade.kernel.learning import batch as shared
from ludiade.kernel.shelf import get, has, names, part

TITLES = [name for name in names() if has(name, "learning.batch")]


def settled(table, dice):
    """The table once chance has had its say."""
    while isinstance(waiting := table.waiting(), Shuffle):
        table.apply(Shuffled(dice.order(waiting.size)))
    return table


def compare(game, players, options, seed, tables, steps):
    """Step both at random and compare who is asked, menus, sights and rewards; the matches ended.

    The batch has its own dice; the single tables roll the same ones from the same seeds.
    """
    batch = part(game.id, "learning.batch").Batch(tables, players, seed, options, 1, True)
    observe = part(game.id, "learning.observation").observe
    dice = [Dice(seed + n) for n in range(tables)]
    single = [settled(game.start(options, players), dice[n]) for n in range(tables)]
    every = game.actions(players)
    choose = Dice(seed)
    ended = 0
    for step in range(steps):
        numbers = []
        for n, table in enumerate(single):
            seat = table.waiting().seats[0]
            told = f"{game.id}, {players} players, {options}, table {n}, step {step}"
            assert batch.seats[n] == seat, told
            menu = every.mask(table.actions(seat))
            assert batch.mask[n].tolist() == menu, told
            assert sorted(batch.menus[n, : batch.sizes[n]]) == np.flatnonzero(menu).tolist(), told
            blocks = observe(table.view(Eyes(seat)), seat, players)
            assert [(name, len(values)) for name, values in blocks] == batch.layout, told
            seen = np.array([x for _, values in blocks for x in values], np.float32)
            wrong = np.flatnonzero(batch.observations[n] != seen)
            assert not wrong.size, f"{told}, observations {wrong}"
            numbers.append(picked(np.flatnonzero(menu), choose))
        batch.step(np.array(numbers))
        for n, table in enumerate(single):
            table.apply(Move(table.waiting().seats[0], every[numbers[n]]))
            over = settled(table, dice[n]).waiting()
            assert batch.dones[n] == isinstance(over, Over)
            assert isinstance(over, Awaiting | Over)
            if isinstance(over, Over):
                ended += 1
                expected = [2 * share - 1 for share in shares(over.ranks)]
                assert batch.rewards[n].tolist() == pytest.approx(expected, abs=1e-6)
                single[n] = settled(game.start(options, players), dice[n])
            else:
                assert not batch.rewards[n].any()
    return ended


def picked(allowed, choose):
    """Any, but often the first: in Diamoniak who draws on builds a castle, and matches end."""
    return allowed[0 if choose.below(5) < 3 else choose.below(len(allowed))]


def main():
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    build = "plain" if shared.__file__.endswith(".py") else "compiled"
    for name in TITLES:
        game = get(name)
        done = ended = seed = 0
        began = time.process_time()
        while done < steps:
            seed += 1
            players = game.seats[seed % len(game.seats)]
            options = game.any_options(players, Dice(seed))
            ended += compare(game, players, options, seed, 8, 250)
            done += 8 * 250
        took = time.process_time() - began
        print(f"{name} {build}: {done} steps, {seed} options, {ended} matches, {took:.0f} s")


if __name__ == "__main__":
    main()

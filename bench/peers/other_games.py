"""Random play of other libraries' own games, by the fastest way each offers on one core.

    python other_games.py openspiel|rlcard|pettingzoo|pgx SECONDS

Prints one line of JSON: decisions a second of CPU time by game.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

Figures = dict[str, float]


def timed(seconds: float, play: Callable[[], float]) -> float:
    """Decisions a second of CPU time of a function that says how many it made."""
    play()
    decisions, start = 0.0, time.process_time()
    while time.process_time() < start + seconds:
        decisions += play()
    return decisions / (time.process_time() - start)


def openspiel(seconds: float) -> Iterator[tuple[str, float]]:
    """C++ games rolled out on the side of C++; their mean length is measured apart, in Python."""
    pyspiel = importlib.import_module("pyspiel")
    rollouts = 1000
    for name in ("connect_four", "backgammon", "leduc_poker", "liars_dice"):
        game = pyspiel.load_game(name)
        lengths = [length(game.new_initial_state()) for _ in range(300)]
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)  # one evaluation
        state = game.new_initial_state()
        while state.is_chance_node():  # a bot is asked where a player is to move
            state.apply_action(state.chance_outcomes()[0][0])
        mean = rollouts * sum(lengths) / len(lengths)
        yield name, timed(seconds, lambda: (bot.step(state), mean)[1])  # noqa: B023


def length(state: Any) -> int:
    """The decisions of a random game, those of chance apart."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def rlcard(seconds: float) -> Iterator[tuple[str, float]]:
    """Its own loop with its own random agents."""
    make = importlib.import_module("rlcard").make
    agent = importlib.import_module("rlcard.agents").RandomAgent
    for name in ("leduc-holdem", "uno"):
        env = make(name, config={"seed": 1})
        env.set_agents([agent(env.num_actions) for _ in range(env.num_players)])

        def play(env: Any = env) -> float:
            before = env.timestep
            env.run(is_training=False)
            return float(env.timestep - before)

        yield name, timed(seconds, play)


def pettingzoo(seconds: float) -> Iterator[tuple[str, float]]:
    """The AEC loop of its documentation, with masked random actions."""
    for name in ("tictactoe_v3", "connect_four_v3"):
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()

        def play(env: Any = env) -> float:
            env.reset()
            decisions = 0
            for agent in env.agent_iter():
                observation, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
                env.step(env.action_space(agent).sample(mask))
                decisions += 1
            return float(decisions)

        yield name, timed(seconds, play)


def pgx(seconds: float) -> Iterator[tuple[str, float]]:
    """Many tables at once, compiled by XLA, random actions and resets within."""
    jax = importlib.import_module("jax")
    library = importlib.import_module("pgx")
    auto_reset = importlib.import_module("pgx.experimental.wrappers").auto_reset
    tables, steps = 1024, 64
    for name in ("tic_tac_toe", "connect_four", "kuhn_poker", "backgammon"):
        env = library.make(name)
        step = auto_reset(env.step, env.init)

        def once(state: Any, key: Any, step: Any = step) -> Any:
            act, again = jax.random.split(key)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            actions = jax.random.categorical(act, logits, axis=-1)
            return jax.vmap(step)(state, actions, jax.random.split(again, tables)), None

        def roll(state: Any, key: Any, once: Any = once) -> Any:
            return jax.lax.scan(once, state, jax.random.split(key, steps))[0]

        held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), tables))]
        keys = iter(range(1 << 30))
        fast = jax.jit(roll)

        def play(held: Any = held, roll: Any = fast, keys: Any = keys) -> float:
            held[0] = jax.block_until_ready(roll(held[0], jax.random.PRNGKey(next(keys))))
            return float(tables * steps)

        yield name, timed(seconds, play)


PEERS = {"openspiel": openspiel, "rlcard": rlcard, "pettingzoo": pettingzoo, "pgx": pgx}

if __name__ == "__main__":
    random.seed(1)
    found: Figures = dict(PEERS[sys.argv[1]](float(sys.argv[2])))
    print(json.dumps(found))

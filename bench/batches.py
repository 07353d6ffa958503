"""Random play of one of our games for two players by the batch stepper, on one thread.

Three figures: `rollout`, which chooses among the menus within; `step` with actions from outside,
that fills the masks; and the same with the observations. Prints one line of JSON.
"""

import json
import sys
import time
from typing import Any

from ludiade.adapters.batch import batch
from ludiade.kernel.learning import batch as shared

TABLES = 1024
STEPS = 64
"""Within one call of `rollout`, and between two looks at the clock."""


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Decisions a second of CPU time, for so many seconds each way."""
    return {
        "rollout": rolled(name, seconds),
        "step": stepped(name, seconds, observations=False),
        "step_and_observe": stepped(name, seconds, observations=True),
        "build": "plain" if str(shared.__file__).endswith(".py") else "compiled",
    }


def rolled(name: str, seconds: float) -> float:
    """By `rollout`."""
    tables = batch(name, TABLES, 2, seed=2026, observations=False)
    tables.rollout(STEPS)
    decisions, start = 0, time.process_time()
    while time.process_time() < start + seconds:
        tables.rollout(STEPS)
        decisions += STEPS * TABLES
    return decisions / (time.process_time() - start)


def stepped(name: str, seconds: float, observations: bool) -> float:
    """By `step`; the time in which the actions are drawn does not count."""
    tables = batch(name, TABLES, 2, seed=2026, observations=observations)
    decisions, took = 0, 0.0
    while took < seconds:
        chosen = tables.sample()
        start = time.process_time()
        tables.step(chosen)
        took += time.process_time() - start
        decisions += TABLES
    return decisions / took


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))

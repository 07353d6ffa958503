"""Evenings on several nodes from seeds: all laws hold, seeds replay exactly, mistakes are found."""

import logging
import os
import subprocess
import sys

import pytest

from tests.simulation import bugs, hall_bugs
from tests.simulation.evening import Evening
from tests.simulation.lesson import Lesson, evening_of

SEEDS = [range(15), pytest.param(range(15, 150), marks=pytest.mark.slow)]
FOUND_WITHIN = 300
"""Evenings in which every planted mistake must be found; most are in the first few."""


@pytest.fixture(autouse=True)
def _quietly(caplog):
    """What nodes log of drawn failures is nobody's concern."""
    caplog.set_level(logging.CRITICAL, "ludiade")


@pytest.mark.parametrize("seeds", SEEDS, ids=["few", "many"])
def test_no_evening_breaks_a_law(seeds):
    broken = {seed: problems for seed in seeds if (problems := evening_of(seed).play())}
    assert not broken


@pytest.mark.slow
@pytest.mark.parametrize("bug", bugs.PLANTED, ids=lambda bug: bug.name)
def test_a_planted_mistake_is_found(bug):
    assert any(Evening(seed, bug).play() for seed in range(FOUND_WITHIN))


@pytest.mark.slow
@pytest.mark.parametrize("bug", hall_bugs.PLANTED, ids=lambda bug: bug.name)
def test_a_mistake_planted_in_a_gathering_is_found(bug):
    assert any(Lesson(seed, bug).play() for seed in range(FOUND_WITHIN))


@pytest.mark.parametrize("seed", ["3", "4"], ids=["tables", "gathering"])
def test_a_seed_replays_exactly_in_another_process(seed):
    def story(hash_seed):
        env = os.environ | {"PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-m", "tests.simulation", "1", seed]
        run = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        return run.stdout

    first = story("1")
    assert first == story("2")
    assert "sees" in first
    assert "the log of t" in first


@pytest.mark.slow
def test_many_evenings_are_played_on_all_cores():
    command = [sys.executable, "-m", "tests.simulation", "30", "7"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("30 evenings in")


@pytest.mark.slow
def test_evenings_are_worth_playing():
    evenings = [Evening(seed) for seed in range(80)]
    for evening in evenings:
        evening.play()
    assert sum(len(evening.graves) for evening in evenings) > 20
    kept = [one for evening in evenings for one in evening.kept]
    assert sum(one.index.status == "over" for one in kept) > 20
    assert {len(evening.nodes) for evening in evenings} == {2, 3}
    bodies = b" ".join(logged.body for one in kept for logged in one.log)
    for kind in (b"moved", b"expired", b"revealed", b"stood_in", b"stood_in_anew", b"paused"):
        assert b'{"type":"%b"' % kind in bodies


@pytest.mark.slow
def test_gatherings_are_worth_playing():
    lessons = [Lesson(seed) for seed in range(60)]
    for lesson in lessons:
        lesson.play()
    assert sum(len(lesson.graves) for lesson in lessons) > 60
    assert sum(kept.index.status == "over" for lesson in lessons for kept in lesson.kept) > 5
    bodies = b" ".join(logged.body for lesson in lessons for logged in lesson.gathering.log)
    for kind in (b"dealt", b"halted", b"stopped", b"transferred", b"gone", b"admitted"):
        assert b'{"type":"%b"' % kind in bodies

"""Experiments: the same for any number of workers, resumable, and whole after faults."""

import multiprocessing
import os
import resource
import signal
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludiade.lab import pool
from ludiade.lab.errors import Unready
from ludiade.lab.experiment.answer import luck
from ludiade.lab.experiment.columns import read_rows, write_rows
from ludiade.lab.experiment.groups import groups_of
from ludiade.lab.experiment.plan import BoundPlan, make_plan
from ludiade.lab.experiment.playing import play_piece
from ludiade.lab.experiment.running import run
from ludiade.lab.parts import FORMS
from ludiade.lab.tally import Estimate

BOTS = Path(__file__).with_name("failing_bots.py")
SMALL = {"games": "diadingo", "bots": "random", "deals": 120}


def plan(**more):
    return make_plan(SMALL | more)


def files(folder):
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


@pytest.mark.parametrize("form", FORMS)
def test_rows_are_read_back_as_they_were(form):
    asked = plan(games="diabolo", deals=2, variants={"short": {"rounds": 1}})
    (group,) = groups_of(BoundPlan(asked, ("random",)))
    piece = play_piece(group, form, range(2))
    rows = read_rows(piece.data, form)
    assert [row.variant for row in rows] == ["", "short"] * 2
    assert write_rows(rows, form) == piece.data
    assert rows[0].events["round_began"] == 2
    assert rows[0].behind is not None


@pytest.mark.slow
def test_the_same_bytes_and_answer_for_any_number_of_workers_and_of_runs(tmp_path):
    one = run(plan(), out=tmp_path / "one", jobs=1)
    four = run(plan(), out=tmp_path / "four", jobs=4)
    assert one == four
    run(plan(deals=60), out=tmp_path / "again")  # one part is whole, the next is not
    again = run(plan(), out=tmp_path / "again")
    assert again == one
    assert files(tmp_path / "one") == files(tmp_path / "four") == files(tmp_path / "again")
    with pytest.raises(Unready, match="other_contest"):
        run(plan(seed=2), out=tmp_path / "one")


@pytest.mark.slow
def test_a_killed_worker_s_share_is_done_again(tmp_path):
    lost, killed = [], []

    def watch(steps, total, about):
        for deals in steps:
            if not killed:
                killed.append(multiprocessing.active_children()[0])
                os.kill(killed[0].pid, signal.SIGKILL)
            yield deals

    told = run(plan(deals=400), jobs=2, out=tmp_path / "hurt", watch=watch,
               lost=lambda: lost.append(1))  # fmt: skip
    assert lost == [1]
    assert told == run(plan(deals=400), jobs=1, out=tmp_path / "whole")
    assert files(tmp_path / "hurt") == files(tmp_path / "whole")


def _deadly(item):
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.slow
def test_work_that_kills_every_worker_ends_with_a_sentence():
    with pytest.raises(Unready, match="workers_die"):
        list(pool.spread(_deadly, range(3), 2))


def test_watching_changes_nothing():
    """Bare playouts and watched ones are the same matches."""
    (bare,) = groups_of(BoundPlan(plan(measure=["length", "start"]), ("random",)))
    (watched,) = groups_of(BoundPlan(plan(), ("random",)))
    assert bare.is_bare
    assert not watched.is_bare
    rows = [read_rows(play_piece(g, "csv", range(20)).data, "csv") for g in (bare, watched)]
    seen = [[(r.scores, r.ranks, r.first, r.decisions) for r in found] for found in rows]
    assert seen[0] == seen[1]


def test_it_stops_as_soon_as_the_interval_is_narrow_and_not_before():
    wanted = {"measure": ["length", "branching"], "target": "decisions"}
    loose = run(plan(**wanted, deals=500, within="90%")).parts[0]
    assert loose.ended == "narrow"
    assert loose.arms[0].deals == 100  # the first look
    found = loose.arms[0].estimates["decisions"]
    assert found.high - found.mean < 0.9 * found.mean
    tight = run(plan(**wanted, within="1%")).parts[0]
    assert (tight.ended, tight.arms[0].deals) == ("most", 120)


def test_a_bot_that_fails_is_named_and_counted_and_its_deals_do_not_count():
    for function, kind in (("raises", "died"), ("talks", "nonsense"), ("sleeps", "late")):
        bot = f"{BOTS}:{function}"
        asked = plan(bots=["random", bot], deals=1, seconds=0.2, measure=["length"])
        (arm,) = run(asked).parts[0].arms
        assert arm.faults == {f"{bot}: {kind}": 2}
        assert (arm.deals, arm.matches, arm.estimates) == (0, 2, {})
    good = run(plan(deals=3, measure=["length"])).parts[0].arms[0]
    assert (good.deals, good.faults) == (3, {})


def test_a_function_that_fails_now_and_then_leaves_the_other_deals_alone():
    calls = []

    def moody(seen):
        calls.append(seen)
        if len(calls) == 100:
            raise ValueError("now")
        return seen.menu[0]

    (arm,) = run(plan(deals=20, measure=["length"]), bots=["random", moody]).parts[0].arms
    assert arm.faults == {"moody: failed": 1}
    assert arm.said == {"moody: failed": "ValueError: now"}
    assert (arm.deals, arm.matches) == (19, 40)


def test_a_full_disk_leaves_whole_parts_that_a_later_run_goes_on_with(tmp_path):
    asked = plan(deals=200, measure=["length"])
    asked = replace(asked, bots=["random"], measure=["length", "rules"])
    run(asked, out=tmp_path / "room")
    sizes = [len(data) for name, data in files(tmp_path / "room").items() if "deals" in name]
    run(replace(asked, deals=50), out=tmp_path / "full")
    before = files(tmp_path / "full")
    endless = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (min(sizes) // 2, endless[1]))
    try:
        with pytest.raises(Unready, match="cannot_write"):
            run(asked, out=tmp_path / "full")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, endless)
        signal.signal(signal.SIGXFSZ, ignored)
    assert files(tmp_path / "full") == before
    run(asked, out=tmp_path / "full")
    assert files(tmp_path / "full") == files(tmp_path / "room")


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "diadingo-2").mkdir()
    (tmp_path / "diadingo-2" / "letters.txt").write_text("mine")
    with pytest.raises(Unready, match="folder_in_use"):
        run(plan(), out=tmp_path)
    assert len(files(tmp_path)) == 1


def test_what_decides_adds_up():
    def sure(mean):
        return Estimate(mean, mean, mean, 1000)

    # a margin of 0.3 by play, a deal worth ±0.5 to a seat, the rest noise
    found = {"margin": sure(0.3), "margin_square": sure(1.0), "twin": sure(0.09 - 0.25)}
    parts = {key: round(one.mean, 6) for key, one in luck(found).items()}
    assert parts == {"luck:play": 0.09, "luck:deal": 0.25, "luck:rest": 0.66}


def test_a_better_bot_takes_more_of_the_points():
    (arm,) = (
        run(plan(games="diamoniak", bots=["beginner", "random"], deals=40, measure=["skill"]))
        .parts[0]
        .arms
    )
    assert arm.matches == 80
    assert arm.estimates["points"].mean > 0.5
    assert "seat:0" not in arm.estimates

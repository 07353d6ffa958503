"""The arena: the same deals for everybody, the same bytes for any number of jobs."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from ludiade.cli import main
from ludiade.lab.contest.fixtures import Fixture, deals_for, seatings
from ludiade.lab.contest.matches import Played, Setting, play
from ludiade.lab.contest.results import Results
from ludiade.lab.entrants import Entrant, entrants
from ludiade.lab.levels.calibration import DOUBT, Calibration, judge, looks
from ludiade.lab.levels.table import END_OF_TABLES, write
from ludiade.lab.tally import Estimate, estimate, overall, share, shares_by_deal
from tests.bots.test_foreign import PLANTED

ARENA = ["arena", "diamoniak", "--bots", "random,beginner", "--seed", "s", "--lang", "en"]


def played(pair, ranks, deal=0, turn=0) -> Played:
    return Played(pair, deal, turn, [0] * len(ranks), ranks, 1)


@pytest.mark.parametrize("players", range(2, 9))
def test_every_bot_of_a_pair_holds_every_seat_equally_often(players):
    tables = seatings((4, 7), players)
    assert len({tuple(seats) for seats in tables}) == len(tables)
    for seat in range(players):
        assert [seats[seat] for seats in tables].count(4) * 2 == len(tables)
    assert deals_for(100, players) * len(tables) >= 100


def test_points_go_to_the_better_rank_between_seats_of_different_bots():
    assert share(played((0, 1), [1, 2])) == 1
    assert share(played((0, 1), [1, 2], turn=1)) == 0
    assert share(played((0, 1), [1, 1])) == 0.5
    assert share(played((0, 1), [1, 2, 3, 4])) == 0.75
    assert share(played((0, 1), [1, 1, 3, 3])) == 0.5
    assert share(played((0, 1), [1, 2, 3])) == 0.5


def test_all_seatings_of_a_deal_meet_the_same_shuffles():
    """Twins play the same match whichever of them sits first; another deal is another match."""
    twins = (Entrant("one", "beginner"), Entrant("other", "beginner"))
    setting = Setting("diamoniak", {}, 2, twins, "1")
    one, two, other = (play(setting, Fixture((0, 1), *which)) for which in ((0, 0), (0, 1), (1, 0)))
    assert (one.inputs, one.scores) == (two.inputs, two.scores)
    assert (one.inputs, one.scores) != (other.inputs, other.scores)


def test_an_interval_covers_the_truth_as_often_as_it_says():
    """Deals won with probability p: of 400 such contests about 380 intervals hold p."""
    from random import Random

    rng = Random(1)
    for p, size in ((0.5, 20), (0.8, 20), (0.97, 30)):
        held = 0
        for _ in range(400):
            found = estimate([float(rng.random() < p) for _ in range(size)])
            held += found.low <= p <= found.high
        assert held >= 370
    sure = estimate([1.0] * 10)
    assert 0.6 < sure.low < 0.9
    assert sure.mean == sure.high == 1


def test_overall_is_the_mean_over_opponents_deal_by_deal():
    matches = [played((0, 1), [1, 2]), played((0, 2), [2, 1]), played((1, 2), [1, 1])]
    by_pair = shares_by_deal(matches)
    assert [overall(by_pair, bot).mean for bot in range(3)] == [0.5, 0.25, 0.75]


def run(capsys, *words) -> str:
    status = main(list(words))
    out, err = capsys.readouterr()
    assert status == 0, out + err
    return out


def test_the_same_bytes_for_any_number_of_jobs_and_after_an_interruption(capsys, tmp_path):
    one, two, torn = (tmp_path / name for name in ("one", "two", "torn"))
    told = run(capsys, *ARENA, "--games", "12", "--out", str(one))
    assert run(capsys, *ARENA, "--games", "12", "--jobs", "2", "--out", str(two)) == told
    assert one.read_bytes() == two.read_bytes()
    assert len(one.read_bytes().splitlines()) == 1 + 12
    assert "6 deals" in told
    for cut in (len(one.read_bytes()) * 2 // 3, 20, 0):
        torn.write_bytes(one.read_bytes()[:cut])
        assert run(capsys, *ARENA, "--games", "12", "--out", str(torn)) == told
        assert torn.read_bytes() == one.read_bytes()


def test_more_games_go_on_with_the_file_and_fewer_use_its_beginning(capsys, tmp_path):
    file = tmp_path / "results"
    few = run(capsys, *ARENA, "--games", "4", "--out", str(file))
    head = file.read_bytes()
    run(capsys, *ARENA, "--games", "8", "--out", str(file))
    assert file.read_bytes().startswith(head)
    assert run(capsys, *ARENA, "--games", "4", "--out", str(file)) == few


def test_a_file_of_another_contest_is_refused_and_left_alone(capsys, tmp_path):
    file = tmp_path / "results"
    run(capsys, *ARENA, "--games", "2", "--out", str(file))
    kept = file.read_bytes()
    for other in (["--seed", "t"], ["--bots", "random,hard"], ["--players", "3"],
                  ["--options", '{"fairy_never_paid":true}']):  # fmt: skip
        assert main([*ARENA, *other, "--games", "2", "--out", str(file)]) == 2
        assert file.read_bytes() == kept
    file.write_bytes(b"not results\n")
    assert main([*ARENA, "--out", str(file)]) == 2
    assert main([*ARENA, "--out", str(tmp_path / "no" / "folder")]) == 2
    assert "results" in capsys.readouterr().err


def failing(capsys, *words) -> tuple[int, str, str]:
    bots = f"beginner,{PLANTED}:raises"
    given = ["arena", "diamoniak", "--bots", bots, "--games", "4", "--lang", "en", *words]
    return (main(given), *capsys.readouterr())


def test_a_bot_that_fails_loses_the_match_and_the_report_has_its_traceback(capsys):
    status, told, _ = failing(capsys)
    assert status == 3
    assert "the program ended 4 times (ValueError: I never thought of that)" in told
    assert "Traceback (most recent call last)" in told
    assert 'raise ValueError("I never thought of that")' in told
    shown = json.loads(failing(capsys, "--json")[1])
    points = {standing["bot"]: standing["points"]["mean"] for standing in shown["standings"]}
    assert points == {"beginner": 1.0, f"{PLANTED}:raises": 0.0}
    assert shown["failings"][0]["times"] == 4
    assert shown["standings"][0]["rating"]["sigma"] < 25 / 3
    assert "4 fois le programme arrêté" in failing(capsys, "--lang", "fr")[1]


def test_on_request_easy_plays_for_a_bot_that_fails(capsys, quick_substitute):
    status, told, _ = failing(capsys, "--on-fault", "easy", "--seed", "2")
    assert status == 3
    assert "replaced by “easy”" in told
    assert "100.0\u00a0%" not in told.split("Head to head")[0]


def test_on_request_the_contest_stops_at_a_fault_and_keeps_what_was_played(capsys, tmp_path):
    file = tmp_path / "results"
    status, out, err = failing(capsys, "--on-fault", "stop", "--out", str(file))
    assert (status, out) == (3, "")
    assert "I never thought of that" in err
    assert len(file.read_bytes().splitlines()) == 1


def test_a_function_is_checked_before_the_first_match(capsys, tmp_path):
    file = tmp_path / "results"
    no_bot = "is not a bot: a bot takes one thing"
    for name, said in (("absent", "absent"), ("LARGE", no_bot), ("for_nothing", no_bot)):
        words = ["arena", "diamoniak", "--bots", f"easy,{PLANTED}:{name}", "--out", str(file)]
        assert main([*words, "--lang", "en"]) == 2
        told = capsys.readouterr().err
        assert said in told
        assert "Traceback" not in told
    assert main(["arena", "diamoniak", "--bots", "easy,command:./nowhere"]) == 2
    assert "./nowhere" in capsys.readouterr().err
    assert not file.exists()


def alive(group: int) -> bool:
    """Whether a process of that group still runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_ctrl_c_leaves_a_file_to_go_on_with_and_no_process(tmp_path):
    file = tmp_path / "results"
    words = [sys.executable, "-m", "ludiade", *ARENA, "--games", "100000", "--jobs", "2"]
    process = subprocess.Popen([*words, "--out", str(file)], start_new_session=True,
                               stderr=subprocess.PIPE, stdout=subprocess.PIPE)  # fmt: skip
    while not file.exists() or file.read_bytes().count(b"\n") < 8:
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    assert err.count(b"\n") == 1  # how one goes on, and nothing else
    assert str(file).encode() in err
    patience = time.monotonic() + 30
    while alive(process.pid):
        assert time.monotonic() < patience
        time.sleep(0.05)
    setting = Setting("diamoniak", {}, 2, tuple(entrants(ARENA[3])), "s")
    kept = Results(setting, file)
    assert len(kept.matches) >= 7
    kept.close()


@pytest.mark.parametrize(
    "words",
    [["--games", "0"], ["--bots", "easy"], ["--bots", "easy,genius"], ["--seconds", "0"],
     ["--memory", "x"], ["--players", "1"]],
)  # fmt: skip
def test_an_arena_that_cannot_be(capsys, words):
    for lang in ("fr", "en"):
        assert main(["arena", "diamoniak", *words, "--lang", lang]) == 2
        assert capsys.readouterr().err.strip()


def test_looks_share_the_doubt_and_double_the_deals():
    assert [deals for deals, _ in looks(500)] == [50, 100, 200, 400, 500]
    assert [deals for deals, _ in looks(10)] == [10]
    assert sum(doubt for _, doubt in looks(10**9)) < DOUBT


def test_what_a_look_shows():
    assert judge(Estimate(0.6, 0.51, 0.7, 50)) == "shown"
    assert judge(Estimate(0.6, 0.49, 0.7, 50)) == "undecided"
    assert judge(Estimate(0.52, 0.51, 0.54, 50)) == "too_close"
    assert judge(Estimate(0.9, 0.81, 0.95, 50)) == "too_far"
    assert judge(Estimate(0.84, 0.78, 0.9, 50)) == "undecided"


def test_equal_players_are_hardly_ever_called_a_step():
    """400 calibrations of two equal bots with all their looks: at most 5 % may be fooled."""
    from random import Random

    rng = Random(2)
    fooled = 0
    for _ in range(400):
        shares = [rng.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(1000)]
        for deals, doubt in looks(1000):
            verdict = judge(estimate(shares[:deals], doubt))
            if verdict != "undecided":
                fooled += verdict == "shown"
                break
    assert fooled <= 20


@pytest.mark.slow
def test_a_calibration_is_resumed_and_its_table_written_between_marks(
    capsys, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    words = ["lab", "calibrate", "diego", "--games", "2", "--lang", "en"]
    told = run(capsys, *words, "--out", "a")
    assert told.count("not decided") == 4
    kept = (tmp_path / "a").read_bytes()
    assert run(capsys, *words, "--out", "a", "--jobs", "2") == told
    assert (tmp_path / "a").read_bytes() == kept
    assert main([*words, "--out", "a", "--write"]) == 2
    page = tmp_path / "docs" / "bots.md"
    page.parent.mkdir()
    page.write_text(f"# Bots\n\n{END_OF_TABLES}\nafter\n")
    run(capsys, *words, "--out", "a", "--write")
    once = page.read_text()
    assert once.count("| easy | beginner |") == 1
    assert once.endswith(f"{END_OF_TABLES}\nafter\n")
    run(capsys, *words, "--out", "a", "--write")
    assert page.read_text() == once


def test_a_page_without_marks_is_left_alone(tmp_path):
    from ludiade.lab.errors import Unready

    page = tmp_path / "bots.md"
    page.write_text("# Bots\n")
    setting = Setting("diamoniak", {}, 2, (), "1")
    with pytest.raises(Unready):
        write(Calibration(setting, 10, []), page)
    assert page.read_text() == "# Bots\n"

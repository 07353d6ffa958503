"""A match looked back on: the blunder is found, the sums are right, the seed is all."""

import json
import time

import msgspec
import pytest

from ludiade.bots.coach.budget import Budget
from ludiade.bots.coach.course import gone_through
from ludiade.bots.coach.curve import FEWEST, Curve
from ludiade.bots.coach.review import looked_back, review
from ludiade.bots.coach.words import told
from ludiade.cli import main
from ludiade.games.diego import game
from ludiade.games.diego.decks import standard
from ludiade.games.diego.knowledge.known import Known
from ludiade.games.diego.material import Deck
from ludiade.games.diego.types import Diego, Options
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting, Move, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.record import read, write

TWO = Deck((standard().families[1], standard().families[5]))  # 2/5 and 5/2
OPTIONS = Options(deck=TWO, affiliations=("decimal", "fraction", "area"), hand=2, targets=2)
DEAL = [0, 1, 3, 4, 2, 5]  # two cards of 2/5, two of 5/2, and a target of each
PLAYOUTS = 40


def record(blunder):
    """Seat 0 begins with a false pair or a right one; then everybody plays well."""
    match = Match(game, OPTIONS, 2)
    match.apply(Shuffled([0, 1]))
    match.apply(Shuffled(DEAL))
    match.apply(Move(0, Diego(0, 5) if blunder else Diego(0, 4)))
    known, dice = Known({}, 1), Dice(1)
    while isinstance(waiting := match.state.waiting(), Awaiting):
        match.apply(known.play(match.state, waiting.seats[0], dice))
    return read(write(match.document(["Ana", "Luc"])), shelf.find)


def test_the_planted_blunder_is_the_first_turning_point_with_what_was_better_and_why():
    found = review(record(blunder=True), PLAYOUTS, 1)
    turn = found.turns[0]
    assert (turn.n, turn.seat, turn.action) == (3, 0, Diego(0, 5))
    assert turn.better in (Diego(0, 4), Diego(1, 4))
    assert turn.better_chance > turn.chance
    assert turn.why is not None
    assert turn.why.key.startswith("reason-")


def test_a_good_move_is_no_turning_point():
    found = review(record(blunder=False), PLAYOUTS, 1)
    assert all(turn.n != 3 for turn in found.turns)


def test_the_curve_ends_with_the_result_and_luck_and_skill_lead_there():
    found = review(record(blunder=True), PLAYOUTS, 1)
    ns = [point.n for point in found.curve]
    assert ns == sorted(set(ns))
    assert found.curve[-1].chances == [0.0, 1.0]
    for balance, result in zip(found.balance, found.curve[-1].chances, strict=True):
        assert 0.5 + balance.skill + balance.luck == pytest.approx(balance.result)
        assert balance.result == result
    assert found.balance[0].skill < 0 < found.balance[1].skill
    assert len(found.turns) <= 3


def test_what_a_turn_tells_is_what_the_curve_shows_before_it():
    found = review(record(blunder=True), PLAYOUTS, 1)
    turn = found.turns[0]
    before = [point for point in found.curve if point.n < turn.n][-1]
    assert turn.better_chance == before.chances[turn.seat]
    assert (found.judged, found.done) == (found.decisions, 1.0)


def test_a_review_grows_within_its_time_and_looks_first_where_most_was_lost():
    parts = []
    began = time.monotonic()
    for part in looked_back(record(blunder=True), 10_000, 1, seconds=0.6):
        parts.append(part)
    assert time.monotonic() - began < 3, "so many imagined games would take a minute"
    done = [part.done for part in parts]
    assert done == sorted(done)
    assert done[-1] == 1.0
    assert len(parts[0].curve) < len(parts[-1].curve)
    assert [turn.n for turn in parts[-1].turns][:1] == [3]


def test_no_figure_of_the_curve_rests_on_one_imagined_game():
    curve = Curve(gone_through(record(blunder=True)), 1_000, 1)
    late = Budget(time.monotonic() - 1, 0.0)
    whole = Curve(gone_through(record(blunder=True)), FEWEST, 1)
    assert curve.judge(0, late, 1) == whole.judge(0, Budget(None, 0.0), 1)
    assert all(0.0 < chance < 1.0 for chance in curve.judge(0, late, 1))


def test_cards_without_numbers_are_called_by_what_is_drawn_on_them():
    found = review(record(blunder=True), PLAYOUTS, 1)
    for lang, number, card in (("fr", "n°", "0,4"), ("en", "no.", "0.4")):
        said = "\n".join(told(found, game, ["Ana", "Luc"], lang))
        assert number not in said
        assert card in said, "the card that was laid"


def test_one_seed_gives_one_review_to_the_byte():
    one, same, other = (
        msgspec.json.encode(review(record(blunder=True), 10, seed)) for seed in (1, 1, 2)
    )
    assert one == same
    assert one != other


@pytest.mark.parametrize(("lang", "better"), [("fr", "Mieux"), ("en", "Better")])
def test_the_command_tells_it_in_sentences_or_as_json(lang, better, tmp_path, capsys):
    file = tmp_path / "match.json"
    file.write_bytes(write(record(blunder=True).document))
    words = ["review", str(file), "--playouts", str(PLAYOUTS), "--seed", "1"]
    assert main([*words, "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert better in said
    assert said.splitlines() == told(review(record(True), PLAYOUTS, 1), game, ["Ana", "Luc"], lang)
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["turns"][0]["n"] == 3


def test_the_command_refuses_what_cannot_be(tmp_path, capsys):
    file = tmp_path / "match.json"
    broken = json.loads(write(record(blunder=True).document))
    broken["inputs"][2]["seat"] = 1
    file.write_text(json.dumps(broken))
    assert main(["review", str(file), "--playouts", "2", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["input"] == 2
    assert main(["review", str(file), "--playouts", "none"]) == 2

"""The kernel's own small things: ranks, dice, windows, discovery, schema."""

import inspect
import json
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated, Literal, get_args

import jsonschema
import msgspec
import pytest

import ludiade.kernel
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.inputs import Expired, Move, Over, Shuffled, ranks_of
from ludiade.kernel.json.convert import convert, refusal
from ludiade.kernel.match import Match
from ludiade.kernel.piles import listed, stacked
from ludiade.kernel.playout import playout
from ludiade.kernel.seats import left_of, seats_in
from ludiade.kernel.shelf import find, games, names
from ludiade.kernel.state import is_permutation
from ludiade.kernel.texts import texts
from ludiade.kernel.types import Options
from tests.kernel.tiny import Accept, Accepted, Tiny


def test_ranks_tie():
    assert ranks_of([3, 5, 5, -1]) == [3, 1, 1, 4]
    assert ranks_of([0, 0]) == [1, 1]


def test_a_permutation_holds_each_once():
    assert is_permutation([2, 0, 1], 3)
    assert is_permutation([], 0)
    for order in ([0, 1], [0, 1, 1], [0, 1, 3], [0, 1, -1], [0, 1, 2, 3]):
        assert not is_permutation(order, 3)


def test_dice_are_reproducible_and_even():
    one, two = Dice(7), Dice(7)
    drawn = [one.below(1000) for _ in range(20)]
    assert drawn == [two.below(1000) for _ in range(20)]
    assert len(set(drawn)) > 10, "one seed, many numbers"
    assert one.order(54) == two.order(54) != Dice(8).order(54)
    dice = Dice(1)
    counts = Counter(dice.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts.values()) < 35
    assert sorted(dice.order(112)) == list(range(112))


def test_dice_are_the_same_numbers_in_both_builds():
    """Fixed values: the compiled and the plain form must both give these."""
    dice = Dice(2026)
    assert [dice.below(1_000_000) for _ in range(4)] == FIXED


FIXED = [686989, 352898, 41190, 598315]


def test_neighbouring_seeds_share_nothing():
    pairs = Counter((Dice(seed).below(4), Dice(seed + 1).below(4)) for seed in range(16_000))
    assert sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(4) for b in range(4)) < 45


def test_orders_of_dice_are_as_likely():
    dice = Dice(3)
    counts = Counter(tuple(dice.order(3)) for _ in range(12_000))
    assert len(counts) == 6
    assert sum((n - 2000) ** 2 / 2000 for n in counts.values()) < 32


def test_no_game_is_named_in_the_kernel():
    folder = Path(ludiade.kernel.__file__).parent
    files = [file for file in folder.rglob("*") if file.suffix in (".py", ".ftl")]
    assert folder / "game.py" in files
    for file in files:
        text = file.read_text(encoding="utf-8").lower()
        assert not [name for name in names() if name in text], file.name


def test_the_shelf_finds_folders_and_loads_only_what_is_asked():
    assert "diamoniak" in names()
    assert find("chess") is None
    assert find("__pycache__") is None
    first, *others = names()
    assert loaded("shelf.names()") == set()
    assert loaded(f"shelf.find({first!r})") == {first}
    assert loaded("shelf.games()") == {first, *others}


def loaded(call: str) -> set[str]:
    """The games of which anything is loaded in a process that has made this call."""
    code = f"""
import sys
from ludiade.kernel import shelf
{call}
print(*(name.split(".")[2] for name in sys.modules if name.startswith("ludiade.games.")))
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return set(done.stdout.split())


def test_a_window_stays_open_while_the_wait_is_held():
    match = Match(Tiny(), Options(), 3)
    windows = [match.window]
    for given in (Shuffled([0, 1]), Move(1, Accept()), Move(0, Accept()), Expired()):
        match.apply(given)
        windows.append(match.window)
    assert windows == [0, 1, 1, 1, 4]
    assert isinstance(match.state.waiting(), Over)


def test_the_last_acceptance_and_expiry_lead_to_the_same():
    one, two = Match(Tiny(), Options(), 2), Match(Tiny(), Options(), 2)
    for given in (Shuffled([0, 1]), Move(0, Accept()), Move(1, Accept())):
        one.apply(given)
    for given in (Shuffled([0, 1]), Move(0, Accept()), Expired()):
        two.apply(given)
    assert one.state.waiting().scores == two.state.waiting().scores


def test_a_copy_shares_nothing_that_changes_and_nobody_listens_to_it():
    state = Tiny().start(Options(), 3)
    state.nested = [[1, [2]], {"a": [3]}, (4,)]
    told = []
    state.apply(Shuffled([1, 0]), told)
    twin = state.copy()
    assert twin == state
    assert (state.story is told, twin.story) == (True, None)
    twin.silent.pop()
    twin.nested[0][1].append(5)
    twin.nested[1]["a"].append(5)
    assert (state.silent, state.nested) == ([0, 1, 2], [[1, [2]], {"a": [3]}, (4,)])
    again = pickle.loads(pickle.dumps(state))
    assert (again == state, again.story) == (True, None)


def test_what_is_told_is_heard_by_whoever_listens_to_that_input():
    first, second = [], []
    state = Tiny().start(Options(), 2)
    state.apply(Shuffled([1, 0]), first)
    state.tell(Accepted())
    state.apply(Move(0, Accept()), second)
    state.tell(Accepted())
    state.apply(Move(1, Accept()))
    state.tell(Accepted())
    assert (first, second) == ([Accepted()], [Accepted()])


def test_seats_and_piles():
    assert [left_of(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert seats_in(0b1010, 4) == (1, 3)
    assert listed([2, 0, 1]) == [0, 0, 2]
    assert stacked([5, 6, 7], [2, 0, 1]) == [6, 5, 7]  # the first of the order lies on top


def test_an_uncompiled_game_plays_on_the_same_kernel():
    assert playout(Tiny().start(Options(), 3), Dice(1)) == 3


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    a: int
    b: Literal["x", "y"] = "x"
    c: list[bool] | None = None


@pytest.mark.parametrize(
    ("value", "path", "code"),
    [
        ({}, "$.z.a", "missing_key"),
        ({"a": "1"}, "$.z.a", "wrong_type"),
        ({"a": 1, "b": "q"}, "$.z.b", "bad_value"),
        ({"a": 1, "c": [1]}, "$.z.c[0]", "wrong_type"),
        ({"a": 1, "d": 0}, "$.z.d", "unknown_key"),
        ({"a": 1, "d`": 0}, '$.z["d`"]', "unknown_key"),
        ({"a": 1, "new\nline": 0}, '$.z["new\\nline"]', "unknown_key"),
    ],
)
def test_convert_names_the_place(value, path, code):
    with pytest.raises(BadRecord) as caught:
        convert(value, Shape, "$.z")
    assert (caught.value.path, caught.value.code) == (path, code)


@pytest.mark.parametrize(
    ("value", "kind", "french", "english"),
    [
        (9, Annotated[int, msgspec.Meta(le=8)],
         "Ce nombre doit être d’au plus 8.", "This number must be at most 8."),
        (-2, Annotated[int, msgspec.Meta(ge=-1)],
         "Ce nombre doit être d’au moins -1.", "This number must be at least -1."),
        ("Anatole", Annotated[str, msgspec.Meta(max_length=3)],
         "La longueur doit être d’au plus 3.", "The length must be at most 3."),
        ([], Annotated[list[int], msgspec.Meta(min_length=1)],
         "La longueur doit être d’au moins 1.", "The length must be at least 1."),
    ],
)  # fmt: skip
def test_a_bound_is_said_in_words(value, kind, french, english):
    with pytest.raises(BadRecord) as refused:
        convert(value, kind, "$")
    assert [texts(lang).refuse(refused.value) for lang in ("fr", "en")] == [french, english]


def test_an_unknown_saying_is_not_passed_over():
    assert refusal("Something new", "$").code == "bad_form", "never a mistake of ours"
    assert refusal("Expected `str` - at `$.ask`", "$").path == "$.ask", "a tag that is no text"


def definition(schema, kind):
    return {**schema["properties"][kind], "$defs": schema["$defs"]}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_options_round_trip_through_json_schema(game):
    schema = definition(game.schema(), "options")
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    dice = Dice(1)
    for players in game.seats:
        for _ in range(15):
            options = game.any_options(players, dice)
            plain = json.loads(msgspec.json.encode(options))
            validator.validate(plain)
            assert game.read_options(plain, players) == options
    assert not validator.is_valid({"no_such_option": 1})


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_actions_events_and_views_fit_their_schema(game):
    from ludiade.kernel.eyes import EVERY_EYE
    from ludiade.testing.walk import new_match, walk

    schema = game.schema()
    check = {
        kind: jsonschema.Draft202012Validator(definition(schema, kind))
        for kind in ("action", "event", "view")
    }
    dice = Dice(2)
    match = new_match(game, game.seats[-1], dice)
    for number, (given, told) in enumerate(walk(match, dice)):
        if isinstance(given, Move):
            check["action"].validate(json.loads(msgspec.json.encode(given.action)))
        for event in told:
            check["event"].validate(json.loads(msgspec.json.encode(event)))
        if number % 7 == 0:
            view = match.state.view(EVERY_EYE)
            check["view"].validate(json.loads(msgspec.json.encode(view)))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_schema_says_what_stands_under_the_fields(game):
    parts = game.schema()["$defs"]
    source = inspect.getsource(sys.modules[game.Options.__module__])
    described = [
        field["description"]
        for field in parts["Options"]["properties"].values()
        if "description" in field
    ]
    assert described
    assert all(text.split(" ")[0] in source for text in described)
    for struct in get_args(game.Action):
        assert parts[struct.__name__]["description"] == inspect.getdoc(struct)


def test_a_description_is_that_of_its_own_field():
    parts = next(game for game in games() if game.id == "diabolo").schema()["$defs"]
    rounds = parts["Options"]["properties"]["rounds"]
    assert rounds["description"] == "How many rounds; as many as players if nothing is said (2.6)."

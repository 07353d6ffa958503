"""Every whole number from outside is bounded: an absurd one is refused in words, anywhere."""

import json
from itertools import chain

import msgspec
import pytest

from ludiade.games.diadingo.material import PLACES, RINGS
from ludiade.games.diego.moves import MOST_CARDS
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord, Illegal, Refusal
from ludiade.kernel.inputs import SEATS, Move
from ludiade.kernel.json.convert import refusal
from ludiade.kernel.match import replay
from ludiade.kernel.record import read, write
from ludiade.kernel.shelf import find, games
from ludiade.kernel.texts import LANGUAGES, texts
from ludiade.testing.bounds import MOST, unbounded, whole_numbers
from ludiade.testing.walk import new_match, walk

EARLIER = [found for game in games() for n in range(1, game.rules) if (found := find(game.id, n))]
ALL = [*games(), *EARLIER]
EVERY_GAME = pytest.mark.parametrize("game", ALL, ids=lambda game: f"{game.id}-{game.rules}")
ABSURD = [
    sign * number for number in (MOST, 2**63, 2**64, 10**23, 10**399) for sign in (1, -1)
]  # fmt: skip
NO_WHOLE_NUMBERS = [0.5, 1.0, 1e300, True, "1", None, [1], {}]


def places(value, path=()):
    """Every place in a JSON value that holds a whole number; of a long list only the ends."""
    if type(value) is int:
        yield path
    elif isinstance(value, dict):
        for key, child in value.items():
            yield from places(child, (*path, key))
    elif isinstance(value, list):
        for at in sorted({0, len(value) - 1} if value else ()):
            yield from places(value[at], (*path, at))


def changed(value, path, to):
    """The same JSON value with another one at that place."""
    if not path:
        return to
    twin = value.copy()
    twin[path[0]] = changed(value[path[0]], path[1:], to)
    return twin


def said(problem, game):
    """A refusal has a code and a sentence of some words in every language."""
    assert problem.code
    for lang in LANGUAGES:
        assert len(texts(lang, game.folder).refuse(problem).split()) > 3


def plain(value):
    """A value as JSON has it."""
    return json.loads(msgspec.json.encode(value))


def kinds_of(paths):
    """Paths without the numbers of list items."""
    return {tuple(part for part in path if isinstance(part, str)) for path in paths}


def some_options(game):
    """Random options as JSON has them, for every number of players."""
    for players in game.seats:
        for seed in range(30):
            yield plain(game.any_options(players, Dice(seed))), players


def some_actions(game):
    """The actions of random matches, one of each type."""
    found = {}
    for players in game.seats:
        for given, _ in walk(new_match(game, players, Dice(players)), Dice(players)):
            if isinstance(given, Move):
                found[type(given.action)] = plain(given.action)
    return list(found.values())


@EVERY_GAME
def test_options_and_actions_have_bounds_of_31_bits(game):
    assert unbounded(game.Options) == []
    assert unbounded(game.Action) == []


@EVERY_GAME
def test_an_absurd_option_is_refused_wherever_it_stands(game):
    seen = set()
    for options, players in some_options(game):
        for path in places(options):
            if path in seen:
                continue
            seen.add(path)
            for number in (*ABSURD, 0.5, 1e300, "1"):
                with pytest.raises(BadRecord) as caught:
                    game.read_options(changed(options, path, number), players)
                said(caught.value, game)
                assert caught.value.path.startswith("$.options")
    listed = {tuple(path[2:].replace("[]", "").split(".")) for path in whole_numbers(game.Options)}
    assert kinds_of(seen) == listed, "a whole number of the options was never tried"


@EVERY_GAME
def test_an_absurd_number_in_an_action_is_refused(game):
    tried = set()
    for action in some_actions(game):
        assert plain(game.read_action(action)) == action
        for path in places(action):
            (kind,) = kinds_of([path])
            tried.add(".".join([f"$({action['type']})", *kind]))
            for strange in (*ABSURD, *NO_WHOLE_NUMBERS):
                absurd = changed(action, path, strange)
                with pytest.raises(Illegal) as caught:
                    game.read_action(absurd)
                said(caught.value, game)
                with pytest.raises(msgspec.ValidationError):
                    msgspec.json.decode(json.dumps(absurd), type=game.Action)
    listed = {path.replace("[]", "") for path in whole_numbers(game.Action)}
    assert tried == listed, "a whole number of the actions was never tried"


@EVERY_GAME
def test_an_absurd_number_in_a_record_is_refused_wherever_it_stands(game):
    for players in (game.seats[0], game.seats[-1]):
        match = new_match(game, players, Dice(players))
        for _ in walk(match, Dice(players)):
            pass
        document = json.loads(write(match.document()))
        document["inputs"] = [given | {"at": 7} for given in document["inputs"][:6]]
        tried = 0
        for path in chain(places(document), *(
            [("inputs", at, *place) for place in places(given)]
            for at, given in enumerate(document["inputs"])
        )):  # fmt: skip
            for number in (10**23, -(10**23), 10**399, 0.5):
                with pytest.raises(Refusal) as caught:
                    replay(read(json.dumps(changed(document, path, number)).encode(), find))
                said(caught.value, game)
                tried += 1
        assert tried > 40


@EVERY_GAME
def test_no_number_has_thousands_of_digits(game):
    for number in ("9" * 5000, "-" + "9" * 5000, "1e400", "-1e400"):
        for text in (
            '{"format":"ludiade-record/1","game":"%s","rules":%s,"players":2,"inputs":[]}',
            '{"format":"ludiade-record/1","game":"%s","rules":1,"players":%s,"inputs":[]}',
        ):
            with pytest.raises(BadRecord) as caught:
                read((text % (game.id, number)).encode(), find)
            said(caught.value, game)


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("diabolo", {"$.rounds": (1, 100)}),
        ("diadingo", {"$.games": (1, 100)}),
        ("diamino", {"$.rounds": (1, 100), "$.max_idle_rounds": (1, 100),
                     "$.contest_seconds": (0, 86_400), "$.wrong_contest_penalty": (0, 1000)}),
        ("diego", {"$.capital": (0, 1000), "$.hand": (2, 8), "$.targets": (2, 8),
                   "$.delay": (1, 15)}),
        ("diamoniak", {}),
    ],
)  # fmt: skip
def test_the_bounds_are_those_of_the_rules(name, places):
    game = find(name)
    found = whole_numbers(game.Options)
    assert {path: found[path] for path in places} == places
    assert all(path.startswith("$.deck") for path in found.keys() - places.keys())
    for path, (least, most) in places.items():
        option = path.removeprefix("$.")
        for number in (least, most):
            assert getattr(game.Options(**{option: number}), option) == number
            given = {option: number}
            if name == "diego" and option == "targets":
                given |= {"hand": 2}
            assert getattr(game.read_options(given, game.seats[1]), option) == number
        for number in (least - 1, most + 1):
            with pytest.raises(BadRecord) as caught:
                game.read_options({option: number}, game.seats[1])
            assert (caught.value.path, caught.value.code) == (f"$.options.{option}", "out_of_range")


def test_the_bounds_of_actions_are_what_there_is_on_the_table():
    seat = (0, SEATS - 1)
    assert whole_numbers(find("diadingo").Action) == {
        "$(take).place": (0, PLACES - 1), "$(steal).victim": seat,
        "$(steal).ring": (0, RINGS - 1), "$(steal).onto": (0, RINGS - 1),
    }  # fmt: skip
    assert whole_numbers(find("diego").Action) == {
        "$(diego).card": (0, MOST_CARDS - 1), "$(diego).target": (0, MOST_CARDS - 1),
    }  # fmt: skip
    assert whole_numbers(find("diamoniak").Action) == {"$(buy).seller": seat}


@pytest.mark.parametrize("digits", [24, 400, 4300, 5000])
@pytest.mark.parametrize("kind", [int, float, str, bool, list[int], dict[str, int]])
def test_whatever_msgspec_says_of_a_number_becomes_a_refusal(kind, digits):
    class Holder(msgspec.Struct):
        held: kind

    for text in ("9" * digits, "-" + "9" * digits):
        try:
            msgspec.json.decode(f'{{"held":{text}}}', type=Holder)
        except msgspec.ValidationError as error:
            problem = refusal(str(error), "$.options")
            assert problem.path == "$.options.held"
            assert problem.code in ("wrong_type", "out_of_range", "bad_number")
            for lang in LANGUAGES:
                assert texts(lang).refuse(problem)


def test_rules_of_an_absurd_number_are_unknown():
    for game in games():
        for rules in (0, -1, game.rules + 1, 10**23, 10**399, 10**5000):
            assert find(game.id, rules) is None


def test_a_time_is_as_large_as_every_language_can_read():
    document = {
        "format": "ludiade-record/1", "game": "diamoniak", "rules": 1, "players": 2,
        "inputs": [{"type": "expired", "at": 2**53 - 1}],
    }  # fmt: skip
    assert read(json.dumps(document).encode(), find).document.inputs[0].at == 2**53 - 1
    for at in (2**53, 10**23, -1):
        document["inputs"][0]["at"] = at
        with pytest.raises(BadRecord) as caught:
            read(json.dumps(document).encode(), find)
        assert (caught.value.path, caught.value.code) == ("$.inputs[0].at", "out_of_range")

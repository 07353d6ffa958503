"""The command line as people and programs use it."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import ludiade
from ludiade.cli import main, status
from ludiade.cli.commands import FAMILIES, NAMES
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from ludiade.kernel.shelf import find, names

GOLDEN = Path(__file__).parent.parent / "golden" / "diamoniak" / "00-2-players.json"

EVERY = [
    *(name for name in NAMES if name not in FAMILIES),
    *(f"{name} {second}" for name, seconds in FAMILIES.items() for second in seconds),
]


def run(capsys, *words):
    ended = main(list(words))
    out, err = capsys.readouterr()
    return ended, out, err


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch):
    for name in ("LUDIADE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("command", EVERY)
def test_help_of_every_command_with_examples(capsys, command, lang):
    status, out, _ = run(capsys, *command.split(), "--help", "--lang", lang)
    assert status == 0
    assert ("Exemples" if lang == "fr" else "Examples") in out
    assert f"ludiade {command}" in out.splitlines()[-1]


def test_language_is_french_unless_asked(capsys, monkeypatch):
    assert "bibliothèque" in run(capsys)[1]
    assert "library" in run(capsys, "--lang", "en", "--help")[1]
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert "library" in run(capsys, "--help")[1]
    monkeypatch.setenv("LUDIADE_LANG", "fr")
    assert "bibliothèque" in run(capsys, "--help")[1]


@pytest.mark.parametrize(
    "words",
    [["fly"], ["replay"], ["replay", "a", "b"], ["replay", "a", "--fast"],
     ["replay", "a", "--seat"],
     ["replay", str(GOLDEN), "--seat", "x"], ["replay", str(GOLDEN), "--seat", "2"],
     ["replay", str(GOLDEN), "--seat", "-1"], ["simulate", "diamoniak", "--games", "0"],
     ["simulate", "diamoniak", "--games", "1e9"], ["simulate", "diamoniak", "--bots", "genius"],
     ["simulate", "diamoniak", "--bots", "random,random,random"]],
)  # fmt: skip
def test_a_command_line_that_cannot_be_read(capsys, words):
    for lang in ("fr", "en"):
        status, out, err = run(capsys, *words, "--lang", lang)
        assert (status, out) == (2, "")
        assert err.strip()


def test_replay_json(capsys):
    status, out, _ = run(capsys, "replay", str(GOLDEN), "--json")
    answer = json.loads(out)
    assert status == 0
    assert list(answer) == ["inputs", "waiting", "view", "actions", "events"]
    assert answer["waiting"]["type"] == "over"
    assert answer["inputs"] == len(json.loads(GOLDEN.read_bytes())["inputs"])


@pytest.mark.parametrize("game", ["diabolo", "diego"])
def test_replay_for_one_seat_and_a_spectator(game, capsys, tmp_path):
    """In games with hidden hands, at the first decision: each sees its own, and nobody's menu."""
    record = json.loads((GOLDEN.parent.parent / game / "00-2-players.json").read_bytes())
    moves = [line["type"] == "move" for line in record["inputs"]]
    record["inputs"] = record["inputs"][: moves.index(True)]
    file = tmp_path / "begun.json"
    file.write_text(json.dumps(record))
    match = replay(read(file.read_bytes(), find))
    views = set()
    for words, eyes in [(("--seat", "0"), Eyes(0)), (("--seat", "1"), Eyes(1)),
                        (("--seat", "none"), SPECTATOR), ((), EVERY_EYE)]:  # fmt: skip
        status, out, _ = run(capsys, "replay", str(file), "--json", *words)
        assert status == 0
        answer = json.loads(out)
        assert answer["view"] == msgspec.to_builtins(match.state.view(eyes))
        awaited = answer["waiting"]["seats"]
        assert list(answer["actions"]) == [str(seat) for seat in awaited if eyes.see(seat)]
        views.add(json.dumps(answer["view"]))
    assert len(views) == 4, "nothing is hidden in these views"


def test_replay_tells_the_story(capsys):
    _, out, _ = run(capsys, "replay", str(GOLDEN))
    assert out == GOLDEN.with_suffix(".txt").read_text()


def test_replay_errors_speak_the_language_asked(capsys, tmp_path):
    file = tmp_path / "x.json"
    file.write_text("{}")
    french = json.loads(run(capsys, "replay", str(file), "--json")[1])["error"]
    english = json.loads(run(capsys, "replay", str(file), "--json", "--lang", "en")[1])["error"]
    assert french["message"] != english["message"]
    assert {k: v for k, v in french.items() if k != "message"} == {
        k: v for k, v in english.items() if k != "message"
    }


def test_simulated_records_are_the_same_for_any_number_of_jobs(capsys, tmp_path):
    for jobs in ("1", "2", "3"):
        words = ["--players", "3", "--games", "9", "--seed", "s", "--records", str(tmp_path / jobs)]
        assert run(capsys, "simulate", "diamoniak", *words, "--jobs", jobs)[0] == 0
    one, two, three = (
        [file.read_bytes() for file in sorted((tmp_path / jobs).glob("*.json"))] for jobs in "123"
    )
    assert len(one) == 9
    assert one == two == three
    assert len(set(one)) == 9


@pytest.mark.parametrize("game", names())
def test_simulated_records_replay_and_verify(capsys, tmp_path, game):
    assert run(capsys, "simulate", game, "--games", "2", "--records", str(tmp_path))[0] == 0
    for file in tmp_path.glob("*.json"):
        assert run(capsys, "replay", str(file), "--json")[0] == 0
        status, out, _ = run(capsys, "verify", str(file), "--json")
        assert (status, json.loads(out)["fair"]) == (0, True)


def test_verify_names_the_shuffle_that_differs(capsys, tmp_path):
    run(capsys, "simulate", "diamoniak", "--games", "1", "--seed", "3", "--records", str(tmp_path))
    file = next(tmp_path.glob("*.json"))
    record = json.loads(file.read_bytes())
    changed = record | {"inputs": [dict(record["inputs"][0]), *record["inputs"][1:]]}
    order = list(changed["inputs"][0]["order"])
    order[52], order[53] = order[53], order[52]
    changed["inputs"][0]["order"] = order
    changed["inputs"] = changed["inputs"][:2]
    file.write_text(json.dumps(changed))
    status, out, _ = run(capsys, "verify", str(file), "--json")
    assert (status, json.loads(out)["error"]["input"]) == (1, 0)
    assert json.loads(out)["error"]["code"] == "unfair_order"


@pytest.mark.parametrize("drop", ["fairness", "seed"])
def test_verify_without_fairness_is_not_readable(capsys, tmp_path, drop):
    run(capsys, "simulate", "diamoniak", "--games", "1", "--records", str(tmp_path))
    file = next(tmp_path.glob("*.json"))
    record = json.loads(file.read_bytes())
    (record if drop == "fairness" else record["fairness"]).pop(drop)
    file.write_text(json.dumps(record))
    assert run(capsys, "verify", str(file), "--json")[0] == 2


def test_verify_notices_another_seed_and_a_broken_promise(capsys, tmp_path):
    run(capsys, "simulate", "diamoniak", "--games", "1", "--records", str(tmp_path))
    file = next(tmp_path.glob("*.json"))
    record = json.loads(file.read_bytes())
    for key, value in (("seed", "0" * 64), ("commitment", "0" * 64)):
        file.write_text(json.dumps(record | {"fairness": record["fairness"] | {key: value}}))
        assert run(capsys, "verify", str(file), "--json")[0] == 1


@pytest.mark.parametrize("game", names())
def test_rules_games_and_schema(capsys, game):
    assert game in run(capsys, "games")[1]
    assert game in [
        json.loads(line)["id"] for line in run(capsys, "games", "--json")[1].splitlines()
    ]
    french, english = run(capsys, "rules", game)[1], run(capsys, "rules", game, "--lang", "en")[1]
    assert len(french) > 1000
    assert len(english) > 1000
    assert french != english
    schema = json.loads(run(capsys, "schema", game)[1])
    kinds = {"options", "action", "event", "view", "sheet"}
    assert set(schema["properties"]) - {"understood"} == kinds


@pytest.mark.parametrize("command", ["rules", "schema", "simulate"])
def test_an_unknown_game_is_named(capsys, command):
    status, out, err = run(capsys, command, "chess")
    assert (status, out) == (2, "")
    assert "chess" in err
    assert "diamoniak" in err


def test_play_with_an_empty_keyboard_ends_politely(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = [sys.executable, "-m", "ludiade", "play", "diamoniak", "--seats", "Ana,robot"]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    assert done.returncode == 0
    assert not done.stderr


@pytest.mark.parametrize("game", names())
def test_a_whole_game_at_the_terminal_table(tmp_path, game):
    """Somebody who types what any of the games may ask for, against a bot."""
    record = tmp_path / "match.json"
    words = [sys.executable, "-m", "ludiade", "play", game, "--seats", "Ana,robot", "--record"]
    done = subprocess.run(
        [*words, str(record)],
        input=b"1\na\nn\nD4\nE5\npasse\n" * 15 + b"q\n",
        capture_output=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert len(json.loads(record.read_bytes())["inputs"]) > 5
    assert main(["replay", str(record), "--json"]) == 0
    assert main(["verify", str(record)]) == 0


def test_after_two_dashes_nothing_is_an_option(capsys):
    for words in (["rules", "--", "--game"], ["replay", "--", "--json"], ["--", "games"]):
        status, _, err = run(capsys, *words)
        assert status == 2
        assert words[-1] in err or words[0] == "--"
    assert run(capsys, "replay", "--json", "--", str(GOLDEN))[0] == 0


def test_options_stand_anywhere(capsys):
    first = run(capsys, "replay", str(GOLDEN), "--seat", "0", "--json")
    assert run(capsys, "--lang=en", "replay", "--json", "--seat=0", str(GOLDEN)) == first


def test_help_says_the_same_as_a_command_asked_for_it(capsys):
    for words in (["arena"], ["diamino", "judge"], ["diamino", "lexicon", "dump"], ["diamino"]):
        for lang in ("fr", "en"):
            asked = run(capsys, *words, "--help", "--lang", lang)
            assert asked[0] == 0
            assert run(capsys, "--lang", lang, "help", *words) == asked


def test_help_tells_defaults_and_statuses(capsys):
    _, out, _ = run(capsys, "help", "arena", "--lang", "en")
    for default in ("easy,medium", "100", "loss", "2048"):
        assert f"default: {default}" in " ".join(out.split())
    _, out, _ = run(capsys, "help", "--lang", "en")
    for number in status.ALL:
        assert f"\n  {number:<3}  " in out


def test_a_position_is_drawn_as_the_terminal_table_draws_it(capsys):
    match = ludiade.load(GOLDEN)
    for at in (0, 7, len(match.inputs)):
        _, out, _ = run(capsys, "replay", str(GOLDEN), "--at", str(at), "--lang", "en")
        there = match.at(at)
        seat = there.waiting.seats[0] if isinstance(there.waiting, ludiade.Awaiting) else None
        assert out.startswith(there.draw(seat, "en"))
    _, out, _ = run(capsys, "replay", str(GOLDEN), "--at", "7", "--json")
    assert json.loads(out)["inputs"] == 7

"""Documents that are no record: status, place and code of each refusal (docs/record.md)."""

import json

import pytest

from ludiade.kernel.errors import BadRecord
from ludiade.kernel.json.strict import MOST_BYTES
from ludiade.kernel.match import IllegalInput, replay
from ludiade.kernel.record import read
from ludiade.kernel.shelf import find
from ludiade.kernel.texts import LANGUAGES, texts

ORDER = list(range(54))
SHUFFLED = {"type": "shuffled", "order": ORDER}
DRAW = {"type": "move", "seat": 0, "action": {"type": "draw"}}
FAIR = {"commitment": "0" * 64, "contributions": ["", ""]}
SEALED = FAIR | {"recipe": 2, "table": "a", "beginnings": 1, "commitments": ["", ""]}


def record(**changes):
    whole = {
        "format": "ludiade-record/1", "game": "diamoniak", "rules": 1, "players": 2,
        "inputs": [SHUFFLED],
    }  # fmt: skip
    whole |= changes
    return {key: value for key, value in whole.items() if value is not ...}


def bad(data):
    """Path and code of a document that is no record; its sentence exists in every language."""
    data = data if isinstance(data, bytes) else json.dumps(data).encode()
    with pytest.raises(BadRecord) as caught:
        read(data, find)
    for lang in LANGUAGES:
        assert texts(lang).refuse(caught.value)
    return caught.value.path, caught.value.code


def illegal(inputs, **changes):
    """Number and code of the first input that cannot be."""
    with pytest.raises(IllegalInput) as caught:
        replay(read(json.dumps(record(inputs=inputs, **changes)).encode(), find))
    for lang in LANGUAGES:
        assert texts(lang, find("diamoniak").folder).refuse(caught.value)
    return caught.value.number, caught.value.code


def test_the_plain_one_is_read():
    assert read(json.dumps(record()).encode(), find).players == 2


@pytest.mark.parametrize("said", [FAIR, FAIR | {"recipe": 1}, SEALED])
def test_fairness_of_either_recipe_is_read(said):
    terms = read(json.dumps(record(fairness=said)).encode(), find).terms
    assert (terms is not None) == (said is SEALED)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "bad_json"),
        (b"{", "bad_json"),
        (b'{"a":1,}', "bad_json"),
        (b"{} {}", "bad_json"),
        (b"\xef\xbb\xbf{}", "bad_json"),
        (b'{"players": NaN}', "bad_number"),
        (b'{"players": -Infinity}', "bad_number"),
        (b'{"players": ' + b"9" * 5000 + b"}", "bad_number"),
        (b"\xff\xfe{}", "not_utf8"),
        (b'{"game": "\xe9"}', "not_utf8"),
        (b"[" * 65 + b"]" * 65, "too_deep"),
        (b'{"a":' * 70 + b"1" + b"}" * 70, "too_deep"),
        (b"[" * 200_000, "too_deep"),
        (b'"' + b" " * MOST_BYTES + b'"', "too_large"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_documents_that_cannot_be_read_at_all(data, code, tmp_path):
    from ludiade.kernel.json.strict import read_bytes

    file = tmp_path / "record.json"
    file.write_bytes(data)
    with pytest.raises(BadRecord) as caught:
        read(read_bytes(file), find)
    assert (caught.value.path, caught.value.code) == ("$", code)


def test_no_such_file_and_a_folder(tmp_path):
    from ludiade.kernel.json.strict import read_bytes

    with pytest.raises(BadRecord, match="no_such_file"):
        read_bytes(tmp_path / "none.json")
    with pytest.raises(BadRecord, match="unreadable_file"):
        read_bytes(tmp_path)


@pytest.mark.parametrize("value", [[], "text", 1, None, True])
def test_a_document_that_is_no_object(value):
    assert bad(value) == ("$", "wrong_type")


@pytest.mark.parametrize("key", ["format", "game", "rules", "players", "inputs"])
def test_required_keys(key):
    assert bad(record(**{key: ...})) == (f"$.{key}", "missing_key")


@pytest.mark.parametrize(
    ("changes", "path", "code"),
    [
        ({"more": 1}, "$.more", "unknown_key"),
        ({"a b": 1}, '$["a b"]', "unknown_key"),
        ({"format": "ludiade-record/2"}, "$.format", "unknown_format"),
        ({"format": 1}, "$.format", "wrong_type"),
        ({"game": "chess"}, "$.game", "unknown_game"),
        ({"game": "../diamoniak"}, "$.game", "unknown_game"),
        ({"game": None}, "$.game", "wrong_type"),
        ({"rules": 2}, "$.rules", "unknown_rules"),
        ({"rules": 0}, "$.rules", "unknown_rules"),
        ({"rules": True}, "$.rules", "wrong_type"),
        ({"rules": 1.0}, "$.rules", "wrong_type"),
        ({"rules": "1"}, "$.rules", "wrong_type"),
        ({"players": 1}, "$.players", "bad_players"),
        ({"players": 5}, "$.players", "bad_players"),
        ({"players": -2}, "$.players", "bad_players"),
        ({"players": 10**30}, "$.players", "bad_players"),
        ({"players": 2.0}, "$.players", "wrong_type"),
        ({"players": True}, "$.players", "wrong_type"),
        ({"names": ["Ana"]}, "$.names", "one_a_player"),
        ({"names": "Ana"}, "$.names", "wrong_type"),
        ({"names": ["Ana", 2]}, "$.names[1]", "wrong_type"),
        ({"names": None}, "$.names", "wrong_type"),
        ({"names": ["Ana", "\ud800"]}, "$.names[1]", "half_character"),
        ({"options": None}, "$.options", "wrong_type"),
        ({"options": []}, "$.options", "wrong_type"),
        ({"options": {"hand": 6}}, "$.options.hand", "unknown_key"),
        ({"options": {"first_player": "last"}}, "$.options.first_player", "bad_value"),
        ({"options": {"first_player": 1}}, "$.options.first_player", "wrong_type"),
        ({"options": {"fairy_never_paid": 1}}, "$.options.fairy_never_paid", "wrong_type"),
        ({"options": {"fairy_never_paid": None}}, "$.options.fairy_never_paid", "wrong_type"),
        ({"inputs": {}}, "$.inputs", "wrong_type"),
        ({"inputs": [1]}, "$.inputs[0]", "wrong_type"),
        ({"inputs": [{}]}, "$.inputs[0].type", "missing_key"),
        ({"inputs": [{"type": "cheat"}]}, "$.inputs[0].type", "bad_value"),
        ({"inputs": [{"type": 1}]}, "$.inputs[0].type", "wrong_type"),
        ({"inputs": [{"type": "shuffled"}]}, "$.inputs[0].order", "missing_key"),
        ({"inputs": [SHUFFLED | {"order": "x"}]}, "$.inputs[0].order", "wrong_type"),
        ({"inputs": [SHUFFLED | {"order": [True]}]}, "$.inputs[0].order[0]", "wrong_type"),
        ({"inputs": [SHUFFLED | {"order": [0, 1.0]}]}, "$.inputs[0].order[1]", "wrong_type"),
        ({"inputs": [SHUFFLED | {"seed": 1}]}, "$.inputs[0].seed", "unknown_key"),
        ({"inputs": [SHUFFLED | {"at": -1}]}, "$.inputs[0].at", "out_of_range"),
        ({"inputs": [SHUFFLED | {"at": "now"}]}, "$.inputs[0].at", "wrong_type"),
        ({"inputs": [SHUFFLED, DRAW | {"seat": "0"}]}, "$.inputs[1].seat", "wrong_type"),
        ({"inputs": [SHUFFLED, DRAW | {"seat": True}]}, "$.inputs[1].seat", "wrong_type"),
        ({"inputs": [SHUFFLED, DRAW | {"seat": 0.0}]}, "$.inputs[1].seat", "wrong_type"),
        ({"inputs": [SHUFFLED, DRAW | {"action": "draw"}]}, "$.inputs[1].action", "wrong_type"),
        ({"inputs": [{"type": "move", "seat": 0}]}, "$.inputs[0].action", "missing_key"),
        ({"inputs": [{"type": "move", "action": {}}]}, "$.inputs[0].seat", "missing_key"),
        ({"fairness": {}}, "$.fairness.commitment", "missing_key"),
        ({"fairness": {"commitment": "x", "contributions": ["", ""]}},
         "$.fairness.commitment", "bad_form"),
        ({"fairness": {"commitment": "0" * 64, "contributions": [""]}},
         "$.fairness.contributions", "one_a_player"),
        ({"fairness": {"commitment": "0" * 64, "contributions": ["", "ab"]}},
         "$.fairness.contributions[1]", "bad_form"),
        ({"fairness": FAIR | {"recipe": 4}}, "$.fairness.recipe", "bad_value"),
        ({"fairness": SEALED | {"recipe": 3}}, "$.fairness.round", "missing_key"),
        ({"fairness": SEALED | {"round": 1}}, "$.fairness.round", "unknown_key"),
        ({"fairness": FAIR | {"recipe": True}}, "$.fairness.recipe", "wrong_type"),
        ({"fairness": FAIR | {"recipe": 2}}, "$.fairness.table", "missing_key"),
        ({"fairness": FAIR | {"beginnings": 1}}, "$.fairness.beginnings", "unknown_key"),
        ({"fairness": FAIR | {"recipe": 1, "table": "a"}}, "$.fairness.table", "unknown_key"),
        ({"fairness": SEALED | {"table": ""}}, "$.fairness.table", "bad_length"),
        ({"fairness": SEALED | {"table": "a" * 65}}, "$.fairness.table", "bad_length"),
        ({"fairness": SEALED | {"beginnings": 0}}, "$.fairness.beginnings", "out_of_range"),
        ({"fairness": SEALED | {"beginnings": 1001}}, "$.fairness.beginnings", "out_of_range"),
        ({"fairness": SEALED | {"beginnings": 1.0}}, "$.fairness.beginnings", "wrong_type"),
        ({"fairness": SEALED | {"commitments": [""]}}, "$.fairness.commitments", "one_a_player"),
        ({"fairness": SEALED | {"commitments": ["", "AB" * 32]}},
         "$.fairness.commitments[1]", "bad_form"),
        ({"game": "diadingo", "options": {"games": 2**53}, "fairness": SEALED},
         "$.options.games", "out_of_range"),
    ],
)  # fmt: skip
def test_what_a_record_must_be(changes, path, code):
    assert bad(record(**changes)) == (path, code)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ('{"a": 1, "a": 1}', "$"),
        ('{"inputs": [{"type": "expired", "type": "expired"}]}', "$.inputs[0]"),
        ('{"inputs": [{"action": {"cards": [], "cards": []}}]}', "$.inputs[0].action"),
        ('{"options": {"x": {"y": 1, "y": 2}}}', "$.options.x"),
    ],
)
def test_a_key_given_twice_is_refused_at_its_object(text, path):
    assert bad(text.encode()) == (path, "key_twice")


@pytest.mark.parametrize(
    ("inputs", "number", "code"),
    [
        ([DRAW], 0, "shuffle_awaited"),
        ([{"type": "expired"}], 0, "shuffle_awaited"),
        ([SHUFFLED, {"type": "expired"}], 1, "move_awaited"),
        ([SHUFFLED, SHUFFLED], 1, "move_awaited"),
        ([SHUFFLED, DRAW | {"seat": 1}], 1, "not_your_turn"),
        ([SHUFFLED, DRAW | {"seat": 2}], 1, "no_such_seat"),
        ([SHUFFLED, DRAW | {"seat": -1}], 1, "no_such_seat"),
        ([SHUFFLED, DRAW | {"seat": 10**40}], 1, "no_such_seat"),
        ([SHUFFLED | {"order": ORDER[1:]}], 0, "not_a_permutation"),
        ([SHUFFLED | {"order": []}], 0, "not_a_permutation"),
        ([SHUFFLED | {"order": [0, *ORDER[:-1]]}], 0, "not_a_permutation"),
        ([SHUFFLED | {"order": [*ORDER[:-1], 10**40]}], 0, "not_a_permutation"),
        ([SHUFFLED | {"order": [*ORDER[:-1], -1]}], 0, "not_a_permutation"),
        ([SHUFFLED, DRAW | {"action": {}}], 1, "bad_action"),
        ([SHUFFLED, DRAW | {"action": {"type": "fly"}}], 1, "unknown_action"),
        ([SHUFFLED, DRAW | {"action": {"type": 3}}], 1, "bad_action"),
        ([SHUFFLED, DRAW | {"action": {"type": "draw", "x": 1}}], 1, "bad_action"),
        ([SHUFFLED, DRAW | {"action": {"type": "buy"}}], 1, "bad_action"),
        ([SHUFFLED, DRAW | {"action": {"type": "buy", "seller": "1"}}], 1, "bad_action"),
        ([SHUFFLED, DRAW | {"action": {"type": "buy", "seller": True}}], 1, "bad_action"),
        ([SHUFFLED, DRAW | {"action": {"type": "buy", "seller": 1.0}}], 1, "bad_action"),
        ([SHUFFLED, DRAW | {"action": {"type": "pay", "cards": ["unicorn"]}}], 1, "bad_action"),
        ([SHUFFLED, DRAW | {"action": {"type": "pay", "cards": "pink"}}], 1, "bad_action"),
        ([SHUFFLED, DRAW | {"action": {"type": "stop"}}], 1, "draw_or_buy_first"),
    ],
)
def test_what_an_input_must_mean_at_its_place(inputs, number, code):
    assert illegal(inputs) == (number, code)


def test_nothing_follows_the_end():
    ends = [SHUFFLED, *[DRAW] * 6]
    over = replay(read(json.dumps(record(inputs=ends)).encode(), find))
    assert over.state.waiting().scores == [1, 0]
    for more in (DRAW, SHUFFLED, {"type": "expired"}):
        assert illegal([*ends, more]) == (7, "match_is_over")


def test_the_whole_document_is_read_before_any_input_is_applied():
    """A wrong type at the end outweighs an illegal input before it."""
    assert bad(record(inputs=[DRAW, DRAW | {"seat": "0"}])) == ("$.inputs[1].seat", "wrong_type")

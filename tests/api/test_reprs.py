"""What is shown at a prompt or in a notebook can be read by somebody who did not write it."""

import traceback

import pytest

import ludiade
from ludiade.kernel.shelf import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_no_value_shows_an_address_in_memory(game):
    match = ludiade.Match(game, seed=3)
    seat = match.awaited[0]
    shown = [
        match,
        match.state,
        match.menu(seat),
        match.waiting,
        match.view(seat),
        match.seen(seat),
    ]
    for value in [*shown, game, ludiade.Dice(1), ludiade.Eyes(1, 0), ludiade.bot("expert")]:
        assert " at 0x" not in repr(value)
    assert repr(match.state).endswith(f", {match.waiting!r}>")
    assert repr(ludiade.Eyes(1, 0)) == "Eyes(0, 1)"


def test_one_input_is_one():
    match = ludiade.Match("diamoniak", 2, seed=1)
    assert repr(match) == "<Match diamoniak, 2 players, 1 input, awaiting 0>"
    assert "0 inputs" in repr(match.at(0))


def test_a_bot_is_shown_by_its_name():
    assert repr(ludiade.bot("Mélusine")) == "<bot expert>"
    assert repr(ludiade.bot(sorted)) == "<bot sorted>"


def test_reports_and_studies_are_tables_in_a_notebook(monkeypatch):
    monkeypatch.setenv("LUDIADE_LANG", "en")
    first = lambda seen: seen.menu[0]  # noqa: E731  (whose name would be markup)
    report = ludiade.arena("diamoniak", [first, "random"], games=2)
    for found in (report, ludiade.simulate("diamoniak", games=3)):
        html = found._repr_html_()
        assert html.startswith("<pre>")
        assert html.endswith("</pre>")
        assert "random" in html
    assert "&lt;lambda&gt;" in report._repr_html_()


def test_a_review_is_told_as_the_command_line_tells_it(tmp_path, capsys):
    from ludiade.cli import main

    match = ludiade.Match("diamoniak", 2, seed=1, names=["Ana", "Luc"])
    match.play_out("random")
    match.save(tmp_path / "match.json")
    told = ludiade.review(match, playouts=2).told(match.game, match.names, "fr")
    assert main(["review", str(tmp_path / "match.json"), "--playouts", "2", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.splitlines() == told
    assert any("Ana" in line for line in told)


def test_a_fault_shows_the_line_of_the_bot_that_failed():
    def failing(seen: ludiade.Seen) -> ludiade.Action:
        raise KeyError("oops")

    with pytest.raises(ludiade.Fault, match=r"^failed: KeyError: 'oops'$") as caught:
        ludiade.Match("diego", 2).play_out(failing)
    shown = "".join(traceback.format_exception(caught.value))
    assert "in failing" in shown


def test_rules_and_names_are_in_english_for_any_other_language():
    game = ludiade.game("diego")
    assert game.rules_text("de") == game.rules_text("en") != game.rules_text("fr")
    assert game.name("de") == game.name("en")

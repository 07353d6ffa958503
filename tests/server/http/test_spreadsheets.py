"""What pupils are called is no formula in the host's spreadsheet."""

import pytest

from ludiade.server.http.routes.gatherings import _table


@pytest.mark.parametrize("name", ["=1+1", "+1+cmd", "-cmd|' /C calc'!A0", "@SUM(A1)", "\tLéa"])
def test_a_name_that_looks_like_a_formula_stays_text(name):
    assert f"'{name}" in _table([[name]], "fr").body.decode("utf-8-sig")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", ["Léa;=1+1", "Léa, +cmd", "＝1+1", "a\t@SUM(A1)"])
def test_nor_does_one_begin_where_another_program_ends_a_cell(name, lang):
    told = _table([["1", name]], lang).body.decode("utf-8-sig")
    for sign in ";,\t":
        cells = [cell.strip().strip('"') for cell in told.split(sign)]
        assert not [cell for cell in cells if cell[:1] in "=+-@＝＋－＠" and cell]


@pytest.mark.parametrize("figure", ["-3", "+2,5", "-0.5", "Jean-Luc", "12 sur 14"])
def test_figures_and_names_stay_as_they_are(figure):
    assert "'" not in _table([[figure]], "en").body.decode("utf-8-sig")


@pytest.mark.parametrize("fraction", ["7/8", "5/4", "125/1000"])
def test_a_fraction_is_no_day_of_a_month(fraction):
    told = _table([["carte", fraction]], "fr").body.decode("utf-8-sig")
    assert told == f"carte;{fraction.replace('/', chr(0x2044))}\r\n"

"""What pupils are called is no formula in the host's spreadsheet."""

import pytest

from ludiade.server.http.routes.gatherings import _table


@pytest.mark.parametrize("name", ["=1+1", "+1+cmd", "-cmd|' /C calc'!A0", "@SUM(A1)", "\tLéa"])
def test_a_name_that_looks_like_a_formula_stays_text(name):
    assert f"'{name}" in _table([[name]], "fr").body.decode("utf-8-sig")


@pytest.mark.parametrize("figure", ["-3", "+2,5", "-0.5", "Jean-Luc", "12 sur 14"])
def test_figures_and_names_stay_as_they_are(figure):
    assert "'" not in _table([[figure]], "en").body.decode("utf-8-sig")


@pytest.mark.parametrize("fraction", ["7/8", "5/4", "125/1000"])
def test_a_fraction_is_no_day_of_a_month(fraction):
    told = _table([["carte", fraction]], "fr").body.decode("utf-8-sig")
    assert told == f"carte;{fraction.replace('/', chr(0x2044))}\r\n"

"""Diabolo's bots count what is left, whatever is in the box."""

from ludiade.games.diabolo.knowledge.lines import counted_lines_of, hand_beside
from ludiade.games.diabolo.learning.reduced import form


def test_a_colour_of_which_nothing_is_left_is_expected_in_no_hand():
    for _, table in form.openings():
        red, yellow, green, violet, blue = counted_lines_of(table, 0)
        assert [yellow.chance, violet.chance, blue.chance] == [0, 0, 0]
        assert red.chance + green.chance in (39, 40)  # of 40 steps, rounded down
        assert hand_beside(table, 0) == 1

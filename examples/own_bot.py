"""A bot of one's own against the house: keep what is worth most, look before you leap.

python examples/own_bot.py
ludiade arena diamoniak --bots easy,examples/own_bot.py:choose
"""

import ludiade

TRIES = 8
"""How often each action is tried in truths that agree with what the seat sees."""


def choose(seen: ludiade.Seen) -> ludiade.Action:
    """The action after which random play ends best for this seat, over a few tries."""
    dice = ludiade.Dice(len(seen.menu))
    hopes = [0.0] * len(seen.menu)
    for _ in range(TRIES):
        truth = seen.imagine(dice)
        for number, action in enumerate(seen.menu):
            hopes[number] += hope(truth.copy(), seen.seat, action, dice)
    return seen.menu[hopes.index(max(hopes))]


def hope(state: ludiade.State, seat: int, action: ludiade.Action, dice: ludiade.Dice) -> float:
    """1 where the seat comes first after this and random play, else a share of it."""
    state.apply(ludiade.Move(seat, action))
    ludiade.playout(state, dice)
    over = state.waiting()
    assert isinstance(over, ludiade.Over)
    return 1 / over.ranks[seat]


def main(games: int = 20) -> None:
    report = ludiade.arena("diamoniak", [choose, "random"], games=games, seed=1)
    print(report)
    best = report.standings[0]
    print(f"{best.bot} takes {best.points.mean:.0%} ({best.points.low:.0%} to "
          f"{best.points.high:.0%}) of the points.")  # fmt: skip


if __name__ == "__main__":
    main()

"""A program of somebody who has types checked: no Any comes through the door."""

import ludiade


def choose(seen: ludiade.Seen) -> ludiade.Action:
    """The first thing on the menu, after a look at one truth that may be."""
    truth: ludiade.State = seen.imagine(ludiade.Dice(seen.seat))
    ludiade.playout(truth, ludiade.Dice(7))
    return seen.menu[0]


def main() -> None:
    match = ludiade.Match("diabolo", players=3, seed=7, options={"rounds": 1})
    while not match.over:
        for seat in match.awaited:
            menu: ludiade.Menu = match.menu(seat)
            events: list[ludiade.Event] = match.play(seat, menu[0])
            assert isinstance(events, list)
            assert sum(menu.mask) == len(menu)
    scores: list[int] | None = match.scores
    assert scores is not None
    print(scores, match.ranks, "\n".join(match.story("en")))
    game = ludiade.game("diabolo")
    number: int = game.actions(3).index(game.actions(3)[5])
    assert number == 5
    report: ludiade.Report = ludiade.arena("diamoniak", [choose, "random"], games=2, seed=1)
    low: float = report.standings[0].points.low
    study: ludiade.Study = ludiade.simulate("diamoniak", games=20)
    print(low, study.mean_scores, [one.id for one in ludiade.games()])
    try:
        ludiade.Match("diabolo", 9)
    except ludiade.BadRecord as bad:
        print(bad.code, bad.path)


if __name__ == "__main__":
    main()

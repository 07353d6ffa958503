"""A search on the open truth: every line of play to a depth, positions met twice looked at once.

python examples/search_with_copies.py
"""

import ludiade


class Search:
    """Counts what can be reached, by copying, stepping and hashing states."""

    def __init__(self, dice: ludiade.Dice) -> None:
        self.dice = dice
        self.seen: set[tuple[ludiade.State, int]] = set()
        self.met_again = 0

    def look(self, state: ludiade.State, depth: int) -> None:
        """Every decision from here, `depth` decisions deep; chance is drawn once."""
        while isinstance(waiting := state.waiting(), ludiade.Shuffle):
            state.apply(ludiade.Shuffled(self.dice.order(waiting.size)))
        if (state, depth) in self.seen:
            self.met_again += 1
            return
        self.seen.add((state.copy(), depth))
        if depth == 0 or not isinstance(waiting, ludiade.Awaiting):
            return
        for seat in waiting.seats:
            for move in state.moves(seat):
                child = state.copy()
                child.apply(move)
                self.look(child, depth - 1)


def main(depth: int = 3) -> None:
    match = ludiade.Match("diabolo", players=2, seed=7)
    search = Search(ludiade.Dice(7))
    search.look(match.state, depth)
    print(f"{len(search.seen)} positions within {depth} decisions, {search.met_again} met again")
    print(repr(match), "is as it was")


if __name__ == "__main__":
    main()

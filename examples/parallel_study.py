"""Does it help to begin? Every game by random play, on all cores, then with bots and records.

python examples/parallel_study.py
"""

import tempfile

import ludiade


def main(games: int = 2000, jobs: int = 0) -> None:
    print(f"{'game':<10} {'players':>7} {'seat 0 wins':>12} {'fair share':>11}")
    for game in ludiade.games():
        players = max(2, game.seats.start)
        if not game.lists_all:  # words take their time
            continue
        study = ludiade.simulate(game, games=games, seed=1, players=players, jobs=jobs)
        share, fair = study.win_shares[0], 1 / players
        print(f"{game.id:<10} {players:>7} {share:>11.1%} {fair:>11.1%}")

    with tempfile.TemporaryDirectory() as folder:
        # a second call with the same arguments goes on where the first one stopped
        for total in (4, 8):
            study = ludiade.simulate(
                "diamoniak", ["beginner", "random"], games=total, seed=1, records=folder, jobs=jobs
            )
            print(study)
        longest = ludiade.load(f"{folder}/diamoniak-000000.json")
        print(repr(longest), "with", ludiade.verify(longest), "fair shuffles")


if __name__ == "__main__":  # other processes import this file
    main()

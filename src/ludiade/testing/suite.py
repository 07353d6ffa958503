"""Every law as a test, for some games and all their numbers of players."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from ludiade.bots import seen
from ludiade.bots.levels import LEVELS, numbers
from ludiade.bots.thinker import Thinker
from ludiade.kernel.dice import Dice
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.texts import LANGUAGES
from ludiade.testing import laws
from ludiade.testing.catalogues import messages, wanted
from ludiade.testing.trial import trial

FEW_PLAYOUTS = 6
DECISIONS = 6


class Laws:
    """What holds for every game; a subclass names the games it is tried on."""

    games: ClassVar[Sequence[AnyGame]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One test a game, or a game and number of players, language or level."""
        second = next((n for n in ("players", "lang", "level") if n in metafunc.fixturenames), None)
        values = {"lang": LANGUAGES, "level": LEVELS}
        if second is None:
            metafunc.parametrize("game", self.games, ids=[game.id for game in self.games])
            return
        cases = [(g, value) for g in self.games for value in values.get(second, g.seats)]
        ids = [f"{game.id}-{value}" for game, value in cases]
        metafunc.parametrize(("game", second), cases, ids=ids)

    def test_numbers_from_outside_are_bounded(self, game: AnyGame) -> None:
        laws.numbers_are_bounded(game)

    def test_it_has_words_for_all_it_can_say(self, game: AnyGame, lang: str) -> None:
        found = messages(game.folder, lang)
        for key, variables in wanted(game).items():
            assert key in found, f"texts.{lang}.ftl says nothing for {key}"
            assert found[key] <= variables, key
        assert set(found) == set(messages(game.folder, LANGUAGES[0]))

    def test_its_rules_are_written_for_people(self, game: AnyGame, lang: str) -> None:
        assert game.rules_text(lang).strip()

    def test_every_law_at_some_inputs_of_a_few_games(self, game: AnyGame, players: int) -> None:
        for seed in range(4):
            trial(game, players, Dice(77_000 * players + seed), moments=5)

    def test_every_law_at_some_inputs_of_many_games(self, game: AnyGame, players: int) -> None:
        for seed in range(4, 25):
            trial(game, players, Dice(77_000 * players + seed), moments=5)

    def test_every_law_after_every_input(self, game: AnyGame, players: int) -> None:
        for seed in range(3):
            trial(game, players, Dice(1000 * players + seed), moments=None, thorough=True)

    def test_a_bot_of_every_level_decides(self, game: AnyGame, level: str) -> None:
        """A few decisions, by its own numbers but fewer imagined games, all of them legal."""
        own = numbers(game.id, level)
        few = {**own, "playouts": min(FEW_PLAYOUTS, own["playouts"])}
        dice = Dice(1)
        players = game.seats[len(game.seats) // 2]
        played = Match(game, game.any_options(players, dice), players)
        bot = Thinker(level, 1, few)
        decided = 0
        while decided < DECISIONS:
            waiting = played.state.waiting()
            match waiting:
                case Over():
                    return
                case Shuffle():
                    played.apply(Shuffled(dice.order(waiting.size)))
                case Awaiting():
                    seat = waiting.seats[0]
                    played.apply(Move(seat, bot.choose(seen(played, seat))))
                    decided += 1

"""Diego: two cards, one number? Say it, doubt it, and see at the end who was right."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from ludiade.games.diego import types as t
from ludiade.games.diego.any_options import any_options
from ludiade.games.diego.decks import material
from ludiade.games.diego.imagine import imagine
from ludiade.games.diego.rules import Table
from ludiade.games.diego.sheet import sheet
from ludiade.kernel import types as kinds
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import Game
from ludiade.kernel.insight import Row, Sitting
from ludiade.kernel.texts import Texts

TEAM_PLAYERS = 4


class LazyWorkshop:
    """The workshop, which nobody who only plays has to load."""

    def answer(self, say: Texts, data: bytes) -> object:
        from ludiade.games.diego.school.workshop import answer

        return answer(say, data)

    def is_heavy(self, data: bytes) -> bool:
        from ludiade.games.diego.school.workshop import is_heavy

        return is_heavy(data)


class LazyInsight:
    """What a class has understood, loaded once somebody asks."""

    def kind(self) -> type[kinds.Understood]:
        from ludiade.games.diego.school.understood import Understood

        return Understood

    def understand(self, sittings: Sequence[Sitting], *, by_person: bool) -> kinds.Understood:
        from ludiade.games.diego.school.understanding import understand

        return understand(sittings, by_person=by_person)

    def tabulate(
        self, say: Texts, understood: kinds.Understood, names: Mapping[str, str]
    ) -> list[Row]:
        from ludiade.games.diego.school.table import tabulate

        return tabulate(say, understood, names)


class Diego(Game[t.Options, t.View]):
    id = "diego"
    rules = 1
    seats = range(2, 5)
    folder = Path(__file__).parent
    Options = t.Options
    Action = t.Action
    Event = t.Event
    View = t.View
    Sheet = t.Sheet
    sums_up = (t.Scored,)
    workshop = LazyWorkshop()
    insight = LazyInsight()

    def progress(self, options: t.Options, players: int, view: t.View) -> tuple[int, int]:
        """Cards to draw."""
        cards = len(material(options.deck, options.affiliations).faces)
        return view.pile, cards - options.targets - players * options.hand

    def start(self, options: t.Options, players: int) -> Table:
        return Table(material(options.deck, options.affiliations), options, players)

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        cards = material(options.deck, options.affiliations)
        return imagine(cards, options, players, view, dice)

    def sheet(
        self, options: t.Options, players: int, told: Sequence[kinds.Event], view: t.View
    ) -> t.Sheet | None:
        return sheet(told, view)

    def standing(self, options: t.Options, view: t.View) -> list[int]:
        """The pairs in each sorter; whether they are right nobody knows before the end."""
        return [len(sorter.diego) + len(sorter.pas_diego) for sorter in view.sorters]

    def naming(self, view: t.View, action: kinds.Action) -> dict[str, object]:
        """Cards have no numbers for people: they are called by what is drawn on them."""
        if not isinstance(action, t.Diego):
            return {}
        faces = {card.card: card.face for card in view.seen}
        return {"card": faces[action.card], "target": faces[action.target]}

    def check(self, options: t.Options, players: int) -> None:
        if options.teams and players != TEAM_PLAYERS:
            raise BadRecord("$.options.teams", "teams_need_four", players=players)
        cards = len(material(options.deck, options.affiliations).faces)
        needed = options.hand * players + options.targets
        if cards < needed:
            raise BadRecord("$.options", "too_few_cards", cards=cards, needed=needed)

    def any_options(self, players: int, dice: Dice) -> t.Options:
        return any_options(players, dice)


game = Diego()

"""Diadingo in the terminal: the tray, row by row, and the rings before each player."""

from collections.abc import Sequence

from rich.align import Align
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludiade.games.diadingo.material import TRAY
from ludiade.games.diadingo.types import Player, Steal, Take, View
from ludiade.kernel.inputs import ranks_of
from ludiade.kernel.nearest import folded
from ludiade.kernel.prompts import Prompt, Reply, numbered
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Action

NAMED = {
    f"{row}{number}".casefold(): place
    for place, (row, number) in enumerate(
        (row, number)
        for row, size in zip("ABCDEFG", TRAY.rows, strict=True)
        for number in range(1, size + 1)
    )
}
"""The places of the tray, as people name them."""
NAME = 12
"""Signs of a name that are shown."""
TRAY_WIDTH = 7 * max(TRAY.rows)
BESIDE = 19
VALUES = (1000, 2000, 3000, 4000, 5000, 6000)


def draw(view: View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table as everybody sees it; an arrow shows whose turn it is, a star who leads."""
    parts: list[RenderableType] = [
        _side_by_side(_tray(view, say), _counts(view, say)),
        _players(view, say, names, seat),
    ]
    if view.turn is not None and view.drawn is not None:
        guide = "guide-theft" if view.drawn == "theft" else "guide-ring"
        line = say.say(guide, seat=names[view.turn], card=say.word(view.drawn))
        if view.resume is not None:
            line += " " + say.say("guide-resume", seat=names[view.resume])
        parts.append(Text(line))
    return Group(*parts)


def prompt(
    view: View, say: Texts, names: Sequence[str], seat: int, actions: Sequence[Action]
) -> Prompt:
    """A place of the tray by its name; for a theft from whom, then a ring of which value."""
    if view.drawn != "theft":
        return Prompt(say.say("ask-place"), hint=say.say("hint-place"))
    thefts = [action for action in actions if isinstance(action, Steal)]
    choices: list[tuple[str, Action | Prompt]] = []
    for victim in sorted({theft.victim for theft in thefts}):
        by_value = {
            view.players[victim].rings[theft.ring].value: theft
            for theft in reversed(thefts)  # of rings alike, the first
            if theft.victim == victim
        }
        rings = [
            Reply((str(value), str(value // 1000)), say.say("ask-value"), by_value[value])
            for value in sorted(by_value)
        ]
        step = Prompt(say.say("ask-ring", seat=names[victim]), tuple(rings))
        choices.append((names[victim][:NAME], step))
    declines = [(say.offer(act), act) for act in actions if not isinstance(act, Steal)]
    return numbered(say.say("ask-victim"), [*choices, *declines])


def parse(text: str, view: View, seat: int) -> Action | None:
    """A place as people name it, `D4`; where nothing lies there any more, the rules say so."""
    place = NAMED.get(folded(text).replace(" ", ""))
    return None if place is None or view.drawn == "theft" else Take(place)


def _side_by_side(tray: RenderableType, counts: RenderableType) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=TRAY_WIDTH)
    grid.add_column(width=BESIDE)
    grid.add_row(tray, counts)
    return grid


def _counts(view: View, say: Texts) -> Text:
    said = [
        say.say("table-game", game=view.game),
        say.say("table-loose", left=view.left),
        say.say("table-deck", deck=view.deck),
    ]
    if view.show_stuck:
        said.append(say.say("table-legend-stuck"))
    return Text("\n".join(said), style="dim")


def _tray(view: View, say: Texts) -> RenderableType:
    rows: list[RenderableType] = []
    place = 0
    for length in TRAY.rows:
        row = Text()
        for _ in range(length):
            row.append(_place(view, place, say))
            place += 1
        rows.append(Align.center(row))
    return Group(*rows)


def _place(view: View, place: int, say: Texts) -> Text:
    if place in view.gone:
        return Text("   ·   ", style="dim")
    name = say.say("place", place=place)
    if view.show_stuck and place in view.stuck:
        return Text(f" ✕ {name}  ", style="red")
    return Text(f" ◆ {name}  ", style="cyan")


def _players(view: View, say: Texts, names: Sequence[str], seat: int | None) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(max_width=NAME, no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    values = [value for value in VALUES if any(_rings(p, value) for p in view.players)]
    for _ in values:
        grid.add_column(no_wrap=True, min_width=len(str(VALUES[0])))
    if values:
        grid.add_row("", "", "", *map(str, values), style="dim")
    ranks = ranks_of(view.scores)
    for number, player in enumerate(view.players):
        arrow = "▶" if number == view.turn else " "
        name = Text(f"{arrow} {names[number]}", style="bold" if number == seat else "")
        dollars = say.say("table-dollars", dollars=view.scores[number])
        star = "★" if ranks[number] == 1 and max(ranks) > 1 else " "
        rings = [Text(_rings(player, value), style="cyan") for value in values]
        grid.add_row(name, dollars, star, *rings)
    return grid


def _rings(player: Player, value: int) -> str:
    """The rings of one value, those with a diamond first."""
    alike = [ring.diamond for ring in player.rings if ring.value == value]
    return "◆" * alike.count(True) + "○" * alike.count(False)

"""Diego in the terminal: targets and hands as cards, sorters, and the control sheet at the end."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludiade.games.diego.material import AnyFace, Area, Line
from ludiade.games.diego.types import Card, Standing, StandingPair, View
from ludiade.kernel.texts import Texts

SHAPES = {"disc": ("●", "○"), "bar": ("■", "□")}
MOST_TICKS = 40


def draw(view: View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table as these eyes see it; an arrow shows whose turn it is."""
    parts: list[RenderableType] = []
    if view.targets:
        parts.append(_row(say.say("table-targets"), view.targets, say))
    for owner, hand in enumerate(view.hands):
        if isinstance(hand, list) and hand:
            own = owner == seat
            title = say.say("table-own-hand") if own else say.say("table-hand", seat=names[owner])
            parts.append(_row(title, hand, say))
    parts.append(_players(view, say, names, seat))
    parts.append(Text(say.say("table-pile", n=view.pile), style="dim"))
    if view.standing is not None:
        parts.append(_standing(view, view.standing, say, names))
    elif view.turn is not None:
        parts.append(Text(say.say("guide-turn", seat=names[view.turn])))
    if view.control is not None:
        parts.append(_control(view, say, names))
    return Group(*parts)


def drawing(face: AnyFace, say: Texts) -> str:
    """What is drawn on a card, in signs where that can be, else in words."""
    if isinstance(face, Area):
        full, empty = SHAPES[face.shape]
        wholes = [
            "".join(full if whole * face.parts + part < face.shaded else empty
                    for part in range(face.parts))
            for whole in range(face.wholes)
        ]  # fmt: skip
        return " ".join(wholes)
    if isinstance(face, Line) and (face.end - face.start) * face.parts <= MOST_TICKS:
        ticks = [
            "▼" if tick == face.tick else "·" if tick % face.parts else "|"
            for tick in range((face.end - face.start) * face.parts + 1)
        ]
        return f"{face.start} {''.join(ticks)} {face.end}"
    return say.thing(face)


def _row(title: str, cards: Sequence[Card], say: Texts) -> RenderableType:
    drawn = [
        Panel(Text(drawing(card.face, say), justify="center"), title=f"{card.card}", expand=False)
        for card in cards
    ]
    return Group(Text(title, style="bold"), Columns(drawn))


def _players(view: View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for number, sorter in enumerate(view.sorters):
        arrow = "▶" if number == view.turn else " "
        name = Text(f"{arrow} {names[number]}", style="bold" if number == seat else "")
        held = say.say("table-hidden", n=len(view.backs[number])) if view.backs else ""
        won = say.say("table-sorter", diego=len(sorter.diego), pas_diego=len(sorter.pas_diego))
        points = say.say("table-score", n=view.scores[number]) if view.scores else ""
        shown = not view.hands or isinstance(view.hands[number], list)
        grid.add_row(name, "" if shown else held, won, points)
    return grid


def _standing(view: View, standing: Standing, say: Texts, names: Sequence[str]) -> RenderableType:
    name = names[standing.seat]
    if not isinstance(standing, StandingPair):
        said, guide = say.say("table-pass", seat=name), say.say("guide-pass")
    else:
        faces = {card.card: drawing(card.face, say) for card in view.seen}
        pair = {"card": faces[standing.card], "target": faces[standing.target]}
        said, guide = say.say("table-pair", seat=name, **pair), say.say("guide-pair")
    return Group(Text(said, style="bold yellow"), Text(guide))


def _control(view: View, say: Texts, names: Sequence[str]) -> RenderableType:
    """The pairs with their verdicts, then everything that shows each number."""
    faces = {card.card: drawing(card.face, say) for card in view.seen}
    right, wrong = say.say("table-right"), say.say("table-wrong")
    grid = Table.grid(padding=(0, 2))
    for name, sorter, verdicts in zip(names, view.sorters, view.verdicts or [], strict=True):
        pairs = [*sorter.diego, *sorter.pas_diego]
        matches = [*verdicts.diego, *verdicts.pas_diego]
        for (card, target), match in zip(pairs, matches, strict=True):
            verdict = Text(right if match else wrong, style="green" if match else "red")
            grid.add_row(name, faces[card], faces[target], verdict)
    sheet = Table.grid(padding=(0, 2))
    for line in view.control or []:
        sheet.add_row(line.number, "   ".join(drawing(face, say) for face in line.faces))
    return Group(grid, Text(f"\n{say.say('table-control')}", style="bold"), sheet)

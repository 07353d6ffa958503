"""Diabolo in the terminal: the five lines between demon and angel, then every player."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludiade.games.diabolo.types import Card, Discard, Line, Play, Side, View
from ludiade.kernel.inputs import ranks_of
from ludiade.kernel.prompts import Prompt, Reply, numbered
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Action

STYLES = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "violet": "magenta",
    "blue": "blue",
}
NAME = 14
"""Signs of a name that are shown."""


def draw(view: View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table as these eyes see it; an arrow shows whose turn it is, a star who leads."""
    head = [say.say("table-round", round=view.round), say.say("table-pile", n=view.pile)]
    if len(names) == 2:
        head.append(say.say("table-unofficial"))
    about = Text("   ".join(head), style="dim")
    if view.discard:
        about = Text.assemble(about, f"   {say.say('table-discard')} ", _cards(view.discard, say))
    parts: list[RenderableType] = [about, _lines(view, say), _players(view, say, names, seat)]
    if seat is not None:
        hand = view.hands[seat]
        if not isinstance(hand, int):
            parts.append(
                Text.assemble((f"{say.say('table-own-hand')} ", "bold"), _cards(hand, say))
            )
    guide = _guide(view, say, names)
    return Group(*parts, Text(guide)) if guide else Group(*parts)


def prompt(
    view: View, say: Texts, names: Sequence[str], seat: int, actions: Sequence[Action]
) -> Prompt:
    """A card, then the side it is laid on; or what to do with one's Double."""
    plays = [action for action in actions if isinstance(action, Play)]
    if plays:
        cards = dict.fromkeys(play.card for play in plays)
        sides = {card: [play for play in plays if play.card == card] for card in cards}
        held = _counts(view, seat)
        steps = [(_named(card, held[card], say), _side(sides[card], view, say)) for card in cards]
        return numbered(say.say("ask-card"), steps)
    if any(isinstance(action, Discard) for action in actions):
        held = _counts(view, seat)
        drops = [
            (_named(action.card, held[action.card], say), action)
            for action in actions
            if isinstance(action, Discard)
        ]
        return numbered(say.say("ask-discard"), drops)
    return numbered(say.say("ask-double"), [(say.offer(act, names), act) for act in actions])


def _side(plays: Sequence[Play], view: View, say: Texts) -> Prompt:
    """The sides on which there is room, with what each would then add up to."""
    colour, value = plays[0].card.split("-")
    line = next(line for line in view.lines if line.colour == colour)
    replies = []
    for play in plays:
        before = sum(_values(line, play.side))
        label = f"{say.say(f'table-{play.side}')} ({before} → {before + int(value)})"
        replies.append(Reply((play.side[0], play.side, say.word(play.side)), label, play))
    return Prompt(say.say("ask-side", card=say.word(plays[0].card)), tuple(replies))


def _values(line: Line, side: Side) -> list[int]:
    return line.demon if side == "demon" else line.angel


def _counts(view: View, seat: int) -> Counter[Card]:
    hand = view.hands[seat]
    return Counter([] if isinstance(hand, int) else hand)


def _named(card: Card, count: int, say: Texts) -> str:
    colour, value = card.split("-")
    return f"{say.word(colour)} {value}" + (f" (×{count})" if count > 1 else "")


def _lines(view: View, say: Texts) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right")
    grid.add_column(justify="center")
    grid.add_row(say.say("table-demon"), "", say.say("table-angel"))
    for line in view.lines:
        scored = view.scoring is not None and view.scoring.colour == line.colour
        grid.add_row(*_line(line, say, scored))
    return grid


def _line(line: Line, say: Texts, scored: bool) -> list[Text]:
    style = STYLES[line.colour]
    demon = " ".join([f"{sum(line.demon)} =", *map(str, line.demon)]) if line.demon else "·"
    angel = " ".join([*map(str, line.angel), f"= {sum(line.angel)}"]) if line.angel else "·"
    name = say.say("table-line", colour=line.colour)
    if line.locked:
        name = f"{name} ({say.say('table-locked')})"
    middle = Text(f"◀ {name} ▶" if scored else name, style=f"bold {style}")
    return [Text(demon, style=style), middle, Text(angel, style=style)]


def _players(view: View, say: Texts, names: Sequence[str], seat: int | None) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(max_width=NAME, no_wrap=True)
    for _ in range(3):
        grid.add_column(no_wrap=True)
    ranks = ranks_of(view.scores)
    for number, hand in enumerate(view.hands):
        arrow = "▶" if number == view.turn else " "
        points = say.say("table-points", n=view.scores[number])
        held = hand if isinstance(hand, int) else len(hand)
        grid.add_row(
            Text(f"{arrow} {names[number]}", style="bold" if number == seat else ""),
            points + (" ★" if ranks[number] == 1 and max(ranks) > 1 else ""),
            say.say("table-double") if view.doubles[number] else "–",
            say.say("table-dealer") if number == view.dealer else "",
            _hand(view, number, held, say) if number != seat else Text(),
        )
    return grid


def _hand(view: View, number: int, held: int, say: Texts) -> Text:
    """How many cards another one holds, and which of them were seen."""
    hand = view.hands[number]
    revealed = view.revealed[number]
    seen = revealed + [card for card in view.shown[number] if card not in revealed]
    known = seen if isinstance(hand, int) else hand
    text = Text(say.say("table-hand", n=held))
    return (
        Text.assemble(text, f", {say.say('table-shown')} ", _cards(known, say)) if known else text
    )


def _cards(cards: Sequence[Card], say: Texts) -> Text:
    """The values of each colour together, so that they read without colours too."""
    pairs = [card.split("-") for card in cards]
    groups = [
        Text(f"{say.word(colour)} {' '.join(value for _, value in group)}", style=STYLES[colour])
        for colour, group in groupby(pairs, key=lambda pair: pair[0])
    ]
    return Text(" · ").join(groups)


def _guide(view: View, say: Texts, names: Sequence[str]) -> str:
    if view.scoring is not None:
        return say.say("guide-double", colour=say.word(view.scoring.colour))
    if view.turn is None:
        return ""
    shown = len(view.shown[view.turn])
    hand = view.hands[view.turn]
    blocked = shown == (hand if isinstance(hand, int) else len(hand))
    return say.say("guide-discard" if blocked else "guide-play", seat=names[view.turn])

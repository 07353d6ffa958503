"""Diamoniak in the terminal: a castle for each player, the pile, and what lies beside it."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludiade.games.diamoniak.cards import PAYABLE_NAMES
from ludiade.games.diamoniak.types import Card, Pay, Payable, Player, View
from ludiade.kernel.inputs import ranks_of
from ludiade.kernel.prompts import Prompt, Reply, numbered
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Action

STYLES = {"pink": "magenta", "blue": "blue", "green": "green", "violet": "purple", None: "dim"}
STAGES = 6
NAME = 16
"""Signs of a name that are shown."""


def draw(view: View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table as everybody sees it; an arrow shows whose turn it is, a star who leads."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(max_width=NAME, no_wrap=True)
    grid.add_column(no_wrap=True)
    for _ in PAYABLE_NAMES:
        grid.add_column(justify="right", no_wrap=True)
    heads = [say.say("table-column", card=card) for card in PAYABLE_NAMES]
    grid.add_row("", say.say("table-castle"), *heads, style="dim")
    ranks = ranks_of([player.castle for player in view.players])
    for number, player in enumerate(view.players):
        arrow = "▶" if number == view.turn else " "
        name = Text(f"{arrow} {names[number]}", style="bold" if number == seat else "")
        leads = ranks[number] == 1 and max(ranks) > 1
        counts = [str(player.side.get(card, "·")) for card in PAYABLE_NAMES]
        grid.add_row(name, _castle(player, leads, say), *counts)
    pile = say.say("table-pile", n=view.pile)
    beside = say.say("table-discard", cards=_cards(view.discard, say))
    parts: list[RenderableType] = [grid, Text(f"\n{pile}   {beside}", style="dim")]
    if view.turn is not None:
        parts.append(Text(say.say(f"guide-{view.phase}", seat=names[view.turn])))
    return Group(*parts)


def prompt(
    view: View, say: Texts, names: Sequence[str], seat: int, actions: Sequence[Action]
) -> Prompt:
    """What to do; what the witch takes is chosen card by card."""
    pays = [action for action in actions if isinstance(action, Pay)]
    if len(pays) < 2:
        return numbered(say.say("ask-now"), [(say.offer(act, names), act) for act in actions])
    held = [card for card in PAYABLE_NAMES if any(card in pay.cards for pay in pays)]
    first = _toll(pays, held, (), say)
    others = [action for action in actions if not isinstance(action, Pay)]
    replies = [
        Reply((str(number),), say.offer(action, names), action)
        for number, action in enumerate(others, len(held) + 1)
    ]
    return Prompt(first.question, (*first.replies, *replies))


def _toll(
    pays: Sequence[Pay], held: Sequence[Payable], given: tuple[Payable, ...], say: Texts
) -> Prompt:
    """The next card to give; each has the same number at every step."""
    whole = len(pays[0].cards)
    replies = []
    for number, card in enumerate(held, 1):
        so_far = (*given, card)
        left = [pay for pay in pays if Counter(so_far) <= Counter(pay.cards)]
        if left:
            done = len(so_far) == whole
            then = left[0] if done else _toll(left, held, so_far, say)
            replies.append(Reply((str(number),), say.word(card), then))
    return Prompt(say.say("ask-toll", n=len(given) + 1, of=whole), tuple(replies))


def _castle(player: Player, leads: bool, say: Texts) -> Text:
    stones = Text("▲" * player.castle + "·" * (STAGES - player.castle), STYLES[player.colour])
    if player.colour is None:
        stones.append(f" {say.say('table-no-colour')}")
    else:
        stones.append(f" {say.say('table-colour', colour=player.colour)}")
    return stones.append(" ★" if leads else "")


def _cards(counts: dict[Card, int], say: Texts) -> str:
    return say.join([say.say(f"count-{card}", n=count) for card, count in counts.items()])

"""Diego in the terminal: hand and targets side by side, sorters, and the control sheet."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludiade.games.diego.faces import drawing
from ludiade.games.diego.types import (
    Accept,
    Card,
    Contest,
    Diego,
    Pass,
    Standing,
    StandingPair,
    StandingPass,
    View,
)
from ludiade.kernel.inputs import ranks_of
from ludiade.kernel.prompts import Prompt, Reply
from ludiade.kernel.texts import Texts
from ludiade.kernel.types import Action

LETTERS = "ABCDEFGH"
PASS = ("pass", "passe", "passer")
NAME = 16
"""Signs of a name that are shown."""
COLUMN = 37
"""Signs of a card and its key, so that two of them stand side by side."""


def draw(view: View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table as these eyes see it; an arrow shows whose turn it is, a star who leads."""
    parts: list[RenderableType] = []
    owner = _offered(view, seat)
    hand = _hand(view, owner)
    if view.targets or hand:
        title = say.say("table-own-hand")
        if owner is not None and owner != seat:
            title = say.say("table-hand", seat=names[owner])
        parts.append(_side_by_side(title if hand else "", hand, view.targets, say))
    parts.append(_players(view, say, names, seat))
    parts.append(Text(say.say("table-pile", n=view.pile), style="dim"))
    if view.standing is not None:
        parts.append(_standing(view, view.standing, say, names))
    elif view.turn is not None:
        parts.append(Text(say.say("guide-turn", seat=names[view.turn])))
    return Group(*parts)


def draw_details(
    view: View, say: Texts, names: Sequence[str], seat: int | None
) -> RenderableType | None:
    """All hands that are open, all pairs won, and at the end the control sheet."""
    parts: list[RenderableType] = []
    for owner in range(len(view.hands)):
        hand = _hand(view, owner)
        if hand and owner != seat:
            faces = "   ".join(drawing(card.face, say) for card in hand)
            parts += [Text(say.say("table-hand", seat=names[owner]), style="bold"), Text(faces)]
    if any(sorter.diego or sorter.pas_diego for sorter in view.sorters):
        parts += [Text(say.say("table-pairs"), style="bold"), _pairs(view, say, names)]
    if view.control is not None:
        sheet = Table.grid(padding=(0, 2))
        for line in view.control:
            sheet.add_row(line.number, "   ".join(drawing(face, say) for face in line.faces))
        parts += [Text(f"\n{say.say('table-control')}", style="bold"), sheet]
    return Group(*parts) if parts else None


def prompt(
    view: View, say: Texts, names: Sequence[str], seat: int, actions: Sequence[Action]
) -> Prompt:
    """A card, then the target it goes with; or an answer to what somebody else has announced."""
    hand = _hand(view, _offered(view, seat))
    replies: list[Reply] = []
    for number, card in enumerate(hand, 1):
        pairs = {
            act.target: act for act in actions if isinstance(act, Diego) and act.card == card.card
        }
        if pairs:
            face = drawing(card.face, say)
            replies.append(Reply((str(number),), "", _target(pairs, hand, view, face, say)))
    is_pair = isinstance(view.standing, StandingPair)
    for action in actions:
        match action:
            case Pass():
                replies.append(Reply(("p", *PASS), say.offer(action), action))
            case Accept():
                keys = ("n", "1") if is_pair else ("n",)
                replies.append(Reply(keys, say.offer(action), action))
            case Contest():
                replies.append(Reply(("p", "2"), say.offer(action), action))
    asked = {None: "ask-card", True: "ask-objection", False: "ask-missed"}
    return Prompt(say.say(asked[None if view.standing is None else is_pair]), tuple(replies))


def _target(
    pairs: dict[int, Diego], hand: Sequence[Card], view: View, face: str, say: Texts
) -> Prompt:
    """What a card can be laid with: targets by letters, other cards of the hand by numbers."""
    lettered = list(zip(LETTERS, view.targets, strict=False))
    numbered = [(str(number), card) for number, card in enumerate(hand, 1)]
    replies = [
        Reply((key,), drawing(card.face, say), pairs[card.card])
        for key, card in [*lettered, *numbered]
        if card.card in pairs
    ]
    return Prompt(say.say("ask-target", card=face), tuple(replies))


def _offered(view: View, seat: int | None) -> int | None:
    """Whose cards can be laid: the hand that is shown on a pass, else one's own."""
    return view.standing.seat if isinstance(view.standing, StandingPass) else seat


def _hand(view: View, owner: int | None) -> list[Card]:
    hand = view.hands[owner] if owner is not None and view.hands else 0
    return [] if isinstance(hand, int) else hand


def _side_by_side(
    title: str, hand: Sequence[Card], targets: Sequence[Card], say: Texts
) -> RenderableType:
    """Hand and targets, each card after the key by which it is chosen."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=COLUMN, no_wrap=True)
    grid.add_column(width=COLUMN, no_wrap=True)
    grid.add_row(title, say.say("table-targets"), style="bold")
    numbered = [_keyed(str(n), card, say) for n, card in enumerate(hand, 1)]
    lettered = [_keyed(key, card, say) for key, card in zip(LETTERS, targets, strict=False)]
    for left, right in zip_longest(numbered, lettered, fillvalue=Text()):
        grid.add_row(left, right)
    return grid


def _keyed(key: str, card: Card, say: Texts) -> Text:
    return Text.assemble((key, "bold cyan"), "  ", drawing(card.face, say))


def _players(view: View, say: Texts, names: Sequence[str], seat: int | None) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(max_width=NAME, no_wrap=True)
    ranks = ranks_of(view.scores) if view.scores else []
    for number, sorter in enumerate(view.sorters):
        arrow = "▶" if number == view.turn else " "
        name = Text(f"{arrow} {names[number]}", style="bold" if number == seat else "")
        held = say.say("table-hidden", n=len(view.backs[number])) if view.backs else ""
        won = say.say("table-sorter", diego=len(sorter.diego), pas_diego=len(sorter.pas_diego))
        points = say.say("table-score", n=view.scores[number]) if view.scores else ""
        leads = bool(ranks) and ranks[number] == 1 and max(ranks) > 1
        shown = not view.hands or isinstance(view.hands[number], list)
        grid.add_row(name, "" if shown else held, won, points + (" ★" if leads else ""))
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


def _pairs(view: View, say: Texts, names: Sequence[str]) -> RenderableType:
    """The pairs won, with their verdicts where these are known."""
    faces = {card.card: drawing(card.face, say) for card in view.seen}
    right, wrong = say.say("table-right"), say.say("table-wrong")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(max_width=NAME, no_wrap=True)
    for number, (name, sorter) in enumerate(zip(names, view.sorters, strict=True)):
        pairs = [*sorter.diego, *sorter.pas_diego]
        judged = view.verdicts[number] if view.verdicts else None
        matches = [*judged.diego, *judged.pas_diego] if judged else [None] * len(pairs)
        for at, ((card, target), match) in enumerate(zip(pairs, matches, strict=True)):
            side = "DIEGO" if at < len(sorter.diego) else "PAS DIEGO"
            style = "green" if match else "red"
            verdict = Text("" if match is None else right if match else wrong, style)
            grid.add_row(name, side, faces[card], faces[target], verdict)
    return grid

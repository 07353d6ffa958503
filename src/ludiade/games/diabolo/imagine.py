"""Diabolo: the cards in the other hands, the order of the pile and sealed answers are imagined.

Every unseen card is as likely at every unseen place, but for what the table knows: cards shown
and still held (B8), the colours shown in scoring (B13), and that a player in turn whose hand was
not shown can lay something (2.3).
"""

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import COLOURS, DECK, DIGIT, INDEX, KINDS, LINES, VALUES
from ludiade.games.diabolo.rules import Table
from ludiade.games.diabolo.stages import Stage
from ludiade.kernel.dice import Dice
from ludiade.kernel.piles import listed


def imagine(
    options: t.Options, players: int, view: t.View, dice: Dice, deck: list[int] = DECK
) -> Table:
    """A table that looks like this view, drawn from all of them; a test may hand another deck."""
    table = Table(options, players)
    lay_open(table, view)
    if view.scoring is not None:
        seal(table, view.scoring, dice)
    elif view.turn is None:
        raise ValueError("a view is imagined while a seat is awaited")
    in_full = [False] * LINES
    for colour in range(table.line):
        in_full[colour] = sum(view.lines[colour].demon) != sum(view.lines[colour].angel)  # B13
    known = [known_hand(view, seat, in_full) for seat in range(players)]
    unseen = left_of(deck, table, known)
    loose = [kind for kind in unseen if not in_full[kind // VALUES]]
    while True:
        cards = [loose[entry] for entry in dice.order(len(loose))]
        for seat in range(players):
            hand = known[seat][:]
            count = view.hands[seat]
            if isinstance(count, int):
                while len(hand) < count:
                    hand.append(cards.pop())
            hold(table.hands, seat, hand)
        if table.stage != Stage.PLAYING or table.can_play():
            break
    if len(loose) < len(unseen):
        cards += [kind for kind in unseen if in_full[kind // VALUES]]
        cards = [cards[entry] for entry in dice.order(len(cards))]
    table.pile = cards
    return table


def lay_open(table: Table, view: t.View) -> None:
    """Put down all that the whole table sees."""
    table.scores = view.scores[:]
    table.round = view.round
    table.dealer = view.dealer
    table.beside = [INDEX[card] for card in view.discard]
    table.laid = []
    for line in view.lines:
        table.laid.append(line.demon[:])
        table.laid.append(line.angel[:])
    for seat, cards in enumerate(view.shown):
        hold(table.shown, seat, [INDEX[card] for card in cards])
        if view.doubles[seat]:
            table.doubles |= 1 << seat
    if view.turn is not None:
        table.turn = view.turn
        hand = view.hands[view.turn]
        count = hand if isinstance(hand, int) else len(hand)
        table.stage = Stage.BLOCKED if len(view.shown[view.turn]) == count else Stage.PLAYING


def seal(table: Table, scoring: t.Scoring, dice: Dice) -> None:
    """Put down the answers about Doubles; one that is not seen may be either."""
    table.stage = Stage.DOUBLING
    table.line = COLOURS.index(scoring.colour)
    for seat in scoring.decided:
        table.decided |= 1 << seat
        answer = scoring.answers[seat]
        if answer is None:
            answer = dice.below(2) == 1
        if answer:
            table.announced |= 1 << seat


def known_hand(view: t.View, seat: int, in_full: list[bool]) -> list[int]:
    """What is known of a hand: all of one's own, else what was shown."""
    hand = view.hands[seat]
    if not isinstance(hand, int):
        return [INDEX[card] for card in hand]
    known = [INDEX[card] for card in view.revealed[seat]]
    for card in view.shown[seat]:
        if not in_full[INDEX[card] // VALUES]:
            known.append(INDEX[card])
    return known


def left_of(deck: list[int], table: Table, known: list[list[int]]) -> list[int]:
    """The cards of which nobody knows where they are, in listing order."""
    counts = [0] * KINDS
    for kind in deck:
        counts[kind] += 1
    for kind in table.beside:
        counts[kind] -= 1
    for at, side in enumerate(table.laid):
        for value in side:
            counts[at // 2 * VALUES + value - 1] -= 1
    for hand in known:
        for kind in hand:
            counts[kind] -= 1
    return listed(counts)


def hold(hands: list[int], seat: int, kinds: list[int]) -> None:
    """Put these cards, and no others, in a hand."""
    for colour in range(LINES):
        hands[seat * LINES + colour] = 0
    for kind in kinds:
        hands[seat * LINES + kind // VALUES] += 1 << DIGIT * (kind % VALUES)

"""Write golden matches of a game, to be read and then kept: `python -m tests.golden.make GAME`.

One record and its story for each number of players and a few random options. A golden match is
never made anew because it differs: either the change was wrong, or the rules have a new version.
"""

import sys
from pathlib import Path

from ludiade.kernel.dice import Dice
from ludiade.kernel.match import Match
from ludiade.kernel.record import Document, read, write
from ludiade.kernel.shelf import find
from ludiade.kernel.types import Event
from ludiade.play.story import story
from ludiade.testing.trial import NAMES
from ludiade.testing.walk import new_match, walk

HERE = Path(__file__).parent


def told(document: bytes) -> str:
    """The story of a record, in French, each input's sentences together."""
    record = read(document, find)
    events: list[Event] = []
    match = Match(record.game, record.options, record.players)
    for number in range(len(record.document.inputs)):
        match.apply(record.given(number), events)
    return "\n".join(story(match, events, record.names, "fr")) + "\n"


def make(name: str, least: int) -> None:
    game = find(name)
    assert game is not None
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    number = 0
    while number < least:
        for players in game.seats:
            dice = Dice(number)
            match = new_match(game, players, dice)
            for _ in walk(match, dice):
                pass
            document: Document = match.document(NAMES[:players])
            stem = folder / f"{number:02}-{players}-players"
            stem.with_suffix(".json").write_bytes(write(document))
            stem.with_suffix(".txt").write_text(told(write(document)))
            number += 1


if __name__ == "__main__":
    make(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 12)

"""Write golden matches of a game, to be read and then kept: `python -m tests.golden.make GAME`.

One record for each number of players and a few random options; beside it its story in French
(`.txt`) and English (`.en.txt`), and what everybody is shown of it (`.looks.txt`). A golden match
is never made anew because it differs: either the change was wrong, or the rules have a new version.
After a change of sentences or of what is shown, `python -m tests.golden.make` writes what stands
beside the kept records again, and the difference is read.
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
from tests.golden.looks import looks

HERE = Path(__file__).parent


def told(document: bytes, lang: str = "fr") -> str:
    """The story of a record, each input's sentences together."""
    record = read(document, find)
    events: list[Event] = []
    match = Match(record.game, record.options, record.players)
    for number in range(len(record.document.inputs)):
        match.apply(record.given(number), events)
    return "\n".join(story(match, events, record.names, lang)) + "\n"


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
            number += 1
    tell_again(name)


BESIDE = {
    ".txt": told,
    ".en.txt": lambda document: told(document, "en"),
    ".looks.txt": looks,
}
"""What is kept beside a record, by the ending of its name."""


def tell_again(name: str = "*") -> None:
    """Write all that stands beside the records of a game, or of every game."""
    for record in HERE.glob(f"{name}/*.json"):
        for ending, tell in BESIDE.items():
            record.with_suffix(ending).write_text(tell(record.read_bytes()))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        make(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 12)
    else:
        tell_again()

"""What a player tries: a play or an exchange."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from ludiade.games.diamino.knowledge.habits import HUNDREDTHS, habits_of
from ludiade.games.diamino.knowledge.sketch import MANY_TILES, Sketch
from ludiade.games.diamino.scoring import RED_POINTS
from ludiade.games.diamino.words.plays import Play

Try = Play | str
"""A play, or the tiles of an exchange; none of them is a pass."""
MOST_SWAPPED = 6
WORTH_LAYING = HUNDREDTHS * (RED_POINTS - 2)
"""From what on one who waits lays: a red devil, whatever the tiles."""


def habitual(sketch: Sketch) -> Try:
    """What the seat whose turn it is does by habit."""
    habits = habits_of(sketch.options, sketch.reserve)
    many = len(sketch.racks[sketch.turn]) > MANY_TILES
    for _, play in sketch.best(1, habits.rough if many else habits.value, hasty=True):
        return play
    return unwanted(sketch)


def waited(sketch: Sketch) -> Try:
    """What one who has just exchanged does again, unless a red devil has come within reach."""
    habits = habits_of(sketch.options, sketch.reserve)
    for value, play in sketch.best(1, habits.value, hasty=True):
        if value >= WORTH_LAYING:
            return play
    return unwanted(sketch)


def unwanted(sketch: Sketch) -> str:
    """The tiles it would exchange."""
    habits = habits_of(sketch.options, sketch.reserve)
    rack = sorted(sketch.racks[sketch.turn], key=habits.shed.index)
    return "".join(rack[: min(len(sketch.reserve), MOST_SWAPPED)])


def do(sketch: Sketch, each: Try) -> None:
    """Let it happen."""
    if isinstance(each, str):
        sketch.swap(each)
    else:
        sketch.lay(each, habits_of(sketch.options, sketch.reserve).shed)

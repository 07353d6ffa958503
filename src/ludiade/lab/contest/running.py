"""The matches of a contest, played and kept one by one."""

from collections.abc import Iterable, Iterator
from functools import partial

from ludiade.lab.contest.fixtures import Fixture
from ludiade.lab.contest.matches import Setting, play
from ludiade.lab.contest.results import Results
from ludiade.lab.errors import Stopped
from ludiade.lab.pool import spread


def run(setting: Setting, wanted: Iterable[Fixture], results: Results, jobs: int) -> Iterator[None]:
    """Play what is wanted and not yet played, and keep it; Stopped at a fault if so agreed."""
    missing = (fixture for fixture in wanted if fixture not in results.matches)
    for played in spread(partial(play, setting), missing, jobs):
        if setting.on_fault == "stop" and played.faults:
            fault = played.faults[0]
            bot = setting.bots[played.seats()[fault.seat]].name
            raise Stopped(bot, fault.kind, fault.said, fault.traceback)
        results.add(played)
        yield

"""`ludiade replay`: apply every input of a record and say where it leads."""

from ludiade.cli.answer import as_line, read_record, refuse
from ludiade.cli.command import Command, Usage, whole
from ludiade.kernel.errors import Refusal
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting
from ludiade.kernel.match import Match, replay
from ludiade.kernel.record import Record, waiting_as_json
from ludiade.kernel.texts import language
from ludiade.kernel.types import Event
from ludiade.play.story import story

COMMAND = Command(
    "replay",
    operands=("file",),
    needs=("seat", "lexicon"),
    flags=("json", "all-plays"),
    examples=3,
)


def run(words: dict[str, str]) -> int:
    record: Record | None = None
    try:
        record = read_record(words["file"], words.get("lexicon"))
        eyes = _eyes(words.get("seat"), record.players)
        events: list[Event] = []
        match = replay(record, events)
        answer = _answer(match, eyes, events, "all-plays" in words) if "json" in words else {}
    except Usage:
        raise
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), record.game if record else None)
    if "json" in words:
        print(as_line(answer))
    else:
        print("\n".join(story(match, events, record.names, language(words.get("lang")))))
    return 0


def _eyes(seat: str | None, players: int) -> Eyes:
    if seat is None:
        return EVERY_EYE
    if seat == "none":
        return SPECTATOR
    number = whole("seat", seat)
    if number >= players:
        raise Usage("no_such_seat", number=number)
    return Eyes(number)


def _answer(match: Match, eyes: Eyes, events: list[Event], plays: bool) -> dict[str, object]:
    waiting = match.state.waiting()
    menu = match.state.all_actions if plays else match.state.actions
    awaited = waiting.seats if isinstance(waiting, Awaiting) else ()
    return {
        "inputs": len(match.inputs),
        "waiting": waiting_as_json(waiting),
        "view": match.state.view(eyes),
        "actions": {str(seat): menu(seat) for seat in awaited if eyes.see(seat)},
        "events": events,
    }

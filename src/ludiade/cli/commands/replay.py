"""`ludiade replay`: apply the inputs of a record and say, or draw, where they lead."""

from collections.abc import Sequence

from ludiade.cli import status
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.records import read_record
from ludiade.cli.usage import Usage, in_words_of
from ludiade.cli.values import FILE, Kind, whole
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting
from ludiade.kernel.match import Match, replay
from ludiade.kernel.record import waiting_as_json
from ludiade.kernel.texts import language
from ludiade.kernel.types import Event

NOBODY = "none"


def _read_seat(word: str, given: str) -> object:
    if given == NOBODY:
        return given
    try:
        return whole().read(word, given)
    except Usage:
        raise Usage("not_a_seat", word=word, given=given) from None


def arguments(parser: Parser) -> None:
    parser.operand("file")
    parser.option("at", whole())
    parser.option("seat", Kind("N", _read_seat))
    parser.option("lexicon", FILE)
    parser.flag("json")
    parser.flag("all-plays")


def run(args: Arguments) -> int:
    record = read_record(args.file, args.lexicon)
    size = len(record.document.inputs)
    if args.at is not None and args.at > size:
        raise Usage("no_such_position", at=args.at, size=size)
    if args.seat not in (None, NOBODY) and args.seat >= record.players:
        raise Usage("no_such_seat", number=args.seat)
    events: list[Event] = []
    match = replay(record, events, args.at)
    lang = language(args.lang)
    if args.json:
        with in_words_of(record.game.folder):
            answer = _answer(match, args.seat, events, args.all_plays)
        print_json(answer)
        return status.DONE
    from ludiade.play.story import story

    if args.at is None and args.seat is None:
        print("\n".join(story(match, events, record.names, lang)))
    else:
        _draw(match, args.seat, record.names, lang)
        print("\n".join(story(match, (), record.names, lang)))
    return status.DONE


def _draw(match: Match, seat: int | str | None, names: Sequence[str], lang: str) -> None:
    """Draw the table as the terminal does, for who is asked or else for who is to play."""
    from rich.console import Console

    from ludiade.play.picture import at_screen, board

    looking = at_screen(match) if seat is None else None if seat == NOBODY else int(seat)
    Console(highlight=False).print(board(match, looking, names, lang))


def _answer(
    match: Match, seat: int | str | None, events: list[Event], plays: bool
) -> dict[str, object]:
    waiting = match.state.waiting()
    menu = match.state.all_actions if plays else match.state.actions
    awaited = waiting.seats if isinstance(waiting, Awaiting) else ()
    eyes = _eyes(seat)
    return {
        "inputs": len(match.inputs),
        "waiting": waiting_as_json(waiting),
        "view": match.state.view(eyes),
        "actions": {str(other): menu(other) for other in awaited if eyes.see(other)},
        "events": events,
    }


def _eyes(seat: int | str | None) -> Eyes:
    if seat is None:
        return EVERY_EYE
    return SPECTATOR if seat == NOBODY else Eyes(int(seat))

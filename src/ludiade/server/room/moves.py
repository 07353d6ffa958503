"""What happens to a match under way: decisions of people and bots, the end of a delay."""

from ludiade.bots.levels import simpler
from ludiade.server.room.asks import BotFailed, BotMove, Recover, TimeUp
from ludiade.server.room.authority import check_own, check_playing, check_server
from ludiade.server.room.beginning import proceed
from ludiade.server.room.draft import Draft, Present
from ludiade.server.room.entries import Device, Expired, Granted, Moved, Replaced
from ludiade.server.room.timing import check_in_time, due, recovery_ms
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.requests import DoMove


def move(draft: Draft, who: Device, asked: DoMove, present: Present) -> None:
    """A seat's decision: its own, in its window, in time, within the rules."""
    room = draft.room
    check_own(room, who, asked.seat)
    check_playing(room)
    if room.paused_at is not None:
        raise Denied("paused")
    if room.seats[asked.seat].kind == "bot":
        raise Denied("bot_sits_here")
    if asked.window != room.window:
        raise Denied("stale_window")
    check_in_time(room, draft.at, asked.left_ms)
    draft.add(Moved(draft.at, asked.seat, room.read_action(asked.action)))


def bot_move(draft: Draft, who: Device, asked: BotMove, present: Present) -> None:
    """A bot's decision, where its window still stands and it is still the bot's."""
    check_server(who)
    room = draft.room
    if room.status != "playing" or room.paused or asked.window != room.window:
        return
    if asked.seat not in room.awaited:
        return
    if asked.late:
        found = room.deadline
        if found is None or found.then != "bot" or draft.at < found.at:
            return
    if (room.seats[asked.seat].kind == "bot") != asked.late:
        draft.add(Moved(draft.at, asked.seat, asked.action, asked.level))


def bot_failed(draft: Draft, who: Device, asked: BotFailed, present: Present) -> None:
    """Let a simpler bot play on to the end of the match."""
    check_server(who)
    seat, level = draft.room.seats[asked.seat], simpler(asked.level)
    if level is not None and seat.kind == "bot" and seat.level == asked.level:
        draft.add(Replaced(draft.at, asked.seat, level))


def time_up(draft: Draft, who: Device, asked: TimeUp, present: Present) -> None:
    """Let happen what is due; nothing where it is not yet, or not any more."""
    check_server(who)
    found = due(draft.room)
    if found is None or draft.at < found.at:
        return
    if found.what == "mixing":
        proceed(draft, time_up=True)
    elif found.what == "expires":
        draft.add(Expired(draft.at))


def recover(draft: Draft, who: Device, asked: Recover, present: Present) -> None:
    """Give more time where the server was away: once a window; before the match, each time."""
    check_server(who)
    missing = recovery_ms(draft.room, draft.at)
    if missing:
        draft.add(Granted(draft.at, missing))

"""The laws of a room, each a function that a broken law makes fail."""

from typing import Any

import msgspec

from ludiade.kernel.errors import Illegal, Refusal
from ludiade.kernel.inputs import Awaiting, Over, Shuffle
from ludiade.kernel.texts import LANGUAGES
from ludiade.server.room import draft as bounds
from ludiade.server.room.asks import NOBODY, SERVER, TimeUp
from ludiade.server.room.decide import decide
from ludiade.server.room.draft import Present
from ludiade.server.room.entries import Logged
from ludiade.server.room.fairness import seed_of
from ludiade.server.room.house import HouseRules
from ludiade.server.room.index import index
from ludiade.server.room.overview import overview
from ludiade.server.room.room import Room
from ludiade.server.room.sight import Sight
from ludiade.server.room.timing import due
from ludiade.server.sentences import sentence
from ludiade.server.wire.decoding import Denied, encode

OTHER_HOUSE = HouseRules(grace=1, commit=7, reveal=7, recovery=1, absent=1, absent_in_delay=1,
                         invitation=1, watching=1, recovery_code=1)  # fmt: skip
_APART = ("house", "game", "options", "state", "waiting")
_pack = msgspec.msgpack.Encoder().encode
_sentences: set[tuple[object, ...]] = set()


def snapshot(room: Room) -> tuple[Any, ...]:
    """Everything that is true of a room, as bytes that no later change reaches."""
    public = {name: getattr(room, name) for name in Room.__struct_fields__
              if name[0] != "_" and name not in _APART}  # fmt: skip
    truth = None if room.state is None else (room.state.truth(), room.state.held)
    story = (room.events_since(0), room.last_step)
    return _pack(public), truth, story, _waiting(room), msgspec.to_builtins(due(room))


def _waiting(room: Room) -> tuple[object, ...]:
    match room.waiting:
        case Awaiting(seats=seats, seconds=seconds):
            return "awaiting", seats, seconds
        case Shuffle(size=size):
            return "shuffle", size
        case Over(scores=scores, ranks=ranks):
            return "over", tuple(scores), tuple(ranks)
    return ()


def nothing_has_changed(room: Room, before: tuple[Any, ...]) -> None:
    """Neither a refusal nor a decision changes the room it was decided from."""
    now = snapshot(room)
    assert now == before, f"changed: {_difference(before, now)}"


def replay_equals_live(live: Room, twin: Room) -> tuple[Any, ...]:
    """The room folded from the stored JSON is the one that people play at."""
    one, two = snapshot(live), snapshot(twin)
    assert one == two, f"replay differs: {_difference(one, two)}"
    assert index(live, 5) == index(twin, 5)
    return one


def folds_anew(live: Room, log: list[Logged]) -> Room:
    """A restart; whatever the server's settings are by then, the room is the same."""
    again = Room.folded(log, live.house)
    replay_equals_live(live, again)
    elsewhere = Room.folded(log, OTHER_HOUSE)
    assert snapshot(elsewhere)[:-1] == snapshot(again)[:-1], "the fold depends on settings"
    return again


def _difference(one: tuple[Any, ...], two: tuple[Any, ...]) -> object:
    first, second = (msgspec.msgpack.decode(s[0], strict=False) for s in (one, two))
    fields = {k: (v, second.get(k)) for k, v in first.items() if second.get(k) != v}
    return fields or [(a, b) for a, b in zip(one[1:], two[1:], strict=True) if a != b]


def counts_hold(before: Room, after: Room, entries: int) -> None:
    """Entries are counted, time never runs back, no window opens twice."""
    assert after.n == before.n + entries
    assert after.at >= before.at
    if after.window != before.window:
        assert before.window < after.window <= after.n
        assert after.window > before.n
    if after.last_step != before.last_step and after.state is not None and not after.state.held:
        assert after.window != before.window, "another wait, and the window of the last"
    assert after.has_ended or after.n < bounds.MOST_ENTRIES, "a log without end"


def what_is_due_happens(room: Room, present: Present) -> None:
    """Nothing happens a moment early, and at its time something does: no alarm rings for ever."""
    found = due(room)
    if found is None:
        return
    assert room.status in ("open", "playing")
    assert not room.paused
    if found.at > room.at:
        early = decide(room, SERVER, TimeUp(), found.at - 1, present)
        assert not early.entries, "happened too early"
    late = decide(room, SERVER, TimeUp(), found.at, present)
    if found.what != "bot":  # which a late bot's move ends
        assert late.entries, f"{found} does not happen"
        after = due(late.room)
        assert after is None or after.at > found.at or after.at > late.room.at


def refusal_has_words(refusal: Refusal, game: str, names: list[str]) -> None:
    """Why not, in both languages; a broken promise or record of our own is a mistake."""
    assert isinstance(refusal, Denied | Illegal), f"refused as {refusal!r}"
    kind = (game, refusal.code, *sorted(refusal.details), refusal.details.get("why"))
    if kind in _sentences:
        return
    for lang in LANGUAGES:
        assert sentence(refusal, lang, game, names)
    _sentences.add(kind)


def frames_of(room: Room, who: int, at: int, present: Present, since: int = 0) -> list[bytes]:
    """All that a device is sent when it comes to the table now."""
    names = dict.fromkeys(range(room.people), "")
    frames = [encode(overview(room, who, at, present, names))]
    if room.state is not None:
        frames.append(Sight(room, at).frame(room.seats_of(who), since))
    return frames


def nothing_secret_is_told(room: Room, who: int, at: int, present: Present) -> None:
    """No frame holds what nobody may know yet: the secret, the seed, codes, shares not yet due."""
    hidden = [room.secret, *(way.digest for way in room.ways)]
    if not room.has_ended:
        hidden.append(seed_of(room).hex())
    if room.status == "open":
        hidden += room.contributions.values()
    for frame in frames_of(room, who, at, present):
        for secret in hidden:
            assert secret.encode() not in frame, f"device {who} is told a secret"


def looks_are_own(room: Room, who: int, at: int, present: Present) -> None:
    """A device is shown its own seats and the open board, and of a table no more than it may."""
    if room.state is None:
        return
    step = msgspec.json.decode(frames_of(room, who, at, present)[1])
    shown = {look["seat"] for look in step["looks"]}
    own = set() if who == NOBODY else set(room.seats_of(who))
    assert shown - {None} == own, f"device {who} is shown {shown}"
    awaited = set(room.awaited)
    assert all(bool(look["menu"]) == (look["seat"] in awaited) for look in step["looks"])

"""What is allowed and still not fair.

At the first server a bot could be seated after 20 s where a turn may take a week, one present of
three closed a match for all, and ten joins by valid links used up the limit on guessing codes.
"""

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, awaited, listen, play, seat_people, wait

row = Row(17, "a bot for who is away, a match closed by one, a limit used up by honest joins")
WEEK_S = 7 * 24 * 3600


def stand_in(player: Player, seat: int) -> tuple[str, int]:
    """What is said to a wish for a bot at somebody's seat: the code, and the seconds to wait."""
    said = player.visitor.do(player.table, player.token, {"type": "stand_in", "seat": seat})
    return said.code, int((said.json or {}).get("seconds") or 0)


@row.attack
def a_bot_for_somebody_who_may_take_a_week(target: Target) -> None:
    """Withstood: nobody's seat is given away before the turn limit, or five minutes without one."""
    for limit, least in ((WEEK_S, WEEK_S - 60), (None, 290), (600, 590)):
        players = seat_people(target.visitors(3), settings={"turn_limit": limit})
        away = players[2]
        code, _ = stand_in(players[0], away.seat)
        check(code == "not_absent", f"who is there: {code or 'a bot sits there'}")
        away.cut()
        listen(players[:2], 0.3)
        code, seconds = stand_in(players[0], away.seat)
        check(code == "not_absent", f"limit {limit}: {code or 'a bot sits there'}")
        check(seconds >= least, f"limit {limit}: a bot may sit there after {seconds} s")
        told = players[0].lobby["patience_ms"]
        check(told >= 1000 * least, f"limit {limit}: told of {told} ms")


@row.attack
def a_bot_at_a_table_one_does_not_sit_at(target: Target) -> None:
    """Withstood: strangers and spectators seat nobody."""
    players = seat_people(target.visitors(2))
    stranger = target.visitor()
    token = stranger.open("diego", ["me", "bot"]).json["token"]
    players[1].cut()
    for seat in (0, 1, 7):
        said = stranger.do(players[0].table, token, {"type": "stand_in", "seat": seat})
        check(said.status == 403, f"seat {seat}: {said.status}")


@row.attack
def a_match_closed_by_one_of_three(target: Target) -> None:
    """Withstood: more than half of all people must agree, those who are away among them."""
    players = seat_people(target.visitors(3))
    one, other, third = players
    other.cut()
    third.cut()
    listen([one], 0.3)
    for _ in range(3):
        one.send({"type": "vote", "seat": one.seat, "on": "close"})
        listen([one], 0.15)
    check(one.lobby["status"] == "playing", "one of three has closed the match")
    back = Player(other.visitor, other.table, other.token)
    back.send({"type": "vote", "seat": other.seat, "on": "close"})
    wait([one, back], lambda: one.lobby["status"] == "closed", 3)
    check(one.lobby["status"] == "closed", "two of three could not close it")


@row.attack
def a_match_closed_after_others_were_pushed_out(target: Target) -> None:
    """Withstood: a bot in somebody's place does not take their voice away, nor give another one."""
    players = seat_people(target.visitors(2))
    one, other = players
    other.send({"type": "stand_in", "seat": other.seat})
    listen(players, 0.3)
    other.send({"type": "take_back", "seat": other.seat})
    other.cut()
    one.send({"type": "vote", "seat": one.seat, "on": "close"})
    listen([one], 0.3)
    check(one.lobby["status"] == "playing", "one of two has closed the match")


@row.attack
def the_limit_on_guesses_used_up_by_honest_joins(target: Target) -> None:
    """Withstood: ten joins by links and ten by right codes cost no guess."""
    host, house = target.visitors(2)
    for _ in range(4):
        opened = host.open("diadingo", ["me", *["link"] * 7]).json
        for number in range(7):
            way = opened["join"] if number % 2 else opened["code"]
            said = house.join(way, name=f"P{number}")
            check(said.status == 200, f"join {number}: {said.status} {said.code}")
        full = house.join(opened["code"])
        check(full.status == 409, f"a full table: {full.status}")
    heard = sum(house.join(f"zzyzx {number}").status == 404 for number in range(10, 30))
    check(8 <= heard <= 11, f"{heard} guesses were left")


@row.attack
def a_delay_that_others_prolong_or_cut_short(target: Target) -> None:
    """Withstood: asking, leaving, coming back and voting leave a delay as it was."""
    players = seat_people(target.visitors(2), settings={"turn_limit": 60})
    one, other = players
    for _ in range(3):
        mover = awaited(players)[0]
        before = mover.step["waiting"]["left_ms"]
        for player in players:
            player.send({"type": "vote", "seat": player.seat, "on": "close", "yes": False},
                        {"type": "hello", "table": one.table, "token": player.token})  # fmt: skip
        listen(players, 0.3)
        left = mover.step["waiting"]["left_ms"]
        check(before - 3000 <= left <= before, f"{before} ms have become {left} ms")
        play(players, 1)
    check(one.lobby["turn_limit"] == 60 and other.lobby["turn_limit"] == 60, "another limit")

"""What is nobody's business, and what one address could have more of than others.

The counters were told to anybody; whoever had a whole site of IPv6 networks had ten guesses of
codes in each; classes were opened, and rounds of a hundred tables dealt, without end; the heavy
decks of one address kept everybody's pictures waiting.
"""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from ludiade.games.diego.decks import standard
from tests.attacks.attack import Row, Target, check
from tests.attacks.rows.codes import tried, wrong_code
from tests.attacks.rows.evenings import Evening
from tests.attacks.visitor import Visitor

PROXY = "127.2.0.1"
row = Row(24, "counters for anybody, a site of networks, classes and rounds without end",
          "--trusted-proxy", PROXY)  # fmt: skip
GOING_ON = 20
AT_ONCE = 400


@row.attack
def the_counters_by_strangers(target: Target) -> None:
    """Withstood: told to this machine alone, not to who comes by a proxy, known or not."""
    proxy = Visitor(target.server.port, PROXY)
    for address in ("203.0.113.7", "2001:db8::7", "10.0.0.1", "127.0.0.1, 203.0.113.7"):
        said = proxy.ask("GET", "/metrics", headers=[("X-Forwarded-For", address)])
        check((said.status, said.code) == (403, "not_for_you"), f"{address}: {said.status}")
        check(b"ludiade_" not in said.body, "something is told")
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        said = target.visitor().ask("GET", "/metrics", headers=[(name, "127.0.0.1")])
        check(said.status == 403, f"by a proxy that nobody has named ({name}): {said.status}")
    said = target.visitor().ask("GET", "/metrics")
    check(said.status == 200, f"on this machine: {said.status}")
    for path in ("/health", "/ready"):
        said = proxy.ask("GET", path, headers=[("X-Forwarded-For", "203.0.113.7")])
        check(said.status == 200, f"{path}: {said.status}")


@row.attack
def codes_guessed_from_a_site_of_networks(target: Target) -> None:
    """Withstood: the networks of one /48 have sixty guesses together, another site its own."""
    proxy = Visitor(target.server.port, PROXY)

    def guess(number: int) -> int:
        true = f"2001:db8:77:{number % 50:x}::1"
        return proxy.join(wrong_code(number), headers=[("X-Forwarded-For", true)]).status

    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(guess, range(200)))
    heard = said.count(404)
    check(set(said) <= {404, 429}, f"answers: {set(said)}")
    check(heard <= 60 + 15, f"{heard} of 200 guesses were heard")
    other = [("X-Forwarded-For", "2001:db8:78::1")]
    check(proxy.join(wrong_code(1), headers=other).status == 404, "another site has no guesses")
    code = target.visitor().open("diego", ["me", "link"]).json["code"]
    here = [("X-Forwarded-For", "2001:db8:78::2")]
    check(proxy.join(code, headers=here).status == 200, "the right code does not lead in")
    tried(lambda number: proxy.join(wrong_code(number), headers=[("X-Forwarded-For", "::1")]))


@row.attack
def classes_without_end(target: Target) -> None:
    """Withstood: a device has so many at a time, whatever its address; others open theirs."""
    token = target.visitor().device()
    plan = {"game": "diamoniak", "size": 2}
    said = [target.visitor().ask("POST", "/api/gatherings", plan, token) for _ in range(30)]
    opened = [one for one in said if one.status == 201]
    check(len(opened) == GOING_ON, f"{len(opened)} classes of one device")
    check(said[-1].code == "too_many" and said[-1].json["limit"] == "gatherings", said[-1].code)
    path = f"/api/gatherings/{opened[0].json['gathering']}/do"
    target.visitor().ask("POST", path, {"type": "end_gathering"}, token)
    again = target.visitor().ask("POST", "/api/gatherings", plan, token)
    check(again.status == 201, f"once one has ended: {again.code}")
    other = target.visitor()
    check(other.ask("POST", "/api/gatherings", plan, other.device()).status == 201, "no class")


@row.attack
def rounds_without_end(target: Target) -> None:
    """Withstood: the rounds of an address open so many tables, then it waits; over either way."""
    evening = Evening(target, [[""] * 12] * 8, game="diego", kind="club", bots="beginner")
    opened, refused = 0, None
    for _ in range(12):
        said = evening.order(type="next_round", absent=True, end=True)
        if said.status != 200:
            refused = said
            break
        opened += 48
        evening.until(lambda seen: not seen["under_way"], 60)
    check(refused is not None, f"{opened} tables in a row, and no end")
    assert refused is not None
    check(refused.code == "too_many", f"refused as {refused.code}")
    check(refused.json["limit"] == "rounds", f"by the limit on {refused.json['limit']}")
    check(96 <= opened <= AT_ONCE + 100, f"{opened} tables were opened")


@row.attack
def heavy_decks_while_others_want_a_picture(target: Target) -> None:
    """Withstood: one address has one of them made at a time; pictures are drawn beside them."""
    greedy, other = target.visitor(), target.visitor()
    path, deck = "/api/games/diego/workshop", json.loads(msgspec.json.encode(standard()))
    wish: dict[str, Any] = {"ask": "better", "deck": deck}
    with ThreadPoolExecutor(12) as pool:
        asked = [pool.submit(greedy.ask, "POST", path, wish, timeout=60.0) for _ in range(12)]
        time.sleep(0.5)
        slowest = 0.0
        for number in range(5):
            began = time.monotonic()
            said = other.ask("POST", "/api/qr", {"text": f"http://localhost/{number}"})
            slowest = max(slowest, time.monotonic() - began)
            check(said.status == 200, f"a picture: {said.status}")
        statuses = {one.result().status for one in asked}
    check(statuses <= {200, 400, 429}, f"answers: {statuses}")
    check(slowest < 3.0, f"a picture took {slowest:.1f} s")

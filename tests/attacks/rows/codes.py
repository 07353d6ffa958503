"""Guessing spoken codes.

The first server believed whatever `X-Forwarded-For` said: with another address invented for each
try there was no limit, and the right code of 28,800 was found in 23 s.
"""

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tests.attacks.attack import Row, Target, check
from tests.attacks.visitor import Answer, Headers, Visitor

DONE = "an address invented at each guess of a spoken code"
row = Row(4, DONE)
behind_a_proxy = Row(4, f"{DONE}, behind a proxy", "--trusted-proxy", "127.2.0.1")
GUESSES = 40
ALLOWED = 11
"""Ten at once, and one for the seconds that the attack takes."""
PLACES = ("X-Forwarded-For", "X-Real-IP", "Forwarded", "X-Client-IP", "CF-Connecting-IP",
          "True-Client-IP", "X-Originating-IP", "Via")  # fmt: skip


def invented() -> str:
    return ".".join(str(secrets.randbelow(254) + 1) for _ in range(4))


def wrong_code(number: int) -> str:
    return f"zzyzx {number % 90 + 10}"


def tried(guess: Callable[[int], Answer]) -> None:
    """Guess many times at once; all but some must be refused for their number."""
    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(guess, range(GUESSES)))
    heard = [answer.status for answer in said if answer.status != 429]
    check(all(answer.status in (404, 429) for answer in said), f"answers: {set(heard)}")
    check(len(heard) <= ALLOWED, f"{len(heard)} of {GUESSES} guesses were heard")
    limited = next(answer for answer in said if answer.status == 429)
    check(int(limited.headers.get("retry-after", 0)) > 0, "nobody is told when to come again")


@row.attack
def with_an_invented_address(target: Target) -> None:
    """Withstood: at most ten wrong codes a minute are heard, whatever a header claims."""
    here = Visitor(target.server.port)  # where many a proxy would be, and is believed too easily
    for place, visitor in [*((place, target.visitor()) for place in PLACES), (PLACES[0], here)]:

        def guess(number: int, place: str = place, visitor: Visitor = visitor) -> Answer:
            claimed = f"for={invented()}" if place == "Forwarded" else invented()
            return visitor.join(wrong_code(number), headers=[(place, claimed)])

        tried(guess)


@row.attack
def with_an_invented_device(target: Target) -> None:
    """Withstood: another token, cookie or language for each guess gives no further ones."""
    visitor = target.visitor()

    def guess(number: int) -> Answer:
        token = secrets.token_urlsafe(32)
        ways: list[Headers] = [
            [("Authorization", f"Bearer {token}")], [("Cookie", f"ludiade={token}")],
            [("Origin", f"http://{visitor.host}"), ("Cookie", f"a=b; ludiade={token}")],
            [("Accept-Language", f"x-{number}"), ("User-Agent", token)],
        ]  # fmt: skip
        return visitor.ask("POST", "/api/join", {"way": wrong_code(number)}, None, ways[number % 4])

    tried(guess)


@row.attack
def by_devices_that_were_asked_for(target: Target) -> None:
    """Withstood: twenty true devices behind one address have ten guesses together."""
    visitor = target.visitor()
    tokens = [visitor.open("diego", ["me", "bot"]).json["token"] for _ in range(20)]
    tried(lambda number: visitor.join(wrong_code(number), tokens[number % 20]))


@row.attack
def by_joining_and_claiming_in_turn(target: Target) -> None:
    """Withstood: both kinds of codes are counted together."""
    visitor = target.visitor()

    def guess(number: int) -> Answer:
        if number % 2:
            return visitor.ask("POST", "/api/claim", {"code": f"ABCD-{number:04}"})
        return visitor.join(wrong_code(number))

    tried(guess)


@row.attack
def under_a_key_that_was_used(target: Target) -> None:
    """Withstood: a key of some other request of the device makes no wrong code a right one."""
    for path, field in (("join", "way"), ("claim", "code")):
        visitor = target.visitor()
        opened = visitor.open("diego", ["me", "link"], key="opened").json
        token, table = opened["token"], opened["table"]
        promise = {"type": "commit", "seat": 0, "commitment": "a" * 64, "key": "used"}
        check(visitor.do(table, token, promise).status == 200, "the key could not be used")

        def guess(
            number: int, ask: Visitor = visitor, path: str = path, field: str = field,
            token: str = token,
        ) -> Answer:  # fmt: skip
            key = ("used", "opened")[number % 2]
            body = {field: wrong_code(number), "key": key}
            return ask.ask("POST", f"/api/{path}", body, token)

        tried(guess)


@row.attack
def written_so_that_they_look_like_links(target: Target) -> None:
    """Withstood: a code drawn out to the length of a link's token is no way around the limit."""
    host, visitor = target.visitor(), target.visitor()
    code = host.open("diego", ["me", "link"]).json["code"]
    found = visitor.join(code.replace(" ", "-").ljust(43, "-"))
    check(found.status != 200, "a code is taken for a link, and its guesses are not counted")
    visitor = target.visitor()
    with ThreadPoolExecutor(8) as pool:
        padded = [wrong_code(number).replace(" ", "_").rjust(43, "-") for number in range(GUESSES)]
        said = list(pool.map(visitor.join, padded))
    heard = [answer for answer in said if answer.status not in (404, 429, 400)]
    check(not heard, f"answers: { {answer.status for answer in heard} }")


@row.attack
def the_right_code_still_leads_in(target: Target) -> None:
    """Withstood: whoever has the code sits down, however many guesses others have wasted."""
    host, guest = target.visitors(2)
    code = host.open("diego", ["me", "link"]).json["code"]
    said = guest.join(code)
    check(said.status == 200, f"the right code: {said.status}")


@behind_a_proxy.attack
def with_addresses_put_before_the_true_one(target: Target) -> None:
    """Withstood: what the proxy has added counts, nothing that stood there before."""
    proxy = Visitor(target.server.port, "127.2.0.1")
    for true in ("203.0.113.7", "2001:db8::7", "203.0.113.9:4711"):

        def guess(number: int, true: str = true) -> Answer:
            claimed = [("X-Forwarded-For", f"{invented()}, {true}")]
            if number % 3 == 1:
                claimed = [("X-Forwarded-For", invented()), ("X-Forwarded-For", true)]
            if number % 3 == 2:
                claimed = [("X-Forwarded-For", f"127.2.0.1, {invented()}, , {true}")]
            return proxy.join(wrong_code(number), headers=claimed)

        tried(guess)


@behind_a_proxy.attack
def from_the_whole_of_a_network(target: Target) -> None:
    """Withstood: the addresses of one IPv6 network are counted together."""
    proxy = Visitor(target.server.port, "127.2.0.1")

    def guess(number: int) -> Answer:
        true = f"2001:db8:1:2:{number:x}:{secrets.randbelow(65536):x}::1"
        return proxy.join(wrong_code(number), headers=[("X-Forwarded-For", true)])

    tried(guess)


@behind_a_proxy.attack
def past_the_proxy(target: Target) -> None:
    """Withstood: nobody but the proxy is believed."""
    visitor = target.visitor()
    tried(lambda number: visitor.join(wrong_code(number),
                                      headers=[("X-Forwarded-For", invented())]))  # fmt: skip

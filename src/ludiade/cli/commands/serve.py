"""`ludiade serve`: the online table."""

import sys
from collections.abc import Callable, Sequence
from ipaddress import ip_network
from typing import TYPE_CHECKING

from ludiade.cli import status
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.store_options import add_store, refusing, store_named
from ludiade.cli.usage import Usage
from ludiade.cli.values import ADDRESS, LIST, choice, whole
from ludiade.kernel.reasons import reason_of
from ludiade.kernel.texts import language

if TYPE_CHECKING:
    from ludiade.server.ops.config import Config


def arguments(parser: Parser) -> None:
    parser.option("host", ADDRESS, "127.0.0.1")
    parser.option("port", whole(0, 65535), "8000")
    add_store(parser)
    parser.option("bus", ADDRESS)
    parser.option("role", choice("play", "watch"), "play")
    parser.option("address", ADDRESS)
    parser.option("allowed-host", LIST)
    parser.option("trusted-proxy", LIST)
    parser.option("metrics-from", LIST)
    parser.option("websocket", choice("picows", "plain"))


def run(args: Arguments) -> int:
    """Serve until a signal comes."""
    from ludiade.server.bus.opening import wrong_with
    from ludiade.server.ops.config import LOOPBACK, Config
    from ludiade.server.ops.logs import log_to_stderr
    from ludiade.server.sentences import say

    store = store_named(args)
    if args.address and not args.address.startswith(("http://", "https://")):
        raise Usage("not_an_address", given=args.address)
    if args.role == "watch" and not store.startswith("postgres"):
        raise Usage("watch_alone")
    config = Config(
        host=args.host, port=args.port, data=store, bus=args.bus or "", role=args.role,
        address=args.address or "", allowed_hosts=tuple(args.allowed_host or ()),
        trusted_proxies=_networks(args.trusted_proxy or ()), websocket=args.websocket,
        metrics_from=(*LOOPBACK, *_networks(args.metrics_from or ())),
    )  # fmt: skip
    if (wrong := wrong_with(config.data, config.bus)) is not None:
        raise Usage(wrong)
    texts = say(language(args.lang))

    def ready(port: int) -> None:
        name = f"[{args.host}]" if ":" in args.host else args.host
        print(texts.say("serve-ready", address=f"http://{name}:{port}/"), flush=True)

    log_to_stderr()
    try:
        with refusing("cannot_open", store):
            _listen(config, ready)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return status.DONE


def _listen(config: "Config", ready: Callable[[int], None]) -> None:
    """Serve; Usage where the address or the port cannot be had."""
    from ludiade.server.ops.serving import run

    try:
        run(config, ready)
    except OSError as error:
        if error.errno is None or error.filename is not None:  # it is about the store
            raise
        place = {"host": config.host, "port": str(config.port)}
        raise Usage("cannot_serve", **place, reason=reason_of(error)) from None


def _networks(given: Sequence[str]) -> tuple[str, ...]:
    """Addresses or networks; Usage for anything else."""
    for part in given:
        try:
            ip_network(part, strict=False)
        except ValueError:
            raise Usage("not_a_proxy", given=part) from None
    return tuple(given)

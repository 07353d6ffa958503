"""`ludiade serve`: the online table."""

import sqlite3
import sys
from ipaddress import ip_network
from typing import Literal

from ludiade.cli.command import Command, Usage, whole
from ludiade.cli.stores import OPTIONS as STORE
from ludiade.cli.stores import saying_why, store_named
from ludiade.kernel.texts import language

OPTIONS = (
    "host", "port", *STORE, "bus", "role", "address", "allowed-host", "trusted-proxy", "websocket",
)  # fmt: skip
COMMAND = Command(
    "serve", needs=OPTIONS, lists=("allowed-host", "trusted-proxy"), examples=5,
)  # fmt: skip


def run(words: dict[str, str]) -> int:
    """Serve until a signal comes."""
    from ludiade.server.bus.opening import wrong_with
    from ludiade.server.ops.config import Config
    from ludiade.server.ops.logs import log_to_stderr
    from ludiade.server.ops.serving import run
    from ludiade.server.sentences import say
    from ludiade.server.store.files import InUse

    port = whole("port", words.get("port", "8000"))
    if port > 65535:
        raise Usage("not_a_port", given=str(port))
    host = words.get("host", "127.0.0.1")
    address = words.get("address", "")
    if address and not address.startswith(("http://", "https://")):
        raise Usage("not_an_address", given=address)
    config = Config(
        host=host, port=port, data=store_named(words), bus=words.get("bus", ""),
        role=_role(words), address=address,
        allowed_hosts=_listed(words.get("allowed-host", "")),
        trusted_proxies=_networks(words.get("trusted-proxy", "")),
        websocket=_websocket(words.get("websocket")),
    )  # fmt: skip
    if (wrong := wrong_with(config.data, config.bus)) is not None:
        raise Usage(wrong)
    texts = say(language(words.get("lang")))

    def ready(port: int) -> None:
        name = f"[{host}]" if ":" in host else host
        print(texts.say("serve-ready", address=f"http://{name}:{port}/"), flush=True)

    log_to_stderr()
    try:
        with saying_why():
            run(config, ready)
    except InUse:
        raise Usage("data_in_use", file=config.data) from None
    except (OSError, sqlite3.Error, ValueError) as error:
        raise Usage("cannot_serve", reason=str(error)) from None
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 0


def _role(words: dict[str, str]) -> Literal["play", "watch"]:
    match words.get("role", "play"):
        case "play":
            return "play"
        case "watch" if store_named(words).startswith("postgres"):
            return "watch"
        case "watch":
            raise Usage("watch_alone")
        case other:
            raise Usage("not_a_role", given=other)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _networks(text: str) -> tuple[str, ...]:
    """Addresses or networks; Usage for anything else."""
    for part in _listed(text):
        try:
            ip_network(part, strict=False)
        except ValueError:
            raise Usage("not_a_proxy", given=part) from None
    return _listed(text)


def _websocket(given: str | None) -> Literal["picows", "plain"] | None:
    match given:
        case None | "picows" | "plain":
            return given
        case _:
            raise Usage("not_a_websocket", given=given)

"""By which names this server may be called: a page of another name is another site's."""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

_HOST = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9_.-]+))(?::\d*)?")


class Hosts:
    """The names in `Host` headers that are ours; addresses in figures always are."""

    def __init__(self, address: str, further: Iterable[str]) -> None:
        machine = socket.gethostname().lower()
        names = {"localhost", machine, f"{machine.partition('.')[0]}.local"}
        names.update(name.strip().lower().rstrip(".") for name in further)
        names.add(urlsplit(address).hostname or "localhost")
        self._names = names

    def allow(self, host: str | None) -> bool:
        """Whether a request may be answered; without the header no browser has sent it."""
        if host is None:
            return True
        name = _name(host)
        return name in self._names or name.endswith(".localhost") or _is_address(name)


def same_origin(origin: str | None, host: str | None, secure: bool = False) -> bool:
    """Whether a page of this very server asks; programs have no origin.

    Where TLS leads here, a page that came without it may be anybody's who is on the line.
    """
    if origin is None:
        return True
    scheme, _, name = origin.partition("://")
    ours = scheme == "https" or (scheme == "http" and not secure)
    return ours and host is not None and name.lower() == host.lower()


def _name(host: str) -> str:
    """The name in a `Host` header, without its port; nothing where it is no such header."""
    found = _HOST.fullmatch(host)
    return "" if found is None else (found[1] or found[2]).lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True

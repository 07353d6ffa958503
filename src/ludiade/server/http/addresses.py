"""Where a request comes from: the socket says so, or a proxy that the operator has named."""

from collections.abc import Iterable, Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

LOCAL = "local"
"""What a connection without an address is counted under."""
SHARED_BITS = 64
"""Of an IPv6 address: whoever has one has all that begin like it."""
SITE_BITS = 48
"""A household or a company is given up to so many networks of these."""
Headers = Sequence[tuple[bytes, bytes]]


class Origin:
    """The device at the other end: its address as limits count it, and whether TLS leads there."""

    __slots__ = ("address", "secure")

    def __init__(self, address: str, secure: bool) -> None:
        self.address = address
        self.secure = secure


class Networks:
    """Addresses and networks that an operator has named."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [
            ip_network(name.strip(), strict=False) for name in named
        ]

    def contain(self, key: str) -> bool:
        """Whether they hold what limits count an address under, or some of it."""
        if key == LOCAL:
            return True
        asked = ip_network(key)
        return any(asked.version == one.version and asked.overlaps(one) for one in self._networks)

    def _contain(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address in network for network in self._networks)


class Proxies(Networks):
    """The proxies whose word is taken for where a request comes from."""

    def trusts(self, peer: str | None) -> bool:
        """Whether a socket's other end is one of them."""
        address = _parse(peer or "")
        return address is not None and self._contain(address)

    def origin(self, peer: str | None, headers: Headers, tls: bool = False) -> Origin:
        """Who asks, from the address of the socket and the headers of the request."""
        if not self._networks or not self.trusts(peer):
            return Origin(limit_key(peer), tls)
        found = peer
        for hop in reversed(_entries(headers, b"x-forwarded-for")):
            address = _parse(hop)
            if address is None:  # invented beyond this point
                break
            found = str(address)
            if not self._contain(address):
                break
        schemes = _entries(headers, b"x-forwarded-proto")
        return Origin(limit_key(found), tls or schemes[-1:] == ["https"])


def limit_key(peer: str | None) -> str:
    """What limits count an address under: of IPv6 the network, as its end can be chosen freely."""
    address = _parse(peer or "")
    if address is None:
        return LOCAL
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address.packed, SHARED_BITS), strict=False))
    return str(address)


def wider_key(key: str) -> str | None:
    """What one site may have many of: of an IPv6 network as limits count it, the /48 around it."""
    if "/" not in key:
        return None
    return str(IPv6Network(key).supernet(new_prefix=SITE_BITS))


def _entries(headers: Headers, name: bytes) -> list[str]:
    """The entries of a header, in order, also where it comes several times."""
    lines = [value for key, value in headers if key.lower() == name]
    return [part.strip() for part in b",".join(lines).decode("latin-1").split(",") if part.strip()]


def _parse(text: str) -> IPv4Address | IPv6Address | None:
    """An address, without its port and its zone; IPv4 behind IPv6 is IPv4."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address

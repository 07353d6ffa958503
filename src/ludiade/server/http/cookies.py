"""The cookie that a page is known by, read by hand: other programs' cookies may be odd."""

from ludiade.server.codes import TOKEN

YEAR_S = 365 * 24 * 3600
MOST = 4
"""So many cookies of ours are looked at; there is one, or somebody plays with us."""


def cookie_name(secure: bool) -> str:
    """Behind TLS a name that no other site, however near, can set."""
    return "__Host-ludiade" if secure else "ludiade"


def tokens(header: str, secure: bool) -> list[str]:
    """The tokens in a `Cookie` header, ours only, in order."""
    name = cookie_name(secure)
    found = []
    for part in header.split(";"):
        key, _, value = part.partition("=")
        if key.strip() == name and TOKEN.match(value.strip()):
            found.append(value.strip())
    return list(dict.fromkeys(found))[:MOST]


def set_cookie(token: str, secure: bool) -> str:
    """The value of a `Set-Cookie` header; no script reads it, no other site sends it."""
    said = f"{cookie_name(secure)}={token}; Max-Age={YEAR_S}; Path=/; HttpOnly; SameSite=Strict"
    return f"{said}; Secure" if secure else said

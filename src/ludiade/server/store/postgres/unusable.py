"""Why a PostgreSQL cannot be used, in one word; nothing here tells its password.

Unusable.code
├── not_installed    asyncpg is missing
├── not_a_url        no address of a PostgreSQL
├── unreachable      nobody answers there, or not yet
├── wrong_password   it does not let this user in
├── no_database      it has no database of that name
├── no_rights        the user may not do what is needed
├── busy             it has no connection left
├── full             its disk is full
├── read_only        it only reads: a replica, or one that is being recovered
├── old_server       the PostgreSQL is older than 14
├── not_migrated     its tables are missing, or older than this program
├── newer            its tables are of a newer version than this program
├── not_ours         it holds tables of somebody else
└── failed           it refused for a reason of its own
"""

import re
from importlib.util import find_spec

SCHEMES = ("postgresql://", "postgres://")
HOSTS_AND_DATABASE = re.compile(r"[\w.-]*(:\d+)?(,[\w.-]+(:\d+)?)*(/[\w-]*)?", re.ASCII)


class Unusable(Exception):
    """A PostgreSQL cannot be used; `address` says which, without user and password."""

    def __init__(self, code: str, address: str) -> None:
        super().__init__(f"{address}: {code}")
        self.code = code
        self.address = address


def is_url(text: str) -> bool:
    """Whether a store is named by an address, not by a file."""
    return "://" in text


def shown(url: str) -> str:
    """An address as it may be printed: scheme, hosts and database, or less where that is unsure."""
    scheme, _, rest = url.partition("://")
    place = rest.rpartition("@")[2].partition("?")[0]
    sure = HOSTS_AND_DATABASE.fullmatch(place) and "password" not in rest.lower()
    return f"{scheme}://{place}" if sure and scheme.isidentifier() else "postgresql://…"


def check_url(url: str) -> None:
    """Unusable where this cannot be the address of a PostgreSQL, or nothing here speaks to one."""
    if not url.startswith(SCHEMES):
        raise Unusable("not_a_url", shown(url))
    if find_spec("asyncpg") is None:
        raise Unusable("not_installed", shown(url))

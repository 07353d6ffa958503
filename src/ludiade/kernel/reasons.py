"""Why the system does not do something, in words that the texts have (`word-…`)."""

import errno

KNOWN = (
    "eacces", "eaddrinuse", "eaddrnotavail", "ebadf", "econnrefused", "econnreset", "edquot",
    "eexist", "efbig", "ehostunreach", "eio", "eisdir", "eloop", "emfile", "enametoolong",
    "enetunreach", "enoent", "enospc", "enotdir", "eperm", "erofs", "etimedout", "sqlite_busy",
    "sqlite_cantopen", "sqlite_corrupt", "sqlite_full", "sqlite_notadb", "sqlite_readonly",
    "unknown_host",
)  # fmt: skip


def reason_of(error: Exception) -> str:
    """The name of what an error of the system or of SQLite says, or its own words."""
    inner = getattr(error, "reason", None)
    if isinstance(inner, Exception):  # urllib wraps what the system said
        return reason_of(inner)
    if isinstance(error, OSError) and error.errno is not None:
        if error.errno < 0:  # of getaddrinfo, which has numbers of its own
            return "unknown_host"
        name = errno.errorcode.get(error.errno, "").lower()
        return name if name in KNOWN else error.strerror or str(error)
    name = str(getattr(error, "sqlite_errorname", "")).lower()
    family = "_".join(name.split("_")[:2])  # SQLITE_CANTOPEN_ISDIR and the like
    return family if family in KNOWN else str(error)

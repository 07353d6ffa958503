"""`python -m ludiade.print`: a document as JSON comes in, a PDF goes out.

A process of its own, so that whoever serves can end it and nobody else waits for it.
"""

import os
import sys
from contextlib import suppress

import msgspec

from ludiade.print.documents import Document, compile_pdf

MEMORY = 2 * 1024**3
CPU_S = 30
NICE = 10


def limit() -> None:
    """Take no more than that, whatever is asked for, and only what others leave."""
    with suppress(ImportError, ValueError, OSError, AttributeError):  # not every system has these
        import resource

        os.nice(NICE)

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_S, CPU_S))


if __name__ == "__main__":
    limit()
    document = msgspec.json.decode(sys.stdin.buffer.read(), type=Document)
    sys.stdout.buffer.write(compile_pdf(document))

"""What is wrong with a command line."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludiade.kernel.errors import Refusal

HERE = Path(__file__).parent


class Usage(Refusal):
    """The command line cannot be read, or what it asks for cannot be done."""

    def __init__(self, code: str, /, **details: object) -> None:
        super().__init__(code, **details)
        self.folder = HERE


@contextmanager
def in_words_of(folder: Path) -> Iterator[None]:
    """Let what is refused here be told by the texts of a folder, unless it says itself by which."""
    try:
        yield
    except Refusal as refusal:
        refusal.folder = refusal.folder or folder
        raise

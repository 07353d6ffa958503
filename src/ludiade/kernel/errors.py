"""Errors, split by who erred; each carries a stable code, and its sentence is in the texts.

    Refusal
    ├── BadRecord          the document itself: a path says where          (status 2)
    ├── Illegal            an input at its place: the rule it rests on     (status 1)
    │   └── IllegalInput   the same in a record, with its number (match)
    ├── Unfair             a shuffle or a promise that was not kept        (status 1)
    ├── Unready            a contest or a match that cannot begin as asked (status 2, lab)
    └── Usage              a command line that cannot be read or done      (status 2, cli)

Anything else that is raised is a mistake of ours.
"""

from pathlib import Path


class Refusal(Exception):
    """Something was asked that cannot be; nothing has changed. Its text is a sentence and the code.

    Where there is a choice, `details` has it as `among`, and as `nearest` what may be meant.
    """

    def __init__(self, code: str, /, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details
        self.folder: Path | None = None
        """Where the sentence lies, unless it is one of the kernel's."""

    def __str__(self) -> str:
        from ludiade.kernel.texts import language, texts

        try:
            said = texts(language(), *([self.folder] if self.folder else [])).refuse(self)
        except LookupError:  # its sentence lies elsewhere, and nobody said where
            said = str(self.details or "")
        return f"{said} [{self.code}]".lstrip()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[Refusal], args: tuple[object, ...], held: dict[str, object]) -> Refusal:
    """A refusal that came from another process."""
    refusal = kind.__new__(kind, *args)
    refusal.args = args
    refusal.__dict__.update(held)
    return refusal


class BadRecord(Refusal):
    """The document cannot be read as a match; `path` is the place in it."""

    def __init__(self, path: str, code: str, /, **details: object) -> None:
        super().__init__(code, **details)
        self.path = path


class Illegal(Refusal):
    """The rules do not allow this input now; `rule` is the one it rests on."""

    def __init__(self, code: str, rule: str = "", /, **details: object) -> None:
        super().__init__(code, **details)
        self.rule = rule


class Unfair(Refusal):
    """The order of input `number`, or where there is none a seed, a contribution or the terms of
    the deal, is not what was promised."""

    def __init__(self, number: int | None, code: str, /, **details: object) -> None:
        super().__init__(code, **details)
        self.number = number

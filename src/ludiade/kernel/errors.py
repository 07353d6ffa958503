"""Errors, split by who erred; each carries a stable code, and its sentence is in the texts.

    Refusal
    ├── BadRecord          the document itself: a path says where           kernel, status 2
    ├── Illegal            an input at its place: the rule it rests on      kernel, status 1
    │   └── IllegalInput   the same in a record, with its number            kernel, status 1
    ├── Unfair             a shuffle or a promise that was not kept         kernel, status 1
    ├── Unready            a match or contest that cannot begin as asked    lab, status 2
    │   └── Stopped        a contest that a bot's fault has ended           lab, status 3
    ├── NotKept            a match that cannot be kept, or none that was    play, status 2
    ├── Usage              a command line that cannot be read or done       cli, status 2
    ├── Unreachable        no server there, or none that is understood      client
    ├── Refused            what a server has refused, in its own words      client
    ├── Unseated           a seat that is somebody else's by now            client
    └── Denied             what the server does not do, or not yet          server

A store's own errors are drawn in `server/store/port.py`: they reach nobody but the table.
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
            said = texts(language(), *([self.folder] if self.folder else [])).refuse_there(self)
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

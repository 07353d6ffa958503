"""Errors, split by who erred; each carries a stable code, and its sentence is in the texts.

    Refusal
    ├── BadRecord      the document itself: a path says where          (status 2)
    ├── Illegal        an input at its place: the rule it rests on     (status 1)
    └── Unfair         a shuffle or a promise that was not kept        (status 1)

Anything else that is raised is a mistake of ours.
"""

from pathlib import Path


class Refusal(Exception):
    """Something was asked that cannot be; nothing has changed."""

    def __init__(self, code: str, /, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


class BadRecord(Refusal):
    """The document cannot be read as a match; `path` is the place in it."""

    def __init__(self, path: str, code: str, /, **details: object) -> None:
        super().__init__(code, **details)
        self.path = path
        self.folder: Path | None = None
        """Where the sentence lies, if it is a game that refuses."""


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

"""The one error of the generator."""


class BadPosition(Exception):
    """A board, rack or opening that is none; `code` says which, `name` in what position."""

    def __init__(self, code: str, name: str = "") -> None:
        super().__init__(code, name)
        self.code = code
        self.name = name

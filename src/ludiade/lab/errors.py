"""What a match or a measurement refuses before it begins."""

from pathlib import Path

from ludiade.kernel.errors import Refusal


class Unready(Refusal):
    """A match or a contest that cannot begin, or go on, as asked."""

    def __init__(self, code: str, /, **details: object) -> None:
        super().__init__(code, **details)
        self.folder = Path(__file__).parent


class Stopped(Unready):
    """A contest that ended at the first fault of a bot, as agreed."""

    def __init__(self, bot: str, kind: str, said: str, traceback: str) -> None:
        super().__init__("bot_failed", bot=bot, kind=kind, said=said or None, traceback=traceback)

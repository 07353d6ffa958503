"""Who sits at a table in the terminal."""

from msgspec import Struct

from ludiade.bots import Bot


class Place(Struct, frozen=True):
    """A seat of the table: somebody's name, and the bot that plays for it if nobody does."""

    name: str
    bot: Bot | None

"""The table that a command line asks for: game, options, number of players."""

from ludiade.cli.parser import Parser
from ludiade.cli.values import GAME, OPTIONS, choice, whole

ON_FAULT = choice("loss", "easy", "stop")


def add_table(parser: Parser, least: int = 1) -> None:
    """Add what says which table is meant."""
    parser.operand("game", GAME)
    parser.option("players", whole(least))
    parser.option("options", OPTIONS)

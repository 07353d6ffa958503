"""What bots did wrong, in words."""

from pathlib import Path

from ludiade.kernel.texts import Texts
from ludiade.lab.program import ENDLESS

HERE = Path(__file__).parent


def fault_name(bot: str, kind: str) -> str:
    """A bot's fault as results have it: the same in every language."""
    return f"{bot}: {kind}"


def failing(bot: str, kind: str, times: int, said: str, say: Texts) -> str:
    """Who was at fault, how often in which way, and the first bot's own words."""
    fault = say.say(f"arena-fault-{kind}", times=times)
    words = say.word(said) if said == ENDLESS else said
    return say.say("entry", name=bot, said=f"{fault} ({words})" if words else fault)


def named_failing(fault: str, times: int, said: str, say: Texts) -> str:
    """The same of a fault by its name."""
    bot, _, kind = fault.rpartition(": ")
    return failing(bot, kind, times, said, say)

"""`ludiade lab ask`: a question by its name, answered in a sentence, with tables."""

from collections.abc import Iterable

from ludiade.cli.experiment_options import add_running, run_and_tell
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import Usage
from ludiade.cli.values import BOTS, GAME, OPTIONS, TEXT, Kind, whole
from ludiade.kernel.nearest import choices

MOST_DEALS = 100_000_000


def _known() -> Iterable[str]:
    from ludiade.lab.experiment.questions import QUESTIONS

    return QUESTIONS


def _read(word: str, given: str) -> str:
    if given not in (known := list(_known())):
        raise Usage("not_a_choice", word=word, given=given, **choices(given, known))
    return given


QUESTION = Kind("QUESTION", _read, _known)


def arguments(parser: Parser) -> None:
    parser.operand("question", QUESTION)
    parser.operand("game", GAME)
    parser.operand("option", TEXT, optional=True)
    parser.option("players", whole(1))
    parser.option("options", OPTIONS)
    parser.option("bots", BOTS)
    parser.option("deals", whole(1, MOST_DEALS))
    parser.option("within", TEXT)
    parser.option("seed", TEXT, "1")
    add_running(parser)


def run(args: Arguments) -> int:
    from ludiade.lab.entrants import split
    from ludiade.lab.experiment.plan import revised
    from ludiade.lab.experiment.questions import plan_for

    plan = plan_for(
        args.question, args.game, option=args.option, players=args.players, options=args.options,
        bots=None if args.bots is None else split(args.bots),
    )  # fmt: skip
    within = None if args.within is None else _width(args.within)
    asked = revised(plan, seed=args.seed, deals=args.deals, within=within)
    return run_and_tell(args, asked, args.question)


def _width(given: str) -> object:
    """Half an interval: a number, or a text with its percent sign."""
    try:
        return float(given.replace(",", "."))
    except ValueError:
        return given

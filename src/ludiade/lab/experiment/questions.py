"""Questions that are asked by name: each is a plan, and a sentence that answers it."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame
from ludiade.kernel.nearest import choices
from ludiade.lab.errors import Unready
from ludiade.lab.experiment.plan import Plan
from ludiade.lab.tables import table_for

Question = Literal["first-player", "option", "length", "luck", "shorter"]
QUESTIONS: tuple[Question, ...] = get_args(Question)
BOT = "medium"
SIDES = ["medium", "easy"]
"""Who shows how much is luck: two bots that differ by a step."""
SERIES = ("rounds", "games")
"""Options that say how often a game is played again; one of it is the game itself."""
TWENTY_THOUSAND, TEN_THOUSAND, TWO_THOUSAND = 20_000, 10_000, 2000


def plan_for(
    question: str, game: AnyGame, *, option: str | None = None, players: int | None = None,
    options: Mapping[str, object] | None = None, bots: list[str] | None = None,
) -> Plan:  # fmt: skip
    """The plan of a question; Unready or BadRecord where it cannot be asked of this game."""
    given, count = table_for(game, options, players, least=1 if question == "length" else 2)
    plain = Plan([game.id], [count], given, bots=bots or [BOT])
    match question:
        case "first-player":
            once = {f"{name} = 1": {name: 1} for name in SERIES if _plays(game, given, count, name)}
            return replace(plain, variants=once, measure=["seats", "start", "ties"],
                           deals=TWENTY_THOUSAND, target="advantage", within=0.02)  # fmt: skip
        case "option":
            return replace(plain, variants=variants_of(game, given, count, option),
                           deals=TWO_THOUSAND)  # fmt: skip
        case "length":
            return replace(plain, measure=["length", "branching"], deals=TEN_THOUSAND,
                           target="decisions", within="2%")  # fmt: skip
        case "luck":
            if bots is not None and len(bots) != len(SIDES):
                raise Unready("luck_of_two", given=len(bots))
            return replace(plain, bots=bots or SIDES, measure=["skill", "ties"], deals=TEN_THOUSAND,
                           target="points", within=0.02)  # fmt: skip
        case "shorter":
            every = dict(_all_variants(game, given, count))
            return replace(plain, variants=every, measure=["length"], deals=TWO_THOUSAND)
    raise Unready("unknown_question", given=question, **choices(question, QUESTIONS))


def variants_of(
    game: AnyGame, given: Mapping[str, object], players: int, option: str | None
) -> dict[str, dict[str, Any]]:
    """What else an option can be, `name` for all its other values or `name=value` for one."""
    known = game.Options.__struct_fields__
    if option is None:
        raise Unready("which_option", game=game.id, **choices("", known))
    name, equals, value = option.partition("=")
    if name not in known:
        raise BadRecord(f"$.options.{name}", "unknown_key", key=name, **choices(name, known))
    if equals:
        plain = _read(value)
        table_for(game, {**given, name: plain}, players)
        return {f"{name} = {value}": {name: plain}}
    found = {
        label: changed for label, changed in _all_variants(game, given, players) if name in changed
    }
    if not found:
        raise Unready("which_value", option=name)
    return found


def _read(value: str) -> object:
    """A value as JSON writes it, or the text itself."""
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value


def _all_variants(
    game: AnyGame, given: Mapping[str, object], players: int
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every option that is a choice, turned to each of its other values where those fit."""
    hints = get_type_hints(game.Options)
    now = game.read_options(given, players)
    for name in game.Options.__struct_fields__:
        kind = hints[name]
        values = [False, True] if kind is bool else list(get_args(kind))
        if kind is not bool and get_origin(kind) is not Literal:
            continue
        for value in values:
            if value != getattr(now, name) and _fits(game, {**given, name: value}, players):
                shown = value if isinstance(value, str) else msgspec.json.encode(value).decode()
                yield f"{name} = {shown}", {name: value}


def _plays(game: AnyGame, given: Mapping[str, object], players: int, name: str) -> bool:
    """Whether a game is played several times in a match unless one says otherwise."""
    if name not in game.Options.__struct_fields__ or name in given:
        return False
    return bool(getattr(game.read_options(given, players), name) != 1)


def _fits(game: AnyGame, options: Mapping[str, object], players: int) -> bool:
    try:
        game.read_options(options, players)
    except BadRecord:
        return False
    return True

"""Make docs/study.md again: play its experiments, or go on with them; fill its tables and plots.

`python tools/study [EXPERIMENT…]` plays those that are named, or all; the rest is read from
`build/study`, where every match is a row. Words stay as they are: only what stands between two
marks (`<!-- NAME -->` and `<!-- /NAME -->`) is written anew.
"""

import re
import sys
from pathlib import Path

from msgspec.structs import replace

from ludiade.kernel import shelf
from ludiade.kernel.texts import texts
from ludiade.lab.experiment.answer import Answer
from ludiade.lab.experiment.labels import HERE, label, reach, sentences, shown
from ludiade.lab.experiment.plan import read_plan
from ludiade.lab.experiment.plots import draw
from ludiade.lab.experiment.questions import plan_for
from ludiade.lab.experiment.running import run
from ludiade.lab.experiment.verdicts import matches_to_tell

ROOT = Path(__file__).resolve().parents[2]
PLANS = ROOT / "tools" / "study"
ROWS = ROOT / "build" / "study"
PAGE = ROOT / "docs" / "study.md"
PICTURES = ROOT / "docs" / "study"
OPTIONS = {"diabolo": 200, "diadingo": 200, "diamoniak": 1000, "diego": 50}
"""The deals on which every option of a game is tried."""
CHAPTERS = {
    "start": (["start-medium", "start-diego", "start-diamino"], ["start", "advantage"]),
    "start-random": (["start-random"], ["start", "advantage"]),
    "length": (["watched", "watched-diego", "watched-diamino"],
               ["decisions", "turns", "branching", "forced"]),
    "drama": (["watched", "watched-diego", "watched-diamino"],
              ["lead_changes", "comeback", "behind", "settled", "ties"]),
    "luck": (["luck", "luck-diego", "luck-diamino"],
             ["points", "luck:play", "luck:deal", "luck:rest"]),
    "luck-random": (["luck-random"], ["points", "luck:play", "luck:deal", "luck:rest"]),
}  # fmt: skip
"""Each with its experiments, and what its table shows."""
DRAWN = {"start": "start", "start-random": "start", "length": "length", "drama": "drama",
         "luck": "luck", "luck-random": "luck"}  # fmt: skip


def answers(names: list[str]) -> dict[str, Answer]:
    """The experiments, each by its name, played on or read back."""
    found: dict[str, Answer] = {}
    for name in names:
        print(f"study: {name}", file=sys.stderr, flush=True)
        found[name] = run(read_plan(PLANS / f"{name}.toml"), jobs=0, out=ROWS / name)
    return found


def together(found: list[Answer]) -> Answer:
    """Several experiments as one, for one table and one plot."""
    return replace(found[0], parts=[part for one in found for part in one.parts])


def overview(answer: Answer, keys: list[str], lang: str = "en") -> str:
    """A row for each table, its estimates with their intervals, in Markdown."""
    say = texts(lang, HERE)
    heads = ["", "deals", *(label(key, say) for key in keys)]
    if "points" in keys:
        heads.append("matches to tell")
    lines = [_row(heads), _row(["---", *["---:"] * (len(heads) - 1)])]
    for part in answer.parts:
        own, arm = sentences(part, lang), part.arms[0]
        cells = [own.say("page-players", game=own.say("game-name"), players=part.players),
                 f"{arm.deals:,}"]  # fmt: skip
        for key in keys:
            one, signed = arm.estimates[key], key == "advantage"
            cells.append(f"{shown(key, one.mean, own, signed)} ({reach(key, one, own, signed)})")
        if "points" in keys:
            wanted = matches_to_tell(arm)
            cells.append("not told" if wanted == float("inf") else f"{wanted:,.0f}")
        lines.append(_row(cells))
    return "\n".join(lines)


def options_table(found: list[Answer], lang: str = "en") -> str:
    """What every option does to the length of a match, in Markdown."""
    lines = [_row(["game", "option", "decisions", "difference", "interval"]),
             _row(["---", "---", "---:", "---:", "---:"])]  # fmt: skip
    for answer in found:
        part = answer.parts[0]
        say = sentences(part, lang)
        name = say.say("page-players", game=say.say("game-name"), players=part.players)
        plain = part.arms[0].estimates["decisions"]
        lines.append(_row([name, "standard", shown("decisions", plain.mean, say), "", ""]))
        for arm in part.arms[1:]:
            mean, effect = arm.estimates["decisions"].mean, arm.effects["decisions"]
            lines.append(_row([
                "", f"`{arm.variant}`", shown("decisions", mean, say),
                shown("decisions", effect.mean, say, True),
                reach("decisions", effect, say, True),
            ]))  # fmt: skip
    return "\n".join(lines)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def fill(page: str, name: str, content: str) -> str:
    """Put content between the marks of a name."""
    marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.S)
    assert marks.search(page), f"docs/study.md lacks the mark {name}"
    return marks.sub(lambda found: f"{found[1]}{content}\n{found[2]}", page)


def main() -> None:
    wanted = sys.argv[1:] or sorted({name for names, _ in CHAPTERS.values() for name in names})
    found = answers(wanted)
    tried = []
    for game, deals in OPTIONS.items():
        if not sys.argv[1:]:
            print(f"study: options of {game}", file=sys.stderr, flush=True)
            bots = ["easy"] if game == "diamino" else ["medium"]
            plan = replace(plan_for("shorter", shelf.get(game), bots=bots), deals=deals)
            tried.append(run(plan, jobs=0, out=ROWS / f"options-{game}", question="shorter"))
    if sys.argv[1:]:
        return
    page = PAGE.read_text(encoding="utf-8")
    PICTURES.mkdir(exist_ok=True)
    for chapter, (names, keys) in CHAPTERS.items():
        answer = together([found[name] for name in names])
        page = fill(page, chapter, overview(answer, keys))
        if chapter == "length":  # one line a game
            answer = replace(answer, parts=[p for p in answer.parts if p.players == 2])
        _keep(chapter, draw(answer, "en")[DRAWN[chapter]])
        if chapter == "drama":
            for part in answer.parts:
                if part.players == 2:
                    only = replace(answer, parts=[part])
                    _keep(f"rules-{part.game}", draw(only, "en")[f"rules-{part.game}-2"])
    page = fill(page, "options", options_table(tried))
    PAGE.write_text(page, encoding="utf-8")


def _keep(name: str, picture: str) -> None:
    (PICTURES / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()

"""An answer as one HTML page that fetches nothing."""

import re
from html import escape

import msgspec

from ludiade.kernel.texts import language, texts
from ludiade.lab.experiment.answer import Answer
from ludiade.lab.experiment.labels import HERE, heading, sentences
from ludiade.lab.experiment.plots import draw
from ludiade.lab.experiment.told import Rows, faults, method, tables
from ludiade.lab.experiment.verdicts import verdicts

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #22262b; background: #fff; margin: 0 auto;
  max-width: 48rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
p.answer { font-size: 1.1rem; border-left: 4px solid #2a5d8f; padding: .3rem 0 .3rem .9rem; }
table { border-collapse: collapse; margin: .6rem 0 1.4rem; display: block; overflow-x: auto; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #d9dde1;
  font-variant-numeric: tabular-nums; white-space: nowrap; }
th { white-space: normal; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
caption { text-align: left; font-weight: 600; padding: .3rem 0; }
svg { max-width: 100%; height: auto; } figure { margin: 1.2rem 0; }
pre { background: #f3f5f7; padding: .8rem; overflow-x: auto; }
"""
RULE = re.compile(r"\s*([^{}]+?)\s*\{([^{}]*)\}")
SCOPE = "ludiade-answer"
"""The class of what is shown within another page."""


def page(answer: Answer, lang: str | None = None) -> str:
    """The report: the answer, the plots, the tables, and what was asked."""
    tongue = language(lang)
    return (
        f'<!doctype html>\n<html lang="{tongue}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(_title(answer, tongue))}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(_body(answer, tongue))
        + "\n</body>\n</html>\n"
    )


def fragment(answer: Answer, lang: str | None = None) -> str:
    """The same within a page of somebody else's, a notebook, where it styles nothing but itself."""
    tongue = language(lang)
    body = "\n".join(_body(answer, tongue))
    style = RULE.sub(_scoped, STYLE)
    return f'<div class="{SCOPE}" lang="{tongue}">\n<style>{style}</style>\n{body}\n</div>\n'


def _scoped(rule: re.Match[str]) -> str:
    """A rule of the style, for what lies within the fragment alone."""
    selectors = [one.strip() for one in rule[1].split(",")]
    within = [f".{SCOPE}" if one == "body" else f".{SCOPE} {one}" for one in selectors]
    return f"{', '.join(within)} {{{rule[2]}}}\n"


def _title(answer: Answer, tongue: str) -> str:
    say = texts(tongue, HERE)
    names = [sentences(part, tongue).say("game-name") for part in answer.parts]
    return say.say("page-title", games=say.join(list(dict.fromkeys(names))))


def _body(answer: Answer, tongue: str) -> list[str]:
    say = texts(tongue, HERE)
    answers = [f'<p class="answer">{escape(line)}</p>' for line in verdicts(answer, tongue)]
    pictures = [
        f"<figure>{_inline(svg, name)}</figure>" for name, svg in draw(answer, tongue).items()
    ]
    return [
        f"<h1>{escape(_title(answer, tongue))}</h1>",
        *(_section(say.say("page-answer"), answers) if answers else []),
        *_section(say.say("page-plots"), pictures),
        *_section(say.say("page-tables"), _tables(answer, tongue)),
        f"<p>{escape(method(answer, tongue))}</p>",
        *_section(say.say("page-asked"), [f"<pre>{escape(_plan(answer))}</pre>"]),
    ]


def _section(title: str, content: list[str]) -> list[str]:
    return [f"<h2>{escape(title)}</h2>", *content]


def _inline(svg: str, name: str) -> str:
    """A picture without the head of a file of its own, its names apart from those of others."""
    own = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", svg[svg.index("<svg") :])
    return re.sub(r"<metadata>.*?</metadata>", "", own, flags=re.S)


def _tables(answer: Answer, lang: str) -> list[str]:
    found: list[str] = []
    for part in answer.parts:
        say = sentences(part, lang)
        found.append(f"<p>{escape(heading(part, say))}</p>")
        found += [_table(title, rows) for title, rows in tables(part, say)]
        found += [f"<p>{escape(line)}</p>" for line in faults(part, say) if line]
    return found


def _table(title: str, rows: Rows) -> str:
    caption = f"<caption>{escape(title)}</caption>" if title else ""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    lines = [
        "<tr>" + f'<th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest) + "</tr>"
        for first, *rest in rows[1:]
    ]  # fmt: skip
    body = "\n".join(lines)
    return f"<table>{caption}<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table>"


def _plan(answer: Answer) -> str:
    return msgspec.json.format(msgspec.json.encode(answer.asked), indent=2).decode()

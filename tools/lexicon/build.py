"""Build the lexicon: `python -m lexicon.build --dictionary DIR --out DIR` (in `tools`).

`--dictionary` is the unpacked npm package `dictionary-fr`. One word graph is written for each
vocabulary (all words, verb forms, each theme), a second one for its head words, each again for the
familiar words of every grade, and one for the proper nouns that are refused; and one list says of
which entries a form is. Nothing is done if the inputs are those of the last build.
"""

import argparse
import hashlib
import shutil
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from lexicon.affixes import Affixes, split_flags
from lexicon.familiarity import FILE, familiar
from ludiade.games.diamino.words.graph import build as graph
from ludiade.games.diamino.words.lexicon import folding, names
from ludiade.games.diamino.words.lexicon.folding import fold
from ludiade.games.diamino.words.lexicon.lexicon import DATA
from ludiade.games.diamino.words.lexicon.names import (
    ALL,
    EDITION,
    ENTRIES,
    GRADES,
    LONGEST_WORD,
    PROPER,
    SHORTEST_WORD,
    THEMES,
    VERBS,
    graph_name,
)

HERE = Path(__file__).parent
STAMP = "inputs.sha256"


class Vocabulary:
    """Forms, and which of them are head words."""

    def __init__(self) -> None:
        self.forms: set[str] = set()
        self.heads: set[str] = set()
        self.entries: dict[str, set[str]] = {}
        """Of which entries a form is, as a dictionary spells them."""

    def add(self, word: str, is_head: bool, entry: str = "") -> None:
        """Add a folded form if it can be laid on the board."""
        if SHORTEST_WORD <= len(word) <= LONGEST_WORD and word.isascii() and word.isalpha():
            self.forms.add(word)
            if is_head:
                self.heads.add(word)
            if entry:
                self.entries.setdefault(word, set()).add(entry)

    def remove(self, word: str) -> None:
        """Take a word out."""
        self.forms.discard(word)
        self.heads.discard(word)
        self.entries.pop(word, None)


def entries(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The entries of the word list with their flags; the first line is their number."""
    with path.open(encoding="utf-8") as lines:
        next(lines)
        for line in lines:
            word, _, flags = line.split()[0].partition("/")
            yield word, split_flags(flags)


def expand(dictionary: Path) -> dict[str, Vocabulary]:
    """Every vocabulary by its name."""
    affixes = Affixes(dictionary / "index.aff")
    found = {name: Vocabulary() for name in (ALL, VERBS, PROPER, *THEMES)}
    theme_heads = {name: set(read_words(HERE / "themes" / f"{name}.txt")) for name in THEMES}
    for word, flags in entries(dictionary / "index.dic"):
        if not word.isalpha() or affixes.keep_case in flags:
            continue
        if not word.islower():
            if word[1:].islower():
                found[PROPER].add(fold(word), True)
            continue
        themes = [found[name] for name in THEMES if word in theme_heads[name]]
        for form in affixes.forms(word, flags):
            folded = fold(form.text)
            found[ALL].add(folded, form.is_head, form.head)
            if form.is_verb:
                found[VERBS].add(folded, form.is_head)
            for theme in themes:
                theme.add(folded, form.is_head)
    correct(found)
    found[PROPER].forms -= found[ALL].forms
    return found


def correct(found: dict[str, Vocabulary]) -> None:
    """Apply our corrections: `+` a word comes in as a head word, `-` it goes out."""
    for line in read_words(HERE / "corrections.txt"):
        word = line[1:].strip()
        if line[0] == "+":
            found[ALL].add(word, True)
        else:
            for vocabulary in found.values():
                vocabulary.remove(word)


def read_words(path: Path) -> list[str]:
    """The lines of a list of ours, without its remarks."""
    lines = (line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines())
    return [line for line in lines if line]


def hash_of_inputs(dictionary: Path) -> str:
    """One hash over the dictionary, our lists and the code that has a part in it."""
    digest = hashlib.sha256()
    code = [Path(str(module.__file__)) for module in (graph, folding, names)]
    ours = [*HERE.glob("*.py"), *code, *HERE.glob("*.txt"), *HERE.glob("themes/*.txt")]
    for path in [dictionary / "index.aff", dictionary / "index.dic", FILE, *sorted(ours)]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def word_lists(found: dict[str, Vocabulary]) -> Iterator[tuple[str, set[str], bool]]:
    """For every graph: its name, its words, and whether they are read both ways."""
    known = {grade: familiar(grade) for grade in GRADES}
    for name, vocabulary in found.items():
        if name == PROPER:
            yield graph_name(name, False), vocabulary.forms, False
            continue
        for words, lemmas in ((vocabulary.forms, False), (vocabulary.heads, True)):
            yield graph_name(name, lemmas), words, True
            for grade in GRADES:
                yield graph_name(name, lemmas, grade), words & known[grade], True


def write_graph(path: Path, words: set[str], both_ways: bool) -> None:
    path.write_bytes(graph.build(words, both_ways).tobytes())


def write_entries(path: Path, entries: dict[str, set[str]]) -> None:
    """A line for each form that is not simply its own entry: the form, and the entries it is of."""
    lines = [
        f"{form} {','.join(sorted(of))}\n" for form, of in entries.items() if of != {form.lower()}
    ]
    path.write_bytes("".join(sorted(lines)).encode())


def build(dictionary: Path, out: Path) -> bool:
    """Write the edition into `out`; says whether there was anything to do."""
    inputs = hash_of_inputs(dictionary)
    folder = out / EDITION
    stamp = folder / STAMP
    if stamp.exists() and stamp.read_text() == inputs:
        return False
    folder.mkdir(parents=True, exist_ok=True)
    found = expand(dictionary)
    write_entries(folder / ENTRIES, found[ALL].entries)
    lists = sorted(word_lists(found), key=lambda one: len(one[1]), reverse=True)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as cores:
        writing = [cores.submit(write_graph, folder / one[0], one[1], one[2]) for one in lists]
        for written in writing:
            written.result()
    for notice in ("SOURCE.md", "LICENCE-MPL-2.0.txt"):
        shutil.copy(HERE / notice, folder)
    stamp.write_text(inputs)
    return True


def main() -> None:
    """Build from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--dictionary", type=Path, required=True)
    parser.add_argument("--out", type=Path, default=DATA)
    given = parser.parse_args()
    build(given.dictionary, given.out)


if __name__ == "__main__":
    main()

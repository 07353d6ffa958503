"""Names of the edition, of its vocabularies and of their files."""

EDITION = "fr-1"
NEWEST = "fr"
ALL, VERBS, PROPER = "all", "verbs", "proper"
THEMES = ("history", "hunting", "fashion", "sport")
FILTERS = (ALL, VERBS, *THEMES)
SHORTEST_WORD, LONGEST_WORD = 2, 15
ENTRIES = "entries.txt"
"""The file that says of which entries a form is."""
GRADES = (1, 2, 3, 4)
"""How familiar a word is, from met with somewhere to everyday; any other word has grade 0."""


def graph_name(word_filter: str, lemmas_only: bool, grade: int = 0) -> str:
    """The file of the word graph of a vocabulary, or of its words of a grade and above."""
    familiar = f".grade{grade}" if grade else ""
    return f"{word_filter}{'.lemmas' if lemmas_only else ''}{familiar}.graph"

"""Names of the edition, of its vocabularies and of their files."""

EDITION = "fr-1"
NEWEST = "fr"
ALL, VERBS, PROPER = "all", "verbs", "proper"
THEMES = ("history", "hunting", "fashion", "sport")
FILTERS = (ALL, VERBS, *THEMES)
SHORTEST_WORD, LONGEST_WORD = 2, 15


def graph_name(word_filter: str, lemmas_only: bool) -> str:
    """The file of a vocabulary's word graph."""
    return f"{word_filter}{'.lemmas' if lemmas_only else ''}.graph"

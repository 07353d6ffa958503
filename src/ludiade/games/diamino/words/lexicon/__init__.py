"""The French lexicon: which words may be laid, which are verbs or head words, and why not."""

from ludiade.games.diamino.words.lexicon.lexicon import Lexicon, LexiconError, Verdict

__all__ = ["Lexicon", "LexiconError", "Verdict"]

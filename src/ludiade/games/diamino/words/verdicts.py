"""What the judge of words says, as a sentence."""

from ludiade.games.diamino.words.lexicon import Lexicon, LexiconError
from ludiade.games.diamino.words.lexicon.folding import fold
from ludiade.games.diamino.words.lexicon.lexicon import Verdict
from ludiade.kernel.errors import Refusal
from ludiade.kernel.game import Judged
from ludiade.kernel.texts import Texts


def told(say: Texts, word: str, verdict: Verdict) -> str:
    """Yes, or no with the reason and what might have been meant."""
    if verdict.admitted:
        others = [entry for entry in verdict.entries if entry != word.lower()]
        entries = say.join(others, "or") if others else "none"
        return say.say("judge-yes", word=word, entries=entries)
    reason = say.say(f"judge-{verdict.reason}".replace("_", "-"))
    near = say.join(verdict.near, "or") if verdict.near else "none"
    return say.say("judge-no", word=word, reason=reason, near=near)


def judged(say: Texts, word: str) -> Judged:
    """Whether the newest edition of the lexicon admits a word, and why."""
    try:
        verdict = Lexicon.open().judge(fold(word))
    except LexiconError as error:
        raise Refusal(error.code, name=error.name) from None
    return Judged(verdict.admitted, told(say, word, verdict), verdict.entries)

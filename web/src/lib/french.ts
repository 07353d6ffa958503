/** French type: what belongs together stays on its line, as in ludiade/kernel/texts/french.py. */

const PRONOUN =
  /-(?=(?:t-)?(?:ce|je|tu|ils?|elles?|on|nous|vous|moi|toi|lui|leur|les?|la|en|y|ci|là)(?!\p{L}))/gu;
/** The fonts have no hyphen of its own that does not break. */
const UNBROKEN_HYPHEN = "-\u2060";

const UNITS = "s|secondes?|minutes?|ans?|jours?|dollars?|points?|kio|Mio|Mo";
/** What stands before a space that must not break, and what after; look-behinds are too new. */
const BEFORE_SIGN = / (?=[:;!?»%])/g;
const AFTER_SIGN = /(«|\bn°) /g;
const AFTER_FIGURE = new RegExp(`(\\d) (?=\\d{3}(?!\\d)|(?:${UNITS})(?![\\p{L}\\d_’])|\\$)`, "gu");

export function french(text: string): string {
  return text
    .replace(BEFORE_SIGN, "\u00a0")
    .replace(AFTER_SIGN, "$1\u00a0")
    .replace(AFTER_FIGURE, "$1\u00a0")
    .replace(PRONOUN, UNBROKEN_HYPHEN);
}

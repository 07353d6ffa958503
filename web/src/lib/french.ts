/** French type: what belongs together stays on its line, as in ludiade/kernel/texts/french.py. */

const PRONOUN =
  /-(?=(?:t-)?(?:ce|je|tu|ils?|elles?|on|nous|vous|moi|toi|lui|leur|les?|la|en|y|ci|là)(?!\p{L}))/gu;
/** The fonts have no hyphen of its own that does not break. */
const UNBROKEN_HYPHEN = "-\u2060";

const UNITS = "s|secondes?|minutes?|ans?|jours?|dollars?|points?|kio|Mio|Mo";
const TOGETHER = new RegExp(
  " (?=[:;!?»%])|(?<=«) |(?<=\\d) (?=\\d{3}(?!\\d))" +
    `|(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d_’])|\\$)|(?<=\\bn°) `,
  "gu",
);

export function french(text: string): string {
  return text.replace(TOGETHER, "\u00a0").replace(PRONOUN, UNBROKEN_HYPHEN);
}

/** French type: what belongs together stays on its line. */

const PRONOUN =
  /-(?=(?:t-)?(?:ce|je|tu|ils?|elles?|on|nous|vous|moi|toi|lui|leur|les?|la|en|y|ci|là)(?!\p{L}))/gu;
/** The fonts have no hyphen of its own that does not break. */
const UNBROKEN_HYPHEN = "-\u2060";

export function french(text: string): string {
  return text
    .replace(/ ([:;!?»%])/g, "\u00a0$1")
    .replaceAll("« ", "«\u00a0")
    .replace(PRONOUN, UNBROKEN_HYPHEN);
}

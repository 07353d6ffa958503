/** What stands between the two cards of a pair. */

import type { Card } from "../../generated/diego";

/** Equal writings or not, or a question as long as nobody knows; a bracket is joined to its number
 * by an arrow into the empty box. */
export function joined(first: Card, second: Card, match: boolean | null): string {
  if (match === null) return "?";
  if (!match) return "≠";
  if (second.face.kind === "bracket") return "→";
  return first.face.kind === "bracket" ? "←" : "=";
}

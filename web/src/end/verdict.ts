/** What was found of the shuffles, in a sentence that says what was compared. */

import { say } from "../lib/words.svelte";
import type { Verdict } from "./fairness";

export function verdict(found: Verdict, names: string[]): string {
  if (found.fair) {
    const { orders, beginnings, compared } = found;
    const how = say(compared ? "fair-promised" : "fair-alone", { n: orders });
    return beginnings > 1 ? `${how} ${say("fair-beginnings", { n: beginnings })}` : how;
  }
  const name = "seat" in found ? (names[found.seat ?? -1] ?? "") : "";
  if (found.why !== "promise") return say(`fair-${found.why}`, { name });
  return `${say("fair-promise")} ${say(`fair-differs-${found.differs}`, { name })}`;
}

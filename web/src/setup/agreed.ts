/** Options in words: how a choice is called, and what of a table is not as usual. */

import type { OptionSchema } from "../lib/api";
import { say, type GameWords } from "../lib/words.svelte";

export const keyOf = (name: string): string => `option-${name.replaceAll("_", "-")}`;
/** What is chosen, without what is drawn by lot. */
export const head = (one: unknown): string => String(one).split(":")[0];

/** A choice of an option as the game calls it. */
export function choiceOf(words: GameWords, name: string, one: string): string {
  const said = `${keyOf(name)}-${head(one).replaceAll("_", "-")}`;
  return words.has(said) ? words.say(said) : words.word(one);
}

/** The options in which a table is not as the rule has it, each as one line. */
export function notAsUsual(
  schema: Record<string, OptionSchema>,
  options: Record<string, unknown>,
  words: GameWords,
): string[] {
  return Object.entries(schema).flatMap(([name, part]) => {
    const now = options[name] ?? part.default ?? null;
    if (!words.has(keyOf(name)) || JSON.stringify(now) === JSON.stringify(part.default ?? null))
      return [];
    const label = words.say(keyOf(name));
    if (now === true) return [label];
    return [say("agreed-line", { label, value: valueOf(words, name, now) })];
  });
}

const MOST_SHOWN = 60;

/** What a table has brought along itself: how many, and the first of them. */
function ownList(words: GameWords, name: string, list: unknown[]): string {
  const shown = list.slice(0, MOST_SHOWN).join(", ");
  const whole = words.say(`${keyOf(name)}-own`, { n: list.length });
  return `${whole} ${shown}${list.length > MOST_SHOWN ? "…" : ""}`;
}

function valueOf(words: GameWords, name: string, now: unknown): string {
  if (now === false) return say("no");
  if (Array.isArray(now) && words.has(`${keyOf(name)}-own`)) return ownList(words, name, now);
  if (Array.isArray(now)) return words.join(now.map((one) => choiceOf(words, name, String(one))));
  if (typeof now === "number") return String(now);
  return choiceOf(words, name, now === null ? "none" : String(now));
}

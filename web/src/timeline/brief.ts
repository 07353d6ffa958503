/** The short sentences of the story: of an event all is told elsewhere, here what counts. */

import type { GameEvent } from "./moment";
import { change } from "../lib/numbers";
import type { Brief } from "./story";
import { words as page, type GameWords } from "../lib/words.svelte";

/** A story is read again at every step, and only grows: what was said before is remembered. */
let said = new WeakMap<GameEvent, string>();
let saidBy: [GameWords | null, string] = [null, ""];

export function briefOf(
  game: string,
  words: GameWords | null,
  names: string[],
  beyond: (event: GameEvent) => Record<string, string[]> = () => ({}),
): Brief {
  if (saidBy[0] !== words || saidBy[1] !== names.join())
    [said, saidBy] = [new WeakMap(), [words, names.join()]];
  return (event) => {
    const key = `story-${game}-${event.type.replaceAll("_", "-")}`;
    if (!words || !page.has(key)) return null;
    let text = said.get(event);
    if (text === undefined) {
      const fields: [string, unknown][] = Object.entries(event);
      const signs = fields.flatMap(([field, value]) =>
        typeof value === "number" ? [[`${field}_change`, change(value)]] : [],
      );
      const more = Object.entries(beyond(event)).map(([field, all]) => [field, words.join(all)]);
      const vars = Object.fromEntries([...signs, ...more]);
      text = page.say(key, { ...words.varsOf(event, names), ...vars }).trim();
      said.set(event, text);
    }
    return text;
  };
}

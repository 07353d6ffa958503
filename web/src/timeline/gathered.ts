/** What follows itself in a story: "a diamond" drawn three times in a row is "3 diamonds". */

import type { GameEvent } from "./moment";
import type { Told } from "../wire/table.svelte";

export interface Gathered {
  event: GameEvent;
  text: string;
  /** Each of its sentences. */
  details: string[];
}

/** Things that are counted, by the type of their event. */
export type Counted = Readonly<Partial<Record<string, string>>>;

type Fields = GameEvent & { seat?: number } & Record<string, unknown>;

export function gathered(told: readonly Told[], counted: Counted = {}): Gathered[] {
  const found: Gathered[] = [];
  for (const { event, text } of told) {
    const last = found.at(-1);
    const details = text ? [text] : [];
    const both = last && together(last.event as Fields, event as Fields, counted[event.type]);
    if (!both) found.push({ event, text, details });
    else
      found[found.length - 1] = {
        event: both,
        text: `${last.text} ${text}`.trim(),
        details: [...last.details, ...details],
      };
  }
  return found;
}

/** Two events as one of several things, if the same happened to the same seat. */
function together(before: Fields, now: Fields, field?: string): GameEvent | null {
  if (!field || before.type !== now.type || before.seat !== now.seat) return null;
  const things = [before[field]].flat();
  return things[0] === now[field] ? { ...now, [field]: [...things, now[field]] } : null;
}

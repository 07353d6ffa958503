/** The story as it is read: what one player does in a row is one entry, in one sentence if it goes. */

import type { Told } from "./table.svelte";

/** How a game's events are read, beside being announced one by one. */
export interface Telling<Type extends string = string> {
  /** Said aloud, not written: what goes without saying. */
  quiet?: readonly Type[];
  /** Written with what it follows from, whoever it happens to. */
  joined?: readonly Type[];
  /** Always the beginning of something new. */
  opens?: readonly Type[];
}

export interface Entry {
  number: number;
  /** Who acts, where the entry begins with their name. */
  name: string;
  /** What happened, piece by piece; the first goes on after the name. */
  pieces: string[];
}

type Seated = { type: string; seat?: number };

export function entries(told: readonly Told[], names: string[], telling: Telling = {}): Entry[] {
  const found: Entry[] = [];
  let actor: number | undefined;
  let last: number | undefined;
  for (const { event, text } of told) {
    const { type, seat } = event as Seated;
    if (telling.quiet?.includes(type)) continue;
    const entry = found[found.length - 1];
    const name = seat === undefined ? "" : (names[seat] ?? "");
    const own = seat !== undefined && seat === actor && !telling.opens?.includes(type);
    if (entry && own && last === seat) goOn(entry, name, text);
    else if (entry && (own || telling.joined?.includes(type))) entry.pieces.push(` ${text}`);
    else {
      const begins = name !== "" && text.startsWith(`${name} `);
      const piece = begins ? text.slice(name.length) : text;
      found.push({ number: found.length + 1, name: begins ? name : "", pieces: [piece] });
      actor = seat;
    }
    last = seat;
  }
  return found;
}

/** What happened since the last turn of a seat; what begins its present one is left out. */
export function since(told: readonly Told[], seat: number): string[] {
  const own = ({ event }: Told): boolean => (event as Seated).seat === seat;
  const end = told.findLastIndex((one) => !own(one)) + 1;
  const begin = told.slice(0, end).findLastIndex(own) + 1;
  return begin ? told.slice(begin, end).map(({ text }) => text) : [];
}

/** "Léa draws a fairy." and "Léa stops." read as "Léa draws a fairy, stops." */
function goOn({ pieces }: Entry, name: string, text: string): void {
  const before = pieces[pieces.length - 1];
  const rest = text.startsWith(`${name} `) ? text.slice(name.length + 1) : "";
  if (/^\p{Letter}/u.test(rest) && /[^.…]\.$/.test(before))
    pieces.splice(-1, 1, before.slice(0, -1), `, ${rest}`);
  else pieces.push(` ${text}`);
}

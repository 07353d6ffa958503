/** The story as it is read: a turn is one line, and whoever wants to know more taps it. */

import { say } from "../lib/words.svelte";
import { gathered, type Counted } from "./gathered";
import type { GameEvent } from "./moment";
import type { Told } from "../wire/table.svelte";

/** How a game's events are read, beside being announced one by one. */
export interface Telling<Type extends string = string> {
  /** Said aloud, not written: what goes without saying. */
  quiet?: readonly Type[];
  /** Written only for whoever wants to know more. */
  aside?: readonly Type[];
  /** Written with what it follows from, whoever it happens to. */
  joined?: readonly Type[];
  /** Always the beginning of something new. */
  opens?: readonly Type[];
  /** The thing of an event that is counted where several of it follow each other. */
  counted?: Counted;
  /** What a short sentence says of an event beyond the event itself, from all that has happened. */
  beyond?: (events: readonly GameEvent[]) => (event: GameEvent) => Record<string, string[]>;
  /** Told when it happens, and to be remembered: not to be read again while the match goes on. */
  fleeting?: readonly Type[];
}

export interface Entry {
  number: number;
  /** Who acts, where the entry begins with their name. */
  name: string;
  /** What happened, piece by piece; the first goes on after the name. */
  pieces: string[];
  /** All of it in whole sentences, where that is more. */
  details: string[];
}

type Seated = GameEvent & { seat?: number };

/** An event in few words, where the page has some for it. */
export type Brief = (event: GameEvent) => string | null;

/** What may still be read of what happened: what is to be remembered, only as it happens. */
export function readable(
  told: readonly Told[],
  fresh: readonly GameEvent[],
  telling: Telling = {},
  over = false,
): readonly Told[] {
  const { fleeting } = telling;
  if (!fleeting || over) return told;
  return told.map((one) =>
    fleeting.includes(one.event.type) && !fresh.includes(one.event) ? { ...one, text: "" } : one,
  );
}

export function entries(
  told: readonly Told[],
  names: string[],
  telling: Telling = {},
  brief: Brief = () => null,
): Entry[] {
  const found: Entry[] = [];
  let actor: number | undefined;
  let last: number | undefined;
  let verb = "";
  const written = told.filter(({ event }) => !telling.quiet?.includes(event.type));
  for (const { event, text, details } of gathered(written, telling.counted)) {
    const { type, seat } = event as Seated;
    const entry = found[found.length - 1];
    const own = seat !== undefined && seat === actor && !telling.opens?.includes(type);
    const goesOn = entry && (own || telling.joined?.includes(type));
    const name = seat === undefined ? "" : (names[seat] ?? "");
    const short = telling.aside?.includes(type) ? "" : (brief(event) ?? text);
    // in somebody else's line, who is meant is said
    const piece = short && goesOn && seat !== actor && !short.includes(name) ? text : short;
    if (!goesOn) {
      const begins = name !== "" && piece.startsWith(`${name} `);
      found.push({
        number: found.length + 1,
        name: begins ? name : "",
        pieces: piece ? [begins ? piece.slice(name.length) : piece] : [],
        details: [],
      });
      actor = seat;
      verb = firstWord(found[found.length - 1].pieces[0] ?? "");
    } else if (piece && own && last === seat) verb = goOn(entry, name, piece, verb);
    else if (piece) entry.pieces.push(entry.pieces.length ? ` ${piece}` : piece);
    found[found.length - 1].details.push(...details);
    if (piece || !goesOn) last = seat;
  }
  return found.map(whole);
}

/** An entry of which nothing is written in short is written in full; what says no more is left. */
function whole(entry: Entry): Entry {
  const { name, details } = entry;
  if (!entry.pieces.length) return { ...entry, pieces: details, details: [] };
  const pieces = ended(entry.pieces);
  const written = `${name}${pieces.join("")}`;
  return { ...entry, pieces, details: written === details.join(" ") ? [] : details };
}

/** Of what somebody does in a row, the last is joined by "and"; a witch ends it on her own. */
function ended(pieces: string[]): string[] {
  return pieces.map((piece, at) => {
    const last = piece.endsWith(".") && !pieces[at + 1]?.startsWith(", ");
    return last ? piece.replace(/^, /, say("list-and", { first: "", last: "" })) : piece;
  });
}

/** What is read of a turn where there is little room: of a long one its end, which is the newest. */
export function newest({ name, pieces }: Entry, most: number): string {
  const room = most - name.length;
  const last = pieces.length - 1;
  let from = 0;
  while (from < last && pieces.slice(from).join("").length > room) from++;
  const rest = pieces.slice(from).join("");
  if (!from) return rest;
  const end = rest.replace(/^[, ]+/, "");
  return ` … ${end.startsWith(`${name} `) ? end.slice(name.length + 1) : end}`;
}

/** The last sentences of what is told, as many as there is room for. */
export function endOf(told: string, most: number): string {
  const all = told.match(/[^.!?…]+[.!?…]*/g) ?? [];
  let from = 0;
  while (from < all.length - 1 && all.slice(from).join("").length > most) from++;
  return from ? `… ${all.slice(from).join("").trim()}` : told;
}

/** What happened since the last turn of a seat; what begins its present one is left out. */
export function since(told: readonly Told[], seat: number): string[] {
  const own = ({ event }: Told): boolean => (event as Seated).seat === seat;
  const end = told.findLastIndex((one) => !own(one)) + 1;
  const begin = told.slice(0, end).findLastIndex(own) + 1;
  return begin ? told.slice(begin, end).flatMap(({ text }) => (text ? [text] : [])) : [];
}

const firstWord = (text: string): string => text.trimStart().split(" ", 1)[0];

/** "Léa draws a fairy.", "Léa draws a diamond." and "Léa stops." read as one sentence, "Léa draws a
 * fairy, a diamond and stops.": what she does is said once. It gives the verb said last. */
function goOn({ pieces }: Entry, name: string, text: string, verb: string): string {
  const before = pieces[pieces.length - 1] ?? "";
  const rest = text.startsWith(`${name} `) ? text.slice(name.length + 1) : "";
  if (/^\p{Letter}/u.test(rest) && /[^.…]\.$/.test(before))
    pieces.splice(-1, 1, before.slice(0, -1), `, ${again(rest, verb)}`);
  else pieces.push(` ${text}`);
  return firstWord(rest);
}

/** The rest of a sentence, without the verb that was said before. */
function again(rest: string, verb: string): string {
  const first = firstWord(rest);
  return first === verb && rest.length > first.length ? rest.slice(first.length + 1) : rest;
}

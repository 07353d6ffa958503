/** What the shelf says of a table: whom it waits for, and since when. */

import type { Card } from "../generated/wire";
import { names } from "../lib/names";
import { ago } from "../lib/time";
import { listed, say } from "../lib/words.svelte";

export const among = (cards: Card[], { table }: Card): boolean =>
  cards.some((card) => card.table === table);

/** Whether a seat of this device must decide. */
export function callsMe({ awaited, mine, paused, seats }: Card): boolean {
  return !paused && !!awaited?.some((seat) => mine.includes(seat) && !seats[seat].stands_in);
}

/** Those to go on with: first those that wait for me, then the latest. */
export function first(cards: Card[]): Card[] {
  return cards
    .filter(({ status }) => status === "open" || status === "playing")
    .sort((a, b) => Number(callsMe(b)) - Number(callsMe(a)) || a.ago_s - b.ago_s);
}

/** Where a table stands, in one line. */
export function now(card: Card): string {
  const when = ago(card.ago_s);
  if (card.status === "open") return say("status-open");
  if (card.paused) return `${say("card-paused")} · ${when}`;
  if (callsMe(card)) return say("card-last", { when });
  if (!card.awaited?.length) return say("status-playing");
  const called = names(card.seats).filter((_, seat) => card.awaited!.includes(seat));
  return `${say("card-thinks", { names: listed(called), n: called.length })} · ${when}`;
}

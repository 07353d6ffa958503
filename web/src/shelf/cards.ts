/** What the shelf says of a table: whom it waits for, and since when. */

import type { Card } from "../generated/wire";
import { names } from "../lib/people/names";
import { ago } from "../lib/time";
import { listed, nameOf, say } from "../lib/words.svelte";

export const among = (cards: Card[], { table }: Card): boolean =>
  cards.some((card) => card.table === table);

/** Where a table is gone on with: one of a class or a club evening in that company. */
export const pathTo = ({ table, gathering }: Card): string =>
  gathering ? `/seance/${gathering}` : `/t/${table}`;

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

/** Those that have ended, the latest first; a lesson is no match. */
export function finished(cards: Card[]): Card[] {
  return cards
    .filter(({ status, practice }) => !practice && (status === "over" || status === "closed"))
    .sort((a, b) => a.ago_s - b.ago_s);
}

/** The game and with whom; a guided first game by that name. */
export function title(card: Card): string {
  const game = nameOf(card.game);
  if (card.practice) return say("card-lesson", { game });
  const others = names(card.seats).filter(
    (_, seat) => !card.mine.includes(seat) && card.seats[seat].kind !== "waiting",
  );
  return others.length ? say("table-with", { game, names: listed(others) }) : game;
}

/** How a match went, and when. */
export function outcome(card: Card): string {
  const when = ago(card.ago_s);
  if (!card.ranks) return `${say("card-stopped")} · ${when}`;
  const called = names(card.seats);
  const winners = called.filter((_, seat) => card.ranks![seat] === 1);
  const alone = card.mine.length === 1 && card.ranks[card.mine[0]] === 1 && winners.length === 1;
  if (card.seats.length === 1) return when;
  const won = alone
    ? say("card-won")
    : say("end-wins", { names: listed(winners), n: winners.length });
  return `${won} · ${when}`;
}

/** What becomes of a table that is put away. */
export function whatFollows({ status, seats, mine }: Card): string {
  const others = seats.some((seat, number) => seat.kind === "person" && !mine.includes(number));
  if (status === "over" || status === "closed") return say("put-away-ended");
  if (status === "open") return say("put-away-open");
  return say(others ? "put-away-playing" : "put-away-alone");
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

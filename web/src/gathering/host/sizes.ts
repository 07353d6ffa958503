/** People at tables: how many sit at each, as the server will seat them. */

import type { Plan } from "../../generated/gathering";
import { PLAYERS } from "../../lib/games.svelte";

export type Range = readonly [number, number];

/** How many may sit at a table of that game. */
export const rangeOf = (game: string): Range => PLAYERS[game] ?? [2, 4];

/** So many people at each table: with bots to fill up, all alike for one deal, or nearly alike. */
export function cut(
  people: number,
  { size = 2, bots, same_deal }: Pick<Plan, "size" | "bots" | "same_deal">,
  [low, high]: Range,
): number[] {
  if (bots) return even(people, Math.ceil(people / size));
  if (same_deal) return Array<number>(Math.floor(people / size)).fill(size);
  const least = Math.ceil(people / high);
  const most = Math.floor(people / low);
  if (least > most) return even(most * low, most);
  return even(people, Math.min(most, Math.max(least, Math.round(people / size))));
}

/** Fewer than a table takes sit down with bots; others as ever. */
export function cutLate(people: number, plan: Pick<Plan, "size" | "bots">, range: Range): number[] {
  const found = cut(people, { size: plan.size, bots: plan.bots }, range);
  return found.length || !people ? found : [people];
}

function even(people: number, tables: number): number[] {
  return Array.from({ length: tables }, (_, at) => Math.floor((people + tables - 1 - at) / tables));
}

/** The same people, in that order, at tables of those sizes. */
export function dealt<T>(people: readonly T[], sizes: readonly number[]): T[][] {
  let at = 0;
  return sizes.map((size) => people.slice(at, (at += size)));
}

/** Those who share a device at tables of their own, all others as ever; by whose device each is. */
export function cutByScreen<T>(
  devices: readonly T[],
  plan: Pick<Plan, "size" | "bots" | "same_deal">,
  range: Range,
): number[] {
  const sharing = new Map<T, number>();
  for (const one of devices) sharing.set(one, (sharing.get(one) ?? 0) + 1);
  const shared = [...sharing.values()].filter((people) => people > 1);
  const alone = devices.length - shared.reduce((sum, people) => sum + people, 0);
  const together = { size: plan.size, bots: plan.bots };
  return [...shared.flatMap((people) => cut(people, together, range)), ...cut(alone, plan, range)];
}

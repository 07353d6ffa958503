/** The shelf: the five of the house, then every other game this page was built with, then those
 * that the server knows besides. */

import { manifestOf } from "../games/manifest";
import { SEATS } from "../generated/seats";
import { get } from "./calls";
import { settings, type Lang } from "./settings.svelte";

const ORDER = ["diego", "diamino", "diabolo", "diadingo", "diamoniak"];
const built = Object.keys(SEATS);

export const GAMES: string[] = $state([
  ...ORDER.filter((game) => built.includes(game)),
  ...built.filter((game) => !ORDER.includes(game)).sort(),
]);

/** Seats as the rules foresee them, for the shelf and the setting of a table. */
export const PLAYERS: Record<string, [number, number]> = $state({ ...SEATS });

/** What the box says, where the rules also allow what it does not foresee. */
export const advised = (game: string): [number, number] =>
  manifestOf(game)?.official ?? PLAYERS[game] ?? [2, 4];

interface Known {
  id: string;
  players: [number, number];
  names: Record<Lang, string>;
}

const names: Record<string, Record<Lang, string>> = $state({});

/** What the server calls a game that this page has no word for. */
export function foreignName(game: string): string {
  return names[game]?.[settings.now.lang] ?? game;
}

/** Put those games on the shelf that only the server knows; without it the shelf stays as built. */
export async function meetOthers(): Promise<void> {
  for (const { id, players, names: called } of await get<Known[]>("shelf").catch(() => [])) {
    names[id] = called;
    PLAYERS[id] = players;
    if (!GAMES.includes(id)) GAMES.push(id);
  }
}

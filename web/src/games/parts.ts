import { words } from "../lib/words.svelte";
import { manifestOf } from "./manifest";
import type { Parts } from "./play";

/** The board of a game with what it says, or the plain one that serves any game. */
export async function partsOf(game: string): Promise<Parts> {
  const board = manifestOf(game)?.board() ?? import("./generic");
  const [{ parts }] = await Promise.all([board, words.meet(game)]);
  return parts;
}

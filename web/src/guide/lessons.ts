/** Which games have a guided first game, and how it goes. */

import { manifestOf } from "../games/manifest";

export interface Plan {
  partners: string[];
  options: Record<string, unknown>;
  orders: number[][];
  /** Every move of the opening; `n` inputs are stored when it is due. */
  moves: { n: number; seat: number; action: { type: string } }[];
  end: number;
}

export const hasLesson = (game: string): boolean => manifestOf(game)?.lesson !== undefined;
export const planOf = async (game: string): Promise<Plan> =>
  (await manifestOf(game)!.lesson!.plan()).default;

const plain = (name: string): string =>
  name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();

/** A player's own name, but where a partner of the lesson bears it: its text speaks of them. */
export function apartFrom(partners: string[], name: string): string {
  return partners.some((one) => plain(one) === plain(name)) ? "" : name;
}

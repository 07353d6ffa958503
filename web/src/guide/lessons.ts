/** Which games have a guided first game, and how it goes. */

export interface Plan {
  partners: string[];
  options: Record<string, unknown>;
  orders: number[][];
  /** Every move of the opening; `n` inputs are stored when it is due. */
  moves: { n: number; seat: number; action: { type: string } }[];
  end: number;
}

const plans = import.meta.glob("../games/*/lesson.json", { import: "default" }) as Record<
  string,
  () => Promise<Plan>
>;

const pathOf = (game: string): string => `../games/${game}/lesson.json`;
export const hasLesson = (game: string): boolean => pathOf(game) in plans;
export const planOf = (game: string): Promise<Plan> => plans[pathOf(game)]();

const plain = (name: string): string =>
  name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();

/** A player's own name, but where a partner of the lesson bears it: its text speaks of them. */
export function apartFrom(partners: string[], name: string): string {
  return partners.some((one) => plain(one) === plain(name)) ? "" : name;
}

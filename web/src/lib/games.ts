/** The shelf: every game this page was built with, the five of the house first. */

const ORDER = ["diego", "diamino", "diabolo", "diadingo", "diamoniak"];
const built = Object.keys(import.meta.glob("../generated/*.ts"))
  .map((path) => path.split("/").pop()!.slice(0, -3))
  .filter((name) => name !== "wire" && name !== "bots");

export const GAMES: readonly string[] = [
  ...ORDER.filter((game) => built.includes(game)),
  ...built.filter((game) => !ORDER.includes(game)).sort(),
];

/** Seats as the rules foresee them, for the shelf and the setting of a table. */
export const PLAYERS: Record<string, [number, number]> = {
  diego: [2, 4],
  diamino: [1, 8],
  diabolo: [2, 5],
  diadingo: [2, 8],
  diamoniak: [2, 4],
};

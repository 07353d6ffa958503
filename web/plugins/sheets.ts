/** What every style sheet may count on: the order of the layers, and the sizes that have a name. */

/** From what gives way to what prevails. */
export const LAYERS = ["tokens", "base", "objects", "frame", "screens", "games"] as const;
export type Layer = (typeof LAYERS)[number];

/** The sizes of a window, and the shapes of the room left for a board, that make a difference;
 * within them the room decides how large things are. */
export const SIZES: Record<string, string> = {
  /** Seats, board and story side by side. */
  desk: "(min-width: 1100px)",
  "below-desk": "(max-width: 1099px)",
  /** A tablet, or more. */
  roomy: "(min-width: 700px) and (min-height: 520px)",
  close: "(max-width: 699px), (max-height: 519px)",
  /** A phone held upright. */
  phone: "(max-width: 559px)",
  /** A phone held across: the board on the left, words and hand beside it. */
  across: "(max-height: 519px) and (min-width: 560px) and (max-width: 1099px)",
};

/** Which of several ways a board is laid out, by the room it has. */
export const SHAPES: Record<string, string> = {
  narrow: "(max-width: 599px)",
  broad: "(min-width: 600px)",
  lying: "(min-width: 600px) and (min-aspect-ratio: 1.25)",
  flat: "(max-height: 340px)",
  cramped: "(max-width: 599px) or (max-height: 340px)",
  ample: "(min-height: 460px) or ((min-width: 600px) and (min-height: 360px))",
};

const OF_FOLDER: Record<string, Layer> = {
  "styles/objects": "objects",
  "styles/frame": "frame",
  styles: "base",
  lib: "objects",
  table: "frame",
  guide: "frame",
  games: "games",
};

/** The layer of a file by its folder; what is not ours has none. */
export function layerOf(path: string): Layer | null {
  const [, inside] = path.split("/web/src/");
  if (inside === undefined) return null;
  if (inside.endsWith("/tokens.css")) return "tokens";
  const [room, part] = inside.split("/");
  return OF_FOLDER[`${room}/${part}`] ?? OF_FOLDER[room] ?? "screens";
}

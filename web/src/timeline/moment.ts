/** What happened at once, and what of it is staged before anything else appears. */

import type { Sound } from "./sound";

export type GameEvent = { type: string };

export interface Moment {
  readonly events: readonly GameEvent[];
  /** What is seen of the table once the board has come to it. */
  readonly view: unknown;
  readonly over: boolean;
}

/** A climax: everybody at the table is shown it, for as long as reading it takes. */
export interface Scene {
  /** Which picture the game draws of it. */
  readonly kind: string;
  readonly title: string;
  readonly text?: string;
  /** What the picture shows. */
  readonly shown?: unknown;
  /** How long it is shown at the table's ordinary speed, or longer if there is more to read. */
  readonly ms: number;
  /** The least it is shown while somebody's delay runs. */
  readonly least?: number;
  /** Once the board has come to it, and beside the board: what counts is seen there. */
  readonly after?: boolean;
  /** The board itself shows it, and goes on only then. */
  readonly onBoard?: boolean;
  readonly sound?: Sound;
}

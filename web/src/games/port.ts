/** What a board knows of its table, and all that it may ask: live, in a replay, or in a test. */

import type { Error as Refusal, SeatInfo } from "../generated/wire";
import type { GameEvent } from "../timeline/moment";
import type { GameWords } from "../lib/words.svelte";

export interface Foresight {
  told: unknown;
  why: string | null;
}

export interface Port {
  readonly view: unknown;
  readonly menu: readonly GameEvent[];
  readonly seats: readonly SeatInfo[];
  readonly names: string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly words: GameWords | null;
  /** Who must decide now. */
  readonly awaited: readonly number[];
  /** The seats of this device, and the one it decides for now. */
  readonly mine: readonly number[];
  readonly me: number | null;
  readonly myTurn: boolean;
  /** Everything that has happened, and what happened last. */
  readonly events: readonly GameEvent[];
  readonly fresh: readonly GameEvent[];
  readonly over: boolean;
  /** When the delay that runs ends, by the clock of this device. */
  readonly deadline: number | null;
  /** Points and ranks by seat, once it is over. */
  readonly result: { readonly scores: readonly number[]; readonly ranks: readonly number[] } | null;
  /** The match in figures, as the server has summed it up; each game has its own. */
  readonly sheet: unknown;
  /** A decision is on its way. */
  readonly pending: object | null;
  readonly refusal: Refusal | null;
  /** The actions of the menu of one kind. */
  offers<T extends GameEvent>(kind: T["type"]): T[];
  decide(action: GameEvent): void;
  /** What an action would bring, or why it cannot be; of a live table whose game foresees it. */
  foresee?(action: GameEvent): Promise<Foresight>;
  /** What was refused is not told any longer. */
  dismiss(): void;
  /** What the board itself shows for a while has been seen. */
  goOn(): void;
}

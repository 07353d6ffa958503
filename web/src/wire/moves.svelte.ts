/** Moves on their way: until the server says that they are stored, or why not. */

import type { Request } from "../generated/wire";
import { randomHex } from "../shuffles/random";
import type { Table } from "./table.svelte";

type Move = Request & { type: "move" };

export class Moves {
  /** The decision of this screen's own seat. */
  pending = $state.raw<Move | null>(null);
  /** What the pads of a shared screen said, by key. */
  #spoken = new Map<string, Move>();

  constructor(private readonly table: Table) {}

  decide(seat: number, action: { type: string }): void {
    const move = this.#make(seat, action);
    if (this.pending || !move) return;
    this.table.refusal = null;
    this.pending = move;
    this.table.ask(move);
  }

  /** Speak for a seat of a shared screen: at once, whoever else is being heard. */
  speakFor(seat: number, action: { type: string }): void {
    const move = this.#make(seat, action);
    if (!move || [...this.#spoken.values()].some((spoken) => spoken.seat === seat)) return;
    this.#spoken.set(move.key, move);
    this.table.ask(move);
  }

  /** The server has answered; whether that was the screen's own decision. */
  answered(key: string): boolean {
    this.#spoken.delete(key);
    const own = this.pending?.key === key;
    if (own) this.pending = null;
    return own;
  }

  #make(seat: number, action: { type: string }): Move | null {
    const { step, deadline } = this.table;
    if (!step) return null;
    return {
      type: "move",
      seat,
      window: step.window,
      action,
      key: randomHex(12),
      left_ms: deadline === null ? null : Math.round(deadline - performance.now()),
    };
  }
}

/** Who has left the table, and for how long by the server's count. */

import type { Table } from "./table.svelte";
import { say } from "../lib/words.svelte";

export class Absence {
  #heard = performance.now();
  #now = $state(performance.now());

  constructor(private readonly table: Table) {}

  /** The server has said anew how long everybody has been away. */
  hear(): void {
    this.#heard = this.#now = performance.now();
  }

  #ms(seat: number): number | null {
    const away = this.table.lobby?.seats[seat]?.away_ms ?? null;
    return away === null ? null : away + this.#now - this.#heard;
  }

  /** Those for whom the others may let a bot play. */
  gone = $derived.by(() => {
    const { lobby } = this.table;
    if (lobby?.status !== "playing") return [];
    return lobby.seats.flatMap((_, seat) =>
      (this.#ms(seat) ?? -1) >= lobby.patience_ms ? [seat] : [],
    );
  });

  /** Since when somebody has been away, in words; nothing of those who are there. */
  said(seat: number): string {
    const ms = this.#ms(seat);
    if (ms === null) return "";
    const minutes = Math.floor(ms / 60_000);
    if (minutes >= 60) return say("away-hours", { n: Math.floor(minutes / 60) });
    return minutes ? say("away-minutes", { n: minutes }) : say("away");
  }

  /** Count on while somebody is away; what is returned stops it. */
  count(): (() => void) | undefined {
    if (!this.table.lobby?.seats.some((seat) => seat.away_ms !== null)) return;
    const timer = setInterval(() => (this.#now = performance.now()), 1000);
    return () => clearInterval(timer);
  }
}

/** Preset phrases: what everybody has just said, and how this device says one. */

import type { Said } from "../generated/wire";
import type { Table } from "./table.svelte";
import { inLanguage, phraseBook, say } from "../lib/words.svelte";

const LASTS_MS = 6000;
const KEPT = 4;

export class Talk {
  #bubbles = $state.raw<Said[]>([]);
  #heard = $state.raw<{ number: number; said: Said }[]>([]);
  #count = 0;
  #words = $state.raw<((phrase: string) => string) | null>(null);

  constructor(private readonly table: Table) {}

  /** Whether this device may speak, and somebody else would hear it. */
  here = $derived.by(() => {
    const { lobby, mine } = this.table;
    const others = lobby?.seats.some((seat) => seat.kind === "person" && !seat.mine);
    return !!others && mine.length > 0 && !!this.#words;
  });

  /** The last few things said, for those who listen. */
  lines = $derived(
    this.#heard.map(({ number, said }) => ({
      number,
      text: say("said", { name: this.table.names[said.seat], phrase: this.words(said.phrase) }),
    })),
  );

  words(phrase: string): string {
    return this.#words?.(phrase) ?? "";
  }

  /** What a seat has just said. */
  of(seat: number): string {
    const said = this.#bubbles.find((one) => one.seat === seat);
    return said ? this.words(said.phrase) : "";
  }

  hear(said: Said): void {
    this.#bubbles = [...this.#bubbles.filter((one) => one.seat !== said.seat), said];
    this.#heard = [...this.#heard, { number: this.#count++, said }].slice(-KEPT);
    setTimeout(() => (this.#bubbles = this.#bubbles.filter((one) => one !== said)), LASTS_MS);
  }

  speak(phrase: string): void {
    const seat = this.table.me ?? this.table.mine[0];
    if (seat !== undefined) this.table.say({ type: "say", seat, phrase });
  }

  /** The phrases, in the language of this device. */
  async learn(): Promise<void> {
    await inLanguage(phraseBook, (found) => (this.#words = found));
  }
}

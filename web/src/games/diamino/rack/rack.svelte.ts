/** My tiles on the ledge: their order, and those chosen to be exchanged or put back. */

import type { Diamino } from "../play.svelte";
import { JOKER, LETTERS } from "../squares";

/** A tile of the rack in its place on the ledge; laid on trial it leaves a hole. */
export interface Slot {
  key: string;
  letter: string;
  gone: boolean;
}

/** Letters with how many of them still stand on the ledge. */
export interface Stack {
  letter: string;
  count: number;
  key: string | null;
  chosen: number;
}

const STACKS_ABOVE = 14;

export class Rack {
  #order = $state.raw<string[]>([]);
  #chosen = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly play: Diamino) {}

  get letters(): string {
    const { me, view } = this.play;
    const rack = me === null ? null : view.racks[me];
    return typeof rack === "string" ? rack : "";
  }

  slots = $derived.by((): Slot[] => {
    const left = new Map<string, number>();
    for (const letter of this.letters) left.set(letter, (left.get(letter) ?? 0) + 1);
    const take = (letter: string): boolean => {
      const n = left.get(letter) ?? 0;
      left.set(letter, n - 1);
      return n > 0;
    };
    const kept = this.#order.filter(take);
    const added = [...this.letters].filter((letter) => (left.get(letter) ?? 0) > 0 && take(letter));
    const used = new Set([...this.play.laying.tiles.values()].map((tile) => tile.key));
    const nth = new Map<string, number>();
    return [...kept, ...added].map((letter) => {
      const n = nth.get(letter) ?? 0;
      nth.set(letter, n + 1);
      const key = `${letter}${n}`;
      return { key, letter, gone: used.has(key) };
    });
  });

  find(key: string): Slot | undefined {
    return this.slots.find((slot) => slot.key === key && !slot.gone);
  }

  /** A tile of that letter that is still on the ledge. */
  free(letter: string): Slot | undefined {
    return this.slots.find((slot) => slot.letter === letter && !slot.gone);
  }

  get stacked(): boolean {
    return this.letters.length > STACKS_ABOVE;
  }

  get stacks(): Stack[] {
    return [...LETTERS, JOKER].flatMap((letter) => {
      const all = this.slots.filter((slot) => slot.letter === letter);
      if (!all.length) return [];
      const free = all.filter((slot) => !slot.gone);
      const chosen = all.filter((slot) => this.#chosen.has(slot.key)).length;
      return [{ letter, count: free.length, key: free[0]?.key ?? null, chosen }];
    });
  }

  // Arranging

  sort(): void {
    this.#order = [...LETTERS, JOKER].flatMap((letter) =>
      this.slots.filter((slot) => slot.letter === letter).map(() => letter),
    );
  }

  shuffle(): void {
    this.play.drop();
    const letters = this.slots.map((slot) => slot.letter);
    for (let last = letters.length - 1; last > 0; last--) {
      const pick = Math.floor(Math.random() * (last + 1));
      [letters[last], letters[pick]] = [letters[pick], letters[last]];
    }
    this.#order = letters;
  }

  /** A tile moved along the ledge to the place of another. */
  move(key: string, to: string): void {
    if (this.play.laying.tiles.size) return;
    const keys = this.slots.map((slot) => slot.key);
    const [from, target] = [keys.indexOf(key), keys.indexOf(to)];
    if (from < 0 || target < 0) return;
    const letters = this.slots.map((slot) => slot.letter);
    letters.splice(target, 0, ...letters.splice(from, 1));
    this.#order = letters;
  }

  // Choosing

  isChosen(key: string): boolean {
    return this.#chosen.has(key) && (this.play.swapping || this.play.shedding);
  }

  get chosen(): string[] {
    return this.slots.filter((slot) => this.isChosen(slot.key)).map((slot) => slot.letter);
  }

  choose(key: string): void {
    if (this.play.shedding) {
      this.#chosen = new Set(this.#chosen.has(key) ? [] : [key]);
      return;
    }
    const chosen = new Set(this.#chosen);
    if (!chosen.delete(key) && this.chosen.length < this.play.view.may_exchange) chosen.add(key);
    this.#chosen = chosen;
  }

  /** One more tile of a stack, or none of it when all are chosen. */
  chooseOf(letter: string): void {
    const all = this.slots.filter((slot) => slot.letter === letter);
    const next = all.find((slot) => !this.#chosen.has(slot.key));
    if (this.play.shedding) this.choose(all[0].key);
    else if (next && this.chosen.length < this.play.view.may_exchange) this.choose(next.key);
    else
      this.#chosen = new Set(
        [...this.#chosen].filter((key) => !all.some((slot) => slot.key === key)),
      );
  }

  unchoose(): void {
    this.#chosen = new Set();
  }
}

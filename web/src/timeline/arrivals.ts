/** What has come into a hand since it was last seen otherwise: the card just drawn. */
export class Arrivals<T> {
  #whose: number | null = null;
  #view: unknown = null;
  #hand: readonly T[] = [];
  #new: readonly T[] = [];

  /** The new ones of a hand, as the present view has it; of a hand that is new, none. */
  of(whose: number | null, view: unknown, hand: readonly T[]): readonly T[] {
    if (view === this.#view) return this.#new;
    const left = [...this.#hand];
    const come = hand.filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    this.#new = whose === this.#whose && come.length < hand.length ? come : [];
    [this.#whose, this.#view, this.#hand] = [whose, view, hand];
    return this.#new;
  }
}

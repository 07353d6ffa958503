/** A table is built in instalments: each in a task of its own, painted before the next is begun.
 *
 * Otherwise a slow phone would not answer until all of it is there. Nothing that depends on what is
 * still to come is shown meanwhile (`isWhole`), so nothing jumps.
 */

import { getContext, setContext, untrack } from "svelte";

/** So long nothing was painted: nobody sees the page, and it is built all the same. */
const UNSEEN_MS = 250;
const KEY = Symbol("instalments");

export class Instalments {
  #asked = 0;
  #built = $state(0);
  #whole = $state(false);
  #stop = (): void => {};

  /** One more, after those asked for before: whether its turn has come; once all is built, it has. */
  next(): () => boolean {
    if (untrack(() => this.#whole)) return () => true;
    const number = ++this.#asked;
    return () => this.#built >= number;
  }

  get isWhole(): boolean {
    return this.#whole;
  }

  /** Build one after the other; what is returned calls it off. */
  begin(): () => void {
    this.#stop = afterPaint(() => {
      if (this.#built < this.#asked) this.#built += 1;
      else this.#whole = true;
      if (!this.#whole) this.begin();
    });
    return () => this.#stop();
  }
}

/** Whoever lies within asks these for its turn. */
export function inInstalments(): Instalments {
  return setContext(KEY, new Instalments());
}

/** The turn of a part of what is built here; where nothing is built in instalments, at once. */
export function instalment(): () => boolean {
  return getContext<Instalments | undefined>(KEY)?.next() ?? (() => true);
}

function afterPaint(go: () => void): () => void {
  let timer = setTimeout(go, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(go);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

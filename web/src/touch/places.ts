/** Buttons that come in another's place by themselves: a touch was meant for what stood there. */

export const LATE_MS = 400;

export class Places {
  /** What could be pressed in each place, and when something else came there by itself. */
  #stood: (string | null)[] = [];
  #since: number[] = [];

  /** What stands there now; `own` if somebody here has brought it about. */
  stand(labels: (string | null)[], own: boolean, now: number): void {
    this.#since = labels.map((label, place) => {
      const before = this.#stood[place];
      return !own && label && before && label !== before ? now : (this.#since[place] ?? -LATE_MS);
    });
    this.#stood = labels;
  }

  /** Whether a touch comes too soon to have been meant for what stands there. */
  late(place: number, now: number): boolean {
    return now - (this.#since[place] ?? -LATE_MS) < LATE_MS;
  }
}

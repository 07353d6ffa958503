/** What this device keeps of many things: of the newest of them only, or it would grow for ever. */

const MOST = 50;

export class Newest<T> {
  /** What could not be kept, for as long as the page is open. */
  #unkept: [string, T][] | null = null;

  constructor(
    private readonly key: string,
    private readonly storage: () => Storage = () => localStorage,
  ) {}

  of(name: string): T | null {
    return this.#all().find(([one]) => one === name)?.[1] ?? null;
  }

  set(name: string, value: T): void {
    this.#keep([...this.#but(name), [name, value]]);
  }

  drop(name: string): void {
    this.#keep(this.#but(name));
  }

  #but(name: string): [string, T][] {
    return this.#all().filter(([one]) => one !== name);
  }

  #keep(all: [string, T][]): void {
    const newest = all.slice(-MOST);
    try {
      this.storage().setItem(this.key, JSON.stringify(newest));
      this.#unkept = null;
    } catch {
      this.#unkept = newest;
    }
  }

  #all(): [string, T][] {
    if (this.#unkept) return this.#unkept;
    try {
      const kept: unknown = JSON.parse(this.storage().getItem(this.key) ?? "[]");
      return Array.isArray(kept) ? (kept as [string, T][]).filter(Array.isArray) : [];
    } catch {
      return [];
    }
  }
}

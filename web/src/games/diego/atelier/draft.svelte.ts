/** A deck as it is being made: its numbers and cards, what the server says of them, and undo. */

import type { Card, Deck, Family, Writings } from "../../../generated/diego";
import { api } from "../../../lib/api";
import { sentence } from "../../../wire/opening";
import { randomHex } from "../../../shuffles/random";
import { say } from "../../../lib/words.svelte";
import { valueOf } from "../number";
import { keep, ownDecks, pack, readDeck, unpack, written, type OwnDeck } from "./kept";

export type Affiliation = keyof Writings;
export type Face = Card["face"];
export const AFFILIATIONS: Affiliation[] = [
  "decimal",
  "fraction",
  "decimal_fraction",
  "words",
  "area",
  "line",
  "sum",
  "bracket",
  "amplified",
  "percent",
];
export const LEVELS = ["cycle3", "cycle4", "fractions", "percentages", "negatives", "decimals"];
export const MOST_FAMILIES = 12;
const MOST_UNDO = 100;
const ONE_WORD_MS = 1500;

export interface Problem {
  family: number | null;
  affiliation: Affiliation | null;
  said: string;
}
export interface Shown {
  misreading: string;
  pairs: [number, number][];
  links: number;
  hides_behind: string[];
}
interface Checked {
  problems: Problem[];
  faces: Partial<Record<Affiliation, Face>>[];
  cards: number;
  shows: Shown[];
}

interface Snapshot {
  title: string;
  families: Family[];
  chosen: Affiliation[];
}

export class Draft {
  id = $state(randomHex(4));
  title = $state("");
  families = $state.raw<Family[]>([]);
  /** The ways of writing that are played; other cards stay written for later. */
  chosen = $state.raw<Affiliation[]>(AFFILIATIONS.slice(0, 8));
  checked = $state.raw<Checked | null>(null);
  /** What could not be done, or what came of it. */
  note = $state("");
  busy = $state(false);
  #before = $state.raw<string[]>([]);
  /** What was drawn here last, as it was then. */
  #drawn = "";
  #asked = 0;
  #timer = 0;
  /** How often the deck was changed: an answer to what was asked of an earlier one comes too late. */
  #changes = 0;
  /** What was last typed at, and when: one word is one step of undo. */
  #typed = { card: "", at: 0 };

  get deck(): Deck {
    return {
      families: this.families.map(({ number, cards }) => ({
        number,
        cards: Object.fromEntries(
          this.chosen.flatMap((name) => (cards[name] === undefined ? [] : [[name, cards[name]]])),
        ),
      })),
    };
  }

  get sound(): boolean {
    return this.checked !== null && !this.checked.problems.length && this.families.length > 1;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  problems(family: number, affiliation: Affiliation | null = null): Problem[] {
    return (this.checked?.problems ?? []).filter(
      (one) => one.family === family && one.affiliation === affiliation,
    );
  }

  face(family: number, affiliation: Affiliation): Face | null {
    return this.checked?.faces[family]?.[affiliation] ?? null;
  }

  /** Open what a link holds, else what was last made here. */
  async open(shared: string | null): Promise<void> {
    if (shared) {
      const text = await unpack(shared);
      if (!this.take(text ?? "")) this.note = say("atelier-bad-link");
      return;
    }
    const last = ownDecks()[0];
    if (last) this.load(last);
    else {
      await this.level("cycle3");
      if (this.#before.length === 1) this.#before = [];
    }
  }

  load(own: OwnDeck): void {
    this.#before = [];
    this.id = own.id;
    this.#set({ title: own.title, ...parted(own.deck) });
  }

  /** A deck that somebody brings as text, as a new one; whether it was one. */
  take(text: string): boolean {
    const found = readDeck(text);
    if (!found) return false;
    this.#remember();
    this.id = randomHex(4);
    this.#set({ title: found.title, ...parted(found.deck) });
    if (hasMore(found.deck)) this.note = say("atelier-other-version");
    return true;
  }

  async level(level: string): Promise<void> {
    const before = ++this.#changes;
    const deck = await this.#ask<Deck>({ ask: "level", level, seed: randomHex(4) });
    if (deck && before === this.#changes)
      this.#begin({ title: say(`atelier-level-${level}`), ...parted(deck) });
  }

  empty(): void {
    this.#begin({ title: say("atelier-own"), families: [], chosen: AFFILIATIONS.slice(0, 4) });
  }

  /** Another deck, beside what was made here; one drawn by lot and left as it was is made room. */
  #begin(snapshot: Snapshot): void {
    const drawn = this.#drawn === content(this);
    this.#remember();
    if (!drawn) this.id = randomHex(4);
    this.#drawn = content(snapshot);
    this.#set(snapshot);
  }

  rename(title: string): void {
    this.title = title;
    this.#keep();
  }

  /** Add a number in its usual writings, at its place. What is not played is not written yet: a
   * bracket depends on all numbers of the deck.
   */
  async add(number: string): Promise<boolean> {
    const numbers = this.families.map((one) => one.number);
    const family = await this.#write(number, numbers, this.chosen);
    if (!family) return false;
    this.#change({ families: ordered([...this.families, family]) });
    return true;
  }

  remove(at: number): void {
    this.#change({ families: this.families.filter((_, index) => index !== at) });
  }

  /** Another number in the place of one, written anew. */
  async exchange(at: number, number: string): Promise<boolean> {
    const before = this.families[at].number;
    const others = (): Family[] => this.families.filter((one) => one.number !== before);
    const numbers = others().map((one) => one.number);
    const family = await this.#write(number, numbers, this.chosen);
    if (!family) return false;
    this.#change({ families: ordered([...others(), family]) });
    return true;
  }

  write(at: number, affiliation: Affiliation, card: unknown): void {
    const families = this.families.map((one, index) =>
      index === at ? { ...one, cards: { ...one.cards, [affiliation]: card } } : one,
    );
    const typed = { card: `${at} ${affiliation}`, at: Date.now() };
    const goesOn = typed.card === this.#typed.card && typed.at - this.#typed.at < ONE_WORD_MS;
    if (!goesOn) this.#remember();
    this.#typed = typed;
    this.#set({ title: this.title, families, chosen: this.chosen });
  }

  /** The usual writing of one card. */
  async usual(at: number, affiliation: Affiliation): Promise<void> {
    const { number } = this.families[at];
    const numbers = this.families.map((one) => one.number);
    const family = await this.#write(number, numbers, [affiliation]);
    const card = family?.cards[affiliation];
    if (card !== undefined) this.write(at, affiliation, card);
    else if (family) this.note = say("atelier-cannot");
  }

  async toggle(affiliation: Affiliation): Promise<void> {
    const on = !this.chosen.includes(affiliation);
    const cards = on ? await this.#missing(affiliation) : new Map<string, Family["cards"]>();
    const chosen = AFFILIATIONS.filter((name) =>
      name === affiliation ? on : this.chosen.includes(name),
    );
    // what has changed while the server wrote stays as it is now
    const families = this.families.map((one) => ({
      ...one,
      cards: { ...cards.get(one.number), ...one.cards },
    }));
    this.#change({ families, chosen });
  }

  /** The usual cards of those families that have none so written, by their number. */
  async #missing(affiliation: Affiliation): Promise<Map<string, Family["cards"]>> {
    const numbers = this.families.map((one) => one.number);
    const without = this.families.filter((one) => one.cards[affiliation] === undefined);
    const made = await Promise.all(
      without.map(({ number }) => this.#write(number, numbers, [affiliation])),
    );
    return new Map(made.flatMap((one, nth) => (one ? [[without[nth].number, one.cards]] : [])));
  }

  /** Let the server look for a deck that shows more. */
  async better(): Promise<void> {
    const before = this.checked?.shows.filter((one) => one.pairs.length).length ?? 0;
    const changes = this.#changes;
    const deck = await this.#ask<Deck>({ ask: "better", deck: this.deck });
    if (!deck || changes !== this.#changes) return;
    const known = new Map(this.families.map((one) => [one.number, one.cards]));
    this.#change({
      families: deck.families.map((one) => ({
        number: one.number,
        cards: { ...known.get(one.number), ...one.cards },
      })),
    });
    await this.check();
    const after = this.checked?.shows.filter((one) => one.pairs.length).length ?? 0;
    this.note = say(after > before ? "atelier-better" : "atelier-no-better", { n: after - before });
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#before = this.#before.slice(0, -1);
    const { id, ...snapshot } = JSON.parse(last) as Snapshot & { id: string };
    this.id = id;
    this.#set(snapshot);
  }

  async link(): Promise<string> {
    return `${location.origin}/atelier#${await pack(written({ title: this.title, deck: this.deck }))}`;
  }

  get text(): string {
    return written({ title: this.title, deck: this.deck });
  }

  /** Ask the server what it says of the deck; the newest question counts. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    const checked = await this.#ask<Checked>({ ask: "check", deck: this.deck }, true);
    if (number !== this.#asked) return;
    this.checked = checked ?? this.#unchecked();
  }

  /** What was said of another deck says nothing of this one: nobody has looked through it. */
  #unchecked(): Checked {
    const problems = [{ family: null, affiliation: null, said: this.note }];
    this.note = "";
    return { problems, faces: [], cards: 0, shows: [] };
  }

  #change(part: Partial<Snapshot>): void {
    this.#remember();
    this.#set({ title: this.title, families: this.families, chosen: this.chosen, ...part });
  }

  #remember(): void {
    this.note = "";
    this.#typed.card = "";
    const { id, title, families, chosen } = this;
    this.#before = [...this.#before, JSON.stringify({ id, title, families, chosen })].slice(
      -MOST_UNDO,
    );
  }

  #set({ title, families, chosen }: Snapshot): void {
    this.#changes += 1;
    [this.title, this.families, this.chosen] = [title, families, chosen];
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), 150);
  }

  #keep(): void {
    if (!this.families.length) return;
    const kept = keep({ id: this.id, title: this.title, deck: this.deck });
    if (!kept) this.note = say("atelier-not-kept");
  }

  async #write(
    number: string,
    numbers: string[],
    affiliations: Affiliation[],
  ): Promise<Family | null> {
    return this.#ask<Family>({ ask: "write", number: comma(number), numbers, affiliations });
  }

  async #ask<T>(ask: object, quietly = false): Promise<T | null> {
    if (!quietly) this.busy = true;
    try {
      return await api.workshop<T>("diego", ask);
    } catch (error) {
      this.note = sentence(error);
      return null;
    } finally {
      if (!quietly) this.busy = false;
    }
  }
}

/** What is typed, as it stands on record: a comma in numbers, plain signs. */
export function comma(text: string): string {
  return text
    .trim()
    .replace(/(\d)\.(\d)/g, "$1,$2")
    .replaceAll("−", "-");
}

const content = ({ title, families, chosen }: Snapshot): string =>
  JSON.stringify([title, families, chosen]);

const ordered = (families: Family[]): Family[] =>
  families.sort((one, other) => valueOf(one.number) - valueOf(other.number));

/** A way of writing that any family has is one of the deck: who lacks it is told so. */
function parted(deck: Deck): { families: Family[]; chosen: Affiliation[] } {
  const families = deck.families.map(({ number, cards }) => ({ number, cards }));
  const chosen = AFFILIATIONS.filter((name) => families.some(({ cards }) => name in cards));
  return { families, chosen };
}

/** Whether a deck holds cards that this version cannot draw. */
const hasMore = ({ families }: Deck): boolean =>
  families.some(({ cards }) => Object.keys(cards).some((name) => !known.has(name)));
const known = new Set<string>(AFFILIATIONS);

/** A guided first game: fixed orders, and other seats that play by the book on this device. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { manifestOf } from "../games/manifest";
import { calm, settings } from "../lib/settings.svelte";
import type { Table, Teacher } from "../wire/table.svelte";
import { french } from "../lib/french";
import { inLanguage } from "../lib/words.svelte";
import type { Plan } from "./lessons";

export interface Step {
  number: number;
  /** What happened, and what one sees. */
  see: string;
  /** What to do now. */
  task: string;
  /** The names of what is touched for it, in order. */
  touch: string[];
}

const PACE_MS = 1400;
const CALM_PACE_MS = 500;

export class Lesson implements Teacher {
  readonly seats: readonly number[];
  /** Another move than the step's was tried. */
  mistaken = $state(false);
  #words = $state.raw<FluentBundle | null>(null);

  constructor(
    private readonly table: Table,
    private readonly game: string,
    private readonly plan: Plan,
  ) {
    this.seats = plan.partners.map((_, index) => index + 1);
  }

  /** Load the texts of the chosen language. */
  async speak(): Promise<void> {
    await inLanguage(
      async (lang) => {
        const made = new FluentBundle(lang, { useIsolating: false });
        const { default: source } = await manifestOf(this.game)!.lesson!.texts[lang]();
        made.addResource(new FluentResource(source));
        return made;
      },
      (made) => (this.#words = made),
    );
  }

  #next = $derived.by(() => this.plan.moves.find((move) => move.n === this.table.step?.inputs));
  #mine = $derived.by(() => this.plan.moves.filter((move) => move.seat === 0));
  steps = $derived(this.#mine.length);
  ended = $derived.by(() => (this.table.step?.inputs ?? 0) >= this.plan.end);

  /** The step that waits for the person, if it is their turn. */
  step = $derived.by((): Step | null => {
    const move = this.#next;
    if (!move || move.seat !== 0) return null;
    const number = this.#mine.indexOf(move) + 1;
    const touch = this.#said(`step-${number}`, "touch").split(" | ");
    return {
      number,
      see: this.#said(`step-${number}`),
      task: this.#said(`step-${number}`, "do"),
      touch,
    };
  });

  get last(): string {
    return this.#said("end");
  }

  allows(action: { type: string }): boolean {
    const move = this.#next;
    const right = !move || move.seat !== 0 || same(move.action, action);
    this.mistaken = !right;
    return right;
  }

  follow(): (() => void) | undefined {
    const move = this.#next;
    if (!move || !this.seats.includes(move.seat) || this.table.pending || this.table.offline)
      return;
    const timer = setTimeout(
      () => this.table.decide(move.action, move.seat),
      calm() ? CALM_PACE_MS : PACE_MS,
    );
    return () => clearTimeout(timer);
  }

  /** Once all is shown nobody is awaited any more: the table closes, whatever the match could do. */
  close(): void {
    if (this.ended && this.table.lobby?.status === "playing")
      for (const seat of [0, ...this.seats]) this.table.ask({ type: "vote", seat, on: "close" });
  }

  #said(key: string, part?: string): string {
    const message = this.#words?.getMessage(key);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (!this.#words || !pattern) return "";
    const said = this.#words.formatPattern(pattern);
    return settings.now.lang === "fr" ? french(said) : said;
  }
}

function same(wished: object, given: object): boolean {
  const flat = (value: object): string =>
    JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
  return flat(wished) === flat(given);
}

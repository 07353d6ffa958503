/** A table as it is being set: who sits where, and how it is played. */

import { LEVELS } from "../generated/bots";
import type { Settings } from "../generated/wire";
import { api, type GameInfo, type OptionSchema } from "../lib/api";
import { advised, PLAYERS } from "../lib/games.svelte";
import { openAndGo } from "../wire/opening";
import { settings } from "../lib/settings.svelte";
import { manifestOf } from "../games/manifest";
import { keepSeats, seatsOf } from "./remembered";
import { presetsOf, type Options, type Preset } from "./presets";
import type { Wish } from "./wish";

export class Plan {
  readonly presets: Preset[];
  info = $state.raw<GameInfo | null>(null);
  seats = $state<Wish[]>([]);
  options = $state.raw<Options>({});
  table = $state<Required<Settings>>({
    turn_limit: null,
    spectators: true,
    untimed: false,
    hints: true,
    bot_pace: "usual",
  });
  problem = $state("");
  busy = $state(false);
  #wanted = $state("");

  constructor(
    readonly game: string,
    guided: boolean,
  ) {
    this.presets = presetsOf(game);
    this.seats = (guided ? null : seatsOf(game)) ?? usualSeats(game);
    this.choose(guided ? "guided" : "classic");
    api.games().then(
      (all) => (this.info = all.find((one) => one.id === game) ?? null),
      () => {},
    );
  }

  get schema(): Record<string, OptionSchema> {
    return this.info?.schema.$defs.Options.properties ?? {};
  }

  /** The preset these options are, if they are one: the chosen one where several are alike. */
  get preset(): Preset | null {
    const alike = this.presets.filter((one) => this.#alike(this.#brought(one.options)));
    return alike.find((one) => one.id === this.#wanted) ?? alike[0] ?? null;
  }

  get range(): readonly [number, number] {
    return this.preset?.seats ?? this.info?.players ?? PLAYERS[this.game] ?? [2, 4];
  }

  /** Seats that wait for somebody. */
  get waits(): number {
    return this.seats.filter(({ kind }) => kind === "link" || kind === "open").length;
  }

  get alone(): boolean {
    return this.seats.filter(({ kind }) => kind !== "bot").length === 1;
  }

  choose(id: string): void {
    this.#wanted = id;
    this.#play({ ...this.#brought(this.presets.find((one) => one.id === id)?.options ?? {}) });
  }

  change(name: string, value: unknown): void {
    const { [name]: _, ...others } = this.options;
    const given = value === undefined ? others : { ...others, [name]: value };
    // with what one brings or puts back, the way to begin stays what it was
    const { [name]: __, ...rest } = this.#brought(this.preset?.options ?? others, given);
    this.#play(value === undefined ? rest : { ...rest, [name]: value });
  }

  add(): void {
    this.problem = "";
    this.seats.push(bot());
  }

  remove(number: number): void {
    this.problem = "";
    this.seats.splice(number, 1);
  }

  move(number: number, by: -1 | 1): void {
    const [seat] = this.seats.splice(number, 1);
    this.seats.splice(number + by, 0, seat);
  }

  async deal(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const me = this.seats.find((seat) => seat.kind === "me");
    if (me?.name) settings.set({ name: me.name });
    keepSeats(this.game, this.seats);
    this.problem = await openAndGo({
      game: this.game,
      seats: this.seats.map(({ kind, name, level }) =>
        kind === "bot" ? { kind, name, level } : { kind, name },
      ),
      options: this.options,
      settings: this.table,
    });
    this.busy = false;
  }

  #play(options: Options): void {
    this.problem = "";
    this.options = options;
    const [low, high] = this.preset?.seats ?? [1, Infinity];
    while (this.seats.length < low) this.seats.push(bot());
    while (this.seats.length > high) this.seats.splice(this.#least(), 1);
  }

  /** Options together with what one has brought. */
  #brought(wanted: Options, now = this.options): Options {
    return manifestOf(this.game)?.bring?.(wanted, now) ?? wanted;
  }

  /** Whose seat goes first: the last bot's, else the last. */
  #least(): number {
    const last = this.seats.findLastIndex((seat) => seat.kind === "bot");
    return last < 0 ? this.seats.length - 1 : last;
  }

  #alike(options: Options): boolean {
    const names = new Set([...Object.keys(options), ...Object.keys(this.options)]);
    const now = (given: Options, name: string): string =>
      JSON.stringify(given[name] ?? this.schema[name]?.default ?? null);
    return [...names].every((name) => now(options, name) === now(this.options, name));
  }
}

const bot = (): Wish => ({ kind: "bot", name: "", level: LEVELS[0] });

/** Me, and as many bots as the rules ask for at least. */
function usualSeats(game: string): Wish[] {
  const [least] = advised(game);
  const others = Array.from({ length: Math.max(least, 2) - 1 }, bot);
  return [{ ...bot(), kind: "me", name: settings.now.name }, ...others];
}

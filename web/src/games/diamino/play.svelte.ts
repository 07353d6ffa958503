/** Diamino on the page: tiles lie on trial until the word is sent; what is allowed the server says. */

import type { Action, Event, Shed, Sheet, View } from "../../generated/diamino";
import type { Leaving } from "../../timeline/flights";
import { addition, signed } from "../../lib/numbers";
import type { Act, Guide, Play, SeatLine } from "../play";
import type { Sound } from "../../timeline/sound";
import type { Port } from "../port";
import { say } from "../../lib/words.svelte";
import { actsOf } from "./acts";
import { Foreseeing } from "./words/foreseeing.svelte";
import { guideOf } from "./guide";
import { Judging } from "./words/judging.svelte";
import { Laying } from "./laying.svelte";
import { Rack } from "./rack/rack.svelte";
import { ALL_TILES, JOKER, squareOf } from "./squares";
import { towardOf } from "./toward";

type Mode = "lay" | "swap" | "pass";

/** How a tile is called: its letter, or the devil. */
export const called = (letter: string): string =>
  letter === JOKER ? say("diamino-devil") : letter;

export class Diamino implements Play {
  readonly rack = new Rack(this);
  readonly laying = new Laying(this);
  readonly judging = new Judging(this);
  readonly foreseeing = new Foreseeing(this);
  /** The turn in which a square or a tile was aimed at. */
  #aimed = $state("");
  #mode = $state<Mode>("lay");

  constructor(readonly table: Port) {}

  get view(): View {
    return this.table.view as View;
  }

  get me(): number | null {
    return this.table.me;
  }

  get formula(): "score" | "race" | "patience" {
    return (this.table.options.formula as "score" | undefined) ?? "score";
  }

  get standing(): View["standing"] {
    return this.view.standing;
  }

  // The board

  #rows = $derived.by(() => this.view.board.join(""));
  stored = $derived([...this.#rows]);
  /** The squares of the placement of this turn. */
  fresh = $derived.by((): number[] => this.view.fresh.map(squareOf));
  /** The board with what lies on trial, a joker in lower case. */
  board = $derived.by((): string[] => {
    const board = [...this.stored];
    for (const [square, tile] of this.laying.tiles)
      board[square] = tile.joker ? tile.letter.toLowerCase() : tile.letter;
    return board;
  });

  // The turn

  turning = $derived.by((): boolean => {
    const { table, view } = this;
    return this.me !== null && table.awaited.includes(this.me) && !view.standing && !view.to_shed;
  });
  /** A name of the present turn. */
  turn = $derived.by((): string => {
    const { round, turn, moves, idle } = this.view;
    return this.turning ? [this.me, round, turn, moves.length, idle].join(" ") : "";
  });

  get mode(): Mode {
    return this.aimedNow ? this.#mode : "lay";
  }

  /** Whether tiles may be laid on trial now. */
  get mayLay(): boolean {
    return this.turning && this.mode === "lay";
  }

  get swapping(): boolean {
    return this.turning && this.mode === "swap";
  }

  get shedding(): boolean {
    return this.view.to_shed > 0 && this.table.offers<Shed>("shed").length > 0;
  }

  /** Nothing can be done with the tiles now. */
  get quiet(): boolean {
    return !!this.standing || !!this.judging.verdict;
  }

  get aimedNow(): boolean {
    return this.#aimed === this.turn;
  }

  /** What was aimed at in another turn is forgotten. */
  aim(): void {
    if (this.aimedNow) return;
    this.laying.forget();
    this.rack.unchoose();
    [this.#mode, this.#aimed] = ["lay", this.turn];
  }

  /** A tile of the ledge is touched. */
  lift(key: string): void {
    if (!this.rack.find(key)) return;
    this.judging.putAway();
    if (this.swapping || this.shedding) this.rack.choose(key);
    else this.laying.lift(key);
  }

  begin(mode: Mode): void {
    this.judging.putAway();
    this.drop();
    this.aim();
    this.#mode = mode;
  }

  /** Everything comes back to the ledge. */
  drop(): void {
    this.laying.clear();
    this.rack.unchoose();
    this.#mode = "lay";
  }

  place(): void {
    const { word } = this.laying.word;
    if (word) this.do({ type: "place", at: word.at, word: word.text });
  }

  do(action: Action): void {
    this.table.decide(action);
    this.rack.unchoose();
    this.#mode = "lay";
  }

  // What the frame shows

  arranged = $derived.by(() => [this.table.view, this.rack.slots, this.judging.verdict]);

  /** Refused tiles go back to whom they came from, once the verdict is put away. */
  get leaving(): Leaving[] {
    return this.judging.refused.map(({ square, letter, seat }) => {
      const tile = this.rack.free(letter === letter.toLowerCase() ? JOKER : letter);
      const mine = seat === this.me && tile ? [`tile-${tile.key}`] : [];
      return { thing: `square-${square}`, to: [...mine, `seat-${seat}`], refused: true };
    });
  }

  sound(event: { type: string }): Sound | undefined {
    return event.type === "contested" ? "knock" : undefined;
  }

  get acts(): Act[] {
    return actsOf(this);
  }

  toward(action: Action): string {
    return towardOf(this, action);
  }

  get guide(): Guide {
    return guideOf(this);
  }

  get pile(): { count: number; label: string } {
    return { count: this.view.reserve, label: say("diamino-reserve", { n: this.view.reserve }) };
  }

  get foot(): string[] {
    const { options } = this.table;
    const lines = [say(`diamino-formula-${this.formula}`)];
    if (this.formula !== "patience" && !options.auto_validate && options.contest_seconds !== 0)
      lines.push(say("diamino-delay", { n: Number(options.contest_seconds ?? 20) }));
    return lines;
  }

  get sheet(): Sheet | null {
    return this.table.sheet as Sheet | null;
  }

  summary(winner: number): string {
    const { sheet } = this;
    const account = sheet?.accounts[winner];
    return say(`diamino-summary-${this.formula}`, {
      points: this.table.result?.scores[winner] ?? 0,
      words: account?.words ?? 0,
      left: account?.left.length ?? 0,
      placed: sheet?.placed ?? 0,
      tiles: sheet?.tiles ?? 0,
    });
  }

  sum(seat: number): string {
    const deals = this.sheet?.rounds ?? [];
    return deals.length > 1 ? addition(deals.map(({ points }) => points[seat])) : "";
  }

  get ending(): string | undefined {
    const { events } = this.table;
    const solved = (events as Event[]).findLast((event) => event.type === "solved");
    if (solved?.type !== "solved") return undefined;
    return solved.placed === ALL_TILES
      ? say("diamino-end-perfect")
      : say("diamino-placed", { n: solved.placed });
  }

  seat(seat: number): SeatLine {
    const { view } = this;
    const rack = view.racks[seat];
    const n = typeof rack === "string" ? rack.length : rack;
    const spoken =
      view.standing && view.standing.seat !== seat && !view.standing.silent.includes(seat);
    const waits =
      view.standing?.seat === seat
        ? say("diamino-waits")
        : spoken
          ? say("diamino-agrees")
          : say("diamino-tiles", { n });
    const flag = view.standing
      ? say("diamino-flag-judge")
      : view.to_shed
        ? say("diamino-flag-shed")
        : undefined;
    if (this.formula === "race")
      return {
        score: String(n),
        unit: say("diamino-tiles-unit", { n }),
        status: view.standing ? waits : "",
        flag,
      };
    return {
      score: signed(view.scores[seat]),
      unit: say(this.formula === "patience" ? "diamino-placed-unit" : "points-short"),
      units: this.formula === "patience" ? undefined : say("points"),
      status: waits,
      flag,
    };
  }
}

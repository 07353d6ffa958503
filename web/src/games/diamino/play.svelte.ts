/** Diamino on the page: tiles are laid by tap, drag or typing; the server says whether they may stay. */

import type { Action, View } from "../../generated/diamino";
import type { Act, Guide, Play, SeatLine } from "../../lib/play";
import type { Table } from "../../lib/table.svelte";
import { signed } from "../../lib/numbers";
import { say } from "../../lib/words.svelte";
import { JOKER, SIDE, inside, nameOf, next, squareOf, wordAt, type Square, type Way } from "./geometry";

export type Laid = Square & { tile: string; letter: string };
export const STACKS_FROM = 15;

export class Diamino implements Play {
  cursor = $state<Square>({ row: 7, column: 7 });
  way = $state<Way>("across");
  zoomed = $state(false);
  joker = $state(false);
  #laid = $state<Laid[]>([]);
  #exchanging = $state(false);
  #chosen = $state<number[]>([]);
  #order = $state<number[]>([]);

  constructor(readonly table: Table) {}

  get view(): View {
    return this.table.view as View;
  }

  get rack(): string {
    const rack = this.table.me === null ? "" : this.view.racks[this.table.me];
    return typeof rack === "string" ? rack : "";
  }

  get placing(): boolean {
    return this.table.myTurn && !this.view.standing && !this.view.to_shed;
  }

  get shedding(): boolean {
    return this.table.myTurn && this.view.to_shed > 0;
  }

  get exchanging(): boolean {
    return this.#exchanging && this.placing;
  }

  // Tiles on their way to the board

  get laid(): Laid[] {
    return this.placing ? this.#laid : [];
  }

  letterAt(square: Square): string {
    const own = this.laid.find((one) => one.row === square.row && one.column === square.column);
    return own?.letter ?? this.view.board[square.row][square.column];
  }

  fresh(square: Square): boolean {
    const name = nameOf(square);
    return this.laid.some((one) => one.row === square.row && one.column === square.column) || this.view.fresh.includes(name);
  }

  /** The rack in the order of this player's choice; a laid tile leaves a hole. */
  get tiles(): { index: number; tile: string; out: boolean; chosen: boolean }[] {
    const rack = [...this.rack];
    const order = this.#order.length === rack.length ? this.#order : rack.map((_, index) => index);
    const out = [...this.laid.map((one) => one.tile)];
    const used = new Set<number>();
    for (const tile of out) {
      const index = order.find((one) => rack[one] === tile && !used.has(one));
      if (index !== undefined) used.add(index);
    }
    return order.map((index) => ({ index, tile: rack[index], out: used.has(index), chosen: this.#chosen.includes(index) }));
  }

  get stacks(): { tile: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const { tile, out } of this.tiles) if (!out) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    return [...counts].map(([tile, count]) => ({ tile, count }));
  }

  shuffle(): void {
    const order = [...this.rack].map((_, index) => index);
    for (let last = order.length - 1; last > 0; last--) {
      const chosen = Math.floor(Math.random() * (last + 1));
      [order[last], order[chosen]] = [order[chosen], order[last]];
    }
    this.#order = order;
  }

  sort(): void {
    this.#order = [];
  }

  aim(square: Square): void {
    const same = this.cursor.row === square.row && this.cursor.column === square.column;
    if (same) this.way = this.way === "across" ? "down" : "across";
    this.cursor = square;
  }

  /** Lay a tile of the rack where the cursor stands, and go on to the next free square. */
  lay(tile: string, letter = tile): void {
    if (!this.placing) return;
    if (letter === JOKER) {
      this.joker = true;
      return;
    }
    this.joker = false;
    let here: Square = this.cursor;
    while (inside(here) && this.letterAt(here) !== ".") here = next(here, this.way);
    if (!inside(here)) return;
    this.#laid = [...this.laid, { ...here, tile, letter }];
    while (inside(here) && this.letterAt(here) !== ".") here = next(here, this.way);
    this.cursor = inside(here) ? here : this.cursor;
  }

  /** A letter typed: from the rack, or by a joker where there is none. */
  type(letter: string): void {
    const free = this.tiles.filter((one) => !one.out).map((one) => one.tile);
    if (free.includes(letter)) this.lay(letter);
    else if (free.includes(JOKER)) this.lay(JOKER, letter.toLowerCase());
  }

  back(): void {
    const last = this.laid[this.laid.length - 1];
    if (!last) return;
    this.#laid = this.laid.slice(0, -1);
    this.cursor = { row: last.row, column: last.column };
  }

  choose(index: number, tile: string): void {
    if (this.shedding) this.#chosen = [index];
    else if (this.exchanging) this.#chosen = this.#chosen.includes(index) ? this.#chosen.filter((one) => one !== index) : [...this.#chosen, index];
    else this.lay(tile);
  }

  get main(): { at: string; word: string; squares: Square[] } | null {
    const [first, ...rest] = this.laid;
    if (!first) return null;
    const letters = (square: Square): string => this.letterAt(square);
    const across = wordAt(first, "across", letters);
    const down = wordAt(first, "down", letters);
    if (rest.length) return rest.every((one) => one.row === first.row) ? across : down;
    return across.word.length > 1 && (down.word.length < 2 || this.way === "across") ? across : down.word.length > 1 ? down : this.way === "across" ? across : down;
  }

  /** Every word of the placement that stands, for those who judge it. */
  get formed(): { at: string; word: string; squares: Square[]; way: Way }[] {
    const standing = this.view.standing;
    if (!standing) return [];
    const letters = (square: Square): string => this.view.board[square.row][square.column];
    const found = new Map<string, { at: string; word: string; squares: Square[]; way: Way }>();
    for (const name of this.view.fresh)
      for (const way of ["across", "down"] as const) {
        const word = wordAt(squareOf(name), way, letters);
        if (word.word.length > 1) found.set(word.at, { ...word, way });
      }
    return [...found.values()];
  }

  #do(action: Action): void {
    this.table.decide(action);
    this.#exchanging = false;
    this.#chosen = [];
  }

  clear(): void {
    [this.#laid, this.#chosen, this.#exchanging, this.joker] = [[], [], false, false];
  }

  // What the frame shows

  get acts(): Act[] {
    const { table, view } = this;
    if (view.standing)
      return table.myTurn
        ? [
            { label: say("diamino-accept"), icon: "ok", kind: "ghost", run: () => this.#do({ type: "accept" }) },
            { label: say("diamino-contest"), kind: "stop", run: () => this.#do({ type: "contest" }) },
          ]
        : [{ label: say("diego-others-speak"), kind: "ghost" }];
    if (!table.myTurn) return [{ label: say("wait-turn"), kind: "ghost" }];
    if (this.shedding) {
      const tile = this.rack[this.#chosen[0]];
      return [{ label: tile ? say("diamino-shed", { tile: shown(tile) }) : say("diamino-choose-shed"), run: tile ? () => this.#do({ type: "shed", tile }) : undefined }];
    }
    const back: Act = { label: say("take-back-aim"), icon: "back", kind: "ghost", run: () => this.clear() };
    if (this.exchanging) {
      const tiles = this.#chosen.map((index) => this.rack[index]);
      const listed = [...this.rack].filter((tile) => tiles.includes(tile) && tiles.splice(tiles.indexOf(tile), 1).length).join("");
      return [back, { label: say("diamino-exchange-n", { n: this.#chosen.length }), run: listed ? () => this.#do({ type: "exchange", tiles: listed }) : undefined }];
    }
    const main = this.main;
    if (main) return [back, { label: say("diamino-place", { word: main.word.toUpperCase() }), run: () => this.#place(main) }];
    const pass = table.offers("pass")[0];
    return [
      ...(view.may_exchange ? [{ label: say("diamino-exchange"), kind: "ghost" as const, run: () => (this.#exchanging = true) }] : []),
      { label: say(table.lobby!.seats.length === 1 ? "diamino-stop" : "diamino-pass"), kind: "ghost", run: pass && (() => this.#do({ type: "pass" })) },
    ];
  }

  #place(main: { at: string; word: string }): void {
    this.#do({ type: "place", at: main.at, word: main.word });
  }

  get guide(): Guide {
    const { table, view } = this;
    const standing = view.standing;
    if (standing) {
      const lead = say("diamino-placed", { name: table.names[standing.seat], word: standing.word.toUpperCase() });
      return { lead, text: table.myTurn ? say("diamino-exist", { n: this.formed.length }) : "", rule: "1.8" };
    }
    if (view.turn === null) return { lead: "", text: "" };
    if (!table.myTurn) return { lead: say("turn-of", { name: table.names[view.turn] }), text: "" };
    if (this.shedding) return { lead: say("diamino-red"), text: say("diamino-must-shed", { n: view.to_shed }), rule: "1.7" };
    if (this.exchanging) return { lead: say("your-turn-lead"), text: say("diamino-choose-exchange") };
    const main = this.main;
    if (main) return { lead: `${main.word.toUpperCase()}.`, text: say("diamino-laid", { at: main.at }) };
    return { lead: say("your-turn-lead"), text: say("diamino-lay", { at: nameOf(this.cursor) }), rule: "1.6" };
  }

  get pile(): { count: number; label: string } {
    return { count: this.view.reserve, label: say("diamino-reserve") };
  }

  get foot(): string[] {
    const formula = this.table.lobby?.options.formula;
    return [say(`diamino-formula-${typeof formula === "string" ? formula : "score"}`)];
  }

  seat(seat: number): SeatLine {
    const rack = this.view.racks[seat];
    const standing = this.view.standing;
    const letters = say("diamino-letters", { n: typeof rack === "string" ? rack.length : rack });
    return { score: signed(this.view.scores[seat]), unit: say("points-short"), status: standing?.seat === seat ? say("diamino-awaits") : letters };
  }
}

export function shown(tile: string): string {
  return tile === JOKER ? say("diamino-devil") : tile;
}

/** All squares, row by row. */
export const ROWS: Square[][] = Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, column) => ({ row, column })));

/** Tiles laid on trial: they lie on this page only, until the word is sent. */

import { say } from "../../lib/words.svelte";
import type { Diamino } from "./play.svelte";
import { GROUND, JOKER, KIND, SIDE, runThrough, step, type Word } from "./squares";

export interface Trial {
  key: string;
  letter: string;
  joker: boolean;
}

const NOTHING: ReadonlyMap<number, Trial> = new Map();

export class Laying {
  #trial = $state.raw<{ turn: string; tiles: ReadonlyMap<number, Trial> }>({
    turn: "",
    tiles: NOTHING,
  });
  #cursor = $state<number | null>(null);
  #across = $state(true);
  #lifted = $state<string | null>(null);
  #asking = $state.raw<{ square: number; key: string } | null>(null);
  /** The letter last typed that is not on the ledge. */
  lacks = $state("");

  constructor(private readonly play: Diamino) {}

  /** What lies on trial; what lay there in another turn is gone. */
  tiles = $derived.by((): ReadonlyMap<number, Trial> => {
    const { turn } = this.play;
    return turn && this.#trial.turn === turn ? this.#trial.tiles : NOTHING;
  });

  #set(tiles: ReadonlyMap<number, Trial>): void {
    this.#trial = { turn: this.play.turn, tiles };
    this.play.table.dismiss();
    this.lacks = "";
  }

  #now = $derived.by(() => this.play.mayLay && this.play.aimedNow);

  cursor = $derived.by((): number | null => {
    const square = this.#cursor;
    return this.#now && square !== null && this.play.stored[square] === "." ? square : null;
  });

  get across(): boolean {
    return this.#across;
  }

  get lifted(): string | null {
    return this.#now ? this.#lifted : null;
  }

  /** The square where a devil waits for its letter, and which devil. */
  asking = $derived(this.#now ? this.#asking : null);

  /** The lifted tile lands, a tile on trial comes back, or the square is chosen. */
  touch(square: number): void {
    if (!this.play.mayLay) return;
    this.play.judging.putAway();
    if (this.tiles.has(square)) return this.takeBack(square);
    if (this.play.stored[square] !== ".") return;
    if (this.lifted) {
      const key = this.lifted;
      this.#lifted = null;
      return this.lay(key, square);
    }
    this.lacks = "";
    this.play.aim();
    if (this.#cursor === square) this.#across = !this.#across;
    else [this.#cursor, this.#across] = [square, this.#guess(square)];
  }

  /** The way a word most likely runs from here: along the tiles on trial, or along a neighbour. */
  #guess(square: number): boolean {
    const [first] = this.tiles.keys();
    if (first !== undefined)
      return (
        Math.floor(first / SIDE) === Math.floor(square / SIDE) || first % SIDE !== square % SIDE
      );
    const touches = (across: boolean): boolean =>
      [1, -1].some((by) => this.play.board[step(square, across, by) ?? square] !== ".");
    return touches(true) || !touches(false);
  }

  turnCursor(across = !this.#across): void {
    this.#across = across;
  }

  aimCursor(square: number): void {
    if (this.play.mayLay && this.play.board[square] === ".") this.#cursor = square;
  }

  /** Take a tile in hand, or lay it at once where a square is chosen. */
  lift(key: string): void {
    if (!this.play.mayLay) return;
    if (this.cursor !== null) {
      const free = this.#free(this.cursor);
      if (free !== null) return this.lay(key, free);
    }
    this.play.aim();
    this.#lifted = this.#lifted === key ? null : key;
  }

  /** Put a tile of the rack on a free square; a devil first asks for its letter. */
  lay(key: string, square: number, as?: string): void {
    const slot = this.play.rack.find(key);
    if (!this.play.mayLay || !slot || this.play.board[square] !== ".") return;
    const joker = slot.letter === JOKER;
    if (joker && !as) {
      this.play.aim();
      this.#asking = { square, key };
      return;
    }
    this.#asking = null;
    this.#set(new Map(this.tiles).set(square, { key, letter: as ?? slot.letter, joker }));
    if (this.cursor !== null) this.#cursor = this.#free(square) ?? square;
  }

  /** The devil's letter is chosen, or the devil goes back. */
  answer(letter: string | null): void {
    const asked = this.#asking;
    this.#asking = null;
    if (asked && letter) this.lay(asked.key, asked.square, letter);
  }

  /** The first free square from here on, the way the word runs; tiles there are skipped. */
  #free(from: number): number | null {
    let at: number | null = from;
    while (at !== null && this.play.board[at] !== ".") at = step(at, this.#across);
    return at;
  }

  /** Type a letter; a devil serves where the letter lacks, or where it is wanted. */
  type(letter: string, joker = false): void {
    if (!this.play.mayLay || this.cursor === null) return;
    const at = this.#free(this.cursor);
    if (at === null) return;
    const { rack } = this.play;
    const [own, devil] = [rack.free(letter), rack.free(JOKER)];
    const slot = joker ? (devil ?? own) : (own ?? devil);
    if (slot)
      this.lay(slot.key, at, slot.letter === JOKER && letter !== JOKER ? letter : undefined);
    else this.lacks = letter;
  }

  /** Take back the tile before the cursor. */
  rub(): void {
    if (this.cursor === null) return;
    let at: number | null = this.tiles.has(this.cursor)
      ? this.cursor
      : step(this.cursor, this.#across, -1);
    while (at !== null && !this.tiles.has(at) && this.play.board[at] !== ".")
      at = step(at, this.#across, -1);
    if (at === null || !this.tiles.has(at)) return;
    this.takeBack(at);
    this.#cursor = at;
  }

  takeBack(square: number): void {
    const tiles = new Map(this.tiles);
    tiles.delete(square);
    this.#set(tiles);
  }

  /** A tile on trial moved to another square. */
  shift(from: number, to: number): void {
    const tile = this.tiles.get(from);
    if (!tile || this.play.board[to] !== ".") return;
    const tiles = new Map(this.tiles);
    tiles.delete(from);
    this.#set(tiles.set(to, tile));
  }

  /** What was aimed at is forgotten. */
  forget(): void {
    [this.#cursor, this.#lifted, this.#asking] = [null, null, null];
  }

  /** Everything comes back to the ledge. */
  clear(): void {
    if (this.tiles.size) this.#set(NOTHING);
    this.forget();
  }

  /** The word as it would be written, or why it cannot be. */
  word = $derived.by((): { word: Word | null; why: string } => {
    const squares = [...this.tiles.keys()].sort((a, b) => a - b);
    if (!squares.length) return { word: null, why: "" };
    const [first] = squares;
    const line = (across: boolean, square: number): number =>
      across ? Math.floor(square / SIDE) : square % SIDE;
    const one = (across: boolean): boolean =>
      squares.every((square) => line(across, square) === line(across, first));
    const run = (across: boolean): Word => runThrough(this.play.board, first, across);
    const across =
      squares.length > 1
        ? one(true)
        : run(true).squares.length > 1 || (run(false).squares.length < 2 && this.#across);
    if (!across && !one(false)) return { word: null, why: say("diamino-one-line") };
    const word = run(across);
    if (squares.some((square) => !word.squares.includes(square)))
      return { word: null, why: say("diamino-gap") };
    return { word, why: "" };
  });

  /** Which devils the tiles on trial would cover. */
  get devils(): { red: number; green: number } {
    const under = [...this.tiles.keys()].map((square) => KIND[GROUND[square]]);
    return {
      red: under.filter((kind) => kind === "red").length,
      green: under.filter((kind) => kind === "green").length,
    };
  }
}

/** Diamino on the page: tiles lie on trial until the word is sent; what is allowed the server says. */

import type { Action, Contested, Event, Placed, Shed, View } from "../../generated/diamino";
import { signed } from "../../lib/numbers";
import type { Act, Guide, Play, SeatLine } from "../../lib/play";
import type { Table } from "../../lib/table.svelte";
import { say } from "../../lib/words.svelte";
import {
  GROUND,
  JOKER,
  KIND,
  LETTERS,
  SIDE,
  nameOf,
  runThrough,
  squareOf,
  step,
  wordsWith,
  type Word,
} from "./squares";

/** A tile of the rack in its place on the ledge; laid on trial it leaves a hole. */
export interface Slot {
  key: string;
  letter: string;
  gone: boolean;
}
export interface Trial {
  key: string;
  letter: string;
  joker: boolean;
}
export interface Verdict {
  contest: Contested;
  words: (Word & { board: string[]; fresh: number[] })[];
  /** What followed, in the words of the story. */
  after: string;
}

export const STACKS_ABOVE = 14;

export class Diamino implements Play {
  #order = $state.raw<string[]>([]);
  #trial = $state.raw<{ turn: string; tiles: ReadonlyMap<number, Trial> }>({
    turn: "",
    tiles: new Map(),
  });
  #cursor = $state<number | null>(null);
  #across = $state(true);
  /** The turn in which a square or a tile was aimed at. */
  #aimed = $state("");
  #lifted = $state<string | null>(null);
  /** The square where a devil waits for its letter, and which devil. */
  #asking = $state.raw<{ square: number; key: string } | null>(null);
  #mode = $state<"lay" | "swap" | "pass">("lay");
  #chosen = $state.raw<ReadonlySet<string>>(new Set());
  #judged = $state.raw<{ at: string; seat: number; board: string[]; fresh: number[] } | null>(null);
  #seen = $state(-1);
  /** The letter last typed that is not on the ledge. */
  #lacks = $state("");

  constructor(readonly table: Table) {}

  get view(): View {
    return this.table.view as View;
  }

  get formula(): "score" | "race" | "patience" {
    return (this.table.lobby?.options.formula as "score" | undefined) ?? "score";
  }

  // The rack

  get me(): number | null {
    return this.table.me;
  }

  get rack(): string {
    const rack = this.me === null ? null : this.view.racks[this.me];
    return typeof rack === "string" ? rack : "";
  }

  slots = $derived.by((): Slot[] => {
    const left = counts(this.rack);
    const take = (letter: string): boolean => {
      const n = left.get(letter) ?? 0;
      left.set(letter, n - 1);
      return n > 0;
    };
    const letters = [...this.#order.filter(take)];
    for (const letter of this.rack)
      if ((left.get(letter) ?? 0) > 0 && take(letter)) letters.push(letter);
    const used = new Set([...this.trial.values()].map((one) => one.key));
    const nth = new Map<string, number>();
    return letters.map((letter) => {
      const n = nth.get(letter) ?? 0;
      nth.set(letter, n + 1);
      const key = `${letter}${n}`;
      return { key, letter, gone: used.has(key) };
    });
  });

  get stacked(): boolean {
    return this.rack.length > STACKS_ABOVE;
  }

  /** Letters with how many of them still stand on the ledge. */
  get stacks(): { letter: string; count: number; key: string | null; chosen: number }[] {
    return [...LETTERS, JOKER].flatMap((letter) => {
      const all = this.slots.filter((slot) => slot.letter === letter);
      if (!all.length) return [];
      const free = all.filter((slot) => !slot.gone);
      return [
        {
          letter,
          count: free.length,
          key: free[0]?.key ?? null,
          chosen: all.filter((slot) => this.#chosen.has(slot.key)).length,
        },
      ];
    });
  }

  sort(): void {
    this.#order = [...LETTERS, JOKER].flatMap((letter) =>
      this.slots.filter((slot) => slot.letter === letter).map(() => letter),
    );
  }

  shuffle(): void {
    this.drop();
    const letters = this.slots.map((slot) => slot.letter);
    for (let last = letters.length - 1; last > 0; last--) {
      const pick = Math.floor(Math.random() * (last + 1));
      [letters[last], letters[pick]] = [letters[pick], letters[last]];
    }
    this.#order = letters;
  }

  /** A tile moved along the ledge to the place of another. */
  move(key: string, to: string): void {
    if (this.trial.size) return;
    const keys = this.slots.map((slot) => slot.key);
    const [from, target] = [keys.indexOf(key), keys.indexOf(to)];
    if (from < 0 || target < 0) return;
    const letters = this.slots.map((slot) => slot.letter);
    letters.splice(target, 0, ...letters.splice(from, 1));
    this.#order = letters;
  }

  // The board

  stored = $derived.by((): string[] => this.view.board.flatMap((row) => [...row]));
  /** The squares of the placement of this turn. */
  fresh = $derived.by((): number[] => this.view.fresh.map(squareOf));

  /** Whether tiles may be laid on trial now. */
  get laying(): boolean {
    return this.#turning && this.mode === "lay";
  }

  get #turning(): boolean {
    const { table, view } = this;
    return this.me !== null && table.awaited.includes(this.me) && !view.standing && !view.to_shed;
  }

  /** A name of the present turn: what lay on trial in another is gone. */
  get #turn(): string {
    const { round, turn, moves, idle } = this.view;
    return this.#turning ? [this.me, round, turn, moves.length, idle].join(" ") : "";
  }

  get trial(): ReadonlyMap<number, Trial> {
    return this.#turn && this.#trial.turn === this.#turn ? this.#trial.tiles : NOTHING;
  }

  #set(tiles: ReadonlyMap<number, Trial>): void {
    this.#trial = { turn: this.#turn, tiles };
    this.table.refusal = null;
    this.#lacks = "";
  }

  /** The board with what lies on trial, a joker in lower case. */
  board = $derived.by((): string[] => {
    const board = [...this.stored];
    for (const [square, tile] of this.trial)
      board[square] = tile.joker ? tile.letter.toLowerCase() : tile.letter;
    return board;
  });

  get cursor(): number | null {
    return this.laying &&
      this.#aimed === this.#turn &&
      this.#cursor !== null &&
      this.stored[this.#cursor] === "."
      ? this.#cursor
      : null;
  }

  get across(): boolean {
    return this.#across;
  }

  get lifted(): string | null {
    return this.laying && this.#aimed === this.#turn ? this.#lifted : null;
  }

  get asking(): { square: number; key: string } | null {
    return this.laying && this.#aimed === this.#turn ? this.#asking : null;
  }

  // Laying on trial

  /** A square is touched: the lifted tile lands, a tile on trial comes back, or the square is chosen. */
  touch(square: number): void {
    if (!this.laying) return;
    this.putAway();
    if (this.trial.has(square)) return this.takeBack(square);
    if (this.stored[square] !== ".") return;
    if (this.lifted) {
      const key = this.lifted;
      this.#lifted = null;
      return this.lay(key, square);
    }
    this.#lacks = "";
    this.#aim();
    if (this.#cursor === square) this.#across = !this.#across;
    else [this.#cursor, this.#across] = [square, this.#guess(square)];
  }

  /** Nothing can be done with the tiles now. */
  get quiet(): boolean {
    return !!this.standing || (!!this.verdict && !this.#turning && !this.shedding);
  }

  /** What was aimed at in another turn is forgotten. */
  #aim(): void {
    if (this.#aimed === this.#turn) return;
    [this.#cursor, this.#lifted, this.#asking, this.#mode] = [null, null, null, "lay"];
    [this.#chosen, this.#aimed] = [new Set(), this.#turn];
  }

  get mode(): "lay" | "swap" | "pass" {
    return this.#aimed === this.#turn ? this.#mode : "lay";
  }

  /** The way a word most likely runs from here: along the tiles on trial, or along a neighbour. */
  #guess(square: number): boolean {
    const [first] = this.trial.keys();
    if (first !== undefined)
      return (
        Math.floor(first / SIDE) === Math.floor(square / SIDE) || first % SIDE !== square % SIDE
      );
    const touches = (across: boolean): boolean =>
      [1, -1].some((by) => this.board[step(square, across, by) ?? square] !== ".");
    return touches(true) || !touches(false);
  }

  turnCursor(across = !this.#across): void {
    this.#across = across;
  }

  aimCursor(square: number): void {
    if (this.laying && this.stored[square] === "." && !this.trial.has(square))
      this.#cursor = square;
  }

  lift(key: string): void {
    const slot = this.slots.find((one) => one.key === key);
    if (!slot || slot.gone) return;
    this.putAway();
    if (this.mode === "swap" || this.shedding) return this.#choose(key);
    if (!this.laying) return;
    if (this.cursor !== null) {
      const free = this.#free(this.cursor);
      if (free !== null) return this.lay(key, free);
    }
    this.#aim();
    this.#lifted = this.#lifted === key ? null : key;
  }

  /** Put a tile of the rack on a free square; a devil first asks for its letter. */
  lay(key: string, square: number, as?: string): void {
    const slot = this.slots.find((one) => one.key === key && !one.gone);
    if (!this.laying || !slot || this.board[square] !== ".") return;
    const joker = slot.letter === JOKER;
    if (joker && !as) {
      this.#aim();
      this.#asking = { square, key };
      return;
    }
    this.#asking = null;
    this.#set(new Map(this.trial).set(square, { key, letter: as ?? slot.letter, joker }));
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
    while (at !== null && this.board[at] !== ".") at = step(at, this.#across);
    return at;
  }

  /** Type a letter; a devil serves where the letter lacks, or where it is wanted. */
  type(letter: string, joker = false): void {
    if (!this.laying || this.cursor === null) return;
    const at = this.#free(this.cursor);
    if (at === null) return;
    const free = (wanted: string): Slot | undefined =>
      this.slots.find((slot) => slot.letter === wanted && !slot.gone);
    const slot = joker ? (free(JOKER) ?? free(letter)) : (free(letter) ?? free(JOKER));
    if (slot)
      this.lay(slot.key, at, slot.letter === JOKER && letter !== JOKER ? letter : undefined);
    else this.#lacks = letter;
  }

  /** Take back the tile before the cursor. */
  rub(): number | null {
    if (this.cursor === null) return null;
    let at: number | null = this.trial.has(this.cursor)
      ? this.cursor
      : step(this.cursor, this.#across, -1);
    while (at !== null && !this.trial.has(at) && this.board[at] !== ".")
      at = step(at, this.#across, -1);
    if (at === null || !this.trial.has(at)) return null;
    this.takeBack(at);
    this.#cursor = at;
    return at;
  }

  takeBack(square: number): void {
    const tiles = new Map(this.trial);
    tiles.delete(square);
    this.#set(tiles);
  }

  /** A tile on trial moved to another square. */
  shift(from: number, to: number): void {
    const tile = this.trial.get(from);
    if (!tile || this.board[to] !== ".") return;
    const tiles = new Map(this.trial);
    tiles.delete(from);
    this.#set(tiles.set(to, tile));
  }

  /** Everything comes back to the ledge. */
  drop(): void {
    if (this.trial.size) this.#set(NOTHING);
    [this.#cursor, this.#lifted, this.#asking, this.#mode] = [null, null, null, "lay"];
    this.#chosen = new Set();
  }

  /** The word as it would be written, or why it cannot be. */
  word = $derived.by((): { word: Word | null; why: string } => {
    const squares = [...this.trial.keys()].sort((a, b) => a - b);
    if (!squares.length) return { word: null, why: "" };
    const [first] = squares;
    const one = (across: boolean): boolean =>
      squares.every((square) =>
        across
          ? Math.floor(square / SIDE) === Math.floor(first / SIDE)
          : square % SIDE === first % SIDE,
      );
    const run = (across: boolean): Word => runThrough(this.board, first, across);
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
    const under = [...this.trial.keys()].map((square) => KIND[GROUND[square]]);
    return {
      red: under.filter((kind) => kind === "red").length,
      green: under.filter((kind) => kind === "green").length,
    };
  }

  place(): void {
    const { word } = this.word;
    if (word) this.#do({ type: "place", at: word.at, word: word.text });
  }

  // Exchange, and a tile put back for a red devil

  get swapping(): boolean {
    return this.#turning && this.mode === "swap";
  }

  get shedding(): boolean {
    return this.view.to_shed > 0 && this.table.offers<Shed>("shed").length > 0;
  }

  isChosen(key: string): boolean {
    return this.#chosen.has(key) && (this.swapping || this.shedding);
  }

  get chosen(): string[] {
    return this.slots.filter((slot) => this.isChosen(slot.key)).map((slot) => slot.letter);
  }

  #choose(key: string): void {
    if (this.shedding) {
      this.#chosen = new Set(this.#chosen.has(key) ? [] : [key]);
      return;
    }
    const chosen = new Set(this.#chosen);
    if (!chosen.delete(key) && this.chosen.length < this.view.may_exchange) chosen.add(key);
    this.#chosen = chosen;
  }

  /** One more tile of a stack, or none of it when all are chosen. */
  chooseOf(letter: string): void {
    const all = this.slots.filter((slot) => slot.letter === letter);
    const next = all.find((slot) => !this.#chosen.has(slot.key));
    if (this.shedding) this.#chosen = new Set(this.isChosen(all[0].key) ? [] : [all[0].key]);
    else if (next && this.chosen.length < this.view.may_exchange) this.#choose(next.key);
    else
      this.#chosen = new Set(
        [...this.#chosen].filter((key) => !all.some((slot) => slot.key === key)),
      );
  }

  // Words that are judged

  get standing(): View["standing"] {
    return this.view.standing;
  }

  /** Keep what stands, so that a verdict can show it after the tiles have gone back. */
  remember(): void {
    const { standing } = this.view;
    if (standing)
      this.#judged = {
        at: standing.at,
        seat: standing.seat,
        board: this.stored,
        fresh: this.fresh,
      };
  }

  get formed(): Word[] {
    return this.standing ? wordsWith(this.stored, this.fresh) : [];
  }

  /** The last contest, until it is put away or the next word is laid. */
  verdict = $derived.by((): Verdict | null => {
    const events = this.table.events as Event[];
    const at = events.findLastIndex((event) => event.type === "contested");
    if (at <= this.#seen || this.standing) return null;
    if (
      events
        .slice(at)
        .some(
          (event) =>
            event.type === "placed" || event.type === "exchanged" || event.type === "passed",
        )
    )
      return null;
    const kept = this.#judged;
    const placed = events.slice(0, at).findLast((event) => event.type === "placed") as
      Placed | undefined;
    const words =
      kept && placed?.at === kept.at
        ? wordsWith(kept.board, kept.fresh).map((word) => ({
            ...word,
            board: kept.board,
            fresh: kept.fresh,
          }))
        : [];
    const { names } = this.table;
    const after = events
      .slice(at + 1)
      .filter((event) => event.type === "scored" || event.type === "drew")
      .map((event) => this.table.words!.tell(event, names))
      .join(" ");
    return { contest: events[at] as Contested, words, after };
  });

  /** The contest just before the placement that stands, told in one line. */
  get told(): string {
    const events = this.table.events as Event[];
    const placed = events.findLastIndex((event) => event.type === "placed");
    const at = events.findLastIndex((event) => event.type === "contested");
    if (
      at < 0 ||
      at > placed ||
      events.slice(at + 1, placed).some((event) => event.type === "placed")
    )
      return "";
    return this.table.words!.tell(events[at], this.table.names);
  }

  putAway(): void {
    if (this.verdict) this.#seen = this.table.events.length;
  }

  // What the frame shows

  #do(action: Action): void {
    this.table.decide(action);
    this.#chosen = new Set();
    this.#mode = "lay";
  }

  get acts(): Act[] {
    const { table, view } = this;
    if (this.verdict && !this.#turning && !this.shedding)
      return [{ label: say("diamino-go-on"), run: () => this.putAway() }];
    if (view.standing) {
      if (!table.offers("contest").length)
        return [{ label: say("diamino-others-judge"), kind: "ghost" }];
      return [
        {
          label: say("diamino-accept"),
          kind: "ghost",
          icon: "ok",
          run: () => this.#do({ type: "accept" }),
        },
        { label: say("diamino-contest"), kind: "stop", run: () => this.#do({ type: "contest" }) },
      ];
    }
    if (this.shedding) {
      const [tile] = this.chosen;
      return [
        {
          label: tile
            ? say("diamino-shed", { tile: this.called(tile) })
            : say("diamino-choose-shed"),
          run: tile ? () => this.#do({ type: "shed", tile }) : undefined,
        },
      ];
    }
    if (!this.#turning) return [{ label: say("wait-turn"), kind: "ghost" }];
    const back: Act = {
      label: say("take-back-aim"),
      kind: "ghost",
      icon: "back",
      run: () => this.drop(),
    };
    if (this.mode === "pass")
      return [
        back,
        {
          label: say(this.formula === "patience" ? "diamino-stop-now" : "diamino-pass-now"),
          run: () => this.#do({ type: "pass" }),
        },
      ];
    if (this.mode === "swap") {
      const tiles = this.chosen.join("");
      return [
        back,
        {
          label: tiles ? say("diamino-swap-now", { n: tiles.length }) : say("diamino-swap-choose"),
          run: tiles ? () => this.#do({ type: "exchange", tiles }) : undefined,
        },
      ];
    }
    if (this.asking) return [back, { label: say("diamino-choose-letter") }];
    if (this.trial.size) {
      const { word, why } = this.word;
      return [
        back,
        {
          label: word
            ? say("diamino-place", { word: word.text.toUpperCase() })
            : say("diamino-place-none"),
          run: word && !table.pending ? () => this.place() : undefined,
          why,
        },
      ];
    }
    const swap: Act = {
      label: say("diamino-swap"),
      kind: "ghost",
      run: view.may_exchange ? () => this.#begin("swap") : undefined,
      why: view.may_exchange ? undefined : say("diamino-no-swap"),
    };
    const pass: Act = {
      label: say(this.formula === "patience" ? "diamino-stop" : "diamino-pass"),
      kind: "ghost",
      run: () => this.#begin("pass"),
    };
    return [
      ...(this.formula === "patience" ? [] : [swap]),
      pass,
      { label: say("diamino-place-none"), why: say("diamino-how") },
    ];
  }

  #begin(mode: "swap" | "pass"): void {
    this.putAway();
    this.drop();
    this.#aim();
    this.#mode = mode;
  }

  /** How a tile is called: its letter, or the devil. */
  called(letter: string): string {
    return letter === JOKER ? say("diamino-devil") : letter;
  }

  get guide(): Guide {
    const { table, view } = this;
    const { names } = table;
    const { verdict, standing } = this;
    if (verdict) return this.#judgement(verdict.contest);
    if (standing) {
      const lead =
        standing.seat === this.me
          ? say("diamino-you-place", { word: standing.word.toUpperCase() })
          : say("diamino-places", {
              name: names[standing.seat],
              word: standing.word.toUpperCase(),
            });
      if (table.offers("contest").length)
        return { lead, text: say("diamino-exist", { n: this.formed.length }), rule: "1.8" };
      return {
        lead,
        text: say("diamino-judging", {
          names: standing.silent.map((seat) => names[seat]).join(", "),
          n: standing.silent.length,
        }),
        rule: "1.8",
      };
    }
    if (view.turn === null) return { lead: "", text: "" };
    if (this.shedding)
      return { lead: say("diamino-red"), text: say("diamino-put-back", { n: view.to_shed }) };
    if (!this.#turning)
      return {
        lead: say("turn-of", { name: names[view.turn] }),
        text: view.to_shed ? say("diamino-other-sheds") : "",
      };
    if (this.asking) return { lead: say("diamino-devil-lead"), text: say("diamino-which-letter") };
    if (this.mode === "pass")
      return {
        lead: say("your-turn-lead"),
        text: say(this.formula === "patience" ? "diamino-stop-sure" : "diamino-pass-sure"),
      };
    if (this.mode === "swap")
      return {
        lead: say("your-turn-lead"),
        text: say("diamino-swap-which", { n: view.may_exchange }),
      };
    if (this.trial.size) return this.#trialGuide();
    if (this.#lacks)
      return { lead: say("your-turn-lead"), text: say("diamino-lacks", { letter: this.#lacks }) };
    if (this.cursor !== null)
      return {
        lead: nameOf(this.cursor),
        text: say(this.#across ? "diamino-type-across" : "diamino-type-down"),
      };
    if (this.lifted) return { lead: `${this.called(this.lifted[0])}.`, text: say("diamino-where") };
    return { lead: say("your-turn-lead"), text: say("diamino-how") };
  }

  #trialGuide(): Guide {
    const { word, why } = this.word;
    if (!word && !this.#lacks) return { lead: say("your-turn-lead"), text: why };
    const { red, green } = this.devils;
    const lead = word
      ? say("diamino-word-at", { word: word.text.toUpperCase(), at: word.at })
      : say("your-turn-lead");
    if (this.table.refusal) return { lead, text: "" };
    return {
      lead,
      text: this.#lacks
        ? say("diamino-lacks", { letter: this.#lacks })
        : this.formula !== "patience" && red + green
          ? say("diamino-covers", { red, green })
          : say("diamino-covers-none"),
    };
  }

  #judgement(contest: Contested): Guide {
    const name = this.table.names[contest.seat];
    const mine = contest.seat === this.me;
    const lead = contest.justified
      ? mine
        ? say("diamino-you-right")
        : say("diamino-right", { name })
      : mine
        ? say("diamino-you-wrong")
        : say("diamino-wrong", { name });
    return {
      lead,
      text: contest.justified
        ? say("diamino-unknown", { words: contest.words.join(", "), n: contest.words.length })
        : say("diamino-all-known"),
      rule: "1.8",
    };
  }

  get pile(): { count: number; label: string } {
    return { count: this.view.reserve, label: say("diamino-reserve") };
  }

  get foot(): string[] {
    const { options } = this.table.lobby!;
    const lines = [say(`diamino-formula-${this.formula}`)];
    if (this.formula !== "patience" && !options.auto_validate && options.contest_seconds !== 0)
      lines.push(say("diamino-delay", { n: Number(options.contest_seconds ?? 20) }));
    return lines;
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
      status: waits,
      flag,
    };
  }
}

const NOTHING: ReadonlyMap<number, Trial> = new Map();

function counts(letters: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const letter of letters) found.set(letter, (found.get(letter) ?? 0) + 1);
  return found;
}

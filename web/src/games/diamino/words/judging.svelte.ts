/** Words that are judged: those formed by a placement, and what a contest found. */

import type { Contested, Event, Placed } from "../../../generated/diamino";
import { settings } from "../../../lib/settings.svelte";
import type { Diamino } from "../play.svelte";
import { isAcross, runThrough, squaresOf, wordsWith, type Word } from "../squares";
import { formedIn } from "./formed";

export interface Verdict {
  contest: Contested;
  /** The board with the contested tiles, also where they have gone back. */
  board: string[];
  fresh: number[];
  words: Word[];
  /** What followed, in the words of the story. */
  after: string;
}

/** As long as a word that goes without saying is seen before it is agreed to. */
const AGREE_MS = 1200;
const MOVED_ON = ["placed", "exchanged", "passed", "began"];

export class Judging {
  #seen = $state(-1);

  constructor(private readonly play: Diamino) {}

  get #events(): Event[] {
    return this.play.table.events as Event[];
  }

  get formed(): Word[] {
    return this.play.standing ? wordsWith(this.play.stored, this.play.fresh) : [];
  }

  /** Nobody can contest these words with any hope: each was found to exist in this match. */
  #undoubted = $derived.by((): boolean => {
    const proven = new Set([...formedIn(this.#events).values()].flatMap((one) => one.proven));
    return this.formed.every(({ text }) => proven.has(text.toUpperCase()));
  });

  /** Agree by oneself to what goes without saying, or to every word where a player wants that. */
  agree(): (() => void) | undefined {
    const { standing, table } = this.play;
    if (!standing || table.pending || !table.offers("accept").length) return;
    if (!settings.now.agree && !this.#undoubted) return;
    const timer = setTimeout(() => this.play.do({ type: "accept" }), AGREE_MS);
    return () => clearTimeout(timer);
  }

  /** The last contest, until it is put away or the next word is laid; a reload brings it back. */
  verdict = $derived.by((): Verdict | null => {
    const events = this.#events;
    const at = events.findLastIndex((event) => event.type === "contested");
    if (at <= this.#seen || this.play.standing) return null;
    const later = events.slice(at + 1);
    const placed = events.slice(0, at).findLast((event) => event.type === "placed");
    if (!placed || later.some((event) => MOVED_ON.includes(event.type))) return null;
    const { table } = this.play;
    return {
      contest: events[at] as Contested,
      ...this.#laid(placed as Placed),
      after: later
        .filter((event) => event.type === "scored" || event.type === "drew")
        .map((event) => table.words!.tell(event, table.names))
        .join(" "),
    };
  });

  /** Tiles that the last contest sent back: where they lay, what they are and whose. */
  get refused(): { square: number; letter: string; seat: number }[] {
    const events = this.#events;
    const at = events.findLastIndex((event) => event.type === "contested");
    const contest = events[at] as Contested | undefined;
    const placed = events.slice(0, Math.max(at, 0)).findLast((event) => event.type === "placed");
    if (!contest?.justified || !placed || this.verdict) return [];
    return squaresOf(placed.at, placed.word.length).flatMap((square, index) =>
      this.play.stored[square] === "."
        ? [{ square, letter: placed.word[index], seat: placed.seat }]
        : [],
    );
  }

  /** The placement as it lay, drawn again where its tiles have been taken back. */
  #laid({ at, word }: Placed): Pick<Verdict, "board" | "fresh" | "words"> {
    const board = [...this.play.stored];
    const squares = squaresOf(at, word.length);
    const empty = squares.filter((square) => board[square] === ".");
    squares.forEach((square, index) => (board[square] = word[index]));
    const fresh = empty.length ? empty : squares.filter((one) => this.play.fresh.includes(one));
    const main = runThrough(board, squares[0], isAcross(at));
    return { board, fresh, words: fresh.length ? wordsWith(board, fresh) : [main] };
  }

  putAway(): void {
    if (!this.verdict) return;
    this.#seen = this.#events.length;
    this.play.table.goOn();
  }
}

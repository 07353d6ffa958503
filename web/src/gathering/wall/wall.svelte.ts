/** A table on the wall: a board's port without names, of which nothing can be asked. */

import type { Projecting } from "../../generated/gathering";
import type { SeatInfo } from "../../generated/wire";
import type { GameEvent } from "../../timeline/moment";
import type { Port } from "../../games/port";
import { say, type GameWords } from "../../lib/words.svelte";

export class Wall implements Port {
  frame = $state.raw<Projecting>()!;
  words = $state.raw<GameWords | null>(null);
  readonly menu = [];
  readonly mine = [];
  readonly me = null;
  readonly myTurn = false;
  readonly deadline = null;
  readonly result = null;
  readonly sheet = null;
  readonly pending = null;
  readonly refusal = null;
  names = $derived(
    Array.from({ length: this.frame.players ?? 0 }, (_, seat) =>
      say("player", { number: seat + 1 }),
    ),
  );
  seats = $derived<SeatInfo[]>(
    this.names.map((name) => ({
      kind: "person",
      name,
      level: "",
      stands_in: false,
      open: false,
      present: true,
      mine: false,
      away_ms: null,
      host: false,
    })),
  );

  constructor(frame: Projecting) {
    this.frame = frame;
  }

  get view(): unknown {
    return this.frame.view;
  }
  get options(): Record<string, unknown> {
    return this.frame.options;
  }
  get awaited(): number[] {
    return this.frame.waiting?.seats ?? [];
  }
  get events(): GameEvent[] {
    return (this.frame.events as GameEvent[] | null) ?? [];
  }
  get fresh(): GameEvent[] {
    return this.events;
  }
  get over(): boolean {
    return this.frame.waiting?.type === "over";
  }
  /** What happened last, without names. */
  get last(): string {
    return this.events.map((event) => this.words?.tell(event, this.names) ?? "").join(" ");
  }

  offers(): [] {
    return [];
  }
  decide(): void {}
  dismiss(): void {}
  goOn(): void {}
}

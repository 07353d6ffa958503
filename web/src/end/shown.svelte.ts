/** A table that has been played, shown at one of its moments: nothing can be asked of it. */

import type { Lobby, Moment, Replay } from "../generated/wire";
import type { Table } from "../lib/table.svelte";
import type { GameWords } from "../lib/words.svelte";

export class Shown {
  at = $state(0);
  readonly me = null;
  readonly mine: number[] = [];
  readonly own: number[] = [];
  readonly called: number[] = [];
  readonly menu = [];
  readonly myTurn = false;
  readonly pending = null;
  readonly deadline = null;
  readonly link = "on";
  readonly absence = { said: () => "" };
  readonly talk = { of: () => "", lines: [] };
  readonly lobby: Lobby;
  readonly names: string[];
  words: GameWords = $state.raw()!;
  /** What was told at each moment. */
  told: string[] = $derived.by(() =>
    this.replay.moments.map((moment) =>
      (moment.events as { type: string }[])
        .map((event) => this.words.tell(event, this.names))
        .join(" "),
    ),
  );

  constructor(
    readonly replay: Replay,
    words: GameWords,
  ) {
    this.words = words;
    this.names = replay.names;
    this.lobby = {
      type: "lobby",
      table: "",
      game: replay.game,
      rules: 1,
      options: replay.options,
      status: "over",
      host: false,
      turn_limit: null,
      spectators: true,
      hints: false,
      asked: [],
      practice: false,
      fairness: null,
      withheld: [],
      mixing: null,
      mixing_ms: null,
      paused: false,
      proposals: [],
      patience_ms: 0,
      rematch: null,
      seats: replay.names.map((name, seat) => ({
        kind: replay.levels[seat] ? "bot" : "person",
        name,
        level: replay.levels[seat],
        stands_in: false,
        open: false,
        present: true,
        mine: false,
        away_ms: null,
        host: false,
      })),
    };
  }

  get moment(): Moment {
    return this.replay.moments[this.at];
  }

  get view(): unknown {
    return this.moment.view;
  }

  get awaited(): number[] {
    return this.moment.awaited;
  }

  get over(): boolean {
    return this.at === this.replay.moments.length - 1;
  }

  get fresh(): { type: string }[] {
    return this.moment.events as { type: string }[];
  }

  get events(): { type: string }[] {
    return this.replay.moments
      .slice(0, this.at + 1)
      .flatMap((moment) => moment.events as { type: string }[]);
  }

  offers(): [] {
    return [];
  }

  decide(): void {}

  get table(): Table {
    return this as unknown as Table;
  }
}

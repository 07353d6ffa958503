/** A table that has been played, shown at one of its moments: nothing can be asked of it. */

import type { Lobby, Moment as Stored, Replay } from "../generated/wire";
import { briefOf } from "../timeline/brief";
import { Director } from "../timeline/director.svelte";
import type { GameEvent } from "../timeline/moment";
import type { Parts, Play } from "../games/play";
import type { Port } from "../games/port";
import { paceNow } from "../lib/settings.svelte";
import { sound } from "../timeline/sound";
import { ending } from "../timeline/stage";
import { endOf } from "../timeline/story";
import type { GameWords } from "../lib/words.svelte";

/** Letters that find room above the board of any window. */
const SEEN_WHOLE = 170;

export class Shown implements Port {
  #at = $state(0);
  /** The match goes on by itself. */
  running = $state(false);
  readonly name = "";
  readonly me = null;
  readonly mine: number[] = [];
  readonly menu = [];
  readonly myTurn = false;
  readonly pending = null;
  readonly deadline = null;
  readonly refusal = null;
  readonly absence = { said: () => "" };
  readonly talk = { of: () => "", lines: [] };
  readonly lobby: Lobby;
  readonly names: string[];
  words: GameWords = $state.raw()!;
  game = $state.raw<{ parts: Parts; play: Play } | null>(null);
  /** The same as at a table: what happens next is staged, shown and sounded. */
  readonly director = new Director<number>({
    announce: () => {},
    scenes: (at) => {
      const moment = { ...this.#moment(at), over: at === this.last };
      return ending(this.game?.parts.scenes?.(moment, this) ?? [], moment, this);
    },
    show: (at, staged) => {
      this.#at = at;
      if (staged) return;
      const own = this.fresh.map((event) => this.game?.play.sound?.(event)).findLast((one) => one);
      sound(own ?? "tap");
    },
    sound: (scene) => scene.sound && sound(scene.sound),
    hurried: () => false,
    pace: paceNow,
  });
  /** What was told at each moment. */
  told: string[] = $derived.by(() =>
    this.replay.moments.map((moment) =>
      (moment.events as GameEvent[]).map((event) => this.words.tell(event, this.names)).join(" "),
    ),
  );

  /** The same in few words. */
  briefs: string[] = $derived.by(() => {
    const { quiet = [], aside = [], beyond } = this.game?.parts.telling ?? {};
    const all = this.replay.moments.flatMap((moment) => moment.events as GameEvent[]);
    const brief = briefOf(this.replay.game, this.words, this.names, beyond?.(all));
    const left = [...quiet, ...aside];
    return this.replay.moments.map((moment, at) => {
      const events = moment.events as GameEvent[];
      const counts = events.filter(({ type }) => !left.includes(type));
      const said = counts.map((event) => brief(event) ?? this.words.told(event, this.names));
      return said.filter(Boolean).join(" ") || this.told[at];
    });
  });

  /** What is said above the board: all of it, or in few words what would not be seen whole. */
  get said(): string {
    const told = this.told[this.at];
    return (told.length > SEEN_WHOLE ? endOf(this.briefs[this.at], SEEN_WHOLE) : told) || "…";
  }

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

  get at(): number {
    return this.#at;
  }

  /** Go straight there: nothing of what lies between is staged. */
  set at(to: number) {
    this.director.leave();
    this.#at = Math.max(0, Math.min(this.last, to));
  }

  /** See the next moment happen. */
  go(): void {
    if (this.at < this.last) this.director.take(this.at + 1);
  }

  get last(): number {
    return this.replay.moments.length - 1;
  }

  #moment(at: number): Stored & { events: GameEvent[] } {
    return this.replay.moments[at] as Stored & { events: GameEvent[] };
  }

  get moment(): Stored {
    return this.#moment(this.at);
  }

  get view(): unknown {
    return this.moment.view;
  }

  get awaited(): number[] {
    return this.moment.awaited;
  }

  get over(): boolean {
    return this.at === this.last;
  }

  get result(): null {
    return null;
  }

  get sheet(): unknown {
    return this.over ? this.replay.sheet : null;
  }

  get seats(): Lobby["seats"] {
    return this.lobby.seats;
  }

  get options(): Record<string, unknown> {
    return this.replay.options;
  }

  get fresh(): GameEvent[] {
    return this.#moment(this.at).events;
  }

  get events(): GameEvent[] {
    return this.replay.moments
      .slice(0, this.at + 1)
      .flatMap((moment) => moment.events as GameEvent[]);
  }

  offers(): [] {
    return [];
  }

  decide(): void {}

  dismiss(): void {}

  goOn(): void {
    this.director.skip();
  }
}

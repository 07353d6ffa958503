/** The one reactive table: what the server has stored, and what this device asks of it. */

import {
  PROTOCOL,
  type Frame,
  type Lobby,
  type Error as Refusal,
  type Look,
  type Request,
  type Sheet,
  type Step,
  type Waiting,
} from "../generated/wire";
import { Absence } from "./absence.svelte";
import { Coach } from "./coach.svelte";
import { Commitments } from "../shuffles/commitments.svelte";
import { Connection, type State } from "./connection";
import { Director, type News } from "../timeline/director.svelte";
import type { GameEvent, Moment, Scene } from "../timeline/moment";
import { Moves } from "./moves.svelte";
import { names } from "../lib/people/names";
import type { Parts, Play } from "../games/play";
import { api } from "../lib/api";
import type { Foresight, Port } from "../games/port";
import { renew } from "./renew";
import { paceNow, settings, type Lang } from "../lib/settings.svelte";
import { sound } from "../timeline/sound";
import { ending } from "../timeline/stage";
import { Talk } from "./talk.svelte";
import { gameWords, inLanguage, type GameWords } from "../lib/words.svelte";

export type Told = { number: number; text: string; event: GameEvent };
/** A step as it came, and when. */
interface Coming {
  step: Step;
  at: number;
  arrived: boolean;
}
/** A delay that is not to be spent on looking on. */
const SHORT_DELAY_MS = 30_000;
/** Who leads a guided first game: plays the other seats, and lets only the step's move through. */
export interface Teacher {
  readonly seats: readonly number[];
  allows(action: { type: string }): boolean;
  /** Play the other seats' next move after a moment; what is returned calls it off. */
  follow(): (() => void) | undefined;
}

export class Table implements Port {
  lobby = $state.raw<Lobby | null>(null);
  step = $state.raw<Step | null>(null);
  words = $state.raw<GameWords | null>(null);
  events = $state.raw<GameEvent[]>([]);
  fresh = $state.raw<GameEvent[]>([]);
  /** What has been announced: what is staged is said before the board comes to it. */
  #announced = $state.raw<GameEvent[]>([]);
  /** Whether the present step is news to this device, and not what it was shown on coming. */
  arrived = $state(false);
  #sawWaitingRoom = false;
  connection = $state<State>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  closed = $state.raw<Refusal | null>(null);
  readonly director = new Director<Coming>({
    announce: ({ step }) => this.#announce(step),
    scenes: (coming) => this.#scenes(coming),
    show: (coming, staged) => this.#show(coming, staged),
    sound: (scene) => scene.sound && sound(scene.sound),
    hurried: ({ step }) => this.#hurried(step),
    pace: paceNow,
  });
  /** The game's own parts, once they are here. */
  game = $state.raw<{ parts: Parts; play: Play } | null>(null);
  /** The match in figures, as far as the server has summed it up. */
  sheet = $state.raw<Sheet | null>(null);
  readonly coach = new Coach(this);
  readonly absence = new Absence(this);
  readonly talk = new Talk(this);
  readonly commitments = new Commitments(this);
  readonly #moves = new Moves(this);
  /** On a shared screen: whose hand was asked for. */
  hand = $state<number | null>(null);
  teacher = $state.raw<Teacher | null>(null);
  /** When the present wait ends, on this device's own clock; never while the match is paused. */
  deadline = $state<number | null>(null);
  /** What a pause has left of the wait. */
  held = $state<number | null>(null);
  /** The whole of the present wait, for the ring. */
  span = $state(0);

  #line: Connection;
  /** The last step that came, also while another is still shown. */
  #last: Step | null = null;
  /** Whether the next step tells what happened while the line was down. */
  #missing = false;
  /** The language the server was asked to answer in. */
  #lang: Lang | null = null;

  constructor(
    readonly name: string,
    readonly watch: string | null,
  ) {
    this.#line = new Connection({
      hello: () => this.#hello(),
      frame: (frame) => this.#frame(frame),
      changed: (state) => this.#changed(state),
      refused: (refusal) => this.#shutOut(refusal),
      hurried: () => this.deadline !== null || this.pending !== null,
    });
  }

  leave(): void {
    this.#line.close();
    this.director.leave();
  }

  // What is known

  /** Whether what is shown may be out of date. */
  offline = $derived(["stale", "put_off"].includes(this.connection));
  seats = $derived(this.lobby?.seats ?? []);
  names = $derived.by(() => names(this.seats));
  options = $derived((this.lobby?.options ?? {}) as Record<string, unknown>);
  /** The seats of this device. */
  own = $derived(
    this.lobby?.seats.flatMap((seat, number) =>
      seat.mine && !this.teacher?.seats.includes(number) ? [number] : [],
    ) ?? [],
  );
  /** Those it plays itself, with no bot in its place. */
  mine = $derived(this.own.filter((seat) => !this.lobby!.seats[seat].stands_in));
  paused = $derived(this.lobby?.paused ?? false);
  waiting = $derived((this.step?.waiting as Waiting | undefined) ?? null);
  /** Who must decide now: nobody while the match is paused. */
  awaited = $derived(
    this.waiting?.type === "awaiting" && !this.paused ? (this.waiting.seats ?? []) : [],
  );
  over = $derived(this.waiting?.type === "over");
  result = $derived(
    this.over ? { scores: this.waiting?.scores ?? [], ranks: this.waiting?.ranks ?? [] } : null,
  );
  looks = $derived((this.step?.looks as Look[] | undefined) ?? []);
  /** Those of this device's seats that must decide now. */
  called = $derived(this.mine.filter((seat) => this.awaited.includes(seat)));
  /** Nothing is hidden from anybody in this game, so no curtain is needed. */
  #open = $derived.by(() => {
    const [first, ...others] = this.looks.map((look) => JSON.stringify(look.view));
    return others.every((view) => view === first);
  });
  /** The seat this screen decides for now: its own, or the one whose hand was asked for. */
  me = $derived.by(() => {
    if (this.mine.length === 1) return this.mine[0];
    if (this.hand !== null && this.called.includes(this.hand)) return this.hand;
    if (this.#open && this.called.length) return this.called[0];
    return this.hand !== null && this.mine.includes(this.hand) ? this.hand : null;
  });
  /** On a shared screen: whom the screen must be handed to before a hand is shown. */
  curtain = $derived.by(() => {
    if (this.mine.length < 2 || this.#open || this.over || !this.called.length) return null;
    return this.hand !== null && this.called.includes(this.hand) ? null : this.called[0];
  });
  look = $derived(this.looks.find((look) => look.seat === this.me) ?? this.looks[0] ?? null);
  view = $derived(this.look?.view ?? null);
  menu = $derived(
    (this.mine.length && !this.paused && this.look ? this.look.menu : []) as { type: string }[],
  );
  myTurn = $derived(this.me !== null && this.awaited.includes(this.me) && !this.pending);
  /** Everything that has happened, in words. */
  story = $derived.by(() => this.#tell(this.events));
  /** The same, from when it is announced. */
  said = $derived.by(() => this.#tell(this.#announced));

  #tell(events: readonly GameEvent[]): Told[] {
    const words = this.words;
    if (!words) return [];
    const told = events.map((event) => ({ event, text: words.told(event, this.names) }));
    return this.coach.among(told).map((one, index) => ({ ...one, number: index + 1 }));
  }

  /** The actions of the menu of one kind. */
  offers<T extends { type: string }>(kind: T["type"]): T[] {
    return this.menu.filter((action) => action.type === kind) as T[];
  }

  // What is asked

  /** The decision that the server has not answered yet. */
  get pending(): Request | null {
    return this.#moves.pending;
  }

  /** Decide; shown as saved once the server says so, never before. */
  decide(action: { type: string }, seat = this.me): void {
    // what lies behind a scene is decided about once that has been seen
    if (seat === null || (this.director.scene && !this.director.scene.after)) return;
    if (this.teacher && seat === this.me && !this.teacher.allows(action)) return;
    this.#moves.decide(seat, action);
  }

  dismiss(): void {
    this.refusal = null;
  }

  goOn(): void {
    if (this.director.scene?.onBoard) this.director.skip();
  }

  async foresee(action: { type: string }): Promise<Foresight> {
    const { me, step } = this;
    if (me === null || !step) return { told: null, why: null };
    return api.preview(this.name, me, step.window, action);
  }

  speakFor(seat: number, action: { type: string }): void {
    this.#moves.speakFor(seat, action);
  }

  /** Ask for something that is answered; it is asked again until it is. */
  ask(request: Request): void {
    this.#line.ask(request);
  }

  /** Say something that nobody answers. */
  say(request: Request): void {
    this.#line.say(request);
  }

  // What is heard

  #hello(): Request {
    this.#lang = settings.now.lang;
    return {
      type: "hello",
      table: this.name,
      n: this.#last?.n ?? 0,
      watch: this.watch,
      lang: settings.now.lang,
      protocol: PROTOCOL,
    };
  }

  #changed(state: State): void {
    this.connection = state;
    if (state === "greeting") this.commitments.again();
    this.#missing ||= state === "greeting";
    if (state !== "seated") this.coach.thinks = false;
  }

  /** The table cannot be entered, or not any more. */
  #shutOut(refusal: Refusal): void {
    if (refusal.code !== "old_page" || !renew()) this.closed = refusal;
  }

  #frame(frame: Frame): void {
    switch (frame.type) {
      case "lobby":
        return this.#seated(frame);
      case "step":
        return this.#stepped(frame);
      case "saved":
        return this.#saved(frame.key);
      case "error":
        return this.#refused(frame);
      case "said":
        return this.talk.hear(frame);
      case "advice":
        return this.coach.hear(frame);
      case "bye":
      case "done":
      case "pong":
        return;
    }
  }

  #seated(lobby: Lobby): void {
    this.#hold(lobby.paused && !this.paused);
    this.lobby = lobby;
    this.#sawWaitingRoom ||= lobby.status === "open";
    this.absence.hear();
    this.commitments.hear(lobby);
    void this.speak();
  }

  /** A pause stops the ring, and puts away the hand that a shared screen shows. */
  #hold(begins: boolean): void {
    if (!begins) return;
    if (this.deadline !== null) this.held = Math.max(0, this.deadline - performance.now());
    this.deadline = null;
    if (this.mine.length > 1) this.hand = null;
  }

  #stepped(step: Step): void {
    const have = this.#last?.n ?? 0;
    if (step.from !== have && step.from !== 0 && step.n !== have && (step.events as []).length) {
      this.#line.again(0);
      return;
    }
    const arrived = step.from !== 0 || this.#sawWaitingRoom;
    const news: News = !arrived ? "old" : this.#missing ? "missed" : "fresh";
    this.#missing = false;
    this.#last = step;
    this.director.take({ step, at: performance.now(), arrived }, news);
  }

  // What the director has done

  #announce(step: Step): void {
    const events = step.events as GameEvent[];
    this.#announced = step.from === 0 ? events : [...this.#announced, ...events];
  }

  #scenes({ step }: Coming): Scene[] {
    if (!this.game || !this.words) return [];
    const looks = step.looks as Look[];
    const look = looks.find((look) => look.seat === this.me) ?? looks[0];
    const moment: Moment = {
      events: step.events as GameEvent[],
      view: look?.view,
      over: (step.waiting as Waiting).type === "over",
    };
    return ending(this.game.parts.scenes?.(moment, this) ?? [], moment, this);
  }

  /** Somebody of this device must answer within a delay that is better not spent on looking on. */
  #hurried(step: Step): boolean {
    const { seats = [], left_ms } = step.waiting as Waiting;
    const short = (left_ms ?? SHORT_DELAY_MS) < SHORT_DELAY_MS;
    return short && seats.some((seat) => this.mine.includes(seat));
  }

  #show({ step, at, arrived }: Coming, staged: boolean): void {
    const events = step.events as GameEvent[];
    const calledBefore = this.called.length > 0;
    this.fresh = events;
    this.arrived = arrived;
    this.events = step.from === 0 ? events : [...this.events, ...events];
    if (step.sheet || step.from === 0) this.sheet = (step.sheet as Sheet | undefined) ?? null;
    const waiting = step.waiting as Waiting;
    this.deadline = this.held = null;
    if (waiting.left_ms !== undefined) {
      if (this.paused) this.held = waiting.left_ms;
      else this.deadline = at + waiting.left_ms;
      if (this.step?.window !== step.window || waiting.left_ms > this.span)
        this.span = waiting.left_ms;
    }
    if (step.window !== this.step?.window) this.coach.thinks = false;
    this.step = step;
    if (step.saved) this.#saved(step.saved);
    if (this.hand !== null && !this.awaited.includes(this.hand) && this.called.length)
      this.hand = null;
    if (arrived) this.#sound(calledBefore, staged);
  }

  /** A moment sounds once, by what is dearest in it. */
  #sound(calledBefore: boolean, staged: boolean): void {
    if (this.over) return this.lobby?.status === "closed" ? undefined : sound("win");
    const own = this.fresh.map((event) => this.game?.play.sound?.(event)).findLast((one) => one);
    if (own && !staged) sound(own);
    else if (this.called.length && !calledBefore) sound("bell");
    else if (this.fresh.length && !staged) sound("tap");
  }

  #saved(key: string): void {
    if (this.#moves.answered(key)) this.refusal = null;
  }

  #refused(refusal: Refusal): void {
    this.coach.thinks = false;
    if (refusal.key && this.commitments.refused(refusal.key)) return;
    if (refusal.key) this.#moves.answered(refusal.key);
    if (refusal.code !== "already_begun") this.refusal = refusal;
  }

  /** The words of the game and of the server, in the language of this device. */
  async speak(): Promise<void> {
    if (this.#lang && this.#lang !== settings.now.lang) this.#line.greet();
    const game = this.lobby?.game;
    if (game)
      await inLanguage(
        (lang) => gameWords(game, lang),
        (found) => (this.words = found),
      );
  }
}

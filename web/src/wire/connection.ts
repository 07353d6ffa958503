/** The line to a table or a gathering: it comes back by itself, and nothing asked over it is lost on the way. */

import type { Error as Refusal, Frame, Request } from "../generated/wire";
import { randomHex } from "../shuffles/random";

/**
 * - connecting: no table was seen yet, and no line is open;
 * - greeting: the line is open and the table asked for;
 * - seated: what is shown is what the server has;
 * - stale: the line was lost after the table was seen, and is being sought;
 * - put_off: the server cannot let us in now; it is asked again;
 * - refused: it never will.
 */
export type State = "connecting" | "greeting" | "seated" | "stale" | "put_off" | "refused";
type Keyed = { type: string; key?: string | null };

/** What hangs on a line: by default a table. */
export interface Ends<Told = Frame> {
  hello(): { type: string };
  frame(frame: Told): void;
  changed(state: State): void;
  /** Not let in, and why. */
  refused(refusal: Refusal): void;
  /** Whether a clock runs against this player: a dead line must be noticed soon. */
  hurried(): boolean;
}

/** What of a browser a line needs. */
export interface World {
  open(): WebSocket;
  /** Call when the device wakes, or finds a network. */
  onWake(wake: () => void): () => void;
  visible(): boolean;
}

const browser: World = {
  open: () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/ws`);
  },
  onWake: (wake) => {
    const places: [EventTarget, string][] = [
      [window, "online"],
      [window, "pageshow"],
      [document, "visibilitychange"],
    ];
    for (const [place, event] of places) place.addEventListener(event, wake);
    return () => places.forEach(([place, event]) => place.removeEventListener(event, wake));
  },
  visible: () => document.visibilityState === "visible",
};

const OPEN = 1;
const PATIENCE_MS = [300, 700, 1500, 3000, 5000];
/** So long a line may take to open, and a server to answer the greeting. */
const GREETING_MS = 8000;
/** A line over which nothing came is asked whether it is there, and dropped if it is silent on. */
const PULSE_MS = { calm: 10_000, hurried: 2000 };
const SILENCE_MS = 4000;
/** So long an answer may take before the line is taken for dead. */
const ANSWER_MS = 6000;
/** Why a table cannot be entered, or a request not seen to, now; and soon can. */
const NOT_NOW = ["newer_table", "not_saved", "stopping", "busy", "too_many"];

/** What a server tells whom it lets in. */
const WELCOMES = ["lobby", "hosting", "attending", "projecting"];

export class Connection<Told extends { type: string } = Frame> {
  state: State = "connecting";
  #socket: WebSocket | null = null;
  #tries = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #seen = false;
  /** What was asked and not answered, by its key. */
  #outbox = new Map<string, { request: Keyed; timer?: ReturnType<typeof setTimeout> }>();
  #unwake: () => void;

  constructor(
    private readonly ends: Ends<Told>,
    private readonly world: World = browser,
  ) {
    this.#unwake = world.onWake(() => this.#wake());
    this.#connect();
  }

  /** Ask for something that is answered by its key: it is asked until it is. */
  ask(request: Keyed): void {
    const key = request.key ?? randomHex(12);
    this.#outbox.set(key, { request: { ...request, key } });
    if (this.state === "seated") this.#post(key);
  }

  /** Say something that nobody answers, or that is said again by itself. */
  say(request: Keyed): void {
    if (this.state === "seated") this.#send(request);
  }

  /** Greet again on the same line: in another language. */
  greet(): void {
    if (this.state === "seated") this.#send(this.ends.hello());
  }

  /** Hang up and call again. */
  again(ms: number): void {
    this.#drop();
    this.#lost();
    this.#callIn(ms);
  }

  close(): void {
    this.#unwake();
    clearTimeout(this.#later);
    for (const { timer } of this.#outbox.values()) clearTimeout(timer);
    this.#outbox.clear();
    this.#drop();
    this.#later = undefined;
  }

  #become(state: State): void {
    if (this.state === state) return;
    this.state = state;
    this.ends.changed(state);
  }

  #connect(): void {
    this.#later = undefined;
    const socket = this.world.open();
    this.#socket = socket;
    this.#wait(GREETING_MS);
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#become("greeting");
      this.#send(this.ends.hello());
    };
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#heard(JSON.parse(message.data as string) as Frame);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#fallen();
    };
  }

  /** The line is dead, or was never one: it is sought again, less often each time. */
  #fallen(): void {
    const ms = PATIENCE_MS[Math.min(this.#tries++, PATIENCE_MS.length - 1)];
    this.again(ms * (0.5 + Math.random())); // not all at once, when a server comes back
  }

  #heard(frame: Frame): void {
    this.#wait(null);
    if (WELCOMES.includes(frame.type) && this.state !== "seated") this.#seated();
    if (frame.type === "error" && this.#isForTheLine(frame)) return;
    if (frame.type === "saved" || frame.type === "done" || frame.type === "error")
      this.#answered(frame.key);
    if (frame.type === "step") this.#answered(frame.saved);
    if (frame.type === "bye") this.again(frame.again_ms);
    this.ends.frame(frame as unknown as Told);
    this.#listen();
  }

  #seated(): void {
    this.#tries = 0;
    this.#seen = true;
    this.#become("seated");
    for (const key of this.#outbox.keys()) this.#post(key);
  }

  /** Whether an error is about coming in, or about when to ask again. */
  #isForTheLine(refusal: Refusal): boolean {
    const later = NOT_NOW.includes(refusal.code);
    const ms = 1000 * (refusal.seconds ?? 1);
    if (this.state === "greeting") {
      if (refusal.code === "hello_first") return true; // of what came after a greeting in vain
      if (later) {
        this.again(ms);
        this.#become("put_off");
      } else {
        this.close();
        this.#become("refused");
        this.ends.refused(refusal);
      }
      return true;
    }
    const kept = refusal.key ? this.#outbox.get(refusal.key) : undefined;
    if (!kept || !later || refusal.code === "newer_table") return false;
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => this.#post(refusal.key!), ms);
    return true;
  }

  #answered(key: string | null | undefined): void {
    if (!key) return;
    clearTimeout(this.#outbox.get(key)?.timer);
    this.#outbox.delete(key);
  }

  #post(key: string): void {
    const kept = this.#outbox.get(key);
    if (!kept || this.state !== "seated") return;
    clearTimeout(kept.timer);
    this.#send(kept.request);
    kept.timer = setTimeout(() => this.#fallen(), ANSWER_MS);
  }

  #send(request: { type: string }): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(request));
  }

  #callIn(ms: number): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#connect(), ms);
  }

  #lost(): void {
    for (const { timer } of this.#outbox.values()) clearTimeout(timer);
    this.#become(this.#seen ? "stale" : "connecting");
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#wait(null);
    clearTimeout(this.#pulse);
    socket?.close();
  }

  /** Take the line for dead if nothing is heard in that time. */
  #wait(ms: number | null): void {
    clearTimeout(this.#patience);
    if (ms !== null) this.#patience = setTimeout(() => this.#fallen(), ms);
  }

  /** Ask after a silence whether the line is there. */
  #listen(): void {
    clearTimeout(this.#pulse);
    if (this.state !== "seated") return;
    const ms = this.ends.hurried() ? PULSE_MS.hurried : PULSE_MS.calm;
    this.#pulse = setTimeout(() => this.#ping(), ms);
  }

  #ping(): void {
    this.#send({ type: "ping", at: 0 } as Request);
    this.#wait(SILENCE_MS);
  }

  #wake(): void {
    if (!this.world.visible() || this.state === "refused") return;
    if (this.state === "seated") this.#ping();
    else if (this.#later !== undefined && this.state !== "put_off") {
      this.#tries = 0;
      this.#callIn(0);
    }
  }
}

/** A class or a club evening as this device is told of it, and what it asks. */

import type {
  Attend,
  Attending,
  GatheringRequest,
  Hosting,
  Projecting,
  GatheringFrame,
} from "../generated/gathering";
import { PROTOCOL, type Error as Refusal } from "../generated/wire";
import { Connection, type State } from "../wire/connection";
import { randomHex } from "../shuffles/random";
import { renew } from "../wire/renew";
import { settings } from "../lib/settings.svelte";
import { Deal } from "./deal";

type Told =
  | GatheringFrame
  | Refusal
  | { type: "done"; key?: string | null }
  | { type: "saved"; key: string }
  | { type: "bye" | "pong" };

/** Why a device that was in is in no more: its place is on another one now, or all is forgotten. */
const GONE = ["not_a_member", "no_such_gathering"];

export class Gathering {
  told = $state.raw<GatheringFrame | null>(null);
  connection = $state<State>("connecting");
  /** What was asked and could not be. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why this device is not let in. */
  closed = $state.raw<Refusal | null>(null);
  /** Milliseconds since the last frame, for what is counted on. */
  elapsed = $state(0);
  offline = $derived(["stale", "put_off"].includes(this.connection));
  hosting = $derived<Hosting | null>(this.told?.type === "hosting" ? this.told : null);
  attending = $derived<Attending | null>(this.told?.type === "attending" ? this.told : null);
  projecting = $derived<Projecting | null>(this.told?.type === "projecting" ? this.told : null);
  #heard = performance.now();
  #deal = new Deal((request) => this.#line.say(request));
  #answers = new Map<string, (done: boolean) => void>();
  #line: Connection<Told>;

  constructor(
    readonly name: string,
    /** The token of the screen; "host" on a host's second window. */
    readonly screen: string | null = null,
  ) {
    this.#line = new Connection<Told>({
      hello: () => this.#attend(),
      frame: (frame) => this.#frame(frame),
      changed: (state) => {
        this.connection = state;
        if (state === "greeting") this.#deal.again();
      },
      refused: (refusal) => {
        if (refusal.code !== "old_page" || !renew()) this.closed = refusal;
      },
      hurried: () => this.attending?.fair?.stage !== undefined,
    });
  }

  /** Ask until it is answered; whether it was done. */
  ask(request: GatheringRequest): Promise<boolean> {
    this.refusal = null;
    const key = randomHex(12);
    return new Promise((resolve) => {
      this.#answers.set(key, resolve);
      this.#line.ask({ ...request, key });
    });
  }

  /** Greet again, in another language. */
  speak(): void {
    this.#line.greet();
  }

  /** Count the time on; what is returned stops it. */
  count(): () => void {
    const timer = setInterval(() => (this.elapsed = performance.now() - this.#heard), 5000);
    return () => clearInterval(timer);
  }

  leave(): void {
    this.#line.close();
  }

  #attend(): Attend {
    const { lang } = settings.now;
    return {
      type: "attend",
      gathering: this.name,
      screen: this.screen,
      lang,
      protocol: PROTOCOL,
    };
  }

  #frame(frame: Told): void {
    switch (frame.type) {
      case "hosting":
      case "attending":
      case "projecting":
        this.told = frame;
        this.#heard = performance.now();
        this.elapsed = 0;
        if (frame.type === "attending") this.#deal.hear(frame);
        return;
      case "error":
        if (this.#deal.refused(frame.key)) return;
        if (GONE.includes(frame.code)) this.closed = frame;
        this.refusal = frame;
        return this.#answer(frame.key, false);
      case "done":
      case "saved":
        return this.#answer(frame.key, true);
    }
  }

  #answer(key: string | null | undefined, done: boolean): void {
    if (!key) return;
    this.#answers.get(key)?.(done);
    this.#answers.delete(key);
  }
}

/** A table of this device that is not the one shown: whoever sits there is still there. */

import { PROTOCOL, type Lobby, type Request, type Step, type Waiting } from "../generated/wire";
import { settings } from "../lib/settings.svelte";
import { Connection } from "../wire/connection";

export class Elsewhere {
  /** Whether somebody of this device is to decide there. */
  awaited = $derived.by(() => {
    const waiting = this.#step?.waiting as Waiting | undefined;
    if (waiting?.type !== "awaiting" || this.#lobby?.paused) return false;
    return (waiting.seats ?? []).some((seat) => this.#lobby?.seats[seat]?.mine);
  });
  #lobby = $state.raw<Lobby | null>(null);
  #step = $state.raw<Step | null>(null);
  #line: Connection;

  constructor(table: string) {
    this.#line = new Connection({
      hello: (): Request => ({
        type: "hello",
        table,
        lang: settings.now.lang,
        protocol: PROTOCOL,
      }),
      frame: (frame) => {
        if (frame.type === "lobby") this.#lobby = frame;
        if (frame.type === "step") this.#step = frame;
      },
      changed: () => undefined,
      refused: () => undefined,
      hurried: () => false,
    });
  }

  leave(): void {
    this.#line.close();
  }
}

/** What every game stages alike. */

import type { Moment, Scene } from "./moment";
import type { Port } from "../games/port";
import { say } from "../lib/words.svelte";

const END_MS = 2600;

/** A match never ends without a word: the last thing that happened, seen on the board. */
export function ending(scenes: Scene[], { over, events }: Moment, port: Port): Scene[] {
  const last = events[events.length - 1];
  if (!over || scenes.length) return scenes;
  const text = last && port.words ? port.words.told(last, port.names) : "";
  return [{ kind: "over", title: say("stage-over"), text, ms: END_MS, after: true }];
}

/** The sentences of some events, one after the other. */
export function sentences(events: readonly { type: string }[], port: Port): string {
  return events.map((event) => port.words!.told(event, port.names)).join(" ");
}

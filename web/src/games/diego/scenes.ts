/** What of Diego is staged: a pair that is contested or caught, and why the match ends. */

import type { Card, Event } from "../../generated/diego";
import type { Moment, Scene } from "../../timeline/moment";
import type { Port } from "../port";
import { sentences } from "../../timeline/stage";
import { say } from "../../lib/words.svelte";

/** A pair that goes from one seat to another. */
export interface Contest {
  seat: number;
  against: number;
  pair: [Card, Card];
  /** Whether they go together: known at once in training, else only at the end. */
  match: boolean | null;
}

const CONTEST_MS = 3600;
const CONTEST_LEAST_MS = 2400;
const ENDED_MS = 3600;

export function scenes({ events }: Moment, port: Port): Scene[] {
  const told = events as Event[];
  const found: Scene[] = [];
  for (const event of told) {
    if (event.type !== "contested" && event.type !== "caught") continue;
    const judged = told.filter((one) => one.type === "judged");
    found.push({
      kind: event.type,
      title: say(`diego-stage-${event.type}`),
      text: sentences([event, ...judged], port),
      shown: {
        seat: event.seat,
        against: event.against,
        pair: [event.card, event.target],
        match: judged[0]?.match ?? null,
      } satisfies Contest,
      ms: CONTEST_MS,
      least: CONTEST_LEAST_MS,
      sound: "knock",
    });
  }
  const ended = told.find((event) => event.type === "ended");
  if (ended) {
    const text = sentences([ended], port);
    found.push({ kind: "ended", title: say("stage-over"), text, ms: ENDED_MS, after: true });
  }
  return found;
}

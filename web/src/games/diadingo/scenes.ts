/** What of Diadingo is staged: a theft, the account of a game, and what was fixed all along. */

import type { Earned, Event } from "../../generated/diadingo";
import type { Moment, Scene } from "../../timeline/moment";
import type { Port } from "../port";
import { sentences } from "../../timeline/stage";
import { say } from "../../lib/words.svelte";

export interface Theft {
  seat: number;
  victim: number;
  value: number;
}

const THEFT_MS = 3000;
const RECAP_MS = 5000;

export function scenes({ events, over }: Moment, port: Port): Scene[] {
  const told = events as Event[];
  const found: Scene[] = [];
  for (const event of told)
    if (event.type === "stole")
      found.push({
        kind: "theft",
        title: say("diadingo-stage-theft"),
        text: sentences([event], port),
        shown: {
          seat: event.seat,
          victim: event.victim,
          value: Number(event.card.split("-")[1]),
        } satisfies Theft,
        ms: THEFT_MS,
        sound: "knock",
      });
  const ended = told.find((event) => event.type === "ended");
  if (!ended) return found;
  const text = sentences([ended], port);
  if (over) {
    const title = say("stage-over");
    const why = ended.fixed.length ? `${text} ${say("diadingo-stage-fixed")}` : text;
    return [...found, { kind: "ended", title, text: why, ms: RECAP_MS, after: true }];
  }
  const earned = told.filter((event) => event.type === "earned");
  const title = say("diadingo-stage-game", { game: ended.game });
  const shown: Earned[] = [...earned].sort((a, b) => b.total - a.total);
  return [...found, { kind: "recap", title, text, shown, ms: RECAP_MS }];
}

/** The stones that would never have come off: known once a game has ended. */
export function fixedOf(port: Port): number[] {
  const last = (port.events as Event[]).findLast((event) => event.type === "ended");
  return port.over && last?.type === "ended" ? last.fixed : [];
}

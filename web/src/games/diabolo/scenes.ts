/** What of Diabolo is staged: the end of a round, each line as it is counted, the totals. */

import type { Event, Showed, Totalled, View, Weighed } from "../../generated/diabolo";
import { change } from "../../lib/numbers";
import type { Moment, Scene } from "../../timeline/moment";
import type { Port } from "../port";
import { sentences } from "../../timeline/stage";
import { listed, say } from "../../lib/words.svelte";

/** A line that was counted: what everybody showed, and what it brought. */
export interface Counted {
  weighed: Weighed;
  /** Who opened an envelope with a Double in it; nothing where none was asked for. */
  doubled: number[] | null;
  hands: { shown: Showed; points: number }[];
}

export interface Total {
  seat: number;
  points: number;
  /** What the round brought. */
  brought: number;
}

const CLOSED_MS = 2400;
const LINE_MS = 3400;
const EQUAL_MS = 1900;
const TOTALS_MS = 4000;
const OUTCOMES = ["gained", "lost", "nobody_holds", "wasted"];

export function scenes({ events, view }: Moment, port: Port): Scene[] {
  const told = events as Event[];
  const before = port.events as Event[];
  const found: Scene[] = [];
  const closed = told.find((event) => event.type === "round_closed");
  if (closed) {
    const weighed = told.filter((event) => event.type === "weighed");
    const title = say("diabolo-stage-closed", { round: closed.round });
    const lines = weighed.length === 5 ? weighed : (view as View).lines;
    const text = sentences([closed], port);
    found.push({ kind: "closed", title, text, shown: lines, ms: CLOSED_MS, sound: "latch" });
  }
  for (const [counted, outcome] of lines(told, before)) {
    const equal = counted.weighed.stronger === "equal";
    found.push({
      kind: "line",
      title: say("diabolo-stage-line", { colour: counted.weighed.colour }),
      text: equal ? say("diabolo-weighed-equal-means") : brought(outcome, port),
      shown: counted,
      ms: equal ? EQUAL_MS : LINE_MS,
      sound: counted.doubled?.length ? "chime" : "tap",
    });
  }
  const totals = told.filter((event) => event.type === "totalled");
  if (totals.length)
    found.push({
      kind: "totals",
      title: say("diabolo-stage-totals", { round: totals[0].round }),
      shown: totals.map((total) => ranked(total, before)).sort((a, b) => b.points - a.points),
      ms: TOTALS_MS,
    });
  return found;
}

/** What a line brought; those who share the highest sum are named together. */
function brought(outcome: Event[], port: Port): string {
  const best = outcome.filter((event) => event.type === "gained" || event.type === "lost");
  const points = best.map((event) => (event.type === "gained" ? event.points : -event.points));
  if (best.length < 2 || new Set(points).size > 1) return sentences(outcome, port);
  const names = listed(best.map(({ seat }) => port.names[seat]));
  const tied = say("diabolo-stage-tied", { names, change: change(points[0]) });
  const rest = outcome.filter((event) => !best.some((one) => one === event));
  return [tied, sentences(rest, port)].join(" ").trim();
}

/** The lines that were counted to their end in this moment, with what was told of the outcome. */
function lines(told: Event[], before: Event[]): [Counted, Event[]][] {
  const found: [Counted, Event[]][] = [];
  // a line that waited for its Doubles was weighed in a moment before
  const waited = before.findLast((event) => event.type === "weighed");
  const all = waited ? [waited, ...told] : told;
  let counted: Counted | null = null;
  let outcome: Event[] = [];
  const end = (): void => {
    const done = outcome.length || counted?.weighed.stronger === "equal";
    if (counted && done) found.push([counted, outcome]);
  };
  for (const event of all) {
    if (event.type === "weighed") {
      if (event !== waited || told.includes(event)) end();
      [counted, outcome] = [{ weighed: event, doubled: null, hands: [] }, []];
    } else if (!counted) continue;
    else if (event.type === "revealed") counted.doubled = event.seats;
    else if (event.type === "nobody_doubles") counted.doubled = [];
    else if (event.type === "showed") counted.hands.push({ shown: event, points: 0 });
    if (counted && (event.type === "gained" || event.type === "lost")) {
      const hand = counted.hands.find(({ shown }) => shown.seat === event.seat);
      if (hand) hand.points = event.type === "gained" ? event.points : -event.points;
    }
    if (OUTCOMES.includes(event.type)) outcome.push(event);
    else if (event.type === "totalled") {
      end();
      counted = null;
    }
  }
  end();
  // what was weighed before and is not counted now was counted then
  return found.filter(([one]) => one.weighed !== waited || one.hands.length > 0);
}

function ranked({ seat, points }: Totalled, before: Event[]): Total {
  const last = before.findLast((event) => event.type === "totalled" && event.seat === seat);
  return { seat, points, brought: points - (last?.type === "totalled" ? last.points : 0) };
}

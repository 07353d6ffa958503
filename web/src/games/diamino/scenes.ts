/** What of Diamino is staged: a verdict and the last word on the board, the end of a round. */

import type { Event } from "../../generated/diamino";
import type { Moment, Scene } from "../../timeline/moment";
import type { Port } from "../port";
import { sentences } from "../../timeline/stage";
import { say } from "../../lib/words.svelte";
import { ALL_TILES } from "./squares";

const VERDICT_MS = 7000;
const VERDICT_LEAST_MS = 3000;
const LAST_MS = 4200;
const ROUND_MS = 4800;
const ENDINGS = ["finished", "blocked", "solved"];
const ACCOUNTS = ["left", "scored"];

export function scenes({ events, over }: Moment, port: Port): Scene[] {
  const told = events as Event[];
  const found: Scene[] = [];
  const contest = told.find((event) => event.type === "contested");
  if (contest)
    found.push({
      kind: "verdict",
      title: "",
      ms: VERDICT_MS,
      least: VERDICT_LEAST_MS,
      after: true,
      onBoard: true,
      sound: "knock",
    });
  const at = told.findIndex((event) => ENDINGS.includes(event.type));
  if (at < 0) return found;
  const end = told[at];
  const text = sentences([end], port);
  if (over) {
    const finished = end.type === "finished" || (end.type === "solved" && end.placed === ALL_TILES);
    const word = [...(port.events as Event[]), ...told].findLast((one) => one.type === "placed");
    const title =
      finished && word?.type === "placed"
        ? say("diamino-stage-last", { word: word.word.toUpperCase() })
        : say("stage-over");
    return [...found, { kind: "last", title, text, ms: LAST_MS, after: true }];
  }
  const round = told.slice(at).findIndex((event) => event.type === "began");
  const accounts = told
    .slice(at, round < 0 ? undefined : at + round)
    .filter((event) => ACCOUNTS.includes(event.type));
  const shown = accounts.map((event) => sentences([event], port));
  const title = say("diamino-stage-round");
  return [...found, { kind: "round", title, text, shown, ms: ROUND_MS }];
}

/** What of Diamoniak is staged: the witch, how she is got rid of, a castle that is complete. */

import type { Event } from "../../generated/diamoniak";
import type { Moment, Scene } from "../../timeline/moment";
import type { Port } from "../port";
import { sentences } from "../../timeline/stage";
import { say } from "../../lib/words.svelte";
import type { Colour } from "./colours";
import type { Card } from "./play.svelte";

export type Shown = { seat: number; cards: Card[] } | { seat: number; castle: Colour };

const WITCH_MS = 2400;
const PRICE_MS = 2400;
const CASTLE_MS = 4200;

export function scenes({ events }: Moment, port: Port): Scene[] {
  return (events as Event[]).flatMap((event): Scene[] => {
    const staged = (kind: string, shown: Shown, ms: number, sound: Scene["sound"]): Scene[] => [
      {
        kind,
        title: say(`diamoniak-stage-${kind}`),
        text: sentences([event], port),
        shown,
        ms,
        sound,
      },
    ];
    switch (event.type) {
      case "drew":
        return event.card === "witch"
          ? staged("witch", { seat: event.seat, cards: ["witch"] }, WITCH_MS, "hoot")
          : [];
      case "paid":
        return staged("paid", { seat: event.seat, cards: event.cards }, PRICE_MS, "tap");
      case "sent_away":
        return staged("fairy", { seat: event.seat, cards: ["fairy"] }, PRICE_MS, "chime");
      case "won":
        return staged("castle", { seat: event.seat, castle: event.colour }, CASTLE_MS, "chime");
      default:
        return [];
    }
  });
}

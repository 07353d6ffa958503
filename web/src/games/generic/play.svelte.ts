/** Any game from its view, its menu and its words; a hand-made board is a second folder. */

import type { Act, Guide, Play, SeatLine } from "../play";
import type { Port } from "../port";
import { listed, say } from "../../lib/words.svelte";

const FEW = 3;

export class GenericPlay implements Play {
  aim = $state(0);

  constructor(readonly table: Port) {}

  get guide(): Guide {
    const { awaited, names, myTurn } = this.table;
    if (myTurn)
      return {
        lead: say("your-turn-lead"),
        text: say("generic-choose", { n: this.table.menu.length }),
      };
    return {
      lead: listed(awaited.map((seat) => names[seat])),
      text: say("generic-waits", { n: awaited.length }),
    };
  }

  get many(): boolean {
    return this.table.menu.length > FEW;
  }

  get acts(): Act[] {
    const { table } = this;
    if (!table.myTurn) return [{ label: say("wait-turn") }];
    const offers = this.many ? [table.menu[Math.min(this.aim, table.menu.length - 1)]] : table.menu;
    return offers.map((action, index) => ({
      label: table.words!.offer(action, table.names),
      kind: index === offers.length - 1 ? "primary" : "ghost",
      run: () => table.decide(action),
    }));
  }

  toward(action: { type: string }): string {
    return this.table.words!.offer(action, this.table.names);
  }

  seat(seat: number): SeatLine {
    const scores = (this.table.view as { scores?: unknown[] } | null)?.scores;
    return typeof scores?.[seat] === "number" ? { score: String(scores[seat]) } : {};
  }
}

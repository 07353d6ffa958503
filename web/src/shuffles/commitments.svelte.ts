/** This device's share in the shuffles: committed to first, revealed once everybody has. */

import type { Lobby, Request, Withheld } from "../generated/wire";
import { Newest } from "../lib/browser/newest";
import { commitmentTo, keep, termsOf, type Distrust, type Promised } from "./promises";
import { randomHex } from "./random";
import type { Table } from "../wire/table.svelte";

/** The contributions of a table's seats, by their numbers: kept before they are committed to. */
const contributions = new Newest<Record<string, string>>("ludiade.contributions");
export const promises = new Newest<Promised>("ludiade.promises");
/** So often a line asks the same: two browsers that hold one seat may not outbid each other. */
const MOST_TIMES = 5;

export class Commitments {
  /** Why this device has revealed nothing. */
  distrust = $state<Distrust | null>(null);
  /** By what was sent: the key of the request that is on its way, and how often there was one. */
  #sent = new Map<string, { key: string | null; times: number }>();

  constructor(private readonly table: Table) {}

  /** A new line: what was on its way may be lost. */
  again(): void {
    this.#sent.clear();
  }

  hear(lobby: Lobby): void {
    if (lobby.status !== "open" || !lobby.fairness) return;
    const own = lobby.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
    if (lobby.mixing === "reveal") this.#reveal(lobby, own);
    else this.#commit(lobby.fairness.commitments, own, lobby.withheld);
  }

  /** The seats that this device has lost, since its share did not come in time. */
  lost({ withheld, seats }: Lobby): Withheld[] {
    const kept = contributions.of(this.table.name) ?? {};
    return withheld.filter(({ seat }) => seat in kept && !seats[seat].mine);
  }

  /** Whether it was this device's share that was refused: it is sent again. */
  refused(key: string): boolean {
    const sent = [...this.#sent.values()].find((one) => one.key === key);
    if (sent) sent.key = null;
    return sent !== undefined;
  }

  #commit(shown: string[], own: number[], withheld: Withheld[]): void {
    this.#forget([...own, ...withheld.map(({ seat }) => seat)]);
    for (const seat of own) {
      const commitment = commitmentTo(this.#contribution(seat));
      const sent = this.#sent.get(commitment);
      if (shown[seat] !== commitment) this.#send(commitment, { type: "commit", seat, commitment });
      else if (sent) sent.key = null; // should it go again, it is asked again
    }
  }

  /** One that was revealed is known: it is drawn anew. */
  #contribution(seat: number): string {
    const kept = contributions.of(this.table.name) ?? {};
    const revealed = Object.values(promises.of(this.table.name)?.mine ?? {});
    if (kept[seat] && !revealed.includes(kept[seat])) return kept[seat];
    const drawn = randomHex(32);
    contributions.set(this.table.name, { ...kept, [seat]: drawn });
    return drawn;
  }

  /** What was kept for seats that somebody else has now. */
  #forget(but: number[]): void {
    const kept = contributions.of(this.table.name) ?? {};
    const left = Object.entries(kept).filter(([seat]) => but.includes(Number(seat)));
    if (left.length < Object.keys(kept).length)
      contributions.set(this.table.name, Object.fromEntries(left));
  }

  #reveal(lobby: Lobby, own: number[]): void {
    const terms = termsOf(lobby);
    if (!terms) return;
    const kept = contributions.of(this.table.name) ?? {};
    const mine = Object.fromEntries(
      own.flatMap((seat) => (kept[seat] ? [[seat, kept[seat]]] : [])),
    ) as Record<string, string>;
    const promised = keep(terms, mine, promises.of(this.table.name));
    if (typeof promised === "string") {
      this.distrust = promised;
      return;
    }
    this.distrust = null;
    promises.set(this.table.name, promised);
    for (const [seat, contribution] of Object.entries(mine))
      this.#send(contribution, { type: "reveal", seat: Number(seat), contribution });
  }

  #send(what: string, request: Request & { type: "commit" | "reveal" }): void {
    const { key, times } = this.#sent.get(what) ?? { key: null, times: 0 };
    if (key || times >= MOST_TIMES) return;
    const sent = { key: randomHex(12), times: times + 1 };
    this.#sent.set(what, sent);
    this.table.say({ ...request, key: sent.key });
  }
}

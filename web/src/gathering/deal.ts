/** This device's share in the one deal of a round: promised first, redeemed once all have. */

import type { Attending, Promise as Promising, Redeem, RoundFair } from "../generated/gathering";
import { Newest } from "../lib/browser/newest";
import { promises } from "../shuffles/commitments.svelte";
import { commitmentTo, keep, promiseOf, type Terms } from "../shuffles/promises";
import { randomHex } from "../shuffles/random";

/** The contributions by gathering, round and beginning: kept before anything is promised. */
export const shares = new Newest<string>("ludiade.contributed");

export const nameOf = ({ gathering, round, beginnings }: RoundFair): string =>
  [gathering, round, beginnings].join(" ");

export class Deal {
  /** By what was sent: the key it went under. */
  #sent = new Map<string, string>();

  constructor(private readonly say: (request: (Promising | Redeem) & { key: string }) => void) {}

  /** A new line: what was on its way may be lost. */
  again(): void {
    this.#sent.clear();
  }

  hear(attending: Attending): void {
    const { fair } = attending;
    if (!fair?.stage || fair.mine === undefined || fair.mine === null) return;
    const contribution = shares.of(nameOf(fair)) ?? this.#draw(fair);
    const commitment = commitmentTo(contribution);
    if (fair.stage === "promise" && fair.commitments[fair.mine] !== commitment)
      this.#send(commitment, { type: "promise", commitment });
    if (fair.stage === "redeem" && this.#keep(attending, { [fair.mine]: contribution }))
      this.#send(contribution, { type: "redeem", contribution });
  }

  /** Keep what is promised of each table of this device; whether it may be relied on. */
  #keep({ game, rules, fair }: Attending, mine: Record<string, string>): boolean {
    const { gathering, round, beginnings, commitment, commitments, options = {} } = fair!;
    const deal = { table: gathering, round, game, rules, options };
    const said = (fair!.sizes ?? []).map((players): Terms => ({
      ...deal,
      players,
      beginnings,
      commitment,
      commitments,
    }));
    const kept = said.map((terms) => keep(terms, mine, promises.of(promiseOf(terms))));
    const good = kept.filter((one) => typeof one !== "string");
    if (good.length < said.length) return false;
    for (const one of good) promises.set(promiseOf(one), one);
    return true;
  }

  /** Whether it was this device's share that was refused: with the next frame it is sent again. */
  refused(key: string | null | undefined): boolean {
    for (const [what, sent] of this.#sent)
      if (sent === key) {
        this.#sent.delete(what);
        return true;
      }
    return false;
  }

  #draw(fair: RoundFair): string {
    const drawn = randomHex(32);
    shares.set(nameOf(fair), drawn);
    return drawn;
  }

  #send(what: string, request: Promising | Redeem): void {
    if (this.#sent.has(what)) return;
    const key = randomHex(12);
    this.#sent.set(what, key);
    this.say({ ...request, key });
  }
}

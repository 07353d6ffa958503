/** Diego on the page: a card and a target are aimed at; truth and points wait for the end. */

import type { Action, Card, Diego as Claim, Event, Sheet, View } from "../../generated/diego";
import { Arrivals } from "../../timeline/arrivals";
import type { Leaving } from "../../timeline/flights";
import { atRest, type Act, type Guide, type Play, type SeatLine } from "../play";
import { addition } from "../../lib/numbers";
import type { Sound } from "../../timeline/sound";
import type { Port } from "../port";
import { say } from "../../lib/words.svelte";

export class Diego implements Play {
  #card = $state<number | null>(null);
  #target = $state<number | null>(null);

  constructor(readonly table: Port) {}

  get view(): View {
    return this.table.view as View;
  }

  get standing(): View["standing"] {
    return this.view.standing;
  }

  get known(): Map<number, Card> {
    return new Map(
      [
        ...this.view.seen,
        ...this.view.targets,
        ...this.view.hands.flatMap((hand) => (Array.isArray(hand) ? hand : [])),
      ].map((card) => [card.card, card]),
    );
  }

  get hand(): Card[] {
    const hand = this.table.me === null ? 0 : this.view.hands[this.table.me];
    return Array.isArray(hand) ? hand : [];
  }

  #arrivals = new Arrivals<number>();
  /** The cards just drawn, while nothing else has happened. */
  get drawn(): readonly number[] {
    const hand = this.hand.map(({ card }) => card);
    return this.#arrivals.of(this.table.me, this.view, hand);
  }

  /** The target just turned up. */
  get turned(): number | undefined {
    const last = (this.table.fresh as Event[]).findLast((event) => event.type === "refilled");
    return last?.type === "refilled" ? last.target?.card : undefined;
  }

  /** The cards one may claim with: my own, or those of whoever has just passed. */
  get source(): Card[] {
    if (this.standing?.type !== "pass") return this.hand;
    const shown = this.view.hands[this.standing.seat];
    return Array.isArray(shown) ? shown : [];
  }

  get claims(): Claim[] {
    return this.table.myTurn ? this.table.offers<Claim>("diego") : [];
  }

  get card(): number | null {
    return this.claims.some((claim) => claim.card === this.#card || claim.target === this.#card)
      ? this.#card
      : null;
  }

  get target(): number | null {
    return this.claims.some((claim) => claim.target === this.#target) ? this.#target : null;
  }

  get claim(): Claim | undefined {
    const { card, target } = this;
    return this.claims.find((claim) => claim.card === card && claim.target === target);
  }

  lift(card: number): void {
    if (!this.claims.length) return;
    this.#card = this.#card === card ? null : card;
  }

  aim(target: number): void {
    if (!this.claims.length) return;
    if (this.#target === target && this.claim) this.#do(this.claim);
    else this.#target = this.#target === target ? null : target;
  }

  drop(): void {
    [this.#card, this.#target] = [null, null];
  }

  #do(action: Action): void {
    this.table.decide(action);
    this.drop();
  }

  get acts(): Act[] {
    const { table, claim } = this;
    const may = (kind: Action["type"]) => table.myTurn && table.offers(kind).length > 0;
    if (this.standing?.type === "diego")
      return may("contest")
        ? [
            {
              label: say("diego-agree"),
              icon: "ok",
              kind: "ghost",
              run: () => this.#do({ type: "accept" }),
            },
            { label: say("diego-contest"), kind: "stop", run: () => this.#do({ type: "contest" }) },
          ]
        : [{ label: say("diego-others-speak"), kind: "ghost" }];
    if (this.standing?.type === "pass")
      return may("accept")
        ? [
            {
              label: say("diego-no-pair"),
              icon: "ok",
              kind: "ghost",
              run: () => this.#do({ type: "accept" }),
            },
            {
              label: say("diego-claim"),
              run: claim && (() => this.#do(claim)),
              why: claim ? undefined : say("diego-choose-two"),
            },
          ]
        : [{ label: say("diego-others-speak"), kind: "ghost" }];
    if (!table.myTurn) return atRest("diego-pass", "diego-claim");
    return [
      {
        label: say("diego-pass"),
        kind: "ghost",
        run: may("pass") ? () => this.#do({ type: "pass" }) : undefined,
      },
      {
        label: say("diego-claim"),
        run: claim && (() => this.#do(claim)),
        why: claim ? undefined : say("diego-choose-two"),
      },
    ];
  }

  toward(action: Action): string {
    switch (action.type) {
      case "pass":
        return say("diego-pass");
      case "contest":
        return say("diego-contest");
      case "accept":
        return say(this.standing?.type === "pass" ? "diego-no-pair" : "diego-agree");
      case "diego": {
        const next =
          this.card !== action.card
            ? action.card
            : this.target !== action.target
              ? action.target
              : null;
        const face = next === null ? undefined : this.known.get(next)?.face;
        return face ? this.table.words!.thing(face.kind, face) : say("diego-claim");
      }
    }
  }

  get guide(): Guide {
    const { table, view, standing } = this;
    const speak = table.myTurn;
    const who = standing && standing.seat === this.table.me ? "you-" : "";
    if (standing?.type === "diego")
      return {
        lead: say(`diego-${who}said`, { name: table.names[standing.seat] }),
        text: speak ? say("diego-same") : "",
        rule: "5.3",
      };
    if (standing?.type === "pass")
      return {
        lead: say(`diego-${who}passed`, { name: table.names[standing.seat] }),
        text: speak ? say("diego-was-pair") : "",
        rule: "5.4",
      };
    if (view.turn === null) return { lead: "", text: "" };
    if (!table.myTurn) return { lead: say("turn-of", { name: table.names[view.turn] }), text: "" };
    return {
      lead: say("your-turn-lead"),
      text: say(
        this.card === null
          ? "diego-choose"
          : this.target === null
            ? "diego-choose-target"
            : "diego-sure",
      ),
      rule: "5.3",
    };
  }

  /** Seats 0 and 2 play against 1 and 3 (5.7). */
  get teams(): boolean {
    return this.table.options.teams === true;
  }

  /** A pair that was won or lost slides to the seat it goes to. */
  get leaving(): Leaving[] {
    return (this.table.fresh as Event[]).flatMap((event) =>
      event.type === "won" || event.type === "contested" || event.type === "caught"
        ? [event.card, event.target].map(({ card }) => ({
            thing: `card-${card}`,
            to: [`seat-${event.seat}`],
          }))
        : [],
    );
  }

  sound(event: { type: string }): Sound | undefined {
    return event.type === "contested" || event.type === "caught" ? "knock" : undefined;
  }

  get pile(): { count: number; label: string } {
    return { count: this.view.pile, label: say("in-the-pile") };
  }

  get foot(): string[] {
    const delay = this.table.options.delay;
    return [say("diego-delay", { n: typeof delay === "number" ? delay : 15 })];
  }

  get sheet(): Sheet | null {
    return this.table.sheet as Sheet | null;
  }

  /** What both of a team bring. */
  sum(seat: number): string {
    const team = this.sheet?.teams.find(({ seats }) => seats.includes(seat));
    return team ? addition(team.parts) : "";
  }

  summary(winner: number): string {
    return say("diego-summary", { points: this.table.result?.scores[winner] ?? 0 });
  }

  seat(seat: number): SeatLine {
    const { diego, pas_diego } = this.view.sorters[seat];
    const pairs = diego.length + pas_diego.length;
    const n = (seat % 2) + 1;
    const team = this.teams
      ? { name: say("diego-team", { n }), short: say("diego-team-short", { n }) }
      : undefined;
    return {
      score: String(pairs),
      unit: say("diego-pairs", { n: pairs }),
      team,
      status: [
        team?.name ?? "",
        pas_diego.length
          ? say("diego-of-which", { n: pas_diego.length })
          : pairs
            ? say("diego-side")
            : "",
      ]
        .filter(Boolean)
        .join(" · "),
    };
  }
}

/** Diamoniak on the page: what is aimed at, and how the menu reads. */

import type { Action, Buy, Drew, Event, Pay, Sheet, View } from "../../generated/diamoniak";
import type { Leaving } from "../../timeline/flights";
import { atRest, type Act, type Guide, type Play, type SeatLine } from "../play";
import type { Sound } from "../../timeline/sound";
import type { Port } from "../port";
import { say } from "../../lib/words.svelte";

export type Card = Pay["cards"][number] | "witch";
const STAGES = 6;
/** In the box. */
const WITCHES = 7;
const LISTING = ["pink", "blue", "green", "violet", "diamond", "fairy"] as const;

export class Diamoniak implements Play {
  /** How many of each kind are held out to the witch. */
  #paid = $state<Partial<Record<Card, number>>>({});
  #seller = $state<number | null>(null);

  constructor(readonly table: Port) {}

  get view(): View {
    return this.table.view as View;
  }

  get mine(): View["players"][number] | null {
    return this.me === null ? null : this.view.players[this.me];
  }

  /** Whose castle stands on the ledge: mine, or on a shared screen that of the one who plays. */
  get me(): number | null {
    return this.table.me ?? this.table.mine[0] ?? null;
  }

  get others(): number[] {
    return this.view.players.flatMap((_, seat) => (seat === this.me ? [] : [seat]));
  }

  get bewitched(): boolean {
    return this.view.phase === "bewitched";
  }

  get myTurn(): boolean {
    return this.table.myTurn;
  }

  /** Cards turned up in this turn, the echo in the middle. */
  get drawn(): Card[] {
    const events = this.table.events as Event[];
    const start = events.findLastIndex((event) =>
      ["stopped", "bought", "paid", "spared", "sent_away", "began"].includes(event.type),
    );
    return events
      .slice(start + 1)
      .flatMap((event) => (event.type === "drew" ? [(event as Drew).card] : []));
  }

  // The witch's price

  get toll(): number {
    return this.table.offers<Pay>("pay")[0]?.cards.length ?? 0;
  }

  get chosen(): Card[] {
    return LISTING.flatMap((card) => Array<Card>(this.#paid[card] ?? 0).fill(card));
  }

  paid(card: Card): number {
    return this.#paid[card] ?? 0;
  }

  /** What I hold of a kind: beside the castle and in it. */
  held(card: Card): number {
    const mine = this.mine;
    if (!mine) return 0;
    return (mine.side[card] ?? 0) + (mine.colour === card ? mine.castle : 0);
  }

  toggle(card: Card, on: boolean): void {
    const now = this.#paid[card] ?? 0;
    if (on && now < this.held(card) && this.chosen.length < this.toll)
      this.#paid = { ...this.#paid, [card]: now + 1 };
    else if (!on && now > 0) this.#paid = { ...this.#paid, [card]: now - 1 };
  }

  get payment(): Pay | undefined {
    const wanted = this.chosen.join(" ");
    return this.table.offers<Pay>("pay").find((pay) => pay.cards.join(" ") === wanted);
  }

  // Buying

  get sellers(): number[] {
    return this.table.offers<Buy>("buy").map((buy) => buy.seller);
  }

  get seller(): number | null {
    return this.#seller !== null && this.sellers.includes(this.#seller) ? this.#seller : null;
  }

  aim(seller: number): void {
    if (this.#seller === seller) this.#do({ type: "buy", seller });
    else this.#seller = seller;
  }

  drop(): void {
    this.#paid = {};
    this.#seller = null;
  }

  #do(action: Action): void {
    this.drop();
    this.table.decide(action);
  }

  /** What was drawn goes home when the turn ends; what the witch gets goes to the discard. */
  get leaving(): Leaving[] {
    return (this.table.fresh as Event[]).flatMap((event): Leaving[] => {
      if (event.type === "stopped")
        return [0, 1, 2, 3, 4, 5].map((card) => ({
          thing: `drawn-${card}`,
          to: [`home-${event.seat}`, `seat-${event.seat}`],
        }));
      if (event.type === "paid" && event.seat === this.me) {
        const nth = (index: number): number =>
          event.cards.slice(0, index).filter((card) => card === event.cards[index]).length;
        return event.cards.map((card, index) => ({
          thing: `paid-${card}-${nth(index)}`,
          to: ["discard"],
        }));
      }
      return [];
    });
  }

  sound(event: { type: string }): Sound | undefined {
    return event.type === "drew" && (event as Drew).card === "witch" ? "hoot" : undefined;
  }

  get acts(): Act[] {
    if (!this.myTurn) return atRest("diamoniak-stop", "diamoniak-draw");
    if (this.bewitched) {
      const fairy = this.table.offers("fairy")[0];
      const pay = this.payment;
      const left = this.toll - this.chosen.length;
      return [
        {
          label: say("diamoniak-send-fairy"),
          kind: "ghost",
          run: fairy && (() => this.#do({ type: "fairy" })),
          why: fairy ? undefined : say("diamoniak-no-fairy"),
        },
        {
          label: pay
            ? say("diamoniak-pay", { n: this.toll })
            : say("diamoniak-pay-more", { n: left }),
          run: pay && (() => this.#do(pay)),
        },
      ];
    }
    const seller = this.seller;
    if (seller !== null)
      return [
        {
          label: say("take-back-aim"),
          kind: "ghost",
          icon: "back",
          run: () => this.drop(),
        },
        {
          label: say("diamoniak-buy", { name: this.table.names[seller] }),
          run: () => this.#do({ type: "buy", seller }),
        },
      ];
    const stop = this.table.offers("stop")[0];
    return [
      {
        label: say("diamoniak-stop"),
        kind: "ghost",
        run: stop && (() => this.#do({ type: "stop" })),
        why: stop ? undefined : say("diamoniak-draw-first"),
      },
      {
        label: say(this.view.phase === "opening" ? "diamoniak-draw" : "diamoniak-again"),
        run: () => this.#do({ type: "draw" }),
      },
    ];
  }

  toward(action: Action): string {
    switch (action.type) {
      case "draw":
        return say(this.view.phase === "opening" ? "diamoniak-draw" : "diamoniak-again");
      case "stop":
        return say("diamoniak-stop");
      case "fairy":
        return say("diamoniak-send-fairy");
      case "buy":
        if (this.seller === action.seller)
          return say("diamoniak-buy", { name: this.table.names[action.seller] });
        return say("diamoniak-buy-from", { name: this.table.names[action.seller] });
      case "pay": {
        const wanted = (card: Card): number => action.cards.filter((one) => one === card).length;
        const next = LISTING.find((card) => this.paid(card) < wanted(card));
        return next
          ? say("card-count", { card: say(`card-${next}`), n: 1 })
          : say("diamoniak-pay", { n: this.toll });
      }
    }
  }

  get guide(): Guide {
    const { names } = this.table;
    const turn = this.view.turn;
    if (turn === null) return { lead: "", text: "" };
    if (!this.myTurn)
      return {
        lead: say("turn-of", { name: names[turn] }),
        text: this.bewitched ? say("diamoniak-other-witch") : say("diamoniak-other"),
      };
    if (this.bewitched)
      return {
        lead: say("diamoniak-witch-lead"),
        text: say("diamoniak-witch", {
          n: this.toll,
          fairy: this.table.offers("fairy").length ? "yes" : "no",
        }),
        rule: "4.4",
      };
    const odds = { pile: this.view.pile, witches: this.witches };
    if (this.view.phase === "opening")
      return {
        lead: say("your-turn-lead"),
        text: say(this.sellers.length ? "diamoniak-open-buy" : "diamoniak-open", odds),
        rule: "4.3",
      };
    return { lead: say("diamoniak-more-lead"), text: say("diamoniak-more", odds) };
  }

  get pile(): { count: number; label: string } {
    return { count: this.view.pile, label: say("diamoniak-pile") };
  }

  /** Those still among the cards to draw: what has been thrown lies open. */
  get witches(): number {
    return WITCHES - (this.view.discard.witch ?? 0) - Number(this.bewitched);
  }

  get thrown(): number {
    return Object.values(this.view.discard).reduce((sum, count) => sum + (count ?? 0), 0);
  }

  get foot(): string[] {
    return [say("diamoniak-thrown", { n: this.thrown })];
  }

  get sheet(): Sheet | null {
    return this.table.sheet as Sheet | null;
  }

  final(seat: number): string {
    return `${this.view.players[seat].castle} ${say("of-six", { n: STAGES })}`;
  }

  summary(winner: number): string {
    return say("diamoniak-summary", { n: this.view.players[winner].castle });
  }

  seat(seat: number): SeatLine {
    const player = this.view.players[seat];
    return {
      score: String(player.castle),
      unit: say("of-six", { n: STAGES }),
      status: player.colour ? say(`castle-${player.colour}`) : say("castle-none"),
    };
  }
}

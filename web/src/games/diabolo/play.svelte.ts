/** Diabolo on the page: a card is aimed at, then a side; Doubles are sealed. */

import type {
  Action,
  Discard,
  Double,
  Event,
  Play as PlayCard,
  Played,
  Sheet,
  View,
} from "../../generated/diabolo";
import double from "$games/diabolo/drawings/double.svg?raw";
import { Arrivals } from "../../timeline/arrivals";
import type { Leaving } from "../../timeline/flights";
import { atRest, type Act, type Guide, type Play, type SeatLine } from "../play";
import type { Sound } from "../../timeline/sound";
import type { Port } from "../port";
import { addition, signed } from "../../lib/numbers";
import { listed, say } from "../../lib/words.svelte";

export type Card = PlayCard["card"];
export type Side = PlayCard["side"];
export type Line = View["lines"][number];
export const SLOTS = 3;

export const colourOf = (card: Card): Line["colour"] => card.split("-")[0] as Line["colour"];
export const valueOf = (card: Card): number => Number(card.split("-")[1]);
export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

export class Diabolo implements Play {
  #index = $state<number | null>(null);
  #side = $state<Side | null>(null);
  /** The way aimed at in the count, and the line it was meant for. */
  #way = $state.raw<{ colour: string; spend: boolean } | null>(null);

  constructor(readonly table: Port) {}

  get view(): View {
    return this.table.view as View;
  }

  get hand(): Card[] {
    const hand = this.table.me === null ? 0 : this.view.hands[this.table.me];
    return Array.isArray(hand) ? sorted(hand) : [];
  }

  #arrivals = new Arrivals<Card>();
  /** The cards just drawn, while nothing else has happened. */
  get drawn(): readonly Card[] {
    return this.#arrivals.of(this.table.me, this.view, this.hand);
  }

  get scoring(): View["scoring"] {
    return this.view.scoring;
  }

  get line(): Line | undefined {
    return this.view.lines.find((line) => line.colour === this.scoring?.colour);
  }

  get blocked(): boolean {
    return this.table.offers("discard").length > 0;
  }

  sidesOf(card: Card): Side[] {
    return this.table
      .offers<PlayCard>("play")
      .filter((play) => play.card === card)
      .map((play) => play.side);
  }

  playable(card: Card): boolean {
    return this.blocked || this.sidesOf(card).length > 0;
  }

  /** The card just laid. */
  get laid(): Played | undefined {
    return (this.table.fresh as Event[]).findLast((event) => event.type === "played");
  }

  sound(event: { type: string }): Sound | undefined {
    return event.type === "locked" ? "latch" : undefined;
  }

  /** Who has just doubled, when all envelopes open. */
  get opened(): number[] | null {
    const told = (this.table.fresh as Event[]).findLast(
      (event) => event.type === "revealed" || event.type === "nobody_doubles",
    );
    return told ? (told.type === "revealed" ? told.seats : []) : null;
  }

  /** A Double leaves its envelope for the seat that spent it. */
  get leaving(): Leaving[] {
    return (this.opened ?? []).map((seat) => ({
      thing: `envelope-${seat}`,
      to: [`seat-${seat}`],
      picture: double,
    }));
  }

  // Aiming

  get aimed(): number | null {
    return this.table.myTurn && this.#index !== null && this.#index < this.hand.length
      ? this.#index
      : null;
  }

  get card(): Card | null {
    return this.aimed === null ? null : this.hand[this.aimed];
  }

  get side(): Side | null {
    if (!this.card) return null;
    const sides = this.sidesOf(this.card);
    return this.#side && sides.includes(this.#side)
      ? this.#side
      : sides.length === 1
        ? sides[0]
        : null;
  }

  lift(index: number): void {
    if (!this.table.myTurn || !this.playable(this.hand[index])) return;
    if (this.#index === index && this.side) this.#lay(this.side);
    else if (this.#index === index && this.blocked)
      this.#do({ type: "discard", card: this.hand[index] });
    else [this.#index, this.#side] = [index, null];
  }

  /** A slot of a line: the first touch aims, the second lays. */
  target(side: Side): void {
    if (this.side === side && this.#side === side) this.#lay(side);
    else this.#side = side;
  }

  drop(): void {
    [this.#index, this.#side, this.#way] = [null, null, null];
  }

  /** Whether the Double is to be spent on this line, once a way is aimed at. */
  get spends(): boolean | null {
    return this.#way && this.#way.colour === this.scoring?.colour ? this.#way.spend : null;
  }

  /** One of the two ways: the first touch aims, the second seals. */
  choose(spend: boolean): void {
    if (this.spends === spend) this.#do({ type: "double", spend });
    else if (this.scoring) this.#way = { colour: this.scoring.colour, spend };
  }

  #lay(side: Side): void {
    if (this.card) this.#do({ type: "play", card: this.card, side });
  }

  #do(action: Action): void {
    this.table.decide(action);
    this.drop();
  }

  // What the frame shows

  get acts(): Act[] {
    const { table } = this;
    if (this.scoring) return this.#doubleActs();
    if (!table.myTurn) return atRest("take-back-aim", "diabolo-choose-card");
    const card = this.card;
    const back: Act = {
      label: say("take-back-aim"),
      kind: "ghost",
      run: card ? () => this.drop() : undefined,
    };
    if (this.blocked)
      return [
        back,
        {
          label: card
            ? say("diabolo-discard", { card: table.words!.word(card) })
            : say("diabolo-choose-discard"),
          run: card ? () => this.#do({ type: "discard", card } as Discard) : undefined,
        },
      ];
    if (!card) return [back, { label: say("diabolo-choose-card") }];
    const sides = this.sidesOf(card);
    if (this.side) {
      const side = this.side;
      return [
        back,
        {
          label: say(`diabolo-lay-${side}`),
          icon: side === "angel" ? "next" : "back",
          run: () => this.#lay(side),
        },
      ];
    }
    return sides.map((side) => ({
      label: say(`diabolo-lay-${side}`),
      icon: side === "angel" ? "next" : "back",
      kind: side === "demon" ? "ghost" : "primary",
      run: () => this.#lay(side),
    }));
  }

  #doubleActs(): Act[] {
    if (!this.table.offers<Double>("double").length || !this.table.myTurn)
      return [{ label: say("diabolo-others-choose"), kind: "ghost" }];
    return [
      {
        label: say("diabolo-keep"),
        kind: "ghost",
        run: () => this.#do({ type: "double", spend: false }),
      },
      { label: say("diabolo-seal"), run: () => this.#do({ type: "double", spend: true }) },
    ];
  }

  toward(action: Action): string {
    if (action.type === "double") return say(action.spend ? "diabolo-seal" : "diabolo-keep");
    const { card } = action;
    if (this.card !== card) return `${say(`colour-${colourOf(card)}`)} ${valueOf(card)}`;
    return action.type === "play"
      ? say(`diabolo-lay-${action.side}`)
      : say("diabolo-discard", { card: this.table.words!.word(card) });
  }

  get guide(): Guide {
    const { table, view } = this;
    const line = this.line;
    if (line) {
      const mine = sum(this.hand.filter((card) => colourOf(card) === line.colour).map(valueOf));
      const lead = say("diabolo-line", { colour: line.colour });
      const sums = { angel: sum(line.angel), demon: sum(line.demon), mine };
      if (table.myTurn) return { lead, text: say("diabolo-double-question", sums), rule: "2.5" };
      return {
        lead,
        text: say("diabolo-double-wait", {
          names: listed(table.awaited.map((seat) => table.names[seat])),
          n: table.awaited.length,
        }),
        rule: "2.5",
      };
    }
    if (view.turn === null) return { lead: say("diabolo-count"), text: "" };
    if (!table.myTurn) return { lead: say("turn-of", { name: table.names[view.turn] }), text: "" };
    if (this.blocked)
      return { lead: say("your-turn-lead"), text: say("diabolo-blocked"), rule: "2.3" };
    if (this.card && !this.side)
      return {
        lead: say("your-turn-lead"),
        text: say("diabolo-which-side", { card: table.words!.word(this.card) }),
        rule: "2.3",
      };
    return {
      lead: say("your-turn-lead"),
      text: this.card
        ? say("diabolo-lay", { card: table.words!.word(this.card) })
        : say("diabolo-choose"),
      rule: "2.3",
    };
  }

  get pile(): { count: number; label: string } {
    return { count: this.view.pile, label: say("in-the-pile") };
  }

  get rounds(): number {
    const said = this.table.options.rounds;
    return typeof said === "number" ? said : this.view.scores.length;
  }

  get foot(): string[] {
    const lines = [say("diabolo-round", { round: this.view.round, rounds: this.rounds })];
    if (this.view.scores.length === 2) lines.push(say("label-diabolo"));
    return lines;
  }

  get sheet(): Sheet | null {
    return this.table.sheet as Sheet | null;
  }

  summary(winner: number): string {
    const rounds = this.sheet?.rounds ?? [];
    const points = rounds.at(-1)?.totals[winner] ?? 0;
    return say("diabolo-summary", { points, rounds: rounds.length });
  }

  sum(seat: number): string {
    const rounds = this.sheet?.rounds ?? [];
    return rounds.length > 1 ? addition(rounds.map(({ points }) => points[seat])) : "";
  }

  seat(seat: number): SeatLine {
    const hand = this.view.hands[seat];
    const cards = say("cards", { n: Array.isArray(hand) ? hand.length : hand });
    const decided = this.scoring?.decided.includes(seat);
    const status = [
      this.scoring ? "" : cards,
      this.view.doubles[seat] ? say("diabolo-a-double") : "",
      decided ? say("diabolo-chosen") : "",
    ]
      .filter(Boolean)
      .join(", ");
    return {
      score: signed(this.view.scores[seat]),
      unit: say("points-short"),
      units: say("points"),
      status,
      flag: this.scoring ? say("diabolo-flag") : undefined,
    };
  }
}

const ORDER = ["red", "yellow", "green", "violet", "blue"];
export function sorted(hand: Card[]): Card[] {
  return [...hand].sort(
    (a, b) => ORDER.indexOf(colourOf(a)) - ORDER.indexOf(colourOf(b)) || valueOf(b) - valueOf(a),
  );
}

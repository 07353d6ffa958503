/** Diadingo on the page: aiming at a stone stays here; what is sent is the one attempt (C13). */

import type { Action, Event, Sheet, Steal, Take, View } from "../../generated/diadingo";
import gem from "$games/diadingo/drawings/gem.svg?raw";
import type { Leaving } from "../../timeline/flights";
import { atRest, type Act, type Guide, type Play, type SeatLine } from "../play";
import type { Sound } from "../../timeline/sound";
import type { Port } from "../port";
import { addition } from "../../lib/numbers";
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";

export const dollars = (value: number): string =>
  new Intl.NumberFormat(settings.now.lang)
    .format(value)
    .replace("-", "−")
    .replace("\u202f", "\u00a0");

/** So many dollars, with their sign where the language has it. */
export const sumOf = (value: number, written = "diadingo-dollars"): string =>
  `${value < 0 ? "−" : ""}${say(written, { money: dollars(Math.abs(value)) })}`;

/** A second tap on a stone tries it, but not so soon: nobody can take a try back. */
const DOUBLE_MS = 400;

export class Diadingo implements Play {
  #place = $state<number | null>(null);
  #aimedAt = 0;
  #victim = $state<{ seat: number; ring: number } | null>(null);
  #onto = $state<number | null>(null);

  constructor(readonly table: Port) {}

  get view(): View {
    return this.table.view as View;
  }

  get me(): number | null {
    return this.table.me ?? this.table.mine[0] ?? null;
  }

  get others(): number[] {
    return this.view.players.flatMap((_, seat) => (seat === this.me ? [] : [seat]));
  }

  get theft(): boolean {
    return this.view.drawn === "theft";
  }

  get myTurn(): boolean {
    return this.table.myTurn;
  }

  get value(): number {
    return Number(this.view.drawn?.split("-")[1] ?? 0);
  }

  // The tray

  may(place: number): boolean {
    return this.table.offers<Take>("take").some((take) => take.place === place);
  }

  get place(): number | null {
    return this.#place !== null && this.myTurn && this.may(this.#place) ? this.#place : null;
  }

  aim(place: number): void {
    if (!this.myTurn || !this.may(place)) return;
    const now = performance.now();
    if (this.#place !== place) [this.#place, this.#aimedAt] = [place, now];
    // one click is the attempt (C13): the second half of a double tap is none
    else if (now - this.#aimedAt > DOUBLE_MS) this.#do({ type: "take", place });
  }

  // The theft

  get steals(): Steal[] {
    return this.myTurn ? this.table.offers<Steal>("steal") : [];
  }

  canTake(seat: number, ring: number): boolean {
    return this.steals.some((steal) => steal.victim === seat && steal.ring === ring);
  }

  get victim(): { seat: number; ring: number } | null {
    return this.#victim && this.canTake(this.#victim.seat, this.#victim.ring) ? this.#victim : null;
  }

  get onto(): number | null {
    const from = this.victim;
    if (!from) return null;
    const places = this.steals
      .filter((steal) => steal.victim === from.seat && steal.ring === from.ring)
      .map((steal) => steal.onto);
    return this.#onto !== null && places.includes(this.#onto) ? this.#onto : (places[0] ?? null);
  }

  take(seat: number, ring: number): void {
    if (this.victim?.seat === seat && this.victim.ring === ring) this.#steal();
    else [this.#victim, this.#onto] = [{ seat, ring }, null];
  }

  put(ring: number): void {
    const from = this.victim;
    if (
      from &&
      this.steals.some(
        (steal) => steal.victim === from.seat && steal.ring === from.ring && steal.onto === ring,
      )
    )
      this.#onto = ring;
  }

  #steal(): void {
    const { victim, onto } = this;
    if (victim && onto !== null)
      this.#do({ type: "steal", victim: victim.seat, ring: victim.ring, onto });
  }

  drop(): void {
    [this.#place, this.#victim, this.#onto] = [null, null, null];
  }

  #do(action: Action): void {
    this.table.decide(action);
    this.drop();
  }

  // What the frame shows

  get acts(): Act[] {
    if (!this.myTurn) return atRest("diadingo-choose");
    if (this.theft) {
      const { victim } = this;
      const decline = this.table.offers("decline")[0];
      return [
        {
          label: say("diadingo-decline"),
          kind: "ghost",
          run: decline && (() => this.#do({ type: "decline" })),
          why: decline ? undefined : say("diadingo-must"),
        },
        {
          label: victim
            ? say("diadingo-steal", { name: this.table.names[victim.seat] })
            : say("diadingo-choose-ring"),
          run: victim ? () => this.#steal() : undefined,
        },
      ];
    }
    const place = this.place;
    return [
      {
        label: say(place === null ? "diadingo-choose" : "diadingo-take"),
        run: place === null ? undefined : () => this.#do({ type: "take", place }),
      },
    ];
  }

  toward(action: Action): string {
    if (action.type === "decline") return say("diadingo-decline");
    if (action.type === "take") {
      if (this.place === action.place) return say("diadingo-take");
      const place = this.table.words!.say("place", { place: action.place });
      return say("diadingo-stone", { place });
    }
    const name = this.table.names[action.victim];
    if (this.victim?.seat === action.victim && this.victim.ring === action.ring)
      return say("diadingo-steal", { name });
    const { value } = this.view.players[action.victim].rings[action.ring];
    return say("diadingo-steal-this", { value: dollars(value), name });
  }

  get guide(): Guide {
    const { view, table } = this;
    if (view.turn === null || !view.drawn) return { lead: "", text: "" };
    const name = table.names[view.turn];
    if (this.theft) {
      if (!this.myTurn)
        return { lead: say("turn-of", { name }), text: say("diadingo-other-theft"), rule: "3.3" };
      const from = this.victim;
      return {
        lead: say("diadingo-theft-lead"),
        text: from
          ? say("diadingo-theft-this", {
              value: dollars(view.players[from.seat].rings[from.ring].value),
            })
          : say("diadingo-theft"),
        rule: "3.3",
      };
    }
    if (!this.myTurn)
      return {
        lead: say("turn-of", { name }),
        text: say("diadingo-other", { value: dollars(this.value) }),
      };
    return {
      lead: say("diadingo-ring-lead", { value: dollars(this.value) }),
      text: say("diadingo-one-try"),
      rule: "3.2",
    };
  }

  get pile(): { count: number; label: string } {
    return { count: this.view.deck, label: say("diadingo-deck", { n: this.view.deck }) };
  }

  get foot(): string[] {
    return [say("diadingo-left", { n: this.view.left })];
  }

  get sheet(): Sheet | null {
    return this.table.sheet as Sheet | null;
  }

  figure(points: number): string {
    return sumOf(points);
  }

  final(seat: number): string {
    return this.figure(this.view.scores[seat]);
  }

  /** The games of a series, or what full rings brought and empty ones cost. */
  sum(seat: number): string {
    const games = this.sheet?.rounds ?? [];
    const written = (terms: number[]): string =>
      addition(
        terms,
        terms.map((term) => dollars(Math.abs(term))),
      );
    if (games.length > 1) return written(games.map(({ points }) => points[seat]));
    const player = games[0]?.players[seat];
    return player && this.sheet?.professional ? written([player.won, -player.lost]) : "";
  }

  summary(winner: number): string {
    const games = this.sheet?.rounds ?? [];
    const money = dollars(this.view.scores[winner]);
    const player = games.at(-1)?.players[winner];
    if (games.length > 1) return say("diadingo-summary-series", { money, n: games.length });
    if (this.sheet?.professional)
      return say("diadingo-summary-professional", {
        money,
        n: player?.full ?? 0,
        empty: player?.empty ?? 0,
      });
    return say("diadingo-summary", { money, n: player?.full ?? 0 });
  }

  seat(seat: number): SeatLine {
    const full = this.view.players[seat].rings.filter((ring) => ring.diamond).length;
    return {
      score: sumOf(this.view.scores[seat], "diadingo-score"),
      unit: say("diadingo-score-unit"),
      status: say("diadingo-full", { n: full }),
    };
  }

  /** A loose stone goes to its ring; a stolen one from ring to ring. */
  get leaving(): Leaving[] {
    return (this.table.fresh as Event[]).flatMap((event): Leaving[] => {
      if (event.type === "took") {
        const ring = `ring-${event.seat}-${this.view.players[event.seat].rings.length - 1}`;
        const to = [ring, `seat-${event.seat}`];
        return [{ thing: `stone-${event.place}`, to, picture: gem }];
      }
      if (event.type !== "stole") return [];
      const to = [`ring-${event.seat}-${event.onto}`, `seat-${event.seat}`];
      return [{ thing: `ring-${event.victim}-${event.ring}`, to, picture: gem, arc: true }];
    });
  }

  sound(event: { type: string }): Sound | undefined {
    const sounds: Record<string, Sound> = { took: "chime", found_fixed: "thud", stole: "knock" };
    return sounds[event.type];
  }

  /** The last place that was tried, and whether its stone came off. */
  get lastTry(): { place: number; came: boolean } | null {
    const last = (this.table.fresh as Event[]).findLast(
      (event) => event.type === "took" || event.type === "found_fixed",
    );
    return last ? { place: (last as { place: number }).place, came: last.type === "took" } : null;
  }
}

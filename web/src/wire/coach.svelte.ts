/** The coach at a table: who asked, and what a seat of this device was told. */

import type { Advised, HintAsked } from "../generated/wire";
import type { Table } from "./table.svelte";
import { say } from "../lib/words.svelte";

type Line = { text: string; event: { type: string } };

export class Coach {
  /** This device has asked, and the coach thinks. */
  thinks = $state(false);
  #said = $state.raw<Advised | null>(null);

  constructor(private readonly table: Table) {}

  /** Who asked, and after how many events. */
  get asked(): HintAsked[] {
    return this.table.lobby?.asked ?? [];
  }

  /** Whether hints may be had at this table. */
  get here(): boolean {
    return !!this.table.lobby?.hints && !this.table.over;
  }

  get mayAsk(): boolean {
    const { myTurn, connection } = this.table;
    return this.here && myTurn && connection === "seated" && !this.thinks && !this.advice;
  }

  /** What the coach would do in the present wait. */
  get advice(): Advised | null {
    const { me, myTurn, step } = this.table;
    const said = this.#said;
    return said && myTurn && said.seat === me && said.window === step?.window ? said : null;
  }

  /** Ask, which everybody is told. */
  ask(): void {
    const { me } = this.table;
    if (!this.mayAsk || me === null) return;
    this.thinks = true;
    this.table.refusal = null;
    this.table.say({ type: "hint", seat: me });
  }

  hear(advice: Advised): void {
    [this.#said, this.thinks] = [advice, false];
  }

  tell(seat: number): string {
    return say("coach-asked", { name: this.table.names[seat] });
  }

  /** The story with every question put where it was asked, if that much has been told. */
  among(told: Line[]): Line[] {
    const all = [...told];
    for (const { seat, after } of this.asked.toReversed())
      if (after <= told.length)
        all.splice(after, 0, { event: { type: "asked" }, text: this.tell(seat) });
    return all;
  }
}

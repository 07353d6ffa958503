/** A gathering as it is being planned. */

import { LEVELS } from "../../generated/bots";
import type { OpenGathering } from "../../generated/gathering";
import { ownDeck } from "../../games/diego/atelier/kept";
import { advised, GAMES } from "../../lib/games.svelte";
import { sentence } from "../../wire/opening";
import { place } from "../../lib/route.svelte";
import { Plan } from "../../setup/plan.svelte";
import { gatherings } from "../calls";

/** How long names and answers are kept after the end, in minutes. */
export const KEPT = { end: 0, hour: 60, day: 24 * 60, month: 30 * 24 * 60 };
export type Keeping = keyof typeof KEPT;
/** Nobody comes to a class or a club to play alone. */
const COMPANY = 2;
/** What opens the form: a lesson of the teachers' page, a club's evening, a box, a deck. */
const LESSONS: Record<string, { preset: string; size: number; deck?: string }> = {
  discover: { preset: "cycle3", size: 4 },
  train: { preset: "classic", size: 2 },
  diagnose: { preset: "classic", size: 2, deck: "diagnostic" },
};

export class Draft {
  kind = $state<"class" | "club">("class");
  title = $state("");
  plan = $state.raw<Plan>(planOf("diego", "class"));
  size = $state(2);
  teams = $state(false);
  bots = $state(false);
  rounds = $state(2);
  sameDeal = $state(false);
  asking = $state(false);
  ownNames = $state(true);
  keepMap = $state(true);
  keeping = $state<Keeping>("hour");
  problem = $state("");
  busy = $state(false);

  constructor(wanted: string) {
    const [name, value = ""] = wanted.split("=");
    const lesson = LESSONS[name];
    if (name === "club") this.become("club");
    if (name === "game" && GAMES.includes(value)) this.play(value);
    if (name === "deck") this.#deal(ownDeck(value)?.deck);
    if (lesson) {
      this.plan.choose(lesson.preset);
      this.size = lesson.size;
      this.#deal(lesson.deck);
    }
  }

  /** The presets for people who play together. */
  get presets(): Plan["presets"] {
    return this.plan.presets.filter(({ id }) => id !== "guided" && id !== "alone");
  }

  /** How many may sit at a table. */
  get sizes(): number[] {
    const [least, high] = this.plan.range;
    const low = Math.max(COMPANY, least);
    return Array.from({ length: high - low + 1 }, (_, at) => low + at);
  }

  become(kind: "class" | "club"): void {
    this.kind = kind;
    this.sameDeal = kind === "club";
    this.rounds = kind === "club" ? 3 : 2;
    this.plan.table.hints = kind === "club";
  }

  play(game: string): void {
    this.problem = "";
    this.plan = planOf(game, this.kind);
    this.size = Math.max(COMPANY, advised(game)[0]);
  }

  async open(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { gathering } = await gatherings.open(this.#wanted());
      place.go(`/seance/${gathering}`);
    } catch (error) {
      this.problem = sentence(error);
    }
    this.busy = false;
  }

  #deal(deck: unknown): void {
    if (deck) this.plan.change("deck", deck);
  }

  #wanted(): OpenGathering {
    return {
      kind: this.kind,
      title: this.title.trim(),
      game: this.plan.game,
      options: this.plan.options,
      settings: { ...this.plan.table },
      size: this.size,
      teams: this.teams,
      bots: this.bots ? LEVELS[0] : null,
      rounds: this.rounds,
      pairing: this.kind === "club" ? "swiss" : "apart",
      same_deal: this.sameDeal,
      door: this.asking ? "asking" : "open",
      own_names: this.ownNames,
      keep_map: this.keepMap,
      forget_min: KEPT[this.keeping],
    };
  }
}

/** In class nobody is helped by the coach unless that is wanted: what they know shall be seen. */
function planOf(game: string, kind: "class" | "club"): Plan {
  const plan = new Plan(game, false);
  plan.table.hints = kind === "club";
  return plan;
}

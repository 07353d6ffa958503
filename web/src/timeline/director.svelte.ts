/** One timeline: each moment is announced, staged, shown and sounded once, in its order. */

import type { Scene } from "./moment";

/** What the director has done, with whatever a moment is there. */
export interface House<M> {
  announce(moment: M): void;
  /** The climaxes of a moment, in their order. */
  scenes(moment: M): readonly Scene[];
  /** The board comes to the moment; what was staged has sounded already. */
  show(moment: M, staged: boolean): void;
  sound(scene: Scene): void;
  /** Whether somebody here must answer that moment within a short delay. */
  hurried(moment: M): boolean;
  /** How long things are shown: 1 is the ordinary speed, 0 shows nothing. */
  pace(): number;
}

/** How a moment came: now, while nobody looked, or long before. */
export type News = "fresh" | "missed" | "old";

interface Beat {
  scene: Scene | null;
  ms: number;
  least: number;
}

const GAP_MS = 320;
const LEAST_MS = 700;
/** More moments than these are caught up with at once. */
const BEHIND = 6;
/** To find the words, and then to read them: some twenty letters a second. */
const FIND_MS = 900;
const LETTER_MS = 45;

/** How long a scene is shown at the ordinary speed: what is written in it can be read. */
export function lasting({ title, text, ms }: Scene): number {
  return Math.max(ms, FIND_MS + LETTER_MS * (title.length + (text?.length ?? 0)));
}

export class Director<M> {
  /** What is staged now. */
  scene = $state.raw<Scene | null>(null);
  #queue: { moment: M; news: News }[] = [];
  #script: Generator<Beat, void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the present beat ends, and its least. */
  #until = 0;
  #least = 0;
  #passing = false;

  constructor(private readonly house: House<M>) {}

  /** A moment has come; it is shown at once if nothing else is. */
  take(moment: M, news: News = "fresh"): void {
    this.#queue.push({ moment, news });
    if (!this.#script) {
      this.#script = this.#perform();
      this.#next();
    } else if (this.#hurried) this.#hurry();
  }

  /** The present scene has been seen. */
  skip(): void {
    if (this.scene) this.#next();
  }

  /** Everything that is staged of the present moment has been seen. */
  skipAll(): void {
    this.#passing = true;
    this.skip();
  }

  /** Nothing more is shown. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#script = null;
    this.scene = null;
  }

  get #hurried(): boolean {
    return (
      this.#queue.length > BEHIND || this.#queue.some(({ moment }) => this.house.hurried(moment))
    );
  }

  *#perform(): Generator<Beat, void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { moment, news } = next;
      const { house } = this;
      this.#passing = false;
      house.announce(moment);
      const all = news === "old" || !house.pace() ? [] : house.scenes(moment);
      // of what was missed only the end is staged: the rest is read in the story
      const scenes = news === "missed" ? all.slice(-1) : all;
      yield* this.#stage(scenes.filter((scene) => !scene.after));
      house.show(moment, scenes.length > 0);
      yield* this.#stage(scenes.filter((scene) => scene.after));
      if (this.#queue.length && this.#queue.length <= BEHIND && house.pace())
        yield { scene: null, ms: GAP_MS * house.pace(), least: 0 };
    }
  }

  *#stage(scenes: Scene[]): Generator<Beat, void> {
    for (const scene of scenes) {
      if (this.#passing) return;
      this.house.sound(scene);
      yield { scene, ms: lasting(scene) * this.house.pace(), least: scene.least ?? LEAST_MS };
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    const beat = this.#script?.next();
    if (!beat || beat.done) {
      this.#script = null;
      this.scene = null;
      return;
    }
    const { scene, ms, least } = beat.value;
    this.scene = scene;
    this.#least = performance.now() + least;
    this.#until = performance.now() + ms;
    this.#timer = setTimeout(() => this.#next(), ms);
    if (this.#hurried) this.#hurry();
  }

  /** A delay runs, or much has come meanwhile: what is shown is cut to its least. */
  #hurry(): void {
    const end = Math.min(this.#until, this.#least);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), Math.max(0, end - performance.now()));
  }
}

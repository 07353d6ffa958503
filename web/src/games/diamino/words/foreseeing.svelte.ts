/** What the word on trial would bring, as the server foresees it: never whether it exists. */

import type { Foresight } from "../../port";
import { uncited } from "../../../lib/uncited";
import { say } from "../../../lib/words.svelte";
import type { Diamino } from "../play.svelte";

/** `diamino.types.Foreseen`. */
interface Foreseen {
  words: string[];
  points: number;
  others: number;
  red: number;
  green: number;
}

/** After so long without another tile the server is asked. */
const REST_MS = 250;

export class Foreseeing {
  #heard = $state.raw<{ asked: string; found: Foresight } | null>(null);

  constructor(private readonly play: Diamino) {}

  #asked = $derived.by((): string => {
    const { word } = this.play.laying.word;
    return word && this.play.turning ? [this.play.turn, word.at, word.text].join(" ") : "";
  });

  /** Ask once the tiles rest; what is returned calls it off. */
  follow(): (() => void) | undefined {
    const asked = this.#asked;
    const { word } = this.play.laying.word;
    const { table } = this.play;
    if (!asked || !word || !table.foresee) return;
    const timer = setTimeout(() => {
      table.foresee!({ type: "place", at: word.at, word: word.text } as { type: string }).then(
        (found) => (this.#heard = { asked, found }),
        () => {}, // it is told again when the word is sent
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }

  /** In one sentence or two; nothing until the server has answered for these very tiles. */
  get said(): string {
    if (!this.#heard || this.#heard.asked !== this.#asked) return "";
    const { told, why } = this.#heard.found;
    if (why) return uncited(why);
    if (!told) return "";
    const { words, points, others, red, green } = told as Foreseen;
    const { formula } = this.play;
    return [
      words.length > 1 ? say("diamino-forms", { words: words.join(", ") }) : "",
      formula !== "patience" && red + green ? say("diamino-covers", { red, green }) : "",
      formula === "score" ? say("diamino-brings", { points, others }) : "",
    ]
      .filter(Boolean)
      .join(" ");
  }
}

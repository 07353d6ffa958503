import { say } from "../lib/words.svelte";

/** How long a turn may take, as people say it. */
export const limitTold = (seconds: number): string =>
  seconds < 60
    ? say("limit-seconds", { n: seconds })
    : say("limit-minutes", { n: Math.round(seconds / 60) });

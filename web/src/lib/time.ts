import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long ago something was, as people say it. */
export function ago(seconds: number): string {
  for (const [unit, size] of UNITS)
    if (seconds >= size)
      return new Intl.RelativeTimeFormat(settings.now.lang, { numeric: "auto" }).format(
        -Math.floor(seconds / size),
        unit,
      );
  return say("just-now");
}

import type { SeatInfo } from "../generated/wire";
import { say } from "./words.svelte";

/** How everybody is called: bots by their level, and a number where two are alike. */
export function names(seats: Pick<SeatInfo, "kind" | "name" | "level" | "stands_in">[]): string[] {
  const counts = new Map<string, number>();
  return seats.map((seat, number) => {
    if (seat.kind === "waiting") return say("seat-waiting");
    if (seat.kind === "person" || seat.stands_in)
      return seat.name || say("player", { number: number + 1 });
    const name = say(`bot-${seat.level}`);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > 1 ? `${name} ${count}` : name;
  });
}

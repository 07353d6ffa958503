import type { SeatInfo } from "../../generated/wire";
import { say } from "../words.svelte";

export type Seated = Pick<SeatInfo, "kind" | "name" | "level" | "stands_in">;

/** How everybody is called: bots by their level and its kin, a number where two are alike. */
export function names(seats: Seated[]): string[] {
  const taken = new Set<string>();
  return seats.map((seat, number) => {
    if (seat.kind === "waiting") return say("seat-waiting");
    const [own, ...kin] = namesOf(seat, number);
    let name = [own, ...kin].find((one) => !taken.has(one)) ?? own;
    for (let count = 2; taken.has(name); count++) name = `${own} ${count}`;
    taken.add(name);
    return name;
  });
}

function namesOf(seat: Seated, number: number): string[] {
  if (seat.kind === "bot" && !seat.stands_in)
    return [say(`bot-${seat.level}`), ...say(`kin-${seat.level}`).split(", ")];
  return [seat.name || say("player", { number: number + 1 })];
}

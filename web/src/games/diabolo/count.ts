/** The last round counted, as the story tells it: what each line brought, and to whom. */

import type { Event, RoundClosed, Weighed } from "../../generated/diabolo";

export interface Share {
  seat: number;
  values: number[];
  most: number;
  doubled: boolean;
  points: number;
}

export interface Line {
  weighed: Weighed;
  shares: Share[];
}

export interface Round {
  round: number;
  lines: Line[];
}

export function lastRound(events: Event[]): Round | null {
  const closed = events.findLastIndex((event) => event.type === "round_closed");
  if (closed < 0) return null;
  const lines: Line[] = [];
  const shown = new Map<number, number[]>();
  for (const event of events.slice(closed)) {
    if (event.type === "weighed") lines.push({ weighed: event, shares: [] });
    if (event.type === "showed") shown.set(event.seat, event.values);
    if (event.type !== "gained" && event.type !== "lost") continue;
    const won = event.type === "gained";
    lines[lines.length - 1].shares.push({
      seat: event.seat,
      values: shown.get(event.seat) ?? [],
      most: won ? event.most : event.points,
      doubled: won && event.doubled,
      points: won ? event.points : -event.points,
    });
  }
  return { round: (events[closed] as RoundClosed).round, lines };
}

export const sharesOf = ({ lines }: Round, seat: number): Share[] =>
  lines.flatMap(({ shares }) => shares.filter((share) => share.seat === seat));

export const pointsOf = (round: Round, seat: number): number =>
  sharesOf(round, seat).reduce((total, { points }) => total + points, 0);

/** The count of Diabolo at the real table (2.5): what a line, a round, a match bring. */

export const COLOURS = ["red", "yellow", "green", "violet", "blue"] as const;
export type Side = "equal" | "angel" | "demon";

/** One line of a round: who is stronger, the sum each holds in hand, who announced a Double. */
export interface Line {
  side: Side;
  sums: (number | null)[];
  doubles: boolean[];
}

export interface Pad {
  names: string[];
  rounds: Line[][];
}

export function newRound(players: number): Line[] {
  return COLOURS.map(() => ({
    side: "equal",
    sums: Array<null>(players).fill(null),
    doubles: Array<boolean>(players).fill(false),
  }));
}

/** What one line brings each player; all who share the highest sum win or lose it (B6). */
export function lineScores(line: Line): number[] {
  const sums = line.sums.map((sum) => Math.max(0, sum ?? 0));
  const highest = Math.max(...sums);
  return sums.map((sum, player) => {
    if (line.side === "equal" || sum === 0 || sum < highest) return 0;
    if (line.side === "demon") return -sum;
    return line.doubles[player] ? 2 * sum : sum;
  });
}

export function roundScores(round: Line[]): number[] {
  return added(round.map(lineScores), round[0].sums.length);
}

export function totals(pad: Pad): number[] {
  return added(pad.rounds.map(roundScores), pad.names.length);
}

/** Who leads; a tie shares (2.6). */
export function leaders(points: number[]): number[] {
  const best = Math.max(...points);
  return points.flatMap((total, player) => (total === best ? [player] : []));
}

/** Whether a player's Double is still there for a line: it is given back each round (B4, B5). */
export function mayDouble(round: Line[], line: Line, player: number): boolean {
  return line.side === "angel" && round.every((other) => other === line || !other.doubles[player]);
}

function added(parts: number[][], players: number): number[] {
  return Array.from({ length: players }, (_, player) =>
    parts.reduce((sum, part) => sum + part[player], 0),
  );
}

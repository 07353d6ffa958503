/** Boards as our rules write them between fences: columns above, a number before each row. */

export interface Written {
  /** The square at the top left. */
  at: string;
  columns: number;
  rows: number;
  /** The tiles that lie there, by their squares; of a whole board only the ground is written. */
  tiles: Record<string, string>;
}

const WHOLE = 15;

/** Every board of a fenced text; two may stand side by side. */
export function boardsIn(text: string): Written[] {
  const [head, ...rows] = text.split("\n").filter((line) => line.trim());
  return groups(head).flatMap((columns) => {
    const found: Written = { at: "", columns: columns.length, rows: 0, tiles: {} };
    for (const row of rows) {
      const number = /(\d+) *$/.exec(row.slice(0, columns[0].at))?.[1];
      const cells = columns.map(({ at }) => row[at]);
      if (!number || cells.some((cell) => !cell?.trim())) continue;
      found.at ||= `${columns[0].letter}${number}`;
      found.rows += 1;
      if (columns.length < WHOLE)
        cells.forEach((cell, nth) => {
          if (cell !== ".") found.tiles[`${columns[nth].letter}${number}`] = cell;
        });
    }
    return found.rows ? [found] : [];
  });
}

interface Column {
  letter: string;
  at: number;
}

/** The letters of the columns, board by board. */
function groups(head: string): Column[][] {
  const found: Column[][] = [];
  for (const { 0: letter, index } of head.matchAll(/[A-O]/g)) {
    const last = found.at(-1);
    if (last && index - last.at(-1)!.at === 2) last.push({ letter, at: index });
    else found.push([{ letter, at: index }]);
  }
  return found;
}

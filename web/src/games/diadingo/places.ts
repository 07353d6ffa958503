/** Where the places of the octagonal tray lie in its drawing. */

import tray from "../../../../src/ludiade/games/diadingo/material/tray.json";

const STEP = 96;
const ROW = 92;
export const places = tray.rows.flatMap((count, row) =>
  Array.from({ length: count }, (_, column) => ({
    x: 430 + (column - (count - 1) / 2) * STEP,
    y: 104 + row * ROW,
  })),
);

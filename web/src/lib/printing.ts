/** What the server prints: parts of a game, or a table of results (docs/protocol.md, "Print"). */

export interface Offered {
  available: boolean;
  /** How printing is installed, where it is not. */
  how: string;
  /** For each game its parts, with their names. */
  games: Record<string, Record<string, string>>;
}

export interface Layout {
  paper?: "a4" | "letter";
  /** Over which edge the sheet is turned; `fold`: backs beside the fronts, on one side. */
  duplex?: "long" | "short" | "none" | "fold";
  /** How far the backs are moved to the right and down, in millimetres. */
  dx?: number;
  dy?: number;
  large?: boolean;
  grey?: boolean;
  /** An address to print as a QR code. */
  link?: string;
}

export interface Column {
  title: string;
  align?: "start" | "centre" | "end";
  /** Its share of the width, 1 where nothing is said. */
  wide?: number;
}

/** Any results: at most 16 columns and 500 rows, every row as long as there are columns. */
export interface ResultsPage {
  title: string;
  subtitle?: string;
  columns: Column[];
  rows: string[][];
  /** Cells that stand out, by row and column. */
  ringed?: [number, number][];
  /** More tables, each under a heading. */
  sections?: { title: string; columns: Column[]; rows: string[][] }[];
  notes?: string[];
  /** What the PDF is called, without its ending. */
  file?: string;
}

export type PrintWish =
  | { game: string; parts?: string[]; options?: Record<string, unknown>; layout?: Layout }
  | { page: ResultsPage; layout?: Layout };

import type { Parts } from "../../lib/play";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { Diamino } from "./play.svelte";
import "./styles/grid.css";
import "./styles/board.css";
import "./styles/words.css";
import "./styles/rack.css";
import "./styles/letters.css";
import "./styles/end.css";
import "./styles/motion.css";

export const parts: Parts = { Board, Hand, End, make: (table) => new Diamino(table) };

import type { Parts } from "../../lib/play";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { Diamoniak } from "./play.svelte";
import "./styles/land.css";
import "./styles/hand.css";
import "./styles/sizes.css";
import "./styles/crowd.css";

export const parts: Parts = { Board, Hand, End, make: (table) => new Diamoniak(table) };
